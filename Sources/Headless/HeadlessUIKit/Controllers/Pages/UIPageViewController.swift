public import Foundation

/// A container that displays one of a sequence of controllers, between which the user swipes.
///
/// Curls and scrolling are the same here: the next page replaces the current one at once.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation] as? Int
    spineLocation =
      style == .scroll ? .none : spine.flatMap(SpineLocation.init) ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose pages curl horizontally.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller whose pages curl horizontally.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// The transition between pages.
  open private(set) var transitionStyle: TransitionStyle
  /// The direction of swipes.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The place of the spine of pages that curl.
  open private(set) var spineLocation: SpineLocation
  /// A Boolean value that indicates whether pages have backs. It has no effect.
  open var isDoubleSided = false
  /// The recognizers of swipes and taps. They are kept; `User` swipes directly.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
    transitionStyle == .scroll
    ? []
    : [
      UIPanGestureRecognizer(target: nil, action: nil),
      UITapGestureRecognizer(target: nil, action: nil),
    ]

  /// The object that provides the pages before and after another. Without one, the user can't
  /// swipe.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is notified of the user's swipes.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The displayed controllers.
  open private(set) var viewControllers: [UIViewController]? = []

  /// Displays controllers: one, or two if the spine is in the middle. The completion runs at the
  /// next turn.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    let count = spineLocation == .mid ? 2 : 1
    guard new.count == count else {
      return UIKitException.raise(
        .invalidArgument,
        "The number of view controllers provided (\(new.count)) doesn't match the number "
          + "required (\(count)) for the requested transition")
    }
    show(new, animated: animated)
    if let completion { HeadlessRunLoop.complete(animated: animated) { completion(true) } }
  }

  /// Displays controllers in UIKit's order of calls: the new ones will appear, the old ones will
  /// disappear, the new ones did appear, and the old ones did disappear.
  private func show(_ new: [UIViewController], animated: Bool) {
    let old = viewControllers ?? []
    let gone = old.filter { page in !new.contains { $0 === page } }
    let come = new.filter { page in !old.contains { $0 === page } }
    for page in gone { page.willMove(toParent: nil) }
    for page in come { addChild(page) }
    // A controller that can't be a child isn't a page.
    viewControllers = new.filter { $0.parent === self }
    let isInSight = isInSight
    if isInSight {
      for page in come { page.beginAppearanceTransition(true, animated: animated) }
      for page in gone { page.beginAppearanceTransition(false, animated: animated) }
    }
    if isViewLoaded {
      for page in gone { page.viewIfLoaded?.removeFromSuperview() }
      addPages()
      placePages()
    }
    if isInSight {
      for page in come { page.finishAppearing() }
      for page in gone { page.endAppearanceTransition() }
    }
    for page in gone { page.removeFromParent() }
    for page in come { page.didMove(toParent: self) }
  }

  /// Swipes to the next or the previous page, as the user does.
  ///
  /// - Returns: False if there is no such page.
  func swipe(_ direction: NavigationDirection) -> Bool {
    guard let dataSource, let old = viewControllers, let first = old.first, let last = old.last,
      let next = direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: last)
        : dataSource.pageViewController(self, viewControllerBefore: first)
    else { return false }
    let delegates = AnswerChain<any UIPageViewControllerDelegate>(holding: delegate)
    delegates.notify("pageViewController(_:willTransitionTo:)") {
      $0.pageViewController(self, willTransitionTo: [next])
    }
    show([next], animated: true)
    delegates.notify(
      """
      pageViewController(\
      _:didFinishAnimating:previousViewControllers:transitionCompleted:)
      """
    ) {
      $0.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
    }
    return true
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    addPages()
  }

  /// Adds the views of the pages, behind what the app has added.
  private func addPages() {
    for (number, page) in (viewControllers ?? []).enumerated() {
      view.insertSubview(page.view, at: number)
    }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placePages()
  }

  /// Places one page over the whole view, or two next to each other.
  private func placePages() {
    let pages = viewControllers ?? []
    let bounds = view.bounds
    let isHorizontal = navigationOrientation == .horizontal
    let share = 1 / CGFloat(max(pages.count, 1))
    for (number, page) in pages.enumerated() {
      let width = isHorizontal ? bounds.width * share : bounds.width
      let height = isHorizontal ? bounds.height : bounds.height * share
      page.view.frame = CGRect(
        x: isHorizontal ? CGFloat(number) * width : 0,
        y: isHorizontal ? 0 : CGFloat(number) * height, width: width, height: height)
    }
  }

  override var appearingChildren: [UIViewController] { viewControllers ?? [] }

  // MARK: Types

  /// Constants for the direction of swipes.
  @nonexhaustive public enum NavigationOrientation: Int, Sendable {
    /// Left and right.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// Constants for the place of the spine.
  @nonexhaustive public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none
    /// At the left or top edge.
    case min
    /// In the middle, between two pages.
    case mid
    /// At the right or bottom edge.
    case max
  }

  /// Constants for the direction of a transition.
  @nonexhaustive public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the previous page.
    case reverse
  }

  /// Constants for the transition between pages.
  @nonexhaustive public enum TransitionStyle: Int, Sendable {
    /// Pages that curl.
    case pageCurl
    /// Pages that scroll.
    case scroll
  }

  /// Keys of the options of a controller.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The place of the spine, as the raw value of a ``SpineLocation``.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages that scroll, in points. It has no effect.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// An object that provides the pages of a page view controller.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the controller before another, or nil.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the controller after another, or nil.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of the page indicator. It is optional and never called: there is no
  /// indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the current dot. It is optional and never called.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0 by default.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    OptionalMethod.absent(0)
  }
  /// Returns 0 by default.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    OptionalMethod.absent(0)
  }
}

/// An object that is notified of the user's swipes between pages.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a swipe begins.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Tells the delegate that a swipe ended.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the place of the spine in an orientation. It is never called.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { OptionalMethod.absent() }
  /// Returns the left or top edge by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { OptionalMethod.absent(.min) }
}
