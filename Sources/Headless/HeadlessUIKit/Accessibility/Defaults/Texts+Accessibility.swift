import Foundation

extension UILabel: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(isElement: text?.isEmpty == false, label: text, traits: .staticText)
  }
}

extension UITextField: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    let typed = text ?? ""
    let shown = isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed
    var field = DefaultAccessibility(
      isElement: true, value: typed.isEmpty ? placeholder : shown, traits: .textEntry
    ).inState(of: self)
    if isEditing { field.traits.insert(.isEditing) }
    if self is UISearchTextField { field.traits.insert(.searchField) }
    return field
  }
}

extension UITextView: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    var view = DefaultAccessibility(
      isElement: true, value: text, traits: isEditable ? .textEntry : .staticText)
    if isEditable, isFirstResponder { view.traits.insert(.isEditing) }
    return view
  }
}

extension UIImageView: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(label: image?.spokenName, traits: .image)
  }
}

extension UIImage {
  /// The name that assistive apps read: that of a symbol, which says what it usually stands for.
  var spokenName: String? {
    guard let symbolName else { return nil }
    let base = symbolName.components(separatedBy: ".").filter { $0 != "fill" && $0 != "circle" }
    let name = base.joined(separator: ".")
    return UIImage.spokenNames[name] ?? name.replacingOccurrences(of: ".", with: " ")
  }

  private static let spokenNames = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Trash", "gear": "Settings",
    "square.and.arrow.up": "Share", "magnifyingglass": "Search", "ellipsis": "More",
    "chevron.left": "Back", "chevron.right": "Forward", "chevron.backward": "Back",
    "chevron.forward": "Forward", "chevron.down": "Go Down",
    "chevron.up": "Go Up", "checkmark": "Selected", "star": "Favorite", "heart": "Love",
    "pencil": "Edit", "info": "Info", "square.and.pencil": "Compose", "paperplane": "Send",
  ]
}
