public import ListControllers
public import Testing

/// Gestures on the bars around a list, and on alerts.
extension ListScreen {
  /// Goes back to the previous view controller.
  ///
  /// - Returns: False if the first view controller is in front.
  @discardableResult
  public func goBack(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    act(to: "go back", sourceLocation, on: .bars) {
      topViewController.navigationController.map { fingers.goBack(in: $0) } ?? false
    } because: {
      "The navigation bar has no back button."
    }
  }

  /// Taps a button of the navigation bar or the toolbar.
  ///
  /// A system item, such as the Add button, has no title. Give it an accessibility label, or call
  /// ``tap(_:sourceLocation:)-(UIBarButtonItem,_)``.
  ///
  /// - Parameters:
  ///   - title: The title or the accessibility label of the button.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if there is no such button, or if it is disabled.
  @discardableResult
  public func tap(
    barButton title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "tap the bar button “\(title)”", sourceLocation, on: .bars) {
      barButtons.first { $0.names.contains(title) }.map { fingers.tap($0) } ?? false
    } because: {
      barChoices.obstacle(to: title)
    }
  }

  /// Taps a button of the navigation bar or the toolbar.
  ///
  /// - Returns: False if the bars of the view controller in front do not have the button, or if it
  ///   is disabled.
  @discardableResult
  public func tap(
    _ button: UIBarButtonItem, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let name = Choice(button.names).quoted
    return act(to: "tap the bar button \(name)", sourceLocation, on: .bars) {
      barButtons.contains(button) && fingers.tap(button)
    } because: {
      if barButtons.contains(button) { return "The bar button \(name) is disabled." }
      let reason =
        barButtons.isEmpty
        ? "There is no bar button." : "The bars don't have it. They have \(barChoices.list)."
      let isEdit = button === topViewController.editButtonItem
      return reason + (isEdit ? " Set navigationItem.rightBarButtonItem = editButtonItem." : "")
    }
  }

  /// Taps the button that begins and ends editing, which is the `editButtonItem` of the view
  /// controller in front.
  ///
  /// - Returns: False if the bars do not have the button, or if it is disabled.
  @discardableResult
  public func tapEditButton(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    tap(topViewController.editButtonItem, sourceLocation: sourceLocation)
  }

  private var barButtons: [UIBarButtonItem] {
    let item = topViewController.navigationItem
    return (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      + topViewController.toolbarButtons
  }

  private var barChoices: Choices {
    Choices("bar button", barButtons.map { Choice($0.names, isEnabled: $0.isEnabled) })
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
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if there is no such text field, or if it rejects a part of the text.
  @discardableResult
  public func type(
    _ text: String, intoAlertFieldAt index: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "type “\(text)” into text field \(index) of the alert", sourceLocation, on: .front) {
      guard let fields = alert?.textFields, fields.indices.contains(index) else { return false }
      return fingers.type(text, into: fields[index])
    } because: {
      guard let alert else { return "No alert is in front." }
      let fields = alert.textFields ?? []
      return fields.indices.contains(index)
        ? fields[index].rejection : "The number of its text fields is \(fields.count)."
    }
  }
}

extension UIBarButtonItem {
  /// The names by which the user knows the button.
  fileprivate var names: [String?] { [title, accessibilityLabel] }
}
