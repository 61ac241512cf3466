public import Foundation

/// An object that manages a view: it loads the view when it is needed, and is notified when it
/// appears and disappears.
@preconcurrency @MainActor open class UIViewController: UIResponder, @preconcurrency NSCoding {
  /// Creates a controller. There are no nibs here; the name and the bundle are only stored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates the controller of an archive.
  public required init?(coder: NSCoder) {
    nibName = coder.decodeValue(String.self, forKey: "nibName")
    nibBundle = nil
    super.init()
    if let title = coder.decodeValue(String.self, forKey: "title") { self.title = title }
    restorationIdentifier = coder.decodeValue(String.self, forKey: "restorationIdentifier")
    if let style = coder.decodeValue(Int.self, forKey: "modalPresentationStyle") {
      modalPresentationStyle = UIModalPresentationStyle(rawValue: style) ?? modalPresentationStyle
    }
    if let style = coder.decodeValue(Int.self, forKey: "modalTransitionStyle") {
      modalTransitionStyle = UIModalTransitionStyle(rawValue: style) ?? modalTransitionStyle
    }
    if let hides = coder.decodeValue(Bool.self, forKey: "hidesBottomBarWhenPushed") {
      hidesBottomBarWhenPushed = hides
    }
  }

  /// Encodes the title, the name of the nib, the styles of the presentation, and the identifier for
  /// restoration. The view, children and bar items aren't encoded.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(nibName, forKey: "nibName")
    coder.encodeValue(title, forKey: "title")
    coder.encodeValue(restorationIdentifier, forKey: "restorationIdentifier")
    coder.encodeValue(modalPresentationStyle.rawValue, forKey: "modalPresentationStyle")
    coder.encodeValue(modalTransitionStyle.rawValue, forKey: "modalTransitionStyle")
    coder.encodeValue(hidesBottomBarWhenPushed, forKey: "hidesBottomBarWhenPushed")
  }

  /// The name of the nib with which the controller was created.
  open private(set) var nibName: String?
  /// The bundle of the nib with which the controller was created.
  open private(set) var nibBundle: Bundle?
  /// The storyboard of the controller. It is always nil because there are no storyboards.
  open var storyboard: UIStoryboard? { nil }

  /// The name of the exceptions of views whose place contradicts the containment of controllers.
  nonisolated public static let hierarchyInconsistencyException = NSExceptionName(
    rawValue: UIKitException.Name.hierarchyInconsistency.rawValue)

  // MARK: View

  private var viewStorage: UIView?
  private var isLoadingView = false

  /// The controller's view. Reading it loads the view.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set {
      if let newValue, let other = newValue.viewController, other !== self {
        UIKitException.raise(
          .hierarchyInconsistency,
          "A view can only be associated with at most one view controller at a time! View "
            + "\(newValue.inWords) is associated with \(other). Clear this association before "
            + "associating this view with \(self).")
      }
      viewStorage?.viewController = nil
      viewStorage = newValue
      newValue?.viewController = self
    }
  }

  /// The view, or nil if it is not loaded.
  open var viewIfLoaded: UIView? { viewStorage }
  /// A Boolean value that indicates whether the view is loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    guard viewStorage == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if viewStorage != nil {
      viewDidLoad()
      showContentUnavailable()
      setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  /// Creates the view. Subclasses override it without calling super, and set `view`.
  open func loadView() {
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Tells the controller that its view was loaded.
  open func viewDidLoad() {}
  /// Tells the controller that its view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells the controller that its view is in the window and has its size, but has not appeared
  /// yet.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells the controller that its view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells the controller that its view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells the controller that its view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells the controller that its view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Updates the properties of the view that depend on its data. Subclasses override it and call
  /// super.
  ///
  /// It is called before the first layout of the view, whenever it was requested, and after changes
  /// of the observable properties that it read.
  open func updateProperties() {}
  /// Requests a call of ``updateProperties()`` before the next layout.
  open func setNeedsUpdateProperties() { viewIfLoaded?.controllerNeedsUpdateProperties() }
  /// Calls ``updateProperties()`` if it was requested.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updateControllerPropertiesIfNeeded() }
  /// The insets that the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// The insets of the view's part that the bars of a container cover.
  var coveredInsets = UIEdgeInsets.zero {
    didSet { if coveredInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// Tells the controller that the safe area of its view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Tells the controller that the margins of its view changed.
  open func viewLayoutMarginsDidChange() {}
  /// The smallest margins of the view: 16 points at the sides, or 20 in regular width.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let metrics = ListMetrics.current
    let isWide = traitCollection.horizontalSizeClass == .regular
    let side = isWide ? metrics.wideMargin : metrics.margin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// A Boolean value that indicates whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.layoutInputsDidChange()
    }
  }
  /// Updates the constraints of the view, before the first layout and whenever the view's update of
  /// constraints was requested. Overrides call super, which updates the view's own.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Tells the controller that memory is low. Subclasses release data that they can recreate.
  open func didReceiveMemoryWarning() {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: Focus and keys

  private var addedKeyCommands: [UIKeyCommand] = []
  /// The key commands that were added to the controller. An override adds its own to super's.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  /// Adds a key command to the controller.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a key command that was added to the controller.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The identifier of the focus group of the controller's views, or nil for that of its parent.
  open var focusGroupIdentifier: String?
  /// The environments in which the focus is looked for: the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// The container of the focus items of the controller: its view.
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  /// The environment that contains the controller.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? {
    next as? any UIFocusEnvironment
  }
  /// Requests a focus update if the controller's view contains the focus.
  open func setNeedsFocusUpdate() {
    guard let view = viewIfLoaded, let window = view.window else { return }
    if window.shownFocusedView?.isDescendant(of: view) == true { window.requestFocus(in: self) }
  }
  /// Performs a focus update that was requested.
  open func updateFocusIfNeeded() { viewIfLoaded?.window?.updateFocus() }
  /// Returns a Boolean value that indicates whether the focus may move; true unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Tells the controller that the focus has moved. Subclasses override it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// The traits of the controller: those that it inherits from its view's superview or from its
  /// parent, and those that it overrides.
  open var traitCollection: UITraitCollection {
    let inherited =
      viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
      ?? UITraitCollection.current
    return overriding(
      imposedTraits.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited)
  }
  /// Tells the controller that its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Appearance

  // The progress of the current or last change.
  var appearanceStage = AppearanceStage.disappeared
  var isAppearanceAnimated = false
  var hasBeenAppearing = false
  var followsMove = false

  /// A Boolean value that indicates whether the controller is being added to a parent.
  open internal(set) var isMovingToParent = false
  /// A Boolean value that indicates whether the controller is being removed from its parent.
  open internal(set) var isMovingFromParent = false
  /// A Boolean value that indicates whether the controller is being presented.
  open internal(set) var isBeingPresented = false
  /// A Boolean value that indicates whether the controller is being dismissed.
  open internal(set) var isBeingDismissed = false

  /// Tells a child that its view is about to appear or to disappear.
  ///
  /// A container that doesn't forward appearance automatically calls it, and then
  /// ``endAppearanceTransition()``. A call in the opposite direction before the end reverses the
  /// change.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Tells a child that its view appeared or disappeared.
  open func endAppearanceTransition() { endAppearance() }
  /// A Boolean value that indicates whether children appear and disappear with the controller; true
  /// unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that appear and disappear with the controller.
  var appearingChildren: [UIViewController] {
    children.filter { $0.isViewLoaded && $0.view.superview != nil }
  }

  // MARK: Containment

  /// The controller that contains this controller.
  open internal(set) weak var parent: UIViewController? { didSet { viewIfLoaded?.noteChange() } }
  /// The controllers that this controller contains.
  open internal(set) var children: [UIViewController] = []

  /// Adds a child controller. The caller adds its view.
  open func addChild(_ childController: UIViewController) {
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === childController }) else {
      let who = childController === self ? "self" : "an ancestor"
      return UIKitException.raise(.invalidArgument, "Can't add \(who) as child view controller")
    }
    if let place = childController.viewIfLoaded?.superview?.nearestController, place !== self {
      childController.refuse("requested parent is", self, inside: place)
    }
    if childController.parent !== self { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
    childController.isMovingToParent = true
  }

  /// Raises an exception unless the controller that contains the view is the parent, if there is
  /// one.
  func checkParent(inside place: UIViewController?) {
    guard let parent, parent !== place else { return }
    refuse("actual parent is", parent, inside: place)
  }

  private func refuse(_ words: String, _ parent: UIViewController, inside place: UIViewController?)
  {
    UIKitException.raise(
      .hierarchyInconsistency,
      "child view controller:\(self) should have parent view controller:"
        + "\(place.map { "\($0)" } ?? "(null)") but \(words):\(parent)")
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
    isMovingFromParent = false
  }

  /// Tells the controller that its parent is about to change.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { isMovingFromParent = true }
  }
  /// Tells the controller that its parent changed. A container calls it after it added the child's
  /// view.
  open func didMove(toParent parent: UIViewController?) {
    isMovingToParent = false
  }

  /// Replaces the view of a child by that of another, with animations.
  ///
  /// It raises an exception unless both are children of the controller. The completion runs at the
  /// next turn.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    replace(
      fromViewController, by: toViewController, animations: animations, completion: completion)
  }

  /// The navigation controller that contains the controller.
  open var navigationController: UINavigationController? { container() }
  /// The tab bar controller that contains the controller.
  open var tabBarController: UITabBarController? { container() }
  /// The split view controller that contains the controller.
  open var splitViewController: UISplitViewController? { container() }

  /// Returns the nearest ancestor of a class.
  private func container<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent
    }
    return nil
  }

  /// The item of the controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.updateTabBarItems()
    }
  }
  private(set) var ownTabBarItem: UITabBarItem?

  /// The items that the navigation bar displays for the controller.
  open var navigationItem: UINavigationItem { item }
  private lazy var item: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    item.owner = self
    return item
  }()

  /// The buttons of the toolbar of the navigation controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Sets the buttons of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The light or dark appearance of the controller and its view, or unspecified to inherit it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// A name that identifies the controller for restoration.
  open var restorationIdentifier: String?
  /// The class that restores the controller. Nothing but an app's own code calls it.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Encodes the state of the controller for restoration. Nothing but an app's own code calls it.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state of the controller. Nothing but an app's own code calls it.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Tells the controller that all objects were restored. Nothing but an app's own code calls it.
  open func applicationFinishedRestoringState() {}
  /// Returns a Boolean value that indicates whether a segue can be performed; true unless
  /// overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Returns the scroll view that bars at an edge follow.
  ///
  /// It is the one that was set. Otherwise, it is the view itself, or its first subview, if that is
  /// a scroll view.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue] ?? viewIfLoaded as? UIScrollView
      ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
  /// Sets the scroll view that bars at some edges follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    let old = scrollViewBelowBar
    defer {
      if scrollViewBelowBar !== old {
        old?.setBarRoom(0)
        navigationController?.viewIfLoaded?.setNeedsLayout()
      }
    }
    for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing]
    where edge.contains(single) {
      contentScrollViews[single.rawValue] = scrollView
    }
  }
  /// Sets the scroll view that bars at all edges follow.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
  private var contentScrollViews: [UInt: UIScrollView] = [:]
  /// The scroll view that a navigation bar follows, or nil if the content makes no room for bars.
  var scrollViewBelowBar: UIScrollView? {
    let scrollView = contentScrollView(for: .top)
    return scrollView?.contentInsetAdjustmentBehavior == .never ? nil : scrollView
  }
  /// The coordinator of the controller's or its parent's current transition, or nil if there is
  /// none or it is not animated.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition, transition.isAnimated { return transition }
    return parent?.transitionCoordinator
  }
  var transition: ControllerTransition?

  // MARK: Unavailable content

  /// The configuration of the placeholder that is displayed over the view, or nil for no
  /// placeholder.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showContentUnavailable() }
  }
  var contentUnavailableView: UIView?
  /// The state for which a placeholder is configured, including the search text.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }
  private var placeholderIsStale = false
  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` at the next turn.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    guard !placeholderIsStale else { return }
    placeholderIsStale = true
    HeadlessRunLoop.enqueue { [weak self] in
      guard let self, self.placeholderIsStale else { return }
      self.placeholderIsStale = false
      let state = self.contentUnavailableConfigurationState
      AutomaticTracking.track(self, .updatePlaceholder) {
        self.updateContentUnavailableConfiguration(using: state)
      } invalidate: {
        $0.setNeedsUpdateContentUnavailableConfiguration()
      }
    }
  }
  /// Updates the placeholder for a state. Subclasses override it.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// The title, which is also the navigation item's.
  open var title: String? {
    didSet {
      navigationItem.title = title
      if let ownTabBarItem {
        ownTabBarItem.title = title
      } else {
        tabBarController?.updateTabBarItems()
      }
      viewIfLoaded?.noteChange()
    }
  }

  /// A Boolean value that indicates whether the bottom bar is hidden when the controller is pushed.
  /// It has no effect.
  open var hidesBottomBarWhenPushed = false
  /// The preferred size of the view in a container, in points: of a popover or a form sheet.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      if parent == nil {
        presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  /// Tells the controller that a child prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Tells the controller that constraints changed the size of a child. It is never called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of a child in the controller's view of a size: the same size if the child's
  /// view fills the view, and the current one otherwise.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let view = viewIfLoaded, let child = (container as? UIViewController)?.viewIfLoaded
    else { return parentSize }
    return child.bounds.size == view.bounds.size ? parentSize : child.bounds.size
  }
  /// Tells the controller that the size of its view is about to change with the window's.
  ///
  /// Overrides call super, which tells the children whose sizes change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let newSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard newSize != child.view.bounds.size else { continue }
      child.viewWillTransition(to: newSize, with: coordinator)
    }
  }
  /// Tells the controller that its traits are about to change. Overrides call super, which tells
  /// the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Overrides the traits of a child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.imposedTraits = collection }
  /// Returns the traits that override a child's.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.imposedTraits }
  private var imposedTraits: UITraitCollection?
  /// The edges at which the view extends under the bars of its containers; all unless set.
  ///
  /// Its safe area, and the adjusted content inset of a scroll view, keep the content in sight.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// A Boolean value that indicates whether the view extends under bars that are not translucent,
  /// too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() }
    }
  }
  /// A Boolean value that indicates whether presentations by children cover only this controller.
  /// It has no effect.
  open var definesPresentationContext = false

  // MARK: Editing

  /// A Boolean value that indicates whether the controller is in editing mode.
  open var isEditing: Bool {
    get { editingStorage }
    set { setEditing(newValue, animated: false) }
  }
  private var editingStorage = false

  /// Begins or ends editing. Subclasses override it and call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingStorage = editing
    editItem.title = editing ? "Done" : "Edit"
    editItem.style = editing ? .done : .plain
  }

  /// The bar button that toggles editing, titled Edit or Done.
  open var editButtonItem: UIBarButtonItem { editItem }
  private lazy var editItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction(title: "Edit") { [weak self] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    })

  // MARK: Presentation

  /// The controller that this controller or its parent presents.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  /// The controller that presents this controller or its parent.
  open var presentingViewController: UIViewController? {
    presenting ?? parent?.presentingViewController
  }
  var presented: UIViewController?
  weak var presenting: UIViewController? { didSet { viewIfLoaded?.noteChange() } }
  var presentation: UIPresentationController?
  /// The style of the controller's presentation.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet {
      if modalPresentationStyle != oldValue, presenting == nil { presentation = nil }
    }
  }
  /// The animation of the controller's presentation. It has no effect.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// A Boolean value that indicates whether the presented controller determines the status bar,
  /// although it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// A Boolean value that indicates whether the user can't dismiss the controller by a swipe.
  open var isModalInPresentation = false
  /// A Boolean value that indicates whether a presentation over the current context by this
  /// controller has the transition style of the context. It has no effect.
  open var providesPresentationContextTransitionStyle = false
  /// A Boolean value that indicates whether the keyboard stays when the first responder changes to
  /// one that is no field; true for form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The object that provides the animators and the presentation controller of the controller's
  /// presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The controller of the presentation in which the controller or its parent is presented, or will
  /// be.
  open var presentationController: UIPresentationController? {
    if presenting == nil, let parent { return parent.presentationController }
    return currentPresentation(from: nil, source: nil)
  }
  /// The presentation controller, if the style is that of a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// The presentation controller, if the style is that of a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation controller of the presentation in which the controller or its parent is
  /// presented, or nil.
  open var activePresentationController: UIPresentationController? {
    presenting == nil ? parent?.activePresentationController : presentation
  }

  /// Presents a controller over this controller. The completion runs at the next turn.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentOver(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this controller presents or, if there is none, this controller.
  ///
  /// The completion runs at the next turn.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissOver(animated: flag, completion: completion)
  }

  /// Shows a controller in the nearest container that shows controllers itself, such as a
  /// navigation controller, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let target = targetContainer({ $0.showsControllers }) {
      target.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the detail of the nearest split view controller, or presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let target = targetContainer({ $0 is UISplitViewController }) {
      target.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Returns the nearest ancestor that handles an action: a navigation or split view controller for
  /// `show(_:sender:)`, a split view controller for `showDetailViewController(_:sender:)`, or nil.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    if "\(action)".contains("showDetail") {
      return targetContainer { $0 is UISplitViewController }
    }
    return targetContainer { $0.showsControllers }
  }

  private func targetContainer(_ isTarget: (UIViewController) -> Bool) -> UIViewController? {
    var ancestor = parent
    while let current = ancestor {
      if isTarget(current) { return current }
      ancestor = current.parent
    }
    return nil
  }
  /// A Boolean value that indicates whether the controller is a container that shows controllers
  /// itself.
  var showsControllers: Bool { false }

  // MARK: Split views

  /// Puts the controller of a split view's secondary column onto this controller, which is in its
  /// primary column. A navigation controller pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Returns the controller for a split view's secondary column, which this controller, in its
  /// primary column, gives up. A navigation controller pops it.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Segues

  /// Raises an exception, because there are no segues.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIKitException.raise(
      .invalidArgument,
      "Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }

  /// Tells the controller that a segue is about to be performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns a Boolean value that indicates whether the controller is the destination of an unwind
  /// segue; false unless overridden, because nothing is sent to selectors.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Tells the controller that an unwind segue shows one of its children.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  // MARK: Status bar and system gestures

  /// A Boolean value that indicates whether the status bar is hidden; false unless overridden.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation of changes of the status bar. It has no effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the style of the status bar, or nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden, or nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Requests an update of the status bar, whose manager asks the controllers each time.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// A Boolean value that indicates whether the home indicator is hidden; false unless overridden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests an update of the home indicator. None is drawn.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the app's gestures precede the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines the edges at which the app's gestures precede the system's.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Requests an update of the edges. There are no system gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// A Boolean value that indicates whether the pointer is locked; false unless overridden.
  open var prefersPointerLocked: Bool { false }
  /// The child that determines whether the pointer is locked.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Requests an update of the pointer's lock. It has no effect.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  // MARK: Orientation

  /// A Boolean value that indicates whether the interface rotates with the device; true unless
  /// overridden. Windows are only resized.
  open var shouldAutorotate: Bool { true }
  /// The orientations that the controller supports: on a phone all except upside down, and
  /// otherwise all.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The orientation in which the controller is best presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Requests an update of the supported orientations. It has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Rotates windows to the orientation of the device. It has no effect.
  @available(*, deprecated, renamed: "setNeedsUpdateOfSupportedInterfaceOrientations()")
  open class func attemptRotationToDeviceOrientation() {}

  // MARK: Restoration

  /// A Boolean value that indicates whether scroll views adjust their insets. As in UIKit, it has
  /// no effect since iOS 11.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: Traits and deprecated guides

  /// Delivers changes of traits. Those of overrides are delivered at once.
  open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
  /// The part of the view that bars at the top cover.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor")
  open var topLayoutGuide: any UILayoutSupport { view.barGuide(.topBar) }
  /// The part of the view that bars at the bottom cover.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { view.barGuide(.keyboard) }

  /// Registers a view for previews, which are never shown.
  ///
  /// - Returns: The registration. The delegate must exist as long as it is used.
  @available(*, deprecated, message: "Use UIContextMenuInteraction.")
  @discardableResult open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewRegistration(delegate: delegate, sourceView: sourceView)
  }

  /// Ends a registration. It has no effect.
  @available(*, deprecated, message: "Use UIContextMenuInteraction.")
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// Constants for the style of a presentation.
@nonexhaustive public enum UIModalPresentationStyle: Int, Sendable {
  /// Chosen by the system.
  case automatic = -2
  /// No adaptation.
  case none = -1
  /// Over the entire screen. The presenting view disappears.
  case fullScreen = 0
  /// A sheet that covers most of the presenting view.
  case pageSheet
  /// A small sheet in the center of the screen.
  case formSheet
  /// Over the view that defines the context. The presenting view disappears.
  case currentContext
  /// A presentation by the app's own transition objects.
  case custom
  /// Over the entire screen. The presenting view stays in place.
  case overFullScreen
  /// Over the view that defines the context. The presenting view stays in place.
  case overCurrentContext
  /// A popover that is anchored to a view or a bar button item.
  case popover
}
