import Foundation
import ListControllers

extension UIAccessibilityTraits {
  // VoiceOver reads these traits of UIKit's own views, for which there are no public names.
  /// A field for text.
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// A field that the user is editing.
  static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  /// The button that goes back.
  static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  /// An item of a tab bar.
  static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
  /// A switch.
  static let switchButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// The traits that say that an element does something.
  static let operated: UIAccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .textEntry, .switchButton,
  ]
}

extension SpokenElement {
  /// The traits of the element.
  var traits: UIAccessibilityTraits { object.accessibilityTraits }

  /// Returns the text that VoiceOver reads, with the element's label, value, traits, hint and
  /// actions.
  func text(actions: [String]) -> String {
    var words: [String] = []
    func add(_ word: String, if condition: Bool = true) { if condition { words.append(word) } }
    let label = (object.accessibilityLabel ?? "").inOneLine
    let value = (object.accessibilityValue ?? "").inOneLine
    let isSwitch = traits.contains(.switchButton)
    let isBack = traits.contains(.backButton)
    add("Selected", if: traits.contains(.selected))
    add(label, if: !label.isEmpty && !(isBack && label == "Back"))
    add(value, if: !value.isEmpty && !isSwitch)
    add("Dimmed", if: traits.contains(.notEnabled))
    let isTab = traits.contains(.tabBarItem) || place?.isTab == true
    let isKey = traits.contains(.keyboardKey)
    add("Button", if: traits.contains(.button) && !isSwitch && !isBack && !isTab && !isKey)
    add("Back Button", if: isBack)
    add("Switch Button", if: isSwitch)
    add(["0": "Off", "1": "On", "2": "Mixed"][value] ?? value, if: isSwitch)
    add("Tab", if: isTab)
    add("Text Field", if: traits.contains(.textEntry) && !traits.contains(.searchField))
    add("Search Field", if: traits.contains(.searchField))
    add("Is Editing", if: traits.contains(.isEditing))
    add("Heading", if: traits.contains(.header))
    add("Link", if: traits.contains(.link))
    add("Adjustable", if: traits.contains(.adjustable))
    add("Image", if: traits.contains(.image))
    if let place { add("\(place.number) of \(place.count)") }
    var sentences = [words.joined(separator: ", ")]
    if let hint = object.accessibilityHint, !hint.isEmpty { sentences.append(hint.inOneLine) }
    if !actions.isEmpty { sentences.append("Actions: \(actions.joined(separator: ", "))") }
    return sentences.filter { !$0.isEmpty }.joined(separator: ". ")
  }

  /// A name of the element for an issue: what VoiceOver says or, if that is nothing, its class.
  var name: String {
    let text = text(actions: [])
    return text.isEmpty ? "\(Swift.type(of: object)) at \(frame.inWords)" : "“\(text)”"
  }
}

extension String {
  /// The text without line breaks.
  fileprivate var inOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension CGRect {
  /// The position and the size of the rectangle, in whole points.
  var inWords: String {
    "(\(Int(minX.rounded())), \(Int(minY.rounded()))), \(size.inWords)"
  }
}

extension CGSize {
  /// The width and the height, in whole points.
  var inWords: String { "\(Int(width.rounded())) by \(Int(height.rounded())) points" }
}
