import Foundation
public import ListControllers

/// Gestures on the controls in a list.
extension ListScreen {
  /// Taps a visible button: of the list, or elsewhere in the view of the view controller in front.
  ///
  /// Buttons of bars and alerts have gestures of their own, such as ``tap(barButton:)``.
  ///
  /// - Parameter title: The title or the accessibility label of the button.
  /// - Returns: False if there is no such button, or if it is disabled.
  @discardableResult
  public func tap(button title: String) -> Bool {
    act {
      let button: UIButton? = topViewController.view.control { $0.isNamed(title) }
      return button.map { fingers.tap($0) } ?? false
    }
  }

  /// Taps a button in a row or item, and scrolls to it first if it is off screen.
  ///
  /// - Parameters:
  ///   - title: The title or the accessibility label of the button. If it is nil, the first button
  ///     is tapped.
  ///   - indexPath: The index path of the row.
  /// - Returns: False if there is no such button, or if it is disabled.
  @discardableResult
  public func tap(button title: String?, at indexPath: IndexPath) -> Bool {
    act {
      let button: UIButton? = cell(at: indexPath)?.control {
        title.map($0.isNamed) ?? true
      }
      return button.map { fingers.tap($0) } ?? false
    }
  }

  /// Taps the button in the header of a section, such as that of a `CollapsibleList`.
  ///
  /// - Returns: False if the header is not visible, or has no button that is enabled.
  @discardableResult
  public func tapHeader(inSection section: Int) -> Bool {
    act {
      let button: UIButton? = boundary(.header, ofSection: section)?.control { _ in true }
      return button.map { fingers.tap($0) } ?? false
    }
  }

  /// Types a text into a text field in a row or item, which replaces the text there.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - field: The placeholder or the accessibility label of the text field. By default, it is the
  ///     first one.
  ///   - indexPath: The index path of the row.
  /// - Returns: False if there is no such text field, or if it rejects a part of the text.
  @discardableResult
  public func type(_ text: String, into field: String? = nil, at indexPath: IndexPath) -> Bool {
    act { textField(field, at: indexPath).map { fingers.type(text, into: $0) } ?? false }
  }

  /// Presses the return key.
  ///
  /// - Parameters:
  ///   - field: The placeholder or the accessibility label of the text field. By default, it is the
  ///     first one.
  ///   - indexPath: The index path of the row.
  /// - Returns: False if there is no such text field, or if it is not being edited.
  @discardableResult
  public func pressReturn(in field: String? = nil, at indexPath: IndexPath) -> Bool {
    act { textField(field, at: indexPath).map { fingers.pressReturn(in: $0) } ?? false }
  }

  private func textField(_ name: String?, at indexPath: IndexPath) -> UITextField? {
    cell(at: indexPath)?.control { field in
      name.map { [field.placeholder, field.accessibilityLabel].contains($0) } ?? true
    }
  }

  /// Scrolls to a row or item, and returns its cell, or nil if there is no such row.
  func cell(at indexPath: IndexPath) -> UIView? {
    if let tableView, tableView.reveal(indexPath) { return tableView.cellForRow(at: indexPath) }
    if let collectionView, collectionView.reveal(indexPath) {
      return collectionView.cellForItem(at: indexPath)
    }
    return nil
  }
}

extension UIView {
  /// Returns the first control of a class in the view that fits, or nil if there is none.
  func control<Control: UIControl>(_ fits: (Control) -> Bool) -> Control? {
    if let control = self as? Control, fits(control) { return control }
    for view in subviews where !view.isHidden {
      if let control = view.control(fits) { return control }
    }
    return nil
  }
}

extension UIButton {
  /// Returns a Boolean value that indicates whether the user knows the button by a name.
  fileprivate func isNamed(_ name: String) -> Bool {
    [currentTitle, configuration?.title, accessibilityLabel].contains(name)
  }
}
