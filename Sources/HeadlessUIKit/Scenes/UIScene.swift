public import Foundation

/// One instance of an app's user interface, with a life cycle of its own.
///
/// An app whose delegate implements `application(_:configurationForConnecting:options:)` has scenes.
/// The names, the states and the order of calls are UIKit's; to quit is to close the scene in the app
/// switcher:
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
/// `did` calls find the scene in its new state, `will` calls in the old one. After each call, the
/// notification of the same name is posted; its object is the scene.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The session that the scene belongs to.
  public let session: UISceneSession

  /// The object that responds to the scene's life cycle.
  ///
  /// It is an instance of the configuration's `delegateClass`, or nil if that is nil. As in UIKit,
  /// the scene keeps it alive.
  open var delegate: (any UISceneDelegate)?

  /// The scene's state.
  open internal(set) var activationState = ActivationState.unattached

  /// The title that distinguishes the scene; empty unless set.
  open var title: String! = "" {
    didSet { if title == nil { title = "" } }
  }

  /// Creates a scene; apps do not call it.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  // See UITableViewCell: makes an instance of a subclass that has no `required` initialiser.
  @_silgen_name("headless_uiscene_make")
  convenience init(madeFor session: UISceneSession, _ connectionOptions: ConnectionOptions) {
    self.init(session: session, connectionOptions: connectionOptions)
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is on screen and receives events.
    case foregroundActive = 0
    /// The scene is on screen and receives no events.
    case foregroundInactive
    /// The scene is not on screen.
    case background
  }

  /// The reasons for which a scene is connected; there are none in a terminal.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    override init() {}

    /// The app that asked for the scene; always nil.
    open var sourceApplication: String? { nil }
    /// The type of the activity that is handed over; always nil.
    open var handoffUserActivityType: String? { nil }
  }

  /// Posted when a scene was added to the app.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene was removed from the app.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene became active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene is about to stop being active.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is about to come to the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene went to the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIScene {
  /// Makes a scene of the class that this is called on; the body is the initialiser of the same
  /// link name.
  @_silgen_name("headless_uiscene_make")
  static func make(
    session: __owned UISceneSession, connectionOptions: __owned ConnectionOptions
  ) -> UIScene
}
