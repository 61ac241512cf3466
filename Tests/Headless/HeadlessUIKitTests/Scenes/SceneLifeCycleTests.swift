import HeadlessUIKit
import Recorders
import Testing

/// What the delegates of an app and of its scenes are told, and in which order.
///
/// The order is that of Apple's "Managing your app's life cycle" and of the pages of the methods.
@MainActor @Suite(.serialized) struct SceneLifeCycleTests {
  /// The names of the notifications that are posted while a body runs, without prefix and suffix.
  private func notifications(_ body: () -> Void) -> [String] {
    let log = Log()
    let names = [
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
      UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          log.add(String(name.rawValue.dropFirst(2).dropLast("Notification".count)))
        }
      }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return log.lines
  }

  @Test func `an app with scenes receives launch and end, its scene everything else`() {
    let spy = SceneAppSpy()
    launched(spy) { app, log in
      #expect(
        log.take() == [
          "app will finish launching", "app did finish launching, inactive",
          "app configures a scene", "scene will connect, unattached",
          "scene will enter foreground, background", "scene did become active, foregroundActive",
        ])
      #expect(app.applicationState == .active)
    }
    #expect(
      spy.log.take() == [
        "scene will resign active, foregroundActive", "scene did enter background, background",
        "scene did disconnect, unattached", "app discarded 1, 0 open", "app will terminate",
      ])
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test func `the session keeps the activity of a scene that entered the background`() throws {
    try launched(SceneAppSpy()) { app, _ in
      let scene = try #require(app.connectedScenes.first)
      let session = scene.session
      #expect(session.stateRestorationActivity == nil)
      app.close(scene)
      #expect(session.stateRestorationActivity?.activityType == "list")
    }
  }

  @Test func `an app without scenes receives everything itself`() {
    let spy = PlainAppSpy()
    launched(spy) { app, log in
      #expect(
        log.take() == [
          "app will finish launching", "app did finish launching, inactive",
          "app did become active, active",
        ])
      #expect(app.connectedScenes.isEmpty && app.openSessions.isEmpty)
    }
    #expect(
      spy.log.take() == [
        "app will resign active", "app did enter background, background", "app will terminate",
      ])
  }

  @Test func `the app's notifications are posted with and without scenes`() {
    let app = ["ApplicationDidBecomeActive", "ApplicationWillResignActive"]
    let plain = notifications { launched(PlainAppSpy()) { _, _ in } }
    #expect(
      plain == ["ApplicationDidFinishLaunching", app[0], app[1]] + [
        "ApplicationDidEnterBackground", "ApplicationWillTerminate",
      ])
    let scenes = notifications { launched(SceneAppSpy()) { _, _ in } }
    #expect(
      scenes.filter { $0.hasPrefix("Scene") } == [
        "SceneWillConnect", "SceneWillEnterForeground", "SceneDidActivate", "SceneWillDeactivate",
        "SceneDidEnterBackground", "SceneDidDisconnect",
      ])
    #expect(
      scenes.filter { $0.hasPrefix("Application") } == [
        "ApplicationDidFinishLaunching", "ApplicationWillEnterForeground", app[0], app[1],
        "ApplicationDidEnterBackground", "ApplicationWillTerminate",
      ])
  }

  @Test func `a second scene has a session, a delegate and a window of its own`() throws {
    try launched(SceneAppSpy()) { app, log in
      let first = try #require(app.connectedScenes.first as? UIWindowScene)
      _ = log.take()
      var second: UIWindowScene?
      let posted = notifications { second = app.connectScene() as? UIWindowScene }
      let scene = try #require(second)
      #expect(posted == ["SceneWillConnect", "SceneWillEnterForeground", "SceneDidActivate"])
      #expect(log.take().first == "app configures a scene")
      #expect(app.connectedScenes == [first, scene])
      #expect(app.openSessions == [first.session, scene.session])
      #expect(first.session.persistentIdentifier != scene.session.persistentIdentifier)
      #expect(first.delegate !== scene.delegate)
      #expect((first.windows.count, scene.windows.count) == (1, 1))
      #expect(first.windows != scene.windows)

      #expect(
        notifications { app.close(scene) } == [
          "SceneWillDeactivate", "SceneDidEnterBackground", "SceneDidDisconnect",
        ])
      #expect(
        log.take() == [
          "scene will resign active, foregroundActive", "scene did enter background, background",
          "scene did disconnect, unattached", "app discarded 1, 1 open",
        ])
      #expect(
        (app.connectedScenes, app.openSessions, app.applicationState)
          == ([first], [first.session], .active))
      // A scene is closed once, and its session has none after it.
      #expect(scene.session.scene == nil)
      #expect([notifications { app.close(scene) }, log.take()] == [[], []])
    }
  }

  @Test func `a closed scene is freed with its delegate, its window and its controller`() throws {
    weak var scene: UIScene?
    weak var delegate: SceneSpy?
    weak var window: UIWindow?
    weak var controller: UIViewController?
    launched(SceneAppSpy()) { app, _ in
      let windowScene = app.connectedScenes.first as? UIWindowScene
      scene = windowScene
      delegate = windowScene?.delegate as? SceneSpy
      window = delegate?.window
      controller = window?.rootViewController
      #expect(controller != nil && windowScene?.windows.first === window)
    }
    #expect(scene == nil && delegate == nil && window == nil && controller == nil)
  }
}
