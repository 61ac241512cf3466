import Foundation
import HeadlessUIKit
import TextEscaping

/// A text or symbol of a group before it is placed on a line.
struct TextRun {
  /// The text, which may contain line breaks but no other control characters.
  var string: String
  var frame: CGRect
  var alignment: NSTextAlignment = .natural
  /// The maximum number of lines, or 0 for no limit.
  var maximumLines = 1
  var style = TextStyle.plain
  var isSymbol = false
  var isControl = false
  /// A Boolean value that indicates whether the text begins with an activity indicator.
  var isActivity = false
  /// The part of the text up to the caret, including it, or nil if it isn't being edited.
  var head: String?
  /// The spot that the text belongs to, or nil if it belongs to none.
  var target: TextLayout.Spot?

  /// The text on one line.
  var text: String { Self.oneLine(string) }

  private static func oneLine(_ string: String) -> String {
    // The encodings of all newlines begin with these bytes.
    let isOneLine = string.utf8.allSatisfy { $0 > 0x0D && $0 != 0xC2 && $0 != 0xE2 }
    if isOneLine { return string }
    return string.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Returns the text as a span, truncated to a number of cells.
  func span(at column: Int = 0, columns: Int? = nil) -> TextSpan {
    TextSpan(columns.map { text(columns: $0) } ?? text, style: style, column: column)
  }

  /// Returns the text on one line, truncated to a number of cells. Text that is being edited is
  /// truncated on both sides of the caret, other text at its end.
  func text(columns: Int) -> String {
    guard let head else { return CharacterWidth.prefix(of: text, columns: columns) }
    let before = Self.oneLine(head)
    let after = String(text.dropFirst(before.count))
    let room = max(
      columns - CharacterWidth.of(before), min(CharacterWidth.of(after), columns / 3))
    return CharacterWidth.suffix(of: before, columns: columns - room)
      + CharacterWidth.prefix(of: after, columns: room)
  }

  /// Returns the lines of the wrapped text, and of too many lines those up to the caret.
  func lines(columns: Int, limit: Int) -> [String] {
    guard let head else {
      return CharacterWidth.lines(of: string, columns: columns, limit: limit)
    }
    if limit == 1 { return [text(columns: columns)] }
    // Wrapping removes only white space.
    func count(_ text: String) -> Int { text.reduce(0) { $0 + ($1.isWhitespace ? 0 : 1) } }
    let lines = CharacterWidth.lines(of: string, columns: columns)
    var left = count(head)
    let last = lines.firstIndex { line in
      left -= count(line)
      return left <= 0
    }
    return Array(lines.dropFirst(max((last ?? 0) + 1 - limit, 0)).prefix(limit))
  }
}

extension TextLayout {
  /// Returns the texts and symbols of a group and its subgroups, from back to front.
  func allRuns(of group: Scene.Group) -> [TextRun] {
    var runs: [TextRun] = []
    addRuns(of: group, at: .zero, target: nil, to: &runs)
    return runs
  }

  private func addRuns(
    of group: Scene.Group, at origin: CGPoint, target: Spot?, to runs: inout [TextRun]
  ) {
    var target = target
    if group.role.isUsable {
      target = Spot(
        role: group.role, frame: CGRect(origin: origin, size: group.frame.size),
        state: group.state)
    }
    runs += self.runs(of: group, at: origin, target: target)
    for inner in group.groups {
      let place = CGPoint(x: origin.x + inner.frame.minX, y: origin.y + inner.frame.minY)
      addRuns(of: inner, at: place, target: target, to: &runs)
    }
  }

  /// Returns the texts and symbols of a group, without those of its subgroups.
  func runs(of group: Scene.Group, at origin: CGPoint, target: Spot?) -> [TextRun] {
    group.items.compactMap { item in
      guard var run = run(of: item, in: group) else { return nil }
      run.string = run.string.escapingLines
      run.head = run.head?.escapingLines
      run.frame = run.frame.offsetBy(dx: origin.x, dy: origin.y)
      run.target = target
      if let state = target?.state {
        if state.contains(.disabled) { run.style.dim = true }
        if state.contains(.destructive) { run.style.foreground = .red }
      }
      if target != nil {
        switch item {
        case .control(let control):
          run.target?.kind = control.kind
          if case .button(let title, _) = control.kind {
            run.target?.title = title?.escapingControlCharacters() ?? ""
          }
        case .text(let text): run.target?.title = text.string.escapingControlCharacters()
        case .symbol, .rectangle: break
        }
      }
      return run
    }
  }

  private func run(of item: Scene.Item, in group: Scene.Group) -> TextRun? {
    switch item {
    case .rectangle: return nil
    case .text(let text):
      var run = TextRun(
        string: text.string, frame: text.frame, alignment: text.alignment,
        maximumLines: text.maximumLines)
      run.style = TextStyle(
        bold: text.font.isBold, dim: text.color.light.alpha < 0.9 || text.font.size < 14)
      if case .swipeAction = group.role { run.string = "[\(run.text)]" }
      return run
    case .symbol(let symbol):
      let glyph = TextGlyph.of(symbol.name ?? "photo")
      if case .swipeAction = group.role {
        return TextRun(string: "[\(glyph)]", frame: symbol.frame)
      }
      return TextRun(string: glyph, frame: symbol.frame, isSymbol: true)
    case .control(let control):
      var run = TextRun(
        string: text(of: control, in: group.role), frame: control.frame,
        style: TextStyle(dim: !control.isEnabled), isControl: true)
      switch control.kind {
      case .activityIndicator, .refresh: run.isActivity = true
      case .textField(let text, let prompt, let isEditing):
        run.show(text, prompt, isEditing, of: control, between: "[", "]")
      case .searchField(let text, let prompt, let isEditing):
        run.show(text, prompt, isEditing, of: control, between: "⌕ ", "")
      case .textView(let text, let isEditing):
        run.show(text, "", isEditing, of: control, between: "[", "]")
        run.maximumLines = 0
      default: break
      }
      return run
    }
  }

  private func text(of control: Scene.Control, in role: Scene.Role) -> String {
    switch control.kind {
    case .switch(let isOn): return isOn ? "[x]" : "[ ]"
    case .button(let title, let symbol):
      let glyph = symbol.map(TextGlyph.of)
      let parts = control.isSymbolLast ? [title, glyph] : [glyph, title]
      let text = parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
      switch role {
      case .barButton, .cancelButton: return text.isEmpty ? "•" : text
      default: return "[\(text.isEmpty ? "•" : text)]"
      }
    case .textField(let text, _, _), .textView(let text, _), .searchField(let text, _, _):
      return text
    case .activityIndicator: return TextGlyph.activity
    case .refresh(let title): return "\(TextGlyph.activity) \(title ?? "Refreshing…")"
    case .segment(let title, let isSelected): return isSelected ? "[\(title)]" : title
    case .slider(let position):
      let cell = Int((position * 9).rounded())
      return String(repeating: "─", count: cell) + "●" + String(repeating: "─", count: 9 - cell)
    case .progress(let progress):
      let cells = Int((progress * 10).rounded())
      return String(repeating: "█", count: cells) + String(repeating: "░", count: 10 - cells)
        + " \(Int((progress * 100).rounded()))%"
    case .pages(let count, let current):
      guard count <= 10 else { return "\(current + 1)/\(count)" }
      return (0..<count).map { $0 == current ? "●" : "○" }.joined(separator: " ")
    case .wheel(let text): return "‹\(text)›"
    }
  }
}

extension TextRun {
  /// Shows the text of a field, with a caret if it is being edited, or its placeholder.
  fileprivate mutating func show(
    _ text: String, _ prompt: String, _ isEditing: Bool, of control: Scene.Control,
    between opening: String, _ closing: String
  ) {
    style.dim = style.dim || text.isEmpty && !isEditing
    let before = text.prefix(isEditing ? control.caret ?? text.count : 0)
    if isEditing { head = "\(opening)\(before)_" }
    // A space is between the caret and the placeholder, which is not a text.
    let gap = isEditing && !prompt.isEmpty ? " " : ""
    string =
      (head ?? opening) + (text.isEmpty ? gap + prompt : String(text.dropFirst(before.count)))
      + closing
  }
}

extension String {
  /// The text with all control characters escaped except for line breaks.
  var escapingLines: String {
    let escaped = escapingControlCharacters()
    if escaped.utf8.count == utf8.count { return escaped }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).escapingControlCharacters() }.joined(separator: "\n")
  }
}
