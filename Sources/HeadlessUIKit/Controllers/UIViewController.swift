public import Foundation

/// A controller of a view: it loads the view when it is needed, and is told when it comes and
/// goes.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Makes a controller; there are no nibs here, a name is kept and nothing more.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The nib's name that the controller was made with.
  open private(set) var nibName: String?
  /// The nib's bundle that the controller was made with.
  open private(set) var nibBundle: Bundle?
  /// The storyboard that the controller is from; there are none here.
  open var storyboard: UIStoryboard? { nil }

  // MARK: View

  private var viewStorage: UIView?
  private var isLoadingView = false

  /// The controller's view; reading it loads it.
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

  /// The view, if it was loaded.
  open var viewIfLoaded: UIView? { viewStorage }
  /// Whether the view was loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Loads the view now.
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

  /// Makes the view; subclasses override it without calling super, and set `view`.
  open func loadView() {
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// The view was loaded.
  open func viewDidLoad() {}
  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window and has its size, but is not shown yet.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view went.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Memory is short; subclasses let go of what they can make again.
  open func didReceiveMemoryWarning() {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection {
    parent?.traitCollection ?? UITraitCollection.current
  }
  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Appearance

  var isInSight = false
  /// Whether the view is on its way into a parent.
  open internal(set) var isMovingToParent = false
  /// Whether the view is on its way out of a parent.
  open internal(set) var isMovingFromParent = false
  /// Whether the controller is being presented.
  open internal(set) var isBeingPresented = false
  /// Whether the controller is being dismissed.
  open internal(set) var isBeingDismissed = false

  /// Brings the view on screen in UIKit's order: load, will appear, in the window, laid out,
  /// is appearing, did appear.
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

  /// Takes the view off the screen; the view itself is removed by the caller.
  func disappear(animated: Bool, remove: () -> Void = {}) {
    guard isInSight else { return remove() }
    isInSight = false
    viewWillDisappear(animated)
    for child in appearingChildren { child.disappear(animated: animated) }
    remove()
    viewDidDisappear(animated)
  }

  /// The children that come and go with this controller.
  var appearingChildren: [UIViewController] {
    children.filter { $0.isViewLoaded && $0.view.superview != nil }
  }

  // MARK: Containment

  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController? { didSet { viewIfLoaded?.noteChange() } }
  /// The controllers inside this one.
  open internal(set) var children: [UIViewController] = []

  /// Takes a controller in; the caller adds its view.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the parent.
  open func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// The parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}
  /// The parent changed; a container calls it when it put the child's view in place.
  open func didMove(toParent parent: UIViewController?) {
    guard parent != nil, parent?.isInSight == true, isViewLoaded, !isInSight else { return }
    appear(animated: false) {}
  }

  /// The navigation controller that contains this one.
  open var navigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor {
      if let navigation = current as? UINavigationController { return navigation }
      ancestor = current.parent
    }
    return nil
  }

  /// What the navigation bar shows for this controller.
  open var navigationItem: UINavigationItem { item }
  private lazy var item: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    return item
  }()

  /// The buttons of the bar at the bottom; screens draw none.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of the bar at the bottom.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether views run under opaque bars; kept.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Light or dark, whatever the system is; kept.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether a segue may be performed; true unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Returns the scroll view that bars at an edge follow: the one that was set, else the view
  /// itself, or the first of its subviews, if that scrolls.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue] ?? viewIfLoaded as? UIScrollView
      ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
  /// Sets the scroll view that bars at edges follow.
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
  /// The transition that is on: they are at their end at once, so none is.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  // MARK: Nothing to show

  /// What shows over the view where there is nothing to show; nil for nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showContentUnavailable() }
  }
  var contentUnavailableView: UIView?
  /// What a placeholder may depend on: what is searched for.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }
  private var placeholderIsStale = false
  /// Asks for `updateContentUnavailableConfiguration(using:)` before the next display.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    guard !placeholderIsStale else { return }
    placeholderIsStale = true
    HeadlessRunLoop.enqueue { [weak self] in
      guard let self, self.placeholderIsStale else { return }
      self.placeholderIsStale = false
      self.updateContentUnavailableConfiguration(using: self.contentUnavailableConfigurationState)
    }
  }
  /// Sets the placeholder for a state; subclasses override it.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// The title, also of the navigation item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      viewIfLoaded?.noteChange()
    }
  }

  /// Whether a bar at the bottom hides when the controller is pushed; there is none.
  open var hidesBottomBarWhenPushed = false
  /// The size that a container is asked to give the view.
  open var preferredContentSize: CGSize = .zero
  /// Which edges the view runs under; kept, without effect.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether presentations by children cover this controller only; kept, without effect.
  open var definesPresentationContext = false

  // MARK: Editing

  /// Whether the controller's view is being edited.
  open var isEditing: Bool {
    get { editingStorage }
    set { setEditing(newValue, animated: false) }
  }
  private var editingStorage = false

  /// Begins or ends editing; subclasses override it and call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingStorage = editing
    editItem.title = editing ? "Done" : "Edit"
    editItem.style = editing ? .done : .plain
  }

  /// A button that toggles editing: Edit, or Done.
  open var editButtonItem: UIBarButtonItem { editItem }
  private lazy var editItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction(title: "Edit") { [weak self] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    })

  // MARK: Presentation

  /// The controller that this one presents.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  /// The controller that presents this one.
  open var presentingViewController: UIViewController? {
    presenting ?? parent?.presentingViewController
  }
  var presented: UIViewController?
  weak var presenting: UIViewController? { didSet { viewIfLoaded?.noteChange() } }
  /// How the controller is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// Whether a swipe cannot dismiss the controller.
  open var isModalInPresentation = false

  /// Shows a controller over this one; the completion runs at the next turn.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentOver(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, or this one where it presents none; the
  /// completion runs at the next turn.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissOver(animated: flag, completion: completion)
  }

  /// Shows a controller as the container sees fit: pushed where there is a navigation
  /// controller, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as a detail; without a split view that is `show`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  /// Performs a segue of the storyboard; there is none, so it raises.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIKitException(
      .invalidArgument,
      reason: "Receiver (\(self)) has no segue with identifier '\(identifier)'"
    ).raise()
  }

  /// A segue is about to be performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}
