import Foundation

extension User {
  /// Taps the back button.
  ///
  /// - Returns: False if there is none.
  @discardableResult
  public func goBack(in navigationController: UINavigationController) -> Bool {
    act(on: navigationController.view) {
      guard navigationController.navigationBar.backTitle != nil else { return false }
      navigationController.navigationBar.tapBack()
      return true
    }
  }

  /// Swipes from the leading edge, which goes back.
  ///
  /// - Returns: False if there is nothing to go back to, the back button is hidden or replaced, or
  ///   the gesture is disabled or rejected by its delegate.
  @discardableResult
  public func swipeBack(in navigationController: UINavigationController) -> Bool {
    act(on: navigationController.view) { navigationController.swipeBack() }
  }

  /// Taps a bar button.
  ///
  /// - Returns: False if the button is disabled.
  @discardableResult
  public func tap(_ item: UIBarButtonItem) -> Bool {
    guard item.isEnabled else { return false }
    item.perform()
    HeadlessRunLoop.tick()
    return true
  }

  /// Chooses the action of an alert at an index, in the order in which the actions were added.
  ///
  /// - Returns: False if there is no such action or it is disabled.
  @discardableResult
  public func choose(actionAt index: Int, in alert: UIAlertController) -> Bool {
    guard alert.actions.indices.contains(index), alert.actions[index].isEnabled else {
      return false
    }
    alert.choose(alert.actions[index])
    HeadlessRunLoop.tick()
    return true
  }

  /// Chooses the action of an alert with a title.
  ///
  /// - Returns: False if there is no such action or it is disabled.
  @discardableResult
  public func choose(_ title: String, in alert: UIAlertController) -> Bool {
    guard let action = alert.actions.first(where: { $0.title == title }), action.isEnabled else {
      return false
    }
    alert.choose(action)
    HeadlessRunLoop.tick()
    return true
  }
}
