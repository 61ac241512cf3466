import Foundation

/// The texts and the controls of a view that is read as one element if it has no controls.
@MainActor struct SpokenParts {
  /// The texts, in reading order.
  private(set) var texts: [String] = []
  /// The controls, and other elements that do something, in reading order.
  private(set) var controls: [UIView] = []

  /// The texts as one label, or nil if there are none.
  var label: String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }

  /// Reads the visible subviews of a view.
  init(of view: UIView) {
    var found: [(part: UIView, frame: CGRect)] = []
    func add(_ views: [UIView]) {
      for part in views
      where !part.isHidden && part.alpha > 0.01 && !part.accessibilityElementsHidden {
        if part.isAccessibilityElement || part.isOperated {
          found.append((part, part.convert(part.bounds, to: view)))
        } else {
          add(part.subviews)
        }
      }
    }
    add(view.subviews)
    for part in found.inReadingOrder(isRightToLeft: view.isRightToLeft, by: \.frame).map(\.part) {
      if part.isOperated {
        controls.append(part)
      } else {
        texts += [part.accessibilityLabel, part.accessibilityValue].compactMap(\.self)
          .filter { !$0.isEmpty }
      }
    }
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view is an element that the user operates, or
  /// contains such elements of its own.
  fileprivate var isOperated: Bool {
    if !isAccessibilityElement { return accessibilityElements != nil }
    let operated: UIAccessibilityTraits = [
      .button, .link, .adjustable, .searchField, .keyboardKey, .textEntry,
    ]
    return self is UIControl || !accessibilityTraits.isDisjoint(with: operated)
  }
}

extension Array {
  /// Returns the elements line by line. What begins less than 8 points lower is in the same line.
  fileprivate func inReadingOrder(
    isRightToLeft: Bool, by frame: (Element) -> CGRect
  ) -> [Element] {
    var lines: [[Element]] = []
    for element in sorted(by: { frame($0).midY < frame($1).midY }) {
      if let first = lines.last?.first, frame(element).midY - frame(first).midY < 8 {
        lines[lines.count - 1].append(element)
      } else {
        lines.append([element])
      }
    }
    return lines.flatMap { line in
      line.sorted {
        isRightToLeft ? frame($0).maxX > frame($1).maxX : frame($0).minX < frame($1).minX
      }
    }
  }
}
