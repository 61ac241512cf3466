import Foundation

extension UIScene {
  var delegateChain: AnswerChain<any UISceneDelegate> { AnswerChain(holding: delegate) }

  /// Connects the scene to the app.
  func connect(_ options: ConnectionOptions) {
    delegateChain.notify("scene(_:willConnectTo:options:)") {
      $0.scene(self, willConnectTo: session, options: options)
    }
    post(UIScene.willConnectNotification)
    activationState = .background
  }

  /// Brings the scene to the foreground and makes it active.
  ///
  /// As in UIKit, the app's notifications are posted whether or not the app has scenes. The app's
  /// delegate is called only if it has none.
  func activate() {
    let app = UIApplication.shared
    let isFirst = app.applicationState == .background
    delegateChain.notify("sceneWillEnterForeground(_:)") { $0.sceneWillEnterForeground(self) }
    post(UIScene.willEnterForegroundNotification)
    if isFirst { app.post(UIApplication.willEnterForegroundNotification) }
    activationState = .foregroundInactive
    activationState = .foregroundActive
    delegateChain.notify("sceneDidBecomeActive(_:)") { $0.sceneDidBecomeActive(self) }
    post(UIScene.didActivateNotification)
    if isFirst { app.post(UIApplication.didBecomeActiveNotification) }
  }

  /// Moves the scene to the background.
  func deactivate() {
    let app = UIApplication.shared
    let isLast = app.scenes.allSatisfy { $0 === self || $0.activationState == .background }
    delegateChain.notify("sceneWillResignActive(_:)") { $0.sceneWillResignActive(self) }
    post(UIScene.willDeactivateNotification)
    if isLast { app.post(UIApplication.willResignActiveNotification) }
    activationState = .foregroundInactive
    activationState = .background
    delegateChain.notify("sceneDidEnterBackground(_:)") { $0.sceneDidEnterBackground(self) }
    let activity = delegateChain.ask("stateRestorationActivity(for:)") {
      $0.stateRestorationActivity(for: self)
    }
    if let activity = activity ?? nil { session.stateRestorationActivity = activity }
    post(UIScene.didEnterBackgroundNotification)
    if isLast { app.post(UIApplication.didEnterBackgroundNotification) }
  }

  /// Removes the scene and its windows from the app.
  func disconnect() {
    activationState = .unattached
    session.scene = nil
    UIApplication.shared.scenes.removeAll { $0 === self }
    delegateChain.notify("sceneDidDisconnect(_:)") { $0.sceneDidDisconnect(self) }
    post(UIScene.didDisconnectNotification)
    for window in (self as? UIWindowScene)?.windows ?? [] { window.windowScene = nil }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
