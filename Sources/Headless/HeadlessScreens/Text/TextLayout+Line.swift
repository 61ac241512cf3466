import Foundation
import HeadlessUIKit

/// The lines of bars, headers, rows, footers, choices, and placeholders.
extension TextLayout {
  /// Returns the lines of a group, with frames in the coordinates of the group.
  func newLines(of group: Scene.Group) -> [Line] {
    if group.role == .tabBar { return [tabLine(of: group)] }
    let runs = allRuns(of: group)
    let frame = CGRect(origin: .zero, size: group.frame.size)
    let middle = frame.width * 0.6
    var isBar = false
    var indent = 0
    switch group.role {
    case .navigationBar, .searchBar: isBar = true
    case .row, .item, .action, .field, .menuItem, .view: indent = 2
    default: break
    }
    let actions = runs.filter { $0.target?.role.isSwipeAction == true }
    let isSwipedFromEnd = !actions.contains { ($0.target?.frame.minX ?? 0) < 1 }
    func isTrailing(_ run: TextRun) -> Bool {
      if run.target?.role.isSwipeAction == true { return isSwipedFromEnd }
      if run.isSymbol || run.isControl { return run.frame.midX >= middle }
      return run.alignment == .right || isBar && run.frame.minX >= middle
    }
    let isTitle: (TextRun) -> Bool = { isBar && $0.alignment == .center }
    let symbols = runs.filter { $0.isSymbol && !isTrailing($0) }.stableSorted(by: \.frame.minX)
    let texts = runs.filter { !$0.isSymbol && !isTrailing($0) && !isTitle($0) }
    let trailing =
      runs.filter { !$0.isSymbol && isTrailing($0) && !isTitle($0) }.stableSorted(by: \.frame.minX)
      + runs.filter { $0.isSymbol && isTrailing($0) }.stableSorted(by: \.frame.minX)
      .map { $0.restyled(TextStyle(dim: true)) }

    if indent > 0, symbols.isEmpty {
      indent = max(indent, column(texts.map(\.frame.minX).min() ?? 0))
    }
    var first = Line(text: TextLine(), role: group.role, frame: frame, state: group.state)
    switch group.role {
    case .navigationBar: first.text.style = TextStyle(bold: true)
    case .row, .item: first.text.style = TextStyle(bold: group.state.contains(.selected))
    default: break
    }
    first.isOpening = runs.contains { $0.string == "›" && $0.isSymbol && $0.target == nil }
    let taken = (symbols + texts).reduce(indent) { $0 + CharacterWidth.of($1.text) + 2 }
    let right = place(trailing, room: max(columns / 2, columns - 2 - taken, 1), on: &first)
    var left = indent
    for symbol in symbols where left < right {
      first.place(symbol.span(at: left, columns: right - left), of: symbol)
      let isOfText = symbol.target != nil && symbol.target?.role == texts.first?.target?.role
      left += CharacterWidth.of(symbol.text) + (isOfText ? 1 : 2)
    }
    let blank = first.withoutContent
    var lines = [first]
    let stacked = stack(
      styled(texts, in: group.role), from: left, to: right, limit: lineLimit(of: group))
    for (number, row) in stacked.enumerated() {
      if number == lines.count { lines.append(blank) }
      for (span, run) in row { lines[number].place(span, of: run) }
    }
    for run in runs.filter(isTitle) {
      let leading = first.text.spans.dropFirst(trailing.count) + (stacked.first ?? []).map(\.span)
      let start = leading.map { $0.column + CharacterWidth.of($0.text) + 1 }.max() ?? 0
      let title = run.restyled(TextStyle(bold: true))
      lines[0].place(centered(title, from: start, to: max(right, start)), of: run)
    }
    if group.role.isUsable { makeSpots(in: &lines) }
    return lines
  }

  /// Returns the line of a tab bar, whose tabs share the width. The selected tab is in brackets,
  /// and a badge in parentheses.
  private func tabLine(of group: Scene.Group) -> Line {
    let frame = CGRect(origin: .zero, size: group.frame.size)
    var line = Line(text: TextLine(), role: group.role, frame: frame, state: group.state)
    let room = columns / max(group.groups.count, 1)
    for (number, tab) in group.groups.enumerated() {
      let runs = allRuns(of: wrapper(of: tab, in: frame))
      let texts = runs.filter { !$0.isSymbol }
      guard var run = texts.first ?? runs.first else { continue }
      if texts.count > 1 { run.string += " (\(texts[1].text))" }
      let isSelected = tab.state.contains(.selected)
      if isSelected { run.string = "[\(run.text)]" }
      run.style = TextStyle(bold: isSelected, dim: tab.state.contains(.disabled))
      var span = run.span(columns: max(room - 1, 1))
      span.column = number * room + (room - CharacterWidth.of(span.text)) / 2
      line.place(span, of: run)
    }
    return line
  }

  private func wrapper(of group: Scene.Group, in frame: CGRect) -> Scene.Group {
    var wrapper = Scene.Group(role: .view, frame: frame)
    wrapper.groups = [group]
    return wrapper
  }

  /// Returns the maximum number of lines for a group.
  private func lineLimit(of group: Scene.Group) -> Int {
    guard let lineHeight else { return 1 }
    switch group.role {
    case .row, .item: return max(1, Int(limiting: group.frame.height / lineHeight + 0.1))
    default: return 1
    }
  }

  private func styled(_ runs: [TextRun], in role: Scene.Role) -> [TextRun] {
    switch role {
    case .header: runs.map { $0.restyled(TextStyle(bold: true, dim: $0.style.dim)) }
    case .footer: runs.map { $0.restyled(TextStyle(dim: true)) }
    default: runs
    }
  }

  /// Extends the spot of a choice to the entire line.
  private func makeSpots(in lines: inout [Line]) {
    for index in lines.indices {
      guard var spot = lines[index].spots.first else { continue }
      spot.columns = 0..<columns
      lines[index].spots = [spot]
    }
  }

  /// Places texts at the right edge, except for a column that is reserved for the index. Returns
  /// the column at which they begin. No text is wider than the specified number of columns.
  private func place(_ trailing: [TextRun], room: Int, on line: inout Line) -> Int {
    var right = columns - 2
    for run in trailing.reversed() {
      let width = min(CharacterWidth.of(run.text), room)
      right -= width
      line.place(run.span(at: max(right, 0), columns: width), of: run)
      right -= 1
    }
    line.text.spans.reverse()
    return right
  }

  /// Returns a text centered on the screen, as far as it fits between two columns.
  private func centered(_ run: TextRun, from left: Int, to right: Int) -> TextSpan {
    var span = run.span(columns: right - left)
    let width = CharacterWidth.of(span.text)
    span.column = max(min((columns - width) / 2, right - width), left)
    return span
  }

  // MARK: Placeholders

  /// Returns the wrapped and centered lines of a placeholder, beginning with the symbol.
  func placeholderLines(of group: Scene.Group) -> [Line] {
    let runs = allRuns(of: group)
    let frame = CGRect(origin: .zero, size: group.frame.size)
    return (runs.filter(\.isSymbol) + runs.filter { !$0.isSymbol }).flatMap { run in
      CharacterWidth.lines(of: run.string, columns: max(columns - 4, 1)).map { text in
        var part = run
        part.string = text
        var line = Line(text: TextLine(), role: .placeholder, frame: frame, state: group.state)
        line.place(centered(part, from: 0, to: columns), of: run)
        return line
      }
    }
  }
}

extension TextLayout.Line {
  /// The line without its texts and spots.
  fileprivate var withoutContent: Self {
    var line = self
    line.text.spans = []
    line.spots = []
    return line
  }
}

extension TextRun {
  func restyled(_ style: TextStyle) -> TextRun {
    var run = self
    run.style = style
    run.style.foreground = self.style.foreground
    run.style.dim = style.dim || target?.state.contains(.disabled) == true
    return run
  }
}
