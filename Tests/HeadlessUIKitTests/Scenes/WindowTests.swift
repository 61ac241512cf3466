import HeadlessUIKit
import Recorders
import Testing

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct WindowTests {
  private final class Spy: UIViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.add("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.add("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("did disappear") }
  }

  @Test func `a hidden window is removed from the app's windows`() {
    let app = UIApplication.shared
    let windows = app.windows
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(window.isHidden && app.windows == windows)
    window.isHidden = false
    #expect(app.windows == windows + [window])
    #expect(!window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow && app.windows == windows + [window])
    window.isHidden = true
    #expect(!window.isKeyWindow && app.windows == windows)
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
    let (root, sheet) = (Log(), Log())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = Spy(root)
    window.makeKeyAndVisible()
    #expect(root.take() == ["will appear", "did appear"])
    window.isHidden = true
    #expect(root.take() == ["will disappear", "did disappear"])
    window.isHidden = false
    #expect(root.take() == ["will appear", "did appear"])

    let presented = Spy(sheet)
    presented.modalPresentationStyle = .fullScreen
    window.rootViewController?.present(presented, animated: false)
    #expect(root.take() == ["will disappear", "did disappear"])
    window.isHidden = true
    window.isHidden = false
    #expect(root.take().isEmpty)
    #expect(
      sheet.take() == [
        "will appear", "did appear", "will disappear", "did disappear", "will appear", "did appear",
      ])
    #expect(window.subviews.count == 1)
    window.isHidden = true
  }

  @Test func `when the key window goes, the one behind it becomes key`() {
    let windows = (0..<3).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    for window in windows { window.makeKeyAndVisible() }
    windows[0].makeKeyAndVisible()
    #expect(UIApplication.shared.windows.suffix(3) == [windows[1], windows[2], windows[0]])
    windows[0].isHidden = true
    #expect(UIApplication.shared.keyWindow === windows[2])
    windows[1].isHidden = true
    #expect(UIApplication.shared.keyWindow === windows[2])
    windows[2].isHidden = true
    #expect(UIApplication.shared.keyWindow !== windows[2])
  }

  @Test func `a controller disappears when its window gets another`() {
    let (log, other) = (Log(), Log())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let controller = Spy(log)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    _ = log.take()
    window.rootViewController = Spy(other)
    #expect(log.take() == ["will disappear", "did disappear"])
    #expect(other.take() == ["will appear", "did appear"])
    #expect(controller.view.superview == nil)
    window.isHidden = true
  }

  @Test func `a window of a scene fills its screen and is in its windows`() throws {
    try launched(SceneAppSpy()) { app, _ in
      let scene = try #require(app.connectedScenes.first as? UIWindowScene)
      let first = try #require(scene.windows.first)
      #expect(first.bounds == scene.screen.bounds && first.isKeyWindow)
      #expect(scene.keyWindow === first)
      let window = UIWindow(windowScene: scene)
      #expect(window.isHidden && window.windowScene === scene && scene.windows == [first])
      #expect(window.next === scene && scene.next === app)
      window.makeKeyAndVisible()
      #expect(scene.windows == [first, window] && scene.keyWindow === window)
      #expect(!first.isKeyWindow)
      window.isHidden = true
      #expect(scene.windows == [first] && scene.keyWindow === first)
      first.isHidden = true
      #expect(scene.windows.isEmpty && scene.keyWindow == nil)
    }
  }

  @Test func `when a scene's key window goes, that of another scene stays the app's`() throws {
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

  @Test func `a window moves between scenes, and leaves the screen without one`() throws {
    try launched(SceneAppSpy()) { app, _ in
      let scene = try #require(app.connectedScenes.first as? UIWindowScene)
      let other = try #require(app.connectScene() as? UIWindowScene)
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      window.windowScene = other
      #expect(!scene.windows.contains(window) && other.windows.last === window)
      #expect(scene.keyWindow !== window)
      window.windowScene = nil
      #expect(!app.windows.contains(window))
      window.windowScene = scene
      #expect(scene.windows.last === window)
    }
  }
}
