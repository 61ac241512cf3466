public import Foundation

/// The app: its delegate and its windows.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The one app of the process.
  public static let shared = UIApplication()

  /// The app's delegate.
  open var delegate: (any UIApplicationDelegate)?

  /// The visible windows, backmost first.
  open private(set) var windows: [UIWindow] = []
  /// The window that takes the keyboard's input.
  open package(set) weak var keyWindow: UIWindow?

  /// Posted by the system when memory is short; tables give up the cells they keep for reuse.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Puts a window in front of the others.
  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }

  /// Takes a window from the screen; a test calls it to start clean.
  package func hide(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    window.isHidden = true
  }

  /// Keys of what an app is told at its launch; a headless launch has nothing to tell.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// What an app's delegate is asked and told.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window.
  var window: UIWindow? { get set }
  /// Called first; false stops the launch on iOS only.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is ready to make its window.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { OptionalMethod.absent(nil) }
    set { OptionalMethod.absent() }
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { OptionalMethod.absent(true) }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { OptionalMethod.absent(true) }
  public func applicationWillTerminate(_ application: UIApplication) { OptionalMethod.absent() }
}
