public import Foundation

/// A container that displays the top controller of a stack below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Creates a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty navigation controller with bars of the specified classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let type = navigationBarClass as? UINavigationBar.Type
    bar = type?.make() as? UINavigationBar ?? UINavigationBar()
    bottomBar = (toolbarClass as? UIToolbar.Type)?.make() as? UIToolbar ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty navigation controller. There are no nibs here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with an empty stack. There are no archives here.
  public required init?(coder aDecoder: NSCoder) {
    bar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(coder: aDecoder)
  }

  /// The object that is notified of the displayed controllers.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  private var delegateChain = AnswerChain<any UINavigationControllerDelegate>()

  /// The bar above the content.
  open var navigationBar: UINavigationBar { bar }
  private let bar: UINavigationBar

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

  /// The bar below the content, with the items of the top controller.
  open var toolbar: UIToolbar! { bottomBar }
  private let bottomBar: UIToolbar

  /// A Boolean value that indicates whether the toolbar is hidden; true unless the app changes it.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// Hides or shows the toolbar. The change completes at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Places the toolbar above the bottom of the safe area.
  private func placeToolbar() {
    guard !isToolbarHidden else { return bottomBar.removeFromSuperview() }
    if bottomBar.superview !== view { view.addSubview(bottomBar) }
    let items = topViewController?.toolbarItems
    if bottomBar.items != items { bottomBar.items = items }
    let height = toolbarHeight
    bottomBar.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height,
      width: view.bounds.width, height: height)
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
      UIKitException.raise(
        .invalidArgument,
        "Pushing the same view controller instance more than once is not supported "
          + "(\(viewController))")
      return
    }
    guard !(viewController is UINavigationController) else {
      return UIKitException.raise(
        .invalidArgument, "Pushing a navigation controller is not supported")
    }
    guard !(viewController is UISplitViewController) else {
      return UIKitException.raise(
        .invalidArgument,
        "Split View Controllers cannot be pushed to a Navigation Controller \(self)")
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
      UIKitException.raise("Tried to pop to a view controller that doesn't exist.")
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

  /// Replaces the stack. It raises an exception if a controller occurs twice.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count else {
      return UIKitException.raise(
        "All view controllers in a navigation controller must be distinct "
          + "(\(viewControllers))")
    }
    change(to: viewControllers, animated: animated)
  }

  /// Goes back by the swipe from the edge.
  ///
  /// An app that replaces the back button sets a delegate of the recognizer; without one, the
  /// gesture needs the back button.
  func swipeBack() -> Bool {
    guard stack.count > 1, let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled
    else { return false }
    guard recognizer.delegate != nil || (bar.backTitle != nil && !bar.isHidden) else {
      return false
    }
    return popViewController(animated: true) != nil
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }
  override var showsControllers: Bool { true }

  /// Changes the stack in UIKit's order of calls: the old top controller will disappear, the new
  /// one will appear, the old one did disappear, and the new one did appear.
  ///
  /// If an animator of the delegate's ends the transition later, the calls of its end wait, too.
  private func change(to newStack: [UIViewController], animated: Bool) {
    transition?.completeTransition(true)
    let oldStack = stack
    let gone = oldStack.filter { old in !newStack.contains { $0 === old } }
    let come = newStack.filter { new in !oldStack.contains { $0 === new } }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in come { addChild(controller) }
    // A controller that can't be a child isn't in the stack.
    let newStack = newStack.filter { $0.parent === self }
    stack = newStack
    for controller in gone { controller.isMovingFromParent = true }
    for controller in come { controller.isMovingToParent = true }
    let finish = { [self] (isDone: Bool) in
      if !isDone { stack = oldStack }
      for controller in isDone ? gone : come {
        controller.removeFromParent()
        controller.coveredInsets = .zero
        controller.scrollViewBelowBar?.setBarRoom(0)
      }
      if isDone { for controller in come { controller.didMove(toParent: self) } }
      for controller in gone { controller.isMovingFromParent = false }
      for controller in come { controller.isMovingToParent = false }
      updateBar()
      stackDidChange()
    }
    updateBar()
    guard oldStack.last !== newStack.last, isViewLoaded else { return finish(true) }
    replaceTop(
      oldStack.last, by: newStack.last, isPush: come.contains { $0 === newStack.last },
      animated: animated, finish: finish)
  }

  /// Tells a tab bar controller that the stack may hide its bar.
  private func stackDidChange() { tabBarController?.viewIfLoaded?.setNeedsLayout() }

  private func replaceTop(
    _ old: UIViewController?, by new: UIViewController?, isPush: Bool, animated: Bool,
    finish: @escaping (Bool) -> Void
  ) {
    guard isInSight else {
      old?.viewIfLoaded?.removeFromSuperview()
      if let new { install(new) }
      return finish(true)
    }
    let animator = animated ? self.animator(from: old, to: new, isPush: isPush) : nil
    let interactor = animator.flatMap { animator in
      delegateChain.ask("navigationController(_:interactionControllerFor:)") {
        $0.navigationController(self, interactionControllerFor: animator)
      } ?? nil
    }
    new?.loadViewIfNeeded()
    let container = UIView(frame: view.bounds)
    var from = ControllerTransition.Side(controller: old, view: old?.viewIfLoaded)
    from.initialFrame = contentFrame
    var to = ControllerTransition.Side(controller: new, view: new?.viewIfLoaded)
    to.finalFrame = contentFrame
    let transition = ControllerTransition(
      from: from, to: to, in: container, animated: animated,
      hosts: [self] + [old, new].compactMap { $0 }
    ) { [self] isDone in
      let (gone, shown) = isDone ? (old, new) : (new, old)
      if !isDone {
        new?.beginAppearanceTransition(false, animated: animated)
        old?.beginAppearanceTransition(true, animated: animated)
      }
      if let shown { install(shown) }
      gone?.viewIfLoaded?.removeFromSuperview()
      container.removeFromSuperview()
      gone?.endAppearanceTransition()
      shown?.finishAppearing()
      if isDone, let new {
        delegateChain.notify("navigationController(_:didShow:animated:)") {
          $0.navigationController(self, didShow: new, animated: animated)
        }
      }
      finish(isDone)
    }
    if let new { willShow(new, animated: animated) }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    if animator != nil {
      view.insertSubview(container, at: 0)
      if let old { container.addSubview(old.view) }
    }
    transition.run(animator, interactor)
  }

  private func animator(
    from old: UIViewController?, to new: UIViewController?, isPush: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old, let new else { return nil }
    return delegateChain.ask("navigationController(_:animationControllerFor:from:to:)") {
      $0.navigationController(
        self, animationControllerFor: isPush ? .push : .pop, from: old, to: new)
    } ?? nil
  }

  private func willShow(_ controller: UIViewController, animated: Bool) {
    delegateChain.notify("navigationController(_:willShow:animated:)") {
      $0.navigationController(self, willShow: controller, animated: animated)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController { willShow(top, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let top = topViewController else { return }
    delegateChain.notify("navigationController(_:didShow:animated:)") {
      $0.navigationController(self, didShow: top, animated: animated)
    }
  }

  // MARK: Containment

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    topViewController
  }

  /// The item of the controller or, unless it has an item or a title, of the root controller.
  open override var tabBarItem: UITabBarItem! {
    get {
      let inherits = ownTabBarItem == nil && title == nil
      return (inherits ? stack.first?.tabBarItem : nil) ?? super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateChain.ask("navigationControllerSupportedInterfaceOrientations(_:)") {
      $0.navigationControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateChain.ask("navigationControllerPreferredInterfaceOrientationForPresentation(_:)") {
      $0.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard isViewLoaded else { return parentSize }
    let frame = contentFrame
    return CGSize(
      width: parentSize.width, height: max(parentSize.height - view.bounds.height + frame.height, 0)
    )
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    let navigation = secondaryViewController as? UINavigationController
    let more = navigation?.viewControllers ?? [secondaryViewController]
    navigation?.setViewControllers([], animated: false)
    setViewControllers(viewControllers + more, animated: false)
  }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { popViewController(animated: false) }

  private func install(_ controller: UIViewController) {
    view.insertSubview(controller.view, at: 0)
    placeContent()
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
    placeContent()
    updateBarGrowth()
    bar.isReplacedBySearchBar = isReplacedBySearchBar
    let height = bar.isHidden ? ListMetrics.current.navigationBarHeight : barHeight
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width,
      height: height + bar.largeTitleHeight)
    placeSearchBar()
    placeToolbar()
  }

  /// Updates the heights of the large title and the search bar from the offset of the content's
  /// scroll view.
  private func updateBarGrowth() {
    let title = largeTitleRoom
    (bar.largeTitleHeight, shownSearchBarHeight) = (title, searchBarHeight)
    defer { bar.searchBarHeight = shownSearchBarHeight }
    guard let scrollView = topViewController?.contentScrollView(for: .top) else {
      bar.isAtScrollEdge = true
      return
    }
    let growsBar = topViewController?.scrollViewBelowBar != nil
    let search = hidesSearchBar ? searchBarHeight : 0
    scrollView.setBarRoom(growsBar ? title + search : 0) { [weak self] in
      self?.view.setNeedsLayout()
    }
    bar.isAtScrollEdge = !scrollView.isScrolledUnderBar
    guard growsBar else { return }
    bar.largeTitleHeight = min(scrollView.barGrowth, title)
    if hidesSearchBar { shownSearchBarHeight = scrollView.barGrowth - bar.largeTitleHeight }
  }

  /// The height of the top controller's large title before scrolling, or 0 if the title is not
  /// large.
  ///
  /// By UIKit's rule, an item of the automatic mode follows the item below it, and the root's title
  /// is large.
  private var largeTitleRoom: CGFloat {
    guard bar.prefersLargeTitles, barHeight > 0 else { return 0 }
    let modes = stack.lazy.map(\.navigationItem.largeTitleDisplayMode)
    let isLarge = modes.last { $0 != .automatic } ?? .always == .always
    return isLarge ? ListMetrics.current.largeTitleHeight : 0
  }

  private weak var shownSearchBar: UISearchBar?
  /// The height of the part of the search bar that scrolling doesn't hide.
  private var shownSearchBarHeight: CGFloat = 0

  /// Positions the search bar of the displayed controller below the navigation bar.
  private func placeSearchBar() {
    let wanted =
      bar.isHidden ? nil : topViewController?.navigationItem.searchController?.searchBar
    if shownSearchBar !== wanted {
      shownSearchBar?.removeFromSuperview()
      shownSearchBar = wanted
      if let wanted { view.addSubview(wanted) }
    }
    wanted?.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top + barHeight + bar.largeTitleHeight,
      width: view.bounds.width, height: shownSearchBarHeight)
  }

  /// The height of the top controller's search bar, or 0 if there is none. As in UIKit, it is
  /// hidden with the navigation bar.
  private var searchBarHeight: CGFloat {
    guard !bar.isHidden,
      let search = topViewController?.navigationItem.searchController?.searchBar
    else { return 0 }
    let metrics = ListMetrics.current
    return metrics.searchBarHeight + search.fieldGrowth
      + (search.showsScopes ? metrics.scopeBarHeight : 0)
  }

  /// A Boolean value that indicates whether scrolling hides the top controller's search bar.
  private var hidesSearchBar: Bool {
    guard let top = topViewController, top.scrollViewBelowBar != nil else { return false }
    return top.navigationItem.hidesSearchBar
  }

  /// The height of the line of buttons, or 0 if it is hidden.
  private var barHeight: CGFloat {
    bar.isHidden || isReplacedBySearchBar ? 0 : ListMetrics.current.navigationBarHeight
  }

  /// A Boolean value that indicates whether a search hides the content of the bar. As in UIKit, the
  /// bar itself isn't hidden.
  private var isReplacedBySearchBar: Bool {
    guard let search = topViewController?.navigationItem.searchController else { return false }
    return !bar.isHidden && search.isActive && search.hidesNavigationBarDuringPresentation
      && ListMetrics.current.searchBarsCanBeHidden
  }
  private var toolbarHeight: CGFloat {
    isToolbarHidden ? 0 : bottomBar.intrinsicContentSize.height
  }

  /// The parts of the view that the bars and what is beyond them cover, at the top and the bottom.
  ///
  /// A large title is no part of them if a scroll view below it has an inset for it, nor is a
  /// search bar that scrolling hides.
  private var barInsets: UIEdgeInsets {
    let safe = view.safeAreaInsets
    let title = topViewController?.scrollViewBelowBar == nil ? largeTitleRoom : 0
    let top = barHeight + (hidesSearchBar ? 0 : searchBarHeight) + title
    let bottom = toolbarHeight
    return UIEdgeInsets(
      top: top > 0 ? safe.top + top : 0, left: 0,
      bottom: bottom > 0 ? safe.bottom + bottom : coveredInsets.bottom, right: 0)
  }

  /// The frame of the content, which extends under the bars where it can.
  private var contentFrame: CGRect { contentLayout.frame }

  /// The frame of the content, and the parts of it that the bars cover.
  private var contentLayout: (frame: CGRect, covered: UIEdgeInsets) {
    let insets = barInsets
    var edges = UIRectEdge.all
    for (edge, isTranslucent) in [
      (UIRectEdge.top, bar.isTranslucent), (.bottom, bottomBar.isTranslucent),
    ] where topViewController?.extends(underBarAt: edge, isTranslucent: isTranslucent) == false {
      edges.remove(edge)
    }
    return (view.bounds.inset(by: insets.at(.all.subtracting(edges))), insets.at(edges))
  }

  private func placeContent() {
    guard let content = topViewController, let contentView = content.viewIfLoaded else { return }
    (contentView.frame, content.coveredInsets) = contentLayout
  }

  override var appearingChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  private func updateBar() {
    bar.show(stack.map(\.navigationItem), as: self)
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
  /// The recognizer of the swipe that goes back. If it is disabled, the user can't swipe back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer(target: nil, action: nil)
  /// The recognizer of the tap that hides the bar. It is kept; nothing is recognized.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer(
    target: nil, action: nil)
  /// The recognizer of the swipe that hides the bar. It is kept; nothing is recognized.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer(
    target: nil, action: nil)
  /// The duration of hiding or showing a bar, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// Constants for the operation of a transition.
  @nonexhaustive public enum Operation: Int, Sendable {
    /// No operation.
    case none
    /// A view controller is pushed onto the stack.
    case push
    /// A view controller is removed from the stack.
    case pop
  }
}
