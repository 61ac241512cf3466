import Foundation
import HeadlessUIKit

/// The screen of an app that was launched from the command line.
@MainActor struct AppScreen {
  let options: ScreenOptions

  /// Creates the screen that the options specify.
  init(_ options: ScreenOptions) throws(ScreenOptions.Mistake) {
    self.options = options
    if isTerminal, options.size != nil {
      throw ScreenOptions.Mistake(
        description: "A terminal has its own size. Use --size with --text, --svg, or --web.")
    }
  }

  private var isTerminal: Bool { options.output == .automatic && TerminalScreen.isAvailable }

  /// Launches the app and shows its window. Returns after the window has been printed or written.
  func run(_ delegate: any UIApplicationDelegate) throws {
    prepare()
    let app = UIApplication.shared
    app.launch(with: delegate)
    defer { app.terminate() }
    let window = app.windowOnScreen
    switch options.output {
    case .automatic where isTerminal: TerminalScreen(window: window).run()
    case .automatic, .text:
      settle(window)
      try StandardOutput.print(TextScreen(columns: options.size?.width).snapshot(of: window))
    case .svg(let path):
      settle(window)
      let screen = SVGScreen(appearance: options.isDark ? .dark : .automatic)
      try write(screen.snapshot(of: window), to: path)
    case .web(let port): WebScreen(window: window, port: port).run()
    }
  }

  /// Sets the screen size and the traits before the app launches.
  private func prepare() {
    if options.isDark {
      UITraitCollection.current = UITraitCollection(traitsFrom: [
        .current, UITraitCollection(userInterfaceStyle: .dark),
      ])
    }
    if isTerminal { return TerminalScreen.prepare() }
    switch options.output {
    case .svg: break
    // Text and pages have no status bar.
    case .automatic, .text, .web: DeviceModel.current.safeAreaInsets = .zero
    }
    guard let size = options.size else { return }
    switch options.output {
    case .automatic, .text:
      // The text plus one line, because the terminal reserves its last line for the keys.
      TerminalScreen.prepare(TerminalSize(columns: size.width, rows: size.height + 1))
    case .svg, .web: DeviceModel.current.size = CGSize(width: size.width, height: size.height)
    }
  }

  /// Waits up to 10 seconds for the app to finish its work, while an activity indicator is visible.
  private func settle(_ window: UIWindow) {
    let end = Date(timeIntervalSinceNow: 10)
    HeadlessRunLoop.tick()
    while Scene(of: window).showsWork, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  private func write(_ picture: String, to path: String) throws {
    if path == "-" { return try StandardOutput.print(picture) }
    do {
      try Data(picture.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ScreenOptions.Mistake(
        description: "The picture couldn't be written to “\(path)”: \(error.localizedDescription)")
    }
  }
}

extension Scene {
  /// A Boolean value that indicates whether an activity indicator or a refresh control is visible.
  var showsWork: Bool { root.showsWork }
}

extension Scene.Group {
  fileprivate var showsWork: Bool {
    items.contains { item in
      guard case .control(let control) = item else { return false }
      switch control.kind {
      case .activityIndicator, .refresh: return true
      default: return false
      }
    } || groups.contains(where: \.showsWork)
  }
}

extension UIApplication {
  /// The window to show: that of the first scene, or that of an app without scenes.
  fileprivate var windowOnScreen: UIWindow {
    guard let scene = scenes.first else {
      if let window = keyWindow ?? windows.last { return window }
      fatalError(
        "The app has no visible window. Call makeKeyAndVisible() on its window during launch.")
    }
    let windowScene = scene as? UIWindowScene
    if let window = windowScene?.keyWindow ?? windowScene?.windows.last { return window }
    fatalError(
      "The scene has no visible window. In scene(_:willConnectTo:options:), create a window with "
        + "UIWindow(windowScene:) and call makeKeyAndVisible() on it.")
  }
}
