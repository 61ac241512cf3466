import ListControllers

/// The windows of all screens.
///
/// A visible window belongs to the app, which keeps it. A test that ends releases its screen only,
/// so the next screen hides the windows of those that are gone. Otherwise, each test of a suite
/// would make the layout of all later ones slower, and keep its controllers.
@MainActor enum ShownWindows {
  private struct Entry {
    weak var screen: AnyObject?
    let window: UIWindow
  }

  private static var entries: [Entry] = []

  /// Adds the window of a screen, and hides the windows whose screen is gone.
  static func add(_ window: UIWindow, of screen: AnyObject) {
    for entry in entries where entry.screen == nil { entry.window.isHidden = true }
    entries.removeAll { $0.screen == nil }
    entries.append(Entry(screen: screen, window: window))
  }
}
