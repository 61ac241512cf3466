import Foundation
public import HeadlessUIKit

extension UIApplicationDelegate {
  /// What `@main` on an app's delegate runs off Apple's mobile systems: launches the app and shows
  /// its window in the terminal; where standard input or output is none, prints the window as text
  /// and ends.
  public static func main() {
    guard let type = Self.self as? UIResponder.Type,
      let delegate = type.make() as? any UIApplicationDelegate
    else {
      fatalError("\(Self.self) has to be a subclass of UIResponder to be the app's delegate.")
    }
    let isInteractive = TerminalScreen.isAvailable
    if isInteractive { TerminalScreen.prepare() }
    let app = UIApplication.shared
    app.delegate = delegate
    guard delegate.application(app, willFinishLaunchingWithOptions: nil),
      delegate.application(app, didFinishLaunchingWithOptions: nil)
    else { return }
    guard let window = app.keyWindow ?? app.windows.last else {
      fatalError("\(Self.self) showed no window: call makeKeyAndVisible() on one at launch.")
    }
    if isInteractive { TerminalScreen(window: window).run() }
    print(TextScreen().snapshot(of: window))
    delegate.applicationWillTerminate(app)
  }
}
