public import Foundation

/// An instance of an app's user interface, with its own life cycle.
///
/// An app has scenes if its delegate implements
/// `application(_:configurationForConnecting:options:)`. The names, the states and the order of
/// calls are UIKit's. Quitting corresponds to closing the scene in the app switcher:
///
/// | | calls the scene's delegate | state after it |
/// |---|---|---|
/// | launch | `scene(_:willConnectTo:options:)` | `background` |
/// | | `sceneWillEnterForeground(_:)` | `foregroundInactive` |
/// | | `sceneDidBecomeActive(_:)` | `foregroundActive` |
/// | quit | `sceneWillResignActive(_:)` | `foregroundInactive` |
/// | | `sceneDidEnterBackground(_:)` | `background` |
/// | | `sceneDidDisconnect(_:)` | `unattached` |
///
/// During a `did` call, the scene is in its new state; during a `will` call, it is in the old one.
/// After each call, the notification of the same name is posted with the scene as its object.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The session that the scene belongs to.
  open private(set) var session: UISceneSession

  /// The object that responds to the scene's life cycle.
  ///
  /// It is an instance of the configuration's `delegateClass`, or nil if that is nil. As in UIKit,
  /// the scene keeps it alive.
  open var delegate: (any UISceneDelegate)?

  /// The state of the scene.
  open internal(set) var activationState = ActivationState.unattached

  /// The title that distinguishes the scene from others; empty unless set.
  open var title: String! = "" {
    didSet { if title == nil { title = "" } }
  }

  /// A second line of the title; empty unless set.
  open var subtitle = ""
  /// The conditions under which the scene is activated for content. They have no effect.
  open var activationConditions = UISceneActivationConditions()
  /// A Boolean value that indicates whether the pointer is locked. It never is.
  open private(set) lazy var pointerLockState: UIPointerLockState? = UIPointerLockState()
  /// Opens a URL in another app. There is none, so the completion receives false at the next turn.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    if let completion { HeadlessRunLoop.enqueue { completion(false) } }
  }
  /// Delays the end of restoration. Nothing is restored.
  open func extendStateRestoration() {}
  /// Ends a delayed restoration.
  open func completeStateRestoration() {}

  /// Creates a scene. Apps do not call it.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  // See `UITableViewCell`: creates an instance of a subclass that has no `required` initializer.
  @_silgen_name("headless_uiscene_make")
  convenience init(madeFor session: UISceneSession, _ connectionOptions: ConnectionOptions) {
    self.init(session: session, connectionOptions: connectionOptions)
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// The states of a scene.
  @nonexhaustive public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is on screen and receives events.
    case foregroundActive = 0
    /// The scene is on screen and receives no events.
    case foregroundInactive
    /// The scene is not on screen.
    case background
  }

  /// The reasons for connecting a scene. A terminal has none.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    override init() {}

    /// The URLs that the scene opens. They are always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The app that requested the scene. It is always nil.
    open var sourceApplication: String? { nil }
    /// The type of the user activity that is handed off. It is always nil.
    open var handoffUserActivityType: String? { nil }
  }

  /// A notification that is posted when a scene was added to the app.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// A notification that is posted when a scene was removed from the app.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// A notification that is posted when a scene became active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// A notification that is posted when a scene is about to become inactive.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A notification that is posted when a scene is about to enter the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A notification that is posted when a scene entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIScene {
  /// Creates an instance of the receiving class.
  ///
  /// The body is the initializer that has the same link name.
  @_silgen_name("headless_uiscene_make")
  static func make(
    session: __owned UISceneSession, connectionOptions: __owned ConnectionOptions
  ) -> UIScene
}
