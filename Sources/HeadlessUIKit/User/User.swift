/// A person in front of the screen: does to views what fingers do, with UIKit's callbacks in
/// UIKit's order.
///
/// Each action lays out before and after, and runs the completions that wait, so a test reads the
/// result in the next line.
///
///     let user = User()
///     user.tap(rowAt: IndexPath(row: 2, section: 0), in: tableView)
///     user.goBack(in: navigationController)
@MainActor public struct User {
  /// Makes a person; they have no state.
  public init() {}

  /// Runs an action between two layouts of what `view` is in.
  func act<Result>(on view: UIView, _ action: () -> Result) -> Result {
    view.layoutIfNeeded()
    let result = action()
    HeadlessRunLoop.tick()
    view.layoutIfNeeded()
    return result
  }
}
