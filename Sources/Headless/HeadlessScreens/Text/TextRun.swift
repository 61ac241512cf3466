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
  /// A Boolean value that indicates whether the user is editing the text.
  var isEditing = false
  /// The spot that the text belongs to, or nil if it belongs to none.
  var target: TextLayout.Spot?

  /// The text on one line.
  var text: String {
    // The encodings of all newlines begin with these bytes.
    let isOneLine = string.utf8.allSatisfy { $0 > 0x0D && $0 != 0xC2 && $0 != 0xE2 }
    if isOneLine { return string }
    return string.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Returns the text as a span, truncated to a number of cells. Text that is being edited is
  /// truncated at its beginning, other text at its end.
  func span(at column: Int = 0, columns: Int? = nil) -> TextSpan {
    let text = columns.map {
      isEditing
        ? CharacterWidth.suffix(of: self.text, columns: $0)
        : CharacterWidth.prefix(of: self.text, columns: $0)
    }
    return TextSpan(text ?? self.text, style: style, column: column)
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
      case .textField(_, _, let isEditing), .searchField(_, _, let isEditing):
        run.isEditing = isEditing
      case .textView(_, let isEditing):
        run.isEditing = isEditing
        run.maximumLines = 0
      default: break
      }
      return run
    }
  }

  private func text(of control: Scene.Control, in role: Scene.Role) -> String {
    func field(_ text: String, _ prompt: String, _ isEditing: Bool) -> String {
      text.isEmpty && !isEditing ? prompt : text + (isEditing ? "_" : "")
    }
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
    case .textField(let text, let prompt, let isEditing):
      return "[\(field(text, prompt, isEditing))]"
    case .textView(let text, let isEditing): return "[\(field(text, "", isEditing))]"
    case .searchField(let text, let prompt, let isEditing):
      return "⌕ \(field(text, prompt, isEditing))"
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

extension String {
  /// The text with all control characters escaped except for line breaks.
  var escapingLines: String {
    let escaped = escapingControlCharacters()
    if escaped.utf8.count == utf8.count { return escaped }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).escapingControlCharacters() }.joined(separator: "\n")
  }
}
