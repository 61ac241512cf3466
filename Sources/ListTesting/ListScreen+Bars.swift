public import ListControllers

/// Gestures on the bars around a list, and on alerts.
extension ListScreen {
  /// Goes back to the previous view controller.
  ///
  /// - Returns: False if the first view controller is in front.
  @discardableResult
  public func goBack() -> Bool {
    act { topViewController.navigationController.map { fingers.goBack(in: $0) } ?? false }
  }

  /// Taps a button of the navigation bar or the toolbar.
  ///
  /// System items, such as that for adding, have no title: give them an accessibility label, or
  /// call ``tap(_:)-(UIBarButtonItem)``.
  ///
  /// - Parameter title: The title or the accessibility label of the button.
  /// - Returns: False if there is no such button, or if it is disabled.
  @discardableResult
  public func tap(barButton title: String) -> Bool {
    let button = barButtons.first { [$0.title, $0.accessibilityLabel].contains(title) }
    return button.map { tap($0) } ?? false
  }

  /// Taps a button of the navigation bar or the toolbar.
  ///
  /// - Returns: False if the bars of the view controller in front do not have the button, or if it
  ///   is disabled.
  @discardableResult
  public func tap(_ button: UIBarButtonItem) -> Bool {
    act { barButtons.contains(button) && fingers.tap(button) }
  }

  /// Taps the button that begins and ends editing, which is the `editButtonItem` of the view
  /// controller in front.
  ///
  /// - Returns: False if the bars do not have the button, or if it is disabled.
  @discardableResult
  public func tapEditButton() -> Bool { tap(topViewController.editButtonItem) }

  private var barButtons: [UIBarButtonItem] {
    let item = topViewController.navigationItem
    return (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      + topViewController.toolbarButtons
  }

  /// The alert or action sheet in front, or nil if there is none.
  ///
  ///     #expect(screen.alert?.message == "The chore is still to be done.")
  public var alert: UIAlertController? {
    var front = topViewController
    while let presented = front.presentedViewController { front = presented }
    return front as? UIAlertController
  }

  /// Types a text into a text field of the alert in front, which replaces the text there.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - index: The index of the text field, from top to bottom.
  /// - Returns: False if there is no such text field, or if it rejects a part of the text.
  @discardableResult
  public func type(_ text: String, intoAlertFieldAt index: Int = 0) -> Bool {
    act {
      guard let fields = alert?.textFields, fields.indices.contains(index) else { return false }
      return fingers.type(text, into: fields[index])
    }
  }
}
