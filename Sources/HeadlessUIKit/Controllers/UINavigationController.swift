public import Foundation

/// A container that displays the top controller of a stack below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Creates a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty navigation controller. The classes have no effect.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty navigation controller. There are no nibs here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with an empty stack. There are no archives here.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  /// The object that is notified of the displayed controllers.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  private var delegateChain = AnswerChain<any UINavigationControllerDelegate>()

  /// The bar above the content.
  open var navigationBar: UINavigationBar { bar }
  private let bar = UINavigationBar()

  /// A Boolean value that indicates whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Stack

  private var stack: [UIViewController] = []
  /// The navigation stack, root first. Setting it replaces the stack without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The presented controller or, if there is none, the controller on top of the stack.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Pushes a controller onto the stack. It raises an exception if the stack contains the
  /// controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      UIKitException(
        .invalidArgument,
        reason: "Pushing the same view controller instance more than once is not supported "
          + "(\(viewController))"
      ).raise()
      return
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// Pops the top controller, unless it is the root.
  ///
  /// - Returns: The popped controller, or nil.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Pops all controllers above a controller. It raises an exception if the stack does not contain
  /// it.
  ///
  /// - Returns: The popped controllers, or nil if the stack does not contain the controller.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      UIKitException(reason: "Tried to pop to a view controller that doesn't exist.").raise()
      return nil
    }
    let gone = Array(stack[(index + 1)...])
    if !gone.isEmpty { change(to: Array(stack[...index]), animated: animated) }
    return gone
  }

  /// Pops all controllers except the root.
  ///
  /// - Returns: The popped controllers, or nil if the stack is empty.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Changes the stack in UIKit's order of calls: the old top controller will disappear, the new
  /// one will appear, the old one did disappear, and the new one did appear.
  private func change(to newStack: [UIViewController], animated: Bool) {
    let oldTop = stack.last
    let newTop = newStack.last
    let gone = stack.filter { old in !newStack.contains { $0 === old } }
    let come = newStack.filter { new in !stack.contains { $0 === new } }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in come { addChild(controller) }
    stack = newStack
    for controller in gone { controller.isMovingFromParent = true }
    for controller in come { controller.isMovingToParent = true }
    if oldTop !== newTop { replaceTop(oldTop, by: newTop, animated: animated) }
    for controller in gone {
      controller.removeFromParent()
      controller.isMovingFromParent = false
    }
    for controller in come {
      controller.didMove(toParent: self)
      controller.isMovingToParent = false
    }
    updateBar()
  }

  private func replaceTop(
    _ old: UIViewController?, by new: UIViewController?, animated: Bool
  ) {
    guard isViewLoaded else { return }
    if let new {
      delegateChain.notify("navigationController(_:willShow:animated:)") {
        $0.navigationController(self, willShow: new, animated: animated)
      }
    }
    guard isInSight else {
      old?.viewIfLoaded?.removeFromSuperview()
      if let new { install(new) }
      return
    }
    let show = { [self] in
      guard let new else { return }
      new.appear(animated: animated) { self.install(new) }
    }
    if let old, old.isInSight {
      old.isInSight = false
      old.viewWillDisappear(animated)
      guard let new else { return finish(old, animated) }
      new.loadViewIfNeeded()
      new.isInSight = true
      new.viewWillAppear(animated)
      install(new)
      finish(old, animated)
      new.viewIsAppearing(animated)
      view.window?.layoutIfNeeded()
      new.viewDidAppear(animated)
    } else {
      show()
    }
    if let new {
      delegateChain.notify("navigationController(_:didShow:animated:)") {
        $0.navigationController(self, didShow: new, animated: animated)
      }
    }
  }

  private func finish(_ old: UIViewController, _ animated: Bool) {
    old.viewIfLoaded?.removeFromSuperview()
    old.viewDidDisappear(animated)
  }

  private func install(_ controller: UIViewController) {
    view.insertSubview(controller.view, at: 0)
    controller.view.frame = contentFrame
    view.setNeedsLayout()
  }

  // MARK: View

  open override func loadView() {
    super.loadView()
    view.addSubview(bar)
    if let top = topViewController { install(top) }
    bar.goBack = { [weak self] in self?.popViewController(animated: true) }
    updateBar()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    topViewController?.viewIfLoaded?.frame = contentFrame
    updateLargeTitle()
    bar.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width,
      height: ListMetrics.current.navigationBarHeight + bar.largeTitleHeight)
    placeSearchBar()
  }

  /// Updates the height of the large title from the offset of the content's scroll view.
  private func updateLargeTitle() {
    let room = largeTitleRoom
    guard let scrollView = topViewController?.scrollViewBelowBar else {
      bar.largeTitleHeight = room
      return
    }
    scrollView.setLargeTitleRoom(room) { [weak self] in self?.view.setNeedsLayout() }
    bar.largeTitleHeight = scrollView.largeTitleHeight
  }

  /// The height of the top controller's large title before scrolling, or 0 if the title is not
  /// large.
  ///
  /// By UIKit's rule, an item of the automatic mode follows the item below it, and the root's title
  /// is large.
  private var largeTitleRoom: CGFloat {
    guard bar.prefersLargeTitles, !bar.isHidden else { return 0 }
    let modes = stack.lazy.map(\.navigationItem.largeTitleDisplayMode)
    let isLarge = modes.last { $0 != .automatic } ?? .always == .always
    return isLarge ? ListMetrics.current.largeTitleHeight : 0
  }

  private weak var shownSearchBar: UISearchBar?

  /// Positions the search bar of the displayed controller below the navigation bar.
  private func placeSearchBar() {
    let wanted = topViewController?.navigationItem.searchController?.searchBar
    if shownSearchBar !== wanted {
      shownSearchBar?.removeFromSuperview()
      shownSearchBar = wanted
      if let wanted { view.addSubview(wanted) }
    }
    wanted?.frame = CGRect(
      x: 0, y: barHeight + bar.largeTitleHeight, width: view.bounds.width,
      height: searchBarHeight)
  }

  /// The height of the top controller's search bar, or 0 if there is none.
  private var searchBarHeight: CGFloat {
    guard let bar = topViewController?.navigationItem.searchController?.searchBar else { return 0 }
    let metrics = ListMetrics.current
    return metrics.searchBarHeight + (bar.showsScopes ? metrics.scopeBarHeight : 0)
  }

  private var barHeight: CGFloat { bar.isHidden ? 0 : ListMetrics.current.navigationBarHeight }

  /// The frame of the content, below the bars.
  ///
  /// A scroll view extends to the bottom of the bars after scrolling. Its inset keeps the content
  /// below a large title.
  private var contentFrame: CGRect {
    let scrolls = topViewController?.scrollViewBelowBar != nil
    let top =
      barHeight + searchBarHeight + (scrolls ? 0 : largeTitleRoom)
    let bounds = view.bounds
    return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
  }

  override var appearingChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  private func updateBar() {
    bar.items = stack.map(\.navigationItem)
  }

  // MARK: Properties without effect

  /// A Boolean value that indicates whether a swipe hides the bar. It has no effect.
  open var hidesBarsOnSwipe = false
  /// A Boolean value that indicates whether a tap hides the bar. It has no effect.
  open var hidesBarsOnTap = false
  /// A Boolean value that indicates whether the keyboard hides the bar. It has no effect.
  open var hidesBarsWhenKeyboardAppears = false
  /// A Boolean value that indicates whether a vertically compact window hides the bar. It has no
  /// effect.
  open var hidesBarsWhenVerticallyCompact = false
  /// A Boolean value that indicates whether the toolbar is hidden. No toolbar is drawn.
  open var isToolbarHidden = true
  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// The recognizer of the swipe that goes back. It is kept; `User` goes back directly.
  public lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer(
    target: nil, action: nil)

  /// Constants for the operation of a transition.
  public enum Operation: Int, Sendable {
    /// No operation.
    case none
    /// A view controller is pushed onto the stack.
    case push
    /// A view controller is removed from the stack.
    case pop
  }
}

/// An object that is notified of the controllers that a navigation controller displays.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a controller is about to be displayed.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Tells the delegate that a controller was displayed.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing by default.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { OptionalMethod.absent() }
}
