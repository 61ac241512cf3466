public import Foundation

/// The app: its delegate, its scenes and its windows.
///
/// An app has scenes if its delegate implements
/// `application(_:configurationForConnecting:options:)`. On iOS, `Info.plist` can declare them too,
/// but here there is none. An app without scenes creates its window at launch, and its delegate is
/// called for the life cycle of the app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The only app of the process.
  open class var shared: UIApplication { theOne }
  private static let theOne = UIApplication()

  /// The delegate of the app.
  open var delegate: (any UIApplicationDelegate)?

  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  // MARK: Windows

  /// The visible windows, backmost first. UIKit's array also contains hidden windows.
  open private(set) var windows: [UIWindow] = []
  /// The window that receives keyboard input.
  open package(set) weak var keyWindow: UIWindow?

  /// Shows a window in front of the others.
  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
  }

  /// Removes a window from the screen.
  ///
  /// If it was a key window, the frontmost remaining window of its scene becomes key.
  func remove(_ window: UIWindow, from scene: UIWindowScene?) {
    windows.removeAll { $0 === window }
    let isKey = window === keyWindow
    guard isKey || window === scene?.keyWindow else { return }
    let next = windows.last { $0.windowScene === scene }
    scene?.keyWindow = next
    if isKey { keyWindow = next }
  }

  // MARK: Scenes

  /// The connected scenes, in the order in which they were connected.
  package internal(set) var scenes: [UIScene] = []
  /// The connected scenes; empty if the app has no scenes. UIKit creates a scene for such an app
  /// too.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of all scenes that were not closed.
  open internal(set) var openSessions: Set<UISceneSession> = []
  /// A Boolean value that indicates whether several scenes can be displayed at once. It is always
  /// false.
  open var supportsMultipleScenes: Bool { false }

  /// Closes a scene permanently. The error handler is called if the session is not open.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard openSessions.contains(sceneSession), let scene = sceneSession.scene else {
      errorHandler?(UISceneError(.requestDenied))
      return
    }
    close(scene)
  }

  /// Requests a new picture of a scene for the app switcher. There is none.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: System

  /// A Boolean value that indicates whether the screen stays on without touches. It has no effect.
  open var isIdleTimerDisabled = false
  /// A Boolean value that indicates whether shaking the device undoes an edit. It has no effect.
  open var applicationSupportsShakeToEdit = true
  /// The number in the badge of the app's icon. It is not displayed.
  open var applicationIconBadgeNumber = 0
  /// A Boolean value that indicates whether the status bar shows network activity. It has no
  /// effect.
  open var isNetworkActivityIndicatorVisible = false
  /// The actions in the menu of the app's icon. They are not displayed.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// A Boolean value that indicates whether the app's icon can be replaced. It is always false.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the app's icon. It is always nil.
  open var alternateIconName: String? { nil }

  /// Begins a task that continues in the background. It never expires.
  nonisolated open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  /// Begins a task with a name that continues in the background. It never expires.
  nonisolated open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier.next()
  }
  /// Ends a task that continues in the background.
  nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Registers for remote notifications. None arrive, and the delegate is not called.
  open func registerForRemoteNotifications() {}
  /// Unregisters from remote notifications.
  open func unregisterForRemoteNotifications() {}
  /// A Boolean value that indicates whether the app is registered for remote notifications. It is
  /// always false.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Ignores touches until as many calls of ``endIgnoringInteractionEvents()``. Simulated users are
  /// not affected.
  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }
  /// Ends ignoring touches.
  open func endIgnoringInteractionEvents() { ignoredInteractions = max(0, ignoredInteractions - 1) }
  /// A Boolean value that indicates whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
  private var ignoredInteractions = 0

  /// Opens a URL in another app. There is none: the handler receives false at the next turn.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    HeadlessRunLoop.enqueue { completion(false) }
  }
  /// Returns a Boolean value that indicates whether an app can open a URL. It is always false.
  nonisolated open func canOpenURL(_ url: URL) -> Bool { false }

  /// The time that is left in the background, in seconds. It is always unlimited.
  nonisolated open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// The state of background refreshes. They are always available.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// A Boolean value that indicates whether protected data is available. It is always true.
  nonisolated open var isProtectedDataAvailable: Bool { true }
  /// The reading direction of the app.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Sends a selector to a target or, if it is nil, to the first responder.
  ///
  /// It raises an exception if the target lacks the method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    action.send(to: target, from: sender.map { $0 as AnyObject } ?? self, for: event)
    return true
  }

  /// Creates an icon of the app. It has no effect.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    HeadlessRunLoop.enqueue { completionHandler(nil) }
  }

  // MARK: State

  /// Constants for the state of an app.
  @nonexhaustive public enum State: Int, Sendable {
    /// The app is on screen and receives events.
    case active
    /// The app is on screen and receives no events.
    case inactive
    /// The app is not on screen.
    case background
  }

  /// The state of the app or, as in UIKit, of its most active scene.
  ///
  /// An app is inactive until it is launched; UIKit returns `background` if it has scenes. In a
  /// test that launches no app, it is active.
  open var applicationState: State {
    guard hasScenes else { return stateWithoutScenes }
    let states = scenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }
  var stateWithoutScenes = State.active
  var hasScenes = false

  /// Keys of an app's launch options. A headless launch has none.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  // MARK: Notifications

  /// A notification that is posted when the app was launched.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// A notification that is posted when the app, or the first of its scenes, became active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// A notification that is posted when the app, or the last of its scenes, is about to become
  /// inactive.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// A notification that is posted when the app, or the last of its scenes, entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// A notification that is posted when the first of the app's scenes is about to enter the
  /// foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// A notification that is posted when the app is about to terminate.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// A notification that the system posts when memory is low. Table views empty their reuse pools.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
