public import Foundation

/// An object that manages a view: it loads the view when it is needed, and is notified when it
/// appears and disappears.
@preconcurrency @MainActor open class UIViewController: UIResponder {
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

  /// Creates a controller. There are no archives here.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The name of the nib with which the controller was created.
  open private(set) var nibName: String?
  /// The bundle of the nib with which the controller was created.
  open private(set) var nibBundle: Bundle?
  /// The storyboard of the controller. It is always nil because there are no storyboards.
  open var storyboard: UIStoryboard? { nil }

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
  open func updateProperties() {}
  /// Requests a call of ``updateProperties()`` before the next layout.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  /// Calls ``updateProperties()`` if it was requested.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// Tells the controller that memory is low. Subclasses release data that they can recreate.
  open func didReceiveMemoryWarning() {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// The traits of the controller: those that it inherits from its view's superview or from its
  /// parent, and those that it overrides.
  open var traitCollection: UITraitCollection {
    overriding(
      viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
        ?? UITraitCollection.current)
  }
  /// Tells the controller that its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Appearance

  var isInSight = false
  /// A Boolean value that indicates whether the controller is being added to a parent.
  open internal(set) var isMovingToParent = false
  /// A Boolean value that indicates whether the controller is being removed from its parent.
  open internal(set) var isMovingFromParent = false
  /// A Boolean value that indicates whether the controller is being presented.
  open internal(set) var isBeingPresented = false
  /// A Boolean value that indicates whether the controller is being dismissed.
  open internal(set) var isBeingDismissed = false

  /// Shows the view in UIKit's order of calls: load, will appear, install in the window, is
  /// appearing, layout, did appear.
  func appear(animated: Bool, install: () -> Void) {
    loadViewIfNeeded()
    guard !isInSight else { return install() }
    isInSight = true
    viewWillAppear(animated)
    for child in appearingChildren { child.appear(animated: animated) {} }
    install()
    viewIsAppearing(animated)
    view.window?.layoutIfNeeded()
    viewDidAppear(animated)
  }

  /// Hides the view. The caller removes it from its superview.
  func disappear(animated: Bool, remove: () -> Void = {}) {
    guard isInSight else { return remove() }
    isInSight = false
    viewWillDisappear(animated)
    for child in appearingChildren { child.disappear(animated: animated) }
    remove()
    viewDidDisappear(animated)
  }

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
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Tells the controller that its parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells the controller that its parent changed. A container calls it after it added the child's
  /// view.
  open func didMove(toParent parent: UIViewController?) {
    guard parent != nil, parent?.isInSight == true, isViewLoaded, !isInSight else { return }
    appear(animated: false) {}
  }

  /// The navigation controller that contains the controller.
  open var navigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor {
      if let navigation = current as? UINavigationController { return navigation }
      ancestor = current.parent
    }
    return nil
  }

  /// The items that the navigation bar displays for the controller.
  open var navigationItem: UINavigationItem { item }
  private lazy var item: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    return item
  }()

  /// The buttons of the toolbar. No toolbar is drawn.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// A Boolean value that indicates whether views extend under opaque bars. It has no effect.
  open var extendedLayoutIncludesOpaqueBars = false
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
    for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing]
    where edge.contains(single) {
      contentScrollViews[single.rawValue] = scrollView
    }
  }
  /// Sets the scroll view that bars at all edges follow.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
  private var contentScrollViews: [UInt: UIScrollView] = [:]
  /// The scroll view that a navigation bar follows.
  var scrollViewBelowBar: UIScrollView? { contentScrollView(for: .top) }
  /// The coordinator of the current transition. It is always nil because transitions complete at
  /// once.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  // MARK: Unavailable content

  /// The configuration of the placeholder that is displayed over the view, or nil for no
  /// placeholder.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
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
      self.updateContentUnavailableConfiguration(using: self.contentUnavailableConfigurationState)
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
      viewIfLoaded?.noteChange()
    }
  }

  /// A Boolean value that indicates whether the bottom bar is hidden when the controller is pushed.
  /// It has no effect.
  open var hidesBottomBarWhenPushed = false
  /// The preferred size of the view in a container, in points. It has no effect.
  open var preferredContentSize: CGSize = .zero
  /// The edges at which the view extends under bars. It has no effect.
  open var edgesForExtendedLayout: UIRectEdge = .all
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
  /// The style of the controller's presentation.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// A Boolean value that indicates whether the user can't dismiss the controller by a swipe. It
  /// has no effect.
  open var isModalInPresentation = false

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

  /// Pushes a controller onto the navigation stack or, if there is none, presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as `show(_:sender:)` does, because there is no split view.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  /// Raises an exception, because there are no segues.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIKitException(
      .invalidArgument,
      reason: "Receiver (\(self)) has no segue with identifier '\(identifier)'"
    ).raise()
  }

  /// Tells the controller that a segue is about to be performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

/// Constants for the style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
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
