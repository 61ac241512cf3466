public import Foundation

/// The root of a view hierarchy, which a screen displays.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Creates a window in a scene. It fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
    setUp()
  }

  /// Creates a window without a scene. If the frame is empty, the window has the screen's bounds.
  ///
  /// As in UIKit, an app with scenes does not display such a window: use `init(windowScene:)`.
  public override init(frame: CGRect) {
    super.init(frame: frame.isEmpty ? UIScreen.main.bounds : frame)
    setUp()
  }

  /// Creates a window of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func setUp() {
    isHidden = true
    backgroundColor = .systemBackground
  }

  /// The scene that contains the window. A window that is removed from its scene leaves the screen.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      screenTraits = nil
      if let oldValue { UIApplication.shared.remove(self, from: oldValue) }
      if windowScene != nil, !isHidden { UIApplication.shared.show(self) }
    }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The rectangle of the window in its own coordinates. The controllers in a visible window are
  /// told of a new size before it changes.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.size != bounds.size, !isHidden, let root = rootViewController,
        root.viewIfLoaded?.window != nil || root.presented != nil
      else {
        super.bounds = newValue
        return
      }
      let change = ControllerTransition(in: self, animated: true, hosts: [root]) { _ in }
      root.viewWillTransition(to: newValue.size, with: change)
      var controller = root.presented
      while let current = controller {
        current.presentation?.viewWillTransition(to: newValue.size, with: change)
        controller = current.presented
      }
      super.bounds = newValue
      change.run()
    }
  }

  /// The controller whose view fills the window. A visible window displays a new one at once.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue, oldValue.isViewLoaded {
        oldValue.disappear(animated: false) { oldValue.view.removeFromSuperview() }
      }
      if !isHidden { showControllers() }
    }
  }

  /// A Boolean value that indicates whether the window is hidden; true until it is shown.
  ///
  /// A hidden window leaves the app's windows, and its controllers' views disappear.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        for controller in controllersInSight { controller.disappear(animated: false) }
        UIApplication.shared.remove(self, from: windowScene)
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
      } else {
        UIApplication.shared.show(self)
        // Appearances mark the app's windows only.
        noteChangeThroughout()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        showControllers()
      }
    }
  }

  /// The list to which the focus was moved last.
  weak var focusHolder: (any FocusList)?
  /// The view outside of lists that has the focus.
  weak var focusedView: UIView?
  /// The environment to which a focus update was requested.
  var focusRequest: (any UIFocusEnvironment)?

  /// The menu that is open over the window.
  package var shownMenu: ShownMenu? { didSet { setNeedsLayout() } }

  /// A Boolean value that indicates whether the window receives the keyboard input of its scene.
  open var isKeyWindow: Bool {
    (windowScene.map(\.keyWindow) ?? UIApplication.shared.keyWindow) === self
  }

  /// Makes the window the key window, which receives keyboard input.
  ///
  /// The old key window of the scene resigns first.
  open func makeKey() {
    guard canBecomeKey else { return }
    let old = windowScene.map(\.keyWindow) ?? UIApplication.shared.keyWindow
    UIApplication.shared.keyWindow = self
    windowScene?.keyWindow = self
    guard old !== self else { return }
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }
  /// A Boolean value that indicates whether the window can become key; true unless overridden.
  open var canBecomeKey: Bool { true }
  /// Tells the window that it became key. Subclasses override it.
  open func becomeKey() {}
  /// Tells the window that it is no longer key. Subclasses override it.
  open func resignKey() {}
  /// Delivers an event. There are none, so nothing calls it.
  open func sendEvent(_ event: UIEvent) {}

  /// The screen of the window. Setting it has no effect.
  open var screen: UIScreen {
    get { .main }
    set {}
  }
  /// The level of the window. A window is shown in front of those of lower levels.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue, !isHidden { UIApplication.shared.show(self) } }
  }

  /// Makes the window the key window and shows it in front of the others.
  ///
  /// The root controller's view is loaded, appears and is laid out.
  open func makeKeyAndVisible() {
    makeKey()
    if isHidden { isHidden = false } else { UIApplication.shared.show(self) }
  }

  /// The traits that the views were last notified of.
  private lazy var shownTraits = traitCollection
  /// The traits of the screen when the window's traits were computed last.
  private final var screenTraits: UITraitCollection?
  override var inheritedTraits: UITraitCollection {
    windowScene?.traitCollection ?? UITraitCollection.current
  }

  /// Returns a Boolean value that indicates whether the window has anything to do at the end of a
  /// turn. An app may have many windows, and each turn asks all of them.
  final func needsTurn(on screenTraits: UITraitCollection) -> Bool {
    needsLayoutOfTree || self.screenTraits !== screenTraits
  }

  /// Notifies the views if the window's traits changed.
  func showTraits() {
    screenTraits = .current
    let previous = shownTraits
    shownTraits = traitCollection
    guard shownTraits != previous else { return }
    noteChangeThroughout()
    guard let root = rootViewController, root.isViewLoaded else {
      return propagateTraits(from: previous, controller: nil)
    }
    let change = ControllerTransition(in: self, animated: true, hosts: [root]) { _ in }
    for controller in sequence(first: root, next: \.presented) {
      controller.willTransition(to: shownTraits, with: change)
    }
    propagateTraits(from: previous, controller: nil)
    change.run()
  }

  override func overridesDidChange(from previous: UITraitCollection) { showTraits() }

  private var observers: [() -> Bool] = []

  /// Calls a closure at the end of each turn that changes the window and before each layout of it,
  /// as UIKit's run loop calls its observers before the screen is drawn, until the closure returns
  /// `false`.
  package func addObserver(_ observer: @escaping () -> Bool) { observers.append(observer) }

  /// The mark of the window's content when the observers were called last.
  private var observedMark = 0

  /// Calls the observers if the window has changed since they were called.
  final func callObserversOfChanges() {
    if !observers.isEmpty, contentMark != observedMark { callObservers() }
  }

  private func callObservers() {
    if observers.isEmpty { return }
    observedMark = contentMark
    let called = observers
    observers = []
    observers = called.filter { $0() } + observers
  }

  open override func layoutIfNeeded() {
    callObservers()
    showTraits()
    super.layoutIfNeeded()
  }

  open override func layoutSubviews() {
    updateSafeArea()
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
    for view in overlays { view.frame = bounds }
  }

  private func showControllers() {
    for controller in controllersInSight {
      controller.appear(animated: false) {
        controller.install(in: self)
      }
    }
  }

  /// The controllers whose views are visible in the window: the one that was presented last, and
  /// those that it does not cover.
  private var controllersInSight: [UIViewController] {
    var controllers: [UIViewController] = []
    var controller = rootViewController
    while let current = controller {
      if current.coversPresenter { controllers = [] }
      controllers.append(current)
      controller = current.presented
    }
    return controllers
  }

  /// The containers of presented controllers, in front of the root's view.
  private var overlays: [UIView] {
    sequence(state: rootViewController) { controller in
      controller = controller?.presented
      return controller?.presentation?.containerView
    }.filter { $0.superview === self }
  }
}
