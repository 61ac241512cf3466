import Foundation
public import HeadlessUIKit

extension UIApplicationDelegate {
  /// What `@main` on an app's delegate runs off Apple's mobile systems: launches the app and shows
  /// its window in the terminal; where standard input or output is none, prints the window as text
  /// and ends.
  ///
  /// The window is that of the app's scene. An app whose delegate does not implement
  /// `application(_:configurationForConnecting:options:)` has no scene, and makes its window in
  /// `application(_:didFinishLaunchingWithOptions:)`.
  public static func main() {
    guard let type = Self.self as? UIResponder.Type,
      let delegate = type.make() as? any UIApplicationDelegate
    else {
      fatalError("\(Self.self) has to be a subclass of UIResponder to be the app's delegate.")
    }
    let isInteractive = TerminalScreen.isAvailable
    if isInteractive { TerminalScreen.prepare() }
    let app = UIApplication.shared
    app.launch(with: delegate)
    let window = app.windowOnScreen
    if isInteractive { TerminalScreen(window: window).run() }
    print(TextScreen().snapshot(of: window))
    app.terminate()
  }
}

extension UIApplication {
  /// The window to show: one of the first scene, or of an app without scenes.
  fileprivate var windowOnScreen: UIWindow {
    guard let scene = scenes.first else {
      if let window = keyWindow ?? windows.last { return window }
      fatalError("The app showed no window: call makeKeyAndVisible() on one at launch.")
    }
    let windowScene = scene as? UIWindowScene
    if let window = windowScene?.keyWindow ?? windowScene?.windows.last { return window }
    fatalError(
      "The scene showed no window: make one with UIWindow(windowScene:) in "
        + "scene(_:willConnectTo:options:), and call makeKeyAndVisible() on it.")
  }
}
