public import ListControllers

/// A view controller with a list, shown in a window, and the user in front of it.
///
/// A test creates a screen, does what the user does, and compares what the list shows:
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
/// The same test runs on Linux and macOS, where the gestures are those of HeadlessUIKit's `User`,
/// and on iOS, tvOS and visionOS, where they call the delegate and the data source in the order
/// that UIKit documents.
///
/// A gesture that can't be done returns false or nil, and records an issue at its place in the
/// test. The issue says why, what the user could do instead, and what the screen shows. A test that
/// expects the list to refuse a gesture performs it in ``expectRefusal(sourceLocation:of:)``.
///
/// Gestures lay out the window before and after, so the next line of a test reads the result. Work
/// that a list does asynchronously, such as loading a page, is awaited with
/// ``settle(timeout:sourceLocation:)``.
///
/// A screen records the updates that the kit performs. If the list and its view disagree, or a
/// snapshot differs, the issue contains the last update as a test, ready to be pasted; see
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
  /// A navigation controller contains the view controller, as its search bar and bar buttons need
  /// one, unless the view controller is a navigation, tab bar or split view controller. A view
  /// controller that has a parent is shown in its outermost parent.
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

  /// The view controller in front: the one that the navigation, tab bar or split view controller
  /// shows, or the one that is presented over it.
  ///
  /// Gestures and ``text`` are those of this view controller. An alert stays in front of it, and so
  /// does a sheet that lets touches through to what is behind it.
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

  /// The list whose view is the screen's: the view controller in front, or one that it contains.
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
