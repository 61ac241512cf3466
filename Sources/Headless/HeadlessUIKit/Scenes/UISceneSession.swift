public import Foundation

/// The information that the system keeps about a scene: its identifier, its role and its
/// configuration.
///
/// No session outlives the process, so each launch begins with a new one.
@preconcurrency @MainActor open class UISceneSession: NSObject, @preconcurrency NSSecureCoding {
  /// The scene, or nil if it is not connected.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  open private(set) var role: Role
  /// The configuration that the app's delegate chose for the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The identifier of the session.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// The values that the app stores with the session.
  open var userInfo: [String: Any]?
  /// The activity with which the delegate restores the contents of the scene: the one that it
  /// returned when the scene entered the background.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// Creates the session of an archive, which isn't connected to a scene, or nil if the archive has
  /// none.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeValue(String.self, forKey: "persistentIdentifier"),
      let configuration = coder.decodeNested(UISceneConfiguration.self, forKey: "configuration")
    else { return nil }
    role = configuration.role
    self.configuration = configuration
    super.init()
    persistentIdentifier = identifier
  }

  /// Encodes the identifier and the configuration.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(persistentIdentifier, forKey: "persistentIdentifier")
    coder.encodeNested(configuration, forKey: "configuration")
  }
  /// A Boolean value that indicates whether the class supports secure coding; true.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Constants for the purpose of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The role of a scene with which the user interacts on the main screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    /// The role of a scene on an external screen without touches. There are none.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")

    /// The UIKit name of the role.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
