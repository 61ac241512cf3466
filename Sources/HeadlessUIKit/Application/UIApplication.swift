public import Foundation

/// The app: its delegate, its scenes and its windows.
///
/// An app has scenes if its delegate implements `application(_:configurationForConnecting:options:)`.
/// On iOS, `Info.plist` can declare them too; here there is none. An app without scenes makes its
/// window at launch, and its delegate is called for the life cycle of the app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The one app of the process.
  public static let shared = UIApplication()

  /// The app's delegate.
  open var delegate: (any UIApplicationDelegate)?

  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  // MARK: Windows

  /// The visible windows, backmost first. UIKit's array has the hidden ones too.
  open private(set) var windows: [UIWindow] = []
  /// The window that takes the keyboard's input.
  open package(set) weak var keyWindow: UIWindow?

  /// Puts a window in front of the others.
  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }

  /// Takes a window from the screen; if it was a key window, the one in front of the remaining
  /// windows of its scene becomes key.
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
  /// The scenes that are connected to the app; none if the app has no scenes. UIKit makes a scene
  /// for such an app too.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of all scenes that were not closed.
  open internal(set) var openSessions: Set<UISceneSession> = []
  /// A Boolean value that indicates whether several scenes can be shown at once: not in a terminal.
  open var supportsMultipleScenes: Bool { false }

  // MARK: State

  /// The states of an app.
  public enum State: Int, Sendable {
    /// The app is on screen and receives events.
    case active
    /// The app is on screen and receives no events.
    case inactive
    /// The app is not on screen.
    case background
  }

  /// The state of the app, or of the most active of its scenes, as in UIKit.
  ///
  /// An app is inactive until it is launched; UIKit says `background` if it has scenes. A test that
  /// launches no app finds it active.
  open var applicationState: State {
    guard hasScenes else { return stateWithoutScenes }
    let states = scenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }
  var stateWithoutScenes = State.active
  var hasScenes = false

  /// Keys of what an app is told at its launch; a headless launch has nothing to tell.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  // MARK: Notifications

  /// Posted when the app was launched.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app, or the first of its scenes, became active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app, or the last of its scenes, is about to stop being active.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app, or the last of its scenes, went to the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the first of the app's scenes is about to come to the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is about to end.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted by the system when memory is short; tables give up the cells they keep for reuse.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
