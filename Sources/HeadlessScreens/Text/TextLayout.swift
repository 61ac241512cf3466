import Foundation
import HeadlessUIKit

/// A scene in lines of text: a line for each bar, header, row and footer, from top to bottom.
struct TextLayout {
  /// One line, and what it shows.
  struct Line: Hashable {
    var text: TextLine
    /// What a click on the line is meant for.
    var role: Scene.Role
    /// The items that share the line, where it is one of a grid.
    var spots: [Spot] = []
  }

  /// An item of a grid: its cells on the line, and what it is.
  struct Spot: Hashable {
    var columns: Range<Int>
    var role: Scene.Role
  }

  private(set) var lines: [Line] = []
  /// How many rows are below the last line.
  private(set) var rowsBelow = 0
  /// The lines that a list takes, if there is one.
  private(set) var listLines: Range<Int> = 0..<0
  /// The titles of the list's index.
  private(set) var indexTitles: [String] = []
  private let columns: Int

  /// Points a column.
  static let columnWidth: CGFloat = 8

  /// The lines of a scene on a screen that is so many cells wide.
  init(_ scene: Scene, columns: Int) {
    self.columns = columns
    add(scene.root)
  }

  /// The lines as a frame of text.
  var frame: TextFrame { TextFrame(lines.map(\.text), columns: columns) }

  // MARK: Groups

  private mutating func add(_ group: Scene.Group) {
    switch group.role {
    case .navigationBar, .searchBar, .header, .footer, .row, .item, .action, .field:
      lines.append(line(of: group))
    case .placeholder: addPlaceholder(group)
    case .list(let rowsBelow):
      self.rowsBelow = rowsBelow
      addList(group)
    case .alert: addAlert(group)
    case .index: break
    case .view: addView(group)
    }
  }

  /// The texts of a view and of the plain views in it: those beside each other share a line.
  private mutating func addView(_ view: Scene.Group) {
    var row: [Scene.TextRun] = []
    for part in Self.parts(of: view).stableSorted(by: \.y) {
      if let run = part.run, let first = row.first, run.frame.midY < first.frame.maxY {
        row.append(run)
        continue
      }
      addRow(&row)
      if let group = part.group { add(group) }
      if let run = part.run { row = [run] }
    }
    addRow(&row)
  }

  private static func parts(
    of view: Scene.Group
  ) -> [(y: CGFloat, group: Scene.Group?, run: Scene.TextRun?)] {
    view.items.compactMap { item in item.text.map { ($0.frame.midY, nil, $0) } }
      + view.groups.flatMap { group in
        isPlain(group) ? parts(of: group) : [(group.frame.minY, group, nil)]
      }
  }

  /// Whether a group has nothing but texts in it.
  private static func isPlain(_ group: Scene.Group) -> Bool {
    group.role == .view && group.groups.allSatisfy(isPlain)
  }

  private mutating func addRow(_ row: inout [Scene.TextRun]) {
    guard !row.isEmpty else { return }
    var text = TextLine()
    let runs = row.stableSorted(by: \.frame.minX)
    for (number, run) in runs.enumerated() {
      let start = max(
        column(run.frame.minX),
        text.spans.last.map { $0.column + CharacterWidth.of($0.text) + 1 } ?? 0)
      let next = number + 1 < runs.count ? column(runs[number + 1].frame.minX) - 1 : columns
      let span = span(run)
      text.spans.append(
        TextSpan(
          CharacterWidth.prefix(of: span.text, columns: max(next - start, 1)), style: span.style,
          column: start))
    }
    lines.append(Line(text: text, role: .view))
    row = []
  }

  /// A list's lines: what is covered by a header that stays in sight, or half out of sight, is
  /// left out, so that a list of one-line rows takes as many lines as fit.
  private mutating func addList(_ list: Scene.Group) {
    let start = lines.count
    let headers = list.groups.filter(\.role.isHeader)
    let parts = list.groups.filter { $0.role != .index }.stableSorted(by: \.frame.minY)
    var grid: [Scene.Group] = []
    for part in parts {
      if isSmall(part, in: list) {
        guard isSeen(part, in: list.frame, below: headers) else { continue }
        if let first = grid.first, part.frame.midY > first.frame.maxY { flush(&grid) }
        grid.append(part)
        continue
      }
      flush(&grid)
      switch part.role {
      case .view, .placeholder: add(part)
      default:
        guard isSeen(part, in: list.frame, below: headers) else { continue }
        lines.append(line(of: part))
      }
    }
    flush(&grid)
    listLines = start..<lines.count
    if let index = list.groups.first(where: { $0.role == .index }) { addIndex(index) }
  }

  /// Whether an item leaves room for others beside it.
  private func isSmall(_ part: Scene.Group, in list: Scene.Group) -> Bool {
    guard case .item = part.role else { return false }
    return part.frame.width <= list.frame.width * 0.6
  }

  /// A line of a grid: each item in the cells that it covers, none over its neighbours.
  private mutating func flush(_ grid: inout [Scene.Group]) {
    guard !grid.isEmpty else { return }
    var line = Line(text: TextLine(), role: .view)
    let items = grid.stableSorted(by: \.frame.minX)
    for (number, item) in items.enumerated() {
      let start = max(column(item.frame.minX), line.spots.last?.columns.upperBound ?? 0)
      let next = number + 1 < items.count ? column(items[number + 1].frame.minX) : columns
      let end = min(max(column(item.frame.maxX), start + 1), max(next, start + 1))
      line.spots.append(Spot(columns: start..<end, role: item.role))
      var runs: [Scene.TextRun] = []
      var symbols: [(name: String, frame: CGRect)] = []
      collect(item, &runs, &symbols)
      let text = (symbols.map { TextLayout.glyph($0.name) } + runs.map { span($0).text })
        .joined(separator: " ")
      let cut = CharacterWidth.prefix(of: text, columns: end - start)
      let room = end - start - CharacterWidth.of(cut)
      let isCentred = runs.first?.alignment == .center
      line.text.spans.append(
        TextSpan(
          cut, style: TextStyle(reverse: item.state.contains(.selected)),
          column: start + (isCentred ? room / 2 : 0)))
    }
    lines.append(line)
    grid = []
  }

  /// The lines of a placeholder, centred.
  private mutating func addPlaceholder(_ group: Scene.Group) {
    var runs: [Scene.TextRun] = []
    var symbols: [(name: String, frame: CGRect)] = []
    collect(group, &runs, &symbols)
    for span in symbols.map({ TextSpan(TextLayout.glyph($0.name)) }) + runs.map(span) {
      lines.append(Line(text: TextLine([centred(span)]), role: .placeholder))
    }
  }

  private func isSeen(
    _ part: Scene.Group, in viewport: CGRect, below headers: [Scene.Group]
  ) -> Bool {
    let frame = part.frame
    guard frame.height > 0 else { return false }
    var top = max(frame.minY, viewport.minY)
    if !part.role.isHeader {
      for header in headers where header.frame.minY <= top && header.frame.maxY > top {
        top = header.frame.maxY
      }
    }
    let seen = (min(frame.maxY, viewport.maxY) - top) * 2
    return top > frame.minY ? seen > frame.height : seen >= frame.height
  }

  /// Spreads the index over the list's lines, at the right edge.
  private mutating func addIndex(_ index: Scene.Group) {
    indexTitles = index.items.compactMap(\.text?.text)
    guard !indexTitles.isEmpty, !listLines.isEmpty else { return }
    for (number, title) in TextLayout.spread(indexTitles, over: listLines.count).enumerated() {
      guard let title else { continue }
      let style = TextStyle(foreground: .blue)
      lines[listLines.lowerBound + number].text.spans.append(
        TextSpan(title, style: style, column: columns - 1))
    }
  }

  /// Which title stands on each of so many lines: all of them from the top where there is room,
  /// evenly chosen ones where there is not.
  static func spread(_ titles: [String], over lines: Int) -> [String?] {
    (0..<lines).map { line in
      if titles.count <= lines { return titles.indices.contains(line) ? titles[line] : nil }
      return titles[line * titles.count / lines]
    }
  }

  private mutating func addAlert(_ alert: Scene.Group) {
    lines.append(Line(text: rule, role: .alert))
    for run in alert.items.compactMap(\.text) {
      for paragraph in run.text.split(whereSeparator: \.isNewline) {
        let span = TextSpan(String(paragraph), style: TextStyle(bold: run.isBold), column: 2)
        lines.append(Line(text: TextLine([span]), role: .alert))
      }
    }
    for action in alert.groups { lines.append(line(of: action)) }
    lines.append(Line(text: rule, role: .alert))
  }

  private var rule: TextLine {
    TextLine([TextSpan(String(repeating: "─", count: columns), style: TextStyle(dim: true))])
  }

  // MARK: Lines

  private func line(of group: Scene.Group) -> Line {
    var runs: [Scene.TextRun] = []
    var symbols: [(name: String, frame: CGRect)] = []
    collect(group, &runs, &symbols)
    let middle = group.frame.minX + group.frame.width * 0.6
    let isBar = group.role == .navigationBar
    let trailing = runs.filter { $0.alignment == .right || (isBar && $0.frame.minX >= middle) }
    let centred = isBar ? runs.filter { $0.alignment == .center } : []
    let leading = runs.filter { run in !trailing.contains(run) && !centred.contains(run) }
    let leadingSymbols = symbols.filter { $0.frame.midX < middle }
    let trailingSymbols = symbols.filter { $0.frame.midX >= middle }

    var first = leadingSymbols.map { TextSpan(TextLayout.glyph($0.name)) }
    first += leading.map(span)
    var last = trailing.map(span)
    last += trailingSymbols.map { TextSpan(TextLayout.glyph($0.name), style: TextStyle(dim: true)) }
    let indent: Int =
      switch group.role {
      case .row, .item, .action, .field:
        max(2, column((leading.map(\.frame.minX).min() ?? 0) - group.frame.minX))
      default: 0
      }
    var style = TextStyle.plain
    switch group.role {
    case .header: first = first.map { restyled($0, TextStyle(bold: true)) }
    case .footer: first = first.map { restyled($0, TextStyle(dim: true)) }
    case .navigationBar: style = TextStyle(bold: true)
    default: break
    }
    if group.state.contains(.selected) { style = TextStyle(reverse: true) }
    var text = TextLine(
      spans(
        leading: first, trailing: last,
        indent: leadingSymbols.isEmpty ? indent : min(indent, 2)),
      style: style)
    text.spans += centred.map { self.centred(restyled(span($0), TextStyle(bold: true))) }
    return Line(text: text, role: group.role)
  }

  private func collect(
    _ group: Scene.Group, _ runs: inout [Scene.TextRun],
    _ symbols: inout [(name: String, frame: CGRect)]
  ) {
    for item in group.items {
      switch item {
      case .text(let run): runs.append(run)
      case .symbol(let name, let frame, _): symbols.append((name, frame))
      case .rectangle: break
      }
    }
    for inner in group.groups { collect(inner, &runs, &symbols) }
    runs = runs.stableSorted { $0.frame.minY * 10_000 + $0.frame.minX }
    symbols = symbols.stableSorted(by: \.frame.minX)
  }

  private func span(_ run: Scene.TextRun) -> TextSpan {
    let isFaint = run.color.light.alpha < 0.9 || run.fontSize < 14
    let oneLine = run.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return TextSpan(oneLine, style: TextStyle(bold: run.isBold, dim: isFaint))
  }

  private func centred(_ span: TextSpan) -> TextSpan {
    let width = CharacterWidth.of(span.text)
    return TextSpan(span.text, style: span.style, column: max(0, (columns - width) / 2))
  }

  private func restyled(_ span: TextSpan, _ style: TextStyle) -> TextSpan {
    TextSpan(span.text, style: style, column: span.column)
  }

  private func column(_ x: CGFloat) -> Int { Int((x / TextLayout.columnWidth).rounded(.down)) }

  /// Places texts from the left, two blanks apart, and others up to the right edge, where a
  /// column is left for the index; the left ones are cut where they meet the right ones.
  private func spans(leading: [TextSpan], trailing: [TextSpan], indent: Int) -> [TextSpan] {
    var right = columns - 2
    var placedRight: [TextSpan] = []
    for span in trailing.reversed() {
      let width = min(CharacterWidth.of(span.text), max(columns / 2, 1))
      right -= width
      placedRight.insert(
        TextSpan(
          CharacterWidth.prefix(of: span.text, columns: width), style: span.style,
          column: max(right, 0)), at: 0)
      right -= 1
    }
    var left = indent
    var placedLeft: [TextSpan] = []
    for span in leading where left < right {
      let text = CharacterWidth.prefix(of: span.text, columns: right - left)
      placedLeft.append(TextSpan(text, style: span.style, column: left))
      left += CharacterWidth.of(text) + 2
    }
    return placedLeft + placedRight
  }

  /// A character for a symbol.
  static func glyph(_ name: String) -> String {
    let glyphs = [
      "chevron.right": "›", "checkmark": "✓", "info.circle": "ⓘ", "minus.circle.fill": "⊖",
      "plus.circle.fill": "⊕", "star": "☆", "star.fill": "★", "phone": "☎", "phone.fill": "☎",
      "envelope": "✉", "envelope.fill": "✉", "line.3.horizontal": "≡", "circle": "○",
      "checkmark.circle.fill": "◉", "chevron.down": "⌄", "ellipsis": "…", "magnifyingglass": "⌕",
    ]
    return glyphs[name] ?? "•"
  }
}

extension Scene.Item {
  fileprivate var text: Scene.TextRun? {
    if case .text(let run) = self { run } else { nil }
  }
}

extension Scene.Role {
  fileprivate var isHeader: Bool {
    if case .header = self { true } else { false }
  }
}

extension Array {
  /// The elements in the order of a key; those of equal keys keep theirs.
  fileprivate func stableSorted(by key: (Element) -> CGFloat) -> [Element] {
    enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
      .map(\.element)
  }
}
