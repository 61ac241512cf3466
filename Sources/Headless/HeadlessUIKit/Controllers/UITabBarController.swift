public import Foundation

/// A container that displays the selected one of its controllers above a tab bar.
///
/// The content fills the view, and the bar covers its bottom: the safe area of the content ends
/// above the bar, and the insets of scroll views follow it.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Creates a controller without tabs. There are no nibs here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without tabs. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The object that decides on the user's selections, and is notified of them.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  private var delegateChain = AnswerChain<any UITabBarControllerDelegate>()

  /// The bar at the bottom.
  open var tabBar: UITabBar { bar }
  private let bar = UITabBar(frame: .zero)

  // MARK: Controllers

  private var tabs: [UIViewController] = []
  private var hasTabs = false
  private var selected: UIViewController?

  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    get { hasTabs ? tabs : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers of the tabs. The selected one stays selected if it is among the new
  /// ones; otherwise, the one at its index is selected, or the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs
    let oldIndex = selectedIndex
    let new = viewControllers ?? []
    hasTabs = viewControllers != nil
    let gone = old.filter { tab in !new.contains { $0 === tab } }
    let come = new.filter { tab in !old.contains { $0 === tab } }
    for tab in gone { tab.willMove(toParent: nil) }
    for tab in come { addChild(tab) }
    // A controller that can't be a child isn't a tab.
    tabs = new.filter { $0.parent === self }
    customizableViewControllers = viewControllers
    updateTabBarItems()
    if let selected, tabs.contains(where: { $0 === selected }) {
      updateSelection()
    } else {
      show(tabs.indices.contains(oldIndex) ? tabs[oldIndex] : tabs.first, animated: false)
    }
    for tab in gone {
      tab.coveredInsets = .zero
      tab.removeFromParent()
    }
    for tab in come { tab.didMove(toParent: self) }
  }

  /// The controller whose view is displayed. Setting it doesn't notify the delegate, and raises an
  /// exception unless it is one of the controllers.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard tabs.contains(where: { $0 === newValue }) else {
        return UIKitException.raise(
          .invalidArgument,
          "-[UITabBarController setSelectedViewController:] only a view controller in the "
            + "tab bar controller's list of view controllers can be selected.")
      }
      show(newValue, animated: true)
    }
  }

  /// The index of the selected controller, or `NSNotFound` if there is none. Other indexes than
  /// those of the controllers are ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { show(tabs[newValue], animated: true) } }
  }

  /// The controller of the tabs beyond the fifth. It is kept; all tabs are displayed.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// The controllers whose tabs the user can rearrange. They have no effect.
  open var customizableViewControllers: [UIViewController]?

  func updateTabBarItems() {
    bar.show(tabs.map(\.tabBarItem), selecting: selected?.tabBarItem)
  }

  private func updateSelection() { bar.show(bar.items, selecting: selected?.tabBarItem) }

  // MARK: Selection

  /// Selects the controller at an index as the user does.
  private func userSelects(_ index: Int) -> Bool {
    guard tabs.indices.contains(index) else { return false }
    let tab = tabs[index]
    let isAllowed = delegateChain.ask("tabBarController(_:shouldSelect:)") {
      $0.tabBarController(self, shouldSelect: tab)
    }
    guard isAllowed != false else { return false }
    if tab === selected {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      show(tab, animated: true)
    }
    tabBar(bar, didSelect: tab.tabBarItem)
    delegateChain.notify("tabBarController(_:didSelect:)") {
      $0.tabBarController(self, didSelect: tab)
    }
    return true
  }

  /// Tells the controller that the user selected an item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Displays a controller in UIKit's order of calls: the new one will appear, the old one will and
  /// did disappear, and the new one did appear.
  private func show(_ new: UIViewController?, animated: Bool) {
    transition?.completeTransition(true)
    let old = selected
    guard new !== old else { return }
    selected = new
    updateSelection()
    guard isViewLoaded else { return }
    guard isInSight else {
      old?.viewIfLoaded?.removeFromSuperview()
      if let new { install(new) }
      return
    }
    let animator = animated ? self.animator(from: old, to: new) : nil
    let interactor = animator.flatMap { animator in
      delegateChain.ask("tabBarController(_:interactionControllerFor:)") {
        $0.tabBarController(self, interactionControllerFor: animator)
      } ?? nil
    }
    new?.loadViewIfNeeded()
    let container = UIView(frame: view.bounds)
    var from = ControllerTransition.Side(controller: old, view: old?.viewIfLoaded)
    from.initialFrame = contentFrame
    var to = ControllerTransition.Side(controller: new, view: new?.viewIfLoaded)
    to.finalFrame = contentFrame
    let transition = ControllerTransition(
      from: from, to: to, in: container, animated: animator != nil,
      hosts: [self] + [old, new].compactMap { $0 }
    ) { [self] isDone in
      let (gone, shown) = isDone ? (old, new) : (new, old)
      if !isDone {
        selected = old
        updateSelection()
        new?.beginAppearanceTransition(false, animated: true)
        old?.beginAppearanceTransition(true, animated: true)
      }
      if let shown { install(shown) }
      gone?.viewIfLoaded?.removeFromSuperview()
      container.removeFromSuperview()
      gone?.endAppearanceTransition()
      shown?.finishAppearing()
    }
    new?.beginAppearanceTransition(true, animated: animator != nil)
    old?.beginAppearanceTransition(false, animated: animator != nil)
    if animator != nil {
      view.insertSubview(container, at: 0)
      if let old { container.addSubview(old.view) }
    }
    transition.run(animator, interactor)
  }

  private func animator(
    from old: UIViewController?, to new: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old, let new else { return nil }
    return delegateChain.ask("tabBarController(_:animationControllerForTransitionFrom:to:)") {
      $0.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    } ?? nil
  }

  override var appearingChildren: [UIViewController] {
    selected.map { [$0] } ?? []
  }

  // MARK: View

  open override func loadView() {
    super.loadView()
    view.addSubview(bar)
    bar.becomeManaged(by: self)
    bar.select = { [weak self] in self?.userSelects($0) ?? false }
    if let selected { install(selected) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let height = barHeight
    bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    selected?.viewIfLoaded.map(place)
  }

  private func install(_ controller: UIViewController) {
    view.insertSubview(controller.view, at: 0)
    place(controller.view)
    view.setNeedsLayout()
  }

  private func place(_ content: UIView) {
    content.frame = contentFrame
    selected?.coveredInsets.bottom = !barIsHidden && contentExtendsUnderBar ? barHeight : 0
    bar.alpha = barIsHidden ? 0 : 1
  }

  private var barHeight: CGFloat { ListMetrics.current.tabBarHeight + view.safeAreaInsets.bottom }

  /// A Boolean value that indicates whether the bar is hidden, or a pushed controller hides it.
  private var barIsHidden: Bool {
    let stack = (selected as? UINavigationController)?.viewControllers ?? []
    return bar.isHidden || stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  private var contentFrame: CGRect {
    var frame = view.bounds
    if !barIsHidden, !contentExtendsUnderBar { frame.size.height -= barHeight }
    return frame
  }

  private var contentExtendsUnderBar: Bool {
    selected?.extends(underBarAt: .bottom, isTranslucent: bar.isTranslucent) ?? true
  }

  /// A Boolean value that indicates whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { bar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { bar.isHidden = hidden }

  // MARK: Containment

  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateChain.ask("tabBarControllerSupportedInterfaceOrientations(_:)") {
      $0.tabBarControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateChain.ask("tabBarControllerPreferredInterfaceOrientationForPresentation(_:)") {
      $0.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }
}

/// An object that decides on the user's selections in a tab bar controller.
///
/// All methods are optional. Those on selections are called only for the user's, not for the app's.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the user can select a controller. It is called
  /// for the selected one, too.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells the delegate that the user selected a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the orientations that the tab bar controller supports.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the tab bar controller is best presented.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// Returns the object that drives a transition interactively, or nil.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the animator of a change of the selection, or nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns true by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { OptionalMethod.absent(true) }
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { OptionalMethod.absent() }
  /// Returns all orientations except upside down by default.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { OptionalMethod.absent(.allButUpsideDown) }
  /// Returns portrait by default.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { OptionalMethod.absent(.portrait) }
  /// Returns nil by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalMethod.absent(nil) }
  /// Returns nil by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalMethod.absent(nil) }
}
