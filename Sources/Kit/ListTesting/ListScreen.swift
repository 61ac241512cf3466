public import ListControllers

/// A view controller with a list, shown in a window, and the user in front of it.
///
/// A test creates a screen, performs gestures, and compares the text of the list:
///
///     @MainActor @Test func `a deleted chore is gone`() {
///       let screen = ListScreen(ChoresController())
///       #expect(screen.swipeToDelete([0, 0]))
///       #expect(screen.text == """
///         Field
///           Reap
///         House
///           Bake
///         """)
///       screen.expectAgreement()
///     }
///
/// The same test runs on all platforms. On Linux and macOS, HeadlessUIKit's `User` performs the
/// gestures. On iOS, tvOS and visionOS, a gesture calls the delegate and the data source in the
/// order that UIKit documents.
///
/// A gesture that can't be done returns false or nil, and records an issue at its place in the
/// test. The issue contains the reason, the gestures that are possible instead, and the text of the
/// screen. A test that expects the list to refuse a gesture performs it in
/// ``expectRefusal(sourceLocation:of:)``.
///
/// Gestures lay out the window before and after, so the next line of a test reads the result. Work
/// that a list does asynchronously, such as loading a page, is awaited with
/// ``settle(timeout:sourceLocation:)``.
///
/// A screen records the updates that the kit performs. If the list and its view disagree, or a
/// snapshot differs, the issue contains the last update as a test. Paste it into a test file. See
/// ``expectUpdate(_:computesPlan:sourceLocation:)``.
///
/// - Note: A screen shows the first table view or collection view that the controller's view
///   contains.
@MainActor public final class ListScreen<Controller: UIViewController> {
  /// The view controller of the list.
  public let controller: Controller
  /// The window that shows the view controller.
  public let window: UIWindow
  /// The observer of the updates in the window.
  let observer: UpdateObserver
  /// The gestures that were performed where the list may refuse them, or nil elsewhere.
  var allowedRefusals: [(gesture: String, isDone: Bool)]?

  private let animationPause = AnimationPause()

  /// Creates a window and shows a view controller in it.
  ///
  /// A search bar and bar buttons need a navigation controller, so the screen puts the view
  /// controller into one. It doesn't do so for a navigation, tab bar or split view controller. A
  /// view controller that has a parent is shown in its outermost parent.
  ///
  /// On iOS, tvOS and visionOS, the window is in the app's scene. In a test bundle without a host
  /// app, as the test targets of a Swift package are, it is visible without being the key window.
  /// UIKit's animations are off as long as the screen exists.
  ///
  /// - Parameters:
  ///   - controller: The view controller of the list.
  ///   - size: The size of the window, in points.
  public init(
    _ controller: Controller, size: CGSize = CGSize(width: 390, height: 844)
  ) {
    self.controller = controller
    let window = UIWindow.forScreen(size)
    self.window = window
    observer = UpdateObserver { ($0 as? UIView)?.window === window }
    window.rootViewController = controller.shownRoot
    window.showOnScreen()
    ShownWindows.add(window, of: self)
    layOut()
  }

  /// The view controller in front. A navigation, tab bar or split view controller shows it, or it
  /// is presented over that controller.
  ///
  /// Gestures and ``text`` refer to this view controller. An alert, or a sheet that passes touches
  /// to the views behind it, doesn't become the view controller in front.
  public var topViewController: UIViewController { controller.inFront }

  /// The table view in front, if the list is in one.
  public var tableView: UITableView? { listView as? UITableView }

  /// The collection view in front, if the list is in one.
  public var collectionView: UICollectionView? { listView as? UICollectionView }

  /// The last update that the kit performed in the window.
  ///
  /// It is nil if there was none, or if the view was reloaded instead. Updates of more than 2,000
  /// items, before and after together, aren't recorded.
  ///
  ///     #expect(screen.swipeToDelete([0, 0]))
  ///     #expect(screen.lastUpdate?.plan == "items: delete 0.0")
  public var lastUpdate: UpdateRecording? { observer.last }

  /// The table view or collection view in front, or nil if there is none.
  public var listView: UIScrollView? { topViewController.view.firstList }

  /// The list of the screen, which is the view controller in front or one that it contains.
  var list: (any List)? {
    topViewController as? any List
      ?? topViewController.lists.first { $0.updateTarget?.shownList?.updatedView === listView }
  }

  func layOut() { window.layoutIfNeeded() }
}

extension UIView {
  /// The first table view or collection view in the view, which may be the view itself.
  fileprivate var firstList: UIScrollView? {
    if self is UITableView || self is UICollectionView { return self as? UIScrollView }
    for view in subviews {
      if let list = view.firstList { return list }
    }
    return nil
  }
}
