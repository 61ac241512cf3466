import Foundation
import HeadlessUIKit

/// Alerts, action sheets, and menus.
extension TextLayout {
  /// Adds an alert or a menu between two horizontal rules.
  mutating func addOverlay(_ part: Part) {
    setOverlay(from: lines.count)
    let rule = Line(text: rule, role: part.role)
    append(rule)
    addParts(of: part, role: part.role)
    append(rule)
  }

  private mutating func addParts(of part: Part, role: Scene.Role) {
    for item in part.group.items {
      guard case .text(let text) = item else { continue }
      for line in CharacterWidth.lines(
        of: text.string.escapingLines, columns: max(columns - 4, 1))
      {
        let span = TextSpan(line, style: TextStyle(bold: text.font.isBold), column: 2)
        append(Line(text: TextLine([span]), role: role))
      }
    }
    for inner in part.parts {
      if inner.group.isPicture {
        append(linesOf(inner), at: inner.frame.origin)
        append(Line(text: rule, role: role))
      } else if inner.role == .view {
        addParts(of: inner, role: role)
      } else {
        add(inner)
      }
    }
  }

  private var rule: TextLine {
    TextLine([TextSpan(String(repeating: "─", count: columns), style: TextStyle(dim: true))])
  }
}
