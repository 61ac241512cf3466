import HeadlessUIKit
import Recorders
import Testing

/// What scenes are made from.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct SceneConfigurationTests {
  /// The delegate of an app that configures its scene so.
  private func app(_ configure: @escaping (UISceneConfiguration) -> Void) -> SceneAppSpy {
    let spy = SceneAppSpy()
    spy.configure = configure
    return spy
  }

  @Test func `the delegate's class needs no initializer`() throws {
    try launched(app { $0.delegateClass = PlainSceneDelegate.self }) { app, _ in
      let scene = try #require(app.connectedScenes.first)
      #expect((scene.delegate as? PlainSceneDelegate)?.number == 7)
      #expect(scene.activationState == .foregroundActive)
    }
  }

  @Test func `a scene without a delegate is connected and active`() throws {
    try launched(app { _ in }) { app, _ in
      let scene = try #require(app.connectedScenes.first)
      #expect(scene.delegate == nil)
      #expect(scene is UIWindowScene)
      #expect(scene.activationState == .foregroundActive)
    }
  }

  @Test func `the scene's class is the configuration's`() throws {
    final class OwnScene: UIWindowScene {
      var isOwn = true
    }
    try launched(app { $0.sceneClass = OwnScene.self }) { app, _ in
      let scene = try #require(app.connectedScenes.first)
      #expect((scene as? OwnScene)?.isOwn == true)
    }
  }

  @Test func `a class that is no delegate, or no scene, raises`() throws {
    let exceptions = try UIKitException.raised {
      let spy = app {
        $0.delegateClass = UIViewController.self
        $0.sceneClass = UIResponder.self
        $0.storyboard = UIStoryboard(name: "Main", bundle: nil)
      }
      try launched(spy) { app, _ in
        let scene = try #require(app.connectedScenes.first)
        #expect(scene.delegate == nil)
        #expect(scene is UIWindowScene)
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
      #expect(scene.session.role == .windowApplication)
      #expect(scene.session.configuration.name == "Main")
      #expect(scene.session.configuration.role == .windowApplication)
      #expect(scene.session.configuration.delegateClass == PlainSceneDelegate.self)
      #expect(scene.title == "")
      scene.title = "First"
      #expect(scene.title == "First")
      scene.title = nil
      #expect(scene.title == "")
    }
    #expect(session == nil)
  }
}
