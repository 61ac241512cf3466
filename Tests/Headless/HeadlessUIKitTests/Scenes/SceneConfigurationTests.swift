import HeadlessUIKit
import Recorders
import Testing

/// What scenes are made from.
@MainActor @Suite(.serialized) struct SceneConfigurationTests {
  /// The delegate of an app that configures its scene so.
  private func app(_ configure: @escaping (UISceneConfiguration) -> Void) -> SceneAppSpy {
    let spy = SceneAppSpy()
    spy.configure = configure
    return spy
  }

  @Test
  func
    `a scene has its configuration's class and delegate, needs none, and raises for other classes`()
    throws
  {
    try launched(app { $0.delegateClass = PlainSceneDelegate.self }) { app, _ in
      let scene = try #require(app.connectedScenes.first)
      #expect(
        ((scene.delegate as? PlainSceneDelegate)?.number, scene.activationState)
          == (7, .foregroundActive))
    }
    try launched(app { _ in }) { app, _ in
      let scene = try #require(app.connectedScenes.first)
      #expect(scene.delegate == nil && scene is UIWindowScene)
      #expect(scene.activationState == .foregroundActive)
    }
    final class OwnScene: UIWindowScene {
      var isOwn = true
    }
    launched(app { $0.sceneClass = OwnScene.self }) { app, _ in
      #expect((app.connectedScenes.first as? OwnScene)?.isOwn == true)
    }

    let exceptions = try UIKitException.raised {
      let spy = app {
        $0.delegateClass = UIViewController.self
        $0.sceneClass = UIResponder.self
        $0.storyboard = UIStoryboard(name: "Main", bundle: nil)
      }
      try launched(spy) { app, _ in
        let scene = try #require(app.connectedScenes.first)
        #expect(scene.delegate == nil && scene is UIWindowScene)
      }
    }
    #expect(
      exceptions.map(\.reason) == [
        "A scene can't be created with UIResponder: it isn't a subclass of UIScene.",
        "Storyboards aren't supported here. Create the scene's window in code.",
        "A scene can't be created with UIViewController: it isn't a UIResponder that conforms to "
          + "UISceneDelegate.",
      ])
  }

  @Test func `a session knows its scene, its role and its configuration`() throws {
    weak var session: UISceneSession?
    try launched(app { $0.delegateClass = PlainSceneDelegate.self }) { app, _ in
      let scene = try #require(app.connectedScenes.first)
      session = scene.session
      #expect(scene.session.scene === scene)
      let configuration = scene.session.configuration
      #expect(
        (scene.session.role, configuration.name, configuration.role)
          == (.windowApplication, "Main", .windowApplication))
      #expect(configuration.delegateClass == PlainSceneDelegate.self)
      var titles = [scene.title]
      scene.title = "First"
      titles.append(scene.title)
      scene.title = nil
      #expect(titles + [scene.title] == ["", "First", ""])
    }
    #expect(session == nil)
  }
}
