import Foundation

extension UIAlertController: DescribedByDefault, EscapedByDefault {
  /// The elements of the alert's view: its texts, its text fields, and its actions.
  var defaultAccessibility: DefaultAccessibility {
    guard let view = viewIfLoaded else { return DefaultAccessibility() }
    let width = min(view.bounds.width, 270)
    var y = view.bounds.midY
    func add(_ part: DefaultAccessibility) -> PartElement {
      defer { y += 44 }
      let frame = CGRect(x: view.bounds.midX - width / 2, y: y, width: width, height: 44)
      return PartElement(of: view, part, frame: frame)
    }
    var elements: [Any] = []
    if let title, !title.isEmpty {
      elements.append(add(DefaultAccessibility(isElement: true, label: title, traits: .header)))
    }
    if let message, !message.isEmpty {
      elements.append(
        add(DefaultAccessibility(isElement: true, label: message, traits: .staticText)))
    }
    // The fields have no frames of their own.
    elements += (textFields ?? []).map { field in
      add(
        DefaultAccessibility(
          isElement: true, label: field.accessibilityLabel, value: field.accessibilityValue,
          hint: field.accessibilityHint, traits: field.accessibilityTraits,
          activate: { [weak field] in field?.becomeFirstResponder() ?? false }))
    }
    elements += actions.map { action in
      add(
        DefaultAccessibility(
          isElement: true, label: action.title,
          traits: action.isEnabled ? .button : [.button, .notEnabled],
          activate: { [weak self] in
            guard action.isEnabled else { return false }
            self?.choose(action)
            return true
          }))
    }
    return DefaultAccessibility(elements: elements, isModal: true)
  }

  func escape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }), cancel.isEnabled else {
      return false
    }
    choose(cancel)
    return true
  }
}

extension UINavigationController: EscapedByDefault {
  func escape() -> Bool { popViewController(animated: true) != nil }
}
