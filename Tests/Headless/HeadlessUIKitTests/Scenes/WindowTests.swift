import HeadlessUIKit
import Recorders
import Testing

@MainActor @Suite(.serialized) struct WindowTests {

  @Test func `a hidden window is removed from the app's windows`() {
    let app = UIApplication.shared
    let windows = app.windows
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect((window.isHidden, app.windows) == (true, windows))
    window.isHidden = false
    #expect((app.windows, window.isKeyWindow) == (windows + [window], false))
    window.makeKeyAndVisible()
    #expect((app.windows, window.isKeyWindow) == (windows + [window], true))
    window.isHidden = true
    #expect((app.windows, window.isKeyWindow) == (windows, false))
  }

  @Test func `a hidden window is freed with its controllers`() {
    weak var window: UIWindow?
    weak var controller: UIViewController?
    weak var presented: UIViewController?
    do {
      let shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let root = UITableViewController(style: .plain)
      shown.rootViewController = UINavigationController(rootViewController: root)
      shown.makeKeyAndVisible()
      let sheet = UIViewController()
      root.present(sheet, animated: false)
      (window, controller, presented) = (shown, root, sheet)
      #expect(sheet.view.window === shown)
      shown.isHidden = true
    }
    #expect(window == nil && controller == nil && presented == nil)
  }

  @Test func `controllers disappear and appear with their window`() {
    let (root, sheet, other) = (Log(), Log(), Log())
    let (appears, disappears) = (
      ["- will appear", "- is appearing", "- did appear"], ["- will disappear", "- did disappear"]
    )
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = ControllerSpy("-", root)
    window.makeKeyAndVisible()
    var seen = [root.take()]
    for isHidden in [true, false] {
      window.isHidden = isHidden
      seen.append(root.take())
    }
    #expect(seen == [appears, disappears, appears])

    let presented = ControllerSpy("-", sheet)
    presented.modalPresentationStyle = .fullScreen
    window.rootViewController?.present(presented, animated: false)
    #expect(root.take() == disappears)
    window.isHidden = true
    window.isHidden = false
    #expect([root.take(), sheet.take()] == [[], appears + disappears + appears])
    #expect(window.subviews.count == 1)
    // A controller disappears when its window gets another.
    window.rootViewController?.dismiss(animated: false)
    let controller = window.rootViewController
    _ = root.take()
    window.rootViewController = ControllerSpy("-", other)
    #expect([root.take(), other.take()] == [disappears, appears])
    #expect(controller?.view.superview == nil)
    window.isHidden = true
  }

  @Test
  func
    `when the key window goes, the one behind it becomes key, or another scene's stays the app's`()
    throws
  {
    let windows = (0..<3).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    for window in windows { window.makeKeyAndVisible() }
    windows[0].makeKeyAndVisible()
    #expect(UIApplication.shared.windows.suffix(3) == [windows[1], windows[2], windows[0]])
    windows[0].isHidden = true
    var keys = [UIApplication.shared.keyWindow]
    windows[1].isHidden = true
    keys.append(UIApplication.shared.keyWindow)
    #expect(keys == [windows[2], windows[2]])
    windows[2].isHidden = true
    #expect(UIApplication.shared.keyWindow !== windows[2])

    try launched(SceneAppSpy()) { app, _ in
      let scene = try #require(app.connectedScenes.first as? UIWindowScene)
      let first = try #require(scene.keyWindow)
      let window = UIWindow(windowScene: scene)
      window.isHidden = false
      let other = try #require(app.connectScene() as? UIWindowScene)
      first.isHidden = true
      #expect(scene.keyWindow === window)
      #expect(app.keyWindow != nil && app.keyWindow === other.keyWindow)
    }
  }

  @Test func `a window of a scene fills its screen and is in its windows`() throws {
    try launched(SceneAppSpy()) { app, _ in
      let scene = try #require(app.connectedScenes.first as? UIWindowScene)
      let first = try #require(scene.windows.first)
      #expect((first.bounds, first.isKeyWindow) == (scene.screen.bounds, true))
      #expect(scene.keyWindow === first)
      let window = UIWindow(windowScene: scene)
      #expect((window.isHidden, window.windowScene, scene.windows) == (true, scene, [first]))
      #expect(window.next === scene && scene.next === app)
      window.makeKeyAndVisible()
      #expect(
        (scene.windows, scene.keyWindow, first.isKeyWindow) == ([first, window], window, false))
      window.isHidden = true
      #expect((scene.windows, scene.keyWindow) == ([first], first))
      first.isHidden = true
      #expect((scene.windows, scene.keyWindow) == ([], nil))
    }
  }

  @Test func `a window moves between scenes, and leaves the screen without one`() throws {
    try launched(SceneAppSpy()) { app, _ in
      let scene = try #require(app.connectedScenes.first as? UIWindowScene)
      let other = try #require(app.connectScene() as? UIWindowScene)
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      window.windowScene = other
      #expect(other.windows.last === window)
      #expect(!scene.windows.contains(window) && scene.keyWindow !== window)
      window.windowScene = nil
      #expect(!app.windows.contains(window))
      window.windowScene = scene
      #expect(scene.windows.last === window)
    }
  }
}
