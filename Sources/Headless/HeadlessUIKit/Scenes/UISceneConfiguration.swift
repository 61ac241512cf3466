public import Foundation

/// The classes from which a scene is created.
///
/// UIKit reads configurations from `Info.plist`, or asks the app's delegate for one. There is no
/// `Info.plist` here, so the delegate must return one:
///
///     func application(
///       _ application: UIApplication, configurationForConnecting session: UISceneSession,
///       options: UIScene.ConnectionOptions
///     ) -> UISceneConfiguration {
///       let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
///       configuration.delegateClass = SceneDelegate.self
///       return configuration
///     }
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject,
  @preconcurrency NSSecureCoding, @preconcurrency NSCopying
{
  /// The name of the configuration, by which UIKit finds it in `Info.plist`.
  open private(set) var name: String?
  /// The role of the created scenes.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene, or nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, or nil for no delegate.
  ///
  /// The class must conform to `UISceneDelegate` and, here, inherit from `UIResponder`. As in
  /// UIKit, instances are created by `init()`.
  open var delegateClass: AnyClass?
  /// The storyboard of the scene's first controller. There are none here: the app creates its
  /// window in `scene(_:willConnectTo:options:)`.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  /// Creates a configuration of an app's scenes without a name.
  public convenience override init() { self.init(name: nil, sessionRole: .windowApplication) }

  /// Creates the configuration of an archive.
  public required init?(coder: NSCoder) {
    name = coder.decodeValue(String.self, forKey: "name")
    role = UISceneSession.Role(
      rawValue: coder.decodeValue(String.self, forKey: "role")
        ?? UISceneSession.Role.windowApplication.rawValue)
    func type(_ key: String) -> AnyClass? {
      coder.decodeValue(String.self, forKey: key).flatMap { _typeByName($0) as? AnyClass }
    }
    sceneClass = type("sceneClass")
    delegateClass = type("delegateClass")
  }

  /// Encodes the name, the role and the names of the classes.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(name, forKey: "name")
    coder.encodeValue(role.rawValue, forKey: "role")
    coder.encodeValue(sceneClass.flatMap { _mangledTypeName($0) }, forKey: "sceneClass")
    coder.encodeValue(delegateClass.flatMap { _mangledTypeName($0) }, forKey: "delegateClass")
  }
  /// A Boolean value that indicates whether the class supports secure coding; true.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Returns a copy of the configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UISceneConfiguration(name: name, sessionRole: role)
    copy.sceneClass = sceneClass
    copy.delegateClass = delegateClass
    copy.storyboard = storyboard
    return copy
  }
}

extension UISceneConfiguration {
  /// Creates the scene of a session, with its delegate.
  func makeScene(for session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIScene {
    if sceneClass != nil, !(sceneClass is UIScene.Type) {
      refuse(sceneClass, because: "it isn't a subclass of UIScene")
    }
    if storyboard != nil {
      UIKitException.raise(
        .invalidArgument,
        "Storyboards aren't supported here. Create the scene's window in code.")
    }
    let type = sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.make(session: session, connectionOptions: options)
    scene.delegate = makeDelegate()
    return scene
  }

  private func makeDelegate() -> (any UISceneDelegate)? {
    guard let delegateClass else { return nil }
    guard let type = delegateClass as? any (UIResponder & UISceneDelegate).Type else {
      refuse(delegateClass, because: "it isn't a UIResponder that conforms to UISceneDelegate")
      return nil
    }
    return type.make() as? any UISceneDelegate
  }

  private func refuse(_ type: AnyClass?, because reason: String) {
    UIKitException.raise(
      .invalidArgument,
      "A scene can't be created with \(type.map { "\($0)" } ?? "nil"): \(reason).")
  }
}
