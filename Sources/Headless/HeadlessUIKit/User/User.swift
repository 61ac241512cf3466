/// A simulated user, whose actions on views call UIKit's callbacks in UIKit's order.
///
/// Each action lays out before and after, and runs the waiting completions, so that a test can
/// check the result in the next line.
///
///     let user = User()
///     user.tap(rowAt: IndexPath(row: 2, section: 0), in: tableView)
///     user.goBack(in: navigationController)
@MainActor public struct User {
  /// Creates a user. Users have no state.
  public init() {}

  /// Performs an action on a view between two layouts of its hierarchy.
  func act<Result>(on view: UIView, _ action: () -> Result) -> Result {
    view.layoutIfNeeded()
    let result = action()
    HeadlessRunLoop.tick()
    view.layoutIfNeeded()
    return result
  }
}
