import Foundation
public import ListControllers
public import Testing

/// Gestures on the controls in a list.
extension ListScreen {
  /// Taps a visible button in the view of the view controller in front.
  ///
  /// Buttons of bars and alerts have gestures of their own, such as
  /// ``tap(barButton:sourceLocation:)``.
  ///
  /// - Parameters:
  ///   - title: The title or the accessibility label of the button.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if there is no such button, or if it is disabled.
  @discardableResult
  public func tap(
    button title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    use(UIButton.self, "button", title, to: "tap", sourceLocation) { fingers.tap($0) }
  }

  /// Taps a button in a row or item, and scrolls to it first if it is off screen.
  ///
  /// - Parameters:
  ///   - title: The title or the accessibility label of the button. If it is nil, the first button
  ///     is tapped.
  ///   - indexPath: The index path of the row.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if there is no such button, or if it is disabled.
  @discardableResult
  public func tap(
    button title: String?, at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    use(UIButton.self, "button", title, at: indexPath, to: "tap", sourceLocation) {
      fingers.tap($0)
    }
  }

  /// Taps the button in the header of a section, such as that of a `CollapsibleList`.
  ///
  /// - Returns: False if the header is not visible, or has no button that is enabled.
  @discardableResult
  public func tapHeader(
    inSection section: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let header = { self.boundary(.header, ofSection: section) }
    return act(to: "tap the header of section \(section)", sourceLocation) {
      header()?.controls(UIButton.self).first.map { fingers.tap($0) } ?? false
    } because: {
      guard let header = header() else { return missingList ?? "The header isn't visible." }
      return header.controls(UIButton.self).obstacle("button", to: nil)
    }
  }

  /// Types a text into a text field in a row or item, which replaces the text there.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - field: The placeholder or the accessibility label of the text field. By default, it is the
  ///     first one.
  ///   - indexPath: The index path of the row.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if there is no such text field, or if it rejects a part of the text.
  @discardableResult
  public func type(
    _ text: String, into field: String? = nil, at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    type(text, into: field, place: indexPath, sourceLocation)
  }

  /// Types a text into a visible text field in the view of the view controller in front, such as
  /// that of a bar that floats over the list. The text replaces the text there.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - field: The placeholder or the accessibility label of the text field.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if there is no such text field, or if it rejects a part of the text.
  @discardableResult
  public func type(
    _ text: String, into field: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    type(text, into: field, place: nil, sourceLocation)
  }

  private func type(
    _ text: String, into field: String?, place: IndexPath?, _ sourceLocation: SourceLocation
  ) -> Bool {
    use(
      UITextField.self, "text field", field, at: place, to: "type “\(text)” into", sourceLocation
    ) {
      fingers.type(text, into: $0)
    } because: {
      $0.rejection
    }
  }

  /// Presses the return key in a text field in a row or item.
  ///
  /// - Parameters:
  ///   - field: The placeholder or the accessibility label of the text field. By default, it is the
  ///     first one.
  ///   - indexPath: The index path of the row.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if there is no such text field, or if it is not being edited.
  @discardableResult
  public func pressReturn(
    in field: String? = nil, at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    pressReturn(in: field, place: indexPath, sourceLocation)
  }

  /// Presses the return key in a visible text field in the view of the view controller in front.
  ///
  /// - Parameters:
  ///   - field: The placeholder or the accessibility label of the text field.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if there is no such text field, or if it is not being edited.
  @discardableResult
  public func pressReturn(
    in field: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    pressReturn(in: field, place: nil, sourceLocation)
  }

  private func pressReturn(
    in field: String?, place: IndexPath?, _ sourceLocation: SourceLocation
  ) -> Bool {
    use(UITextField.self, "text field", field, at: place, to: "press return in", sourceLocation) {
      fingers.pressReturn(in: $0)
    } because: { _ in
      "The text field isn't being edited."
    }
  }

  /// Performs a gesture on a control in a row or item, and scrolls to it first if it is off screen,
  /// or on a visible control in the view of the view controller in front.
  ///
  /// - Parameters:
  ///   - kind: What the user calls the control.
  ///   - name: The name of the control. If it is nil, the first one is used.
  ///   - indexPath: The index path of the row, or nil for a control in the controller's view.
  ///   - verb: What the gesture does to the control.
  ///   - gesture: A closure that performs the gesture, and returns false if it can't be done.
  ///   - reason: A closure that returns why a control that is enabled refuses the gesture.
  func use<Control: UIControl>(
    _ type: Control.Type, _ kind: String, _ name: String?, at indexPath: IndexPath? = nil,
    to verb: String, _ sourceLocation: SourceLocation, _ gesture: (Control) -> Bool,
    because reason: (Control) -> String? = { _ in nil }
  ) -> Bool {
    let controls = {
      let parent = indexPath.map(self.cell) ?? self.topViewController.view
      return parent?.controls(type) ?? []
    }
    let control = name.map { "the \(kind) “\($0)”" } ?? "the first \(kind)"
    let place = indexPath.map { " of \($0)" } ?? ""
    return act(to: "\(verb) \(control)\(place)", sourceLocation) {
      controls().named(name).map { $0.canBeTouched && gesture($0) } ?? false
    } because: {
      indexPath.flatMap(missing) ?? controls().obstacle(kind, to: name)
        ?? controls().named(name).flatMap(reason)
    }
  }

  /// Scrolls to a row or item, and returns its cell, or nil if there is no such row.
  private func cell(at indexPath: IndexPath) -> UIView? {
    reveal(indexPath) ? shownCell(at: indexPath) : nil
  }
}

extension UIView {
  /// Returns the controls of a class in the view that aren't hidden in it, in their order.
  func controls<Control: UIControl>(_ type: Control.Type) -> [Control] {
    if let control = self as? Control { return [control] }
    return subviews.filter { !$0.isHidden }.flatMap { $0.controls(type) }
  }
}

extension Array where Element: UIControl {
  /// Returns the control with a name, the first one for nil, or nil if there is none.
  @MainActor fileprivate func named(_ name: String?) -> Element? {
    name == nil ? first : first { $0.names.contains(name) }
  }

  /// Returns why the user can't use the control with a name, or nil if it is there and enabled.
  @MainActor fileprivate func obstacle(_ kind: String, to name: String?) -> String? {
    Choices(kind, map { Choice($0.names, isEnabled: $0.canBeTouched) }).obstacle(to: name)
  }
}

extension UIControl {
  /// The names by which the user knows the control.
  fileprivate var names: [String?] {
    switch self {
    case let button as UIButton:
      [button.currentTitle, button.configuration?.title, accessibilityLabel]
    case let field as UITextField: [field.placeholder, accessibilityLabel]
    default: [accessibilityLabel]
    }
  }

  /// A Boolean value that indicates whether touches reach the control.
  var canBeTouched: Bool {
    let views = sequence(first: self as UIView, next: \.superview)
    return isEnabled && views.allSatisfy { !$0.isHidden && $0.isUserInteractionEnabled }
  }
}

extension UITextField {
  /// The reason for which a text field doesn't contain all that the user typed.
  var rejection: String { "The text field rejects a part of it, and contains “\(text ?? "")”." }
}
