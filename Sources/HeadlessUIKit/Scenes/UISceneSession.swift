public import Foundation

/// What the system keeps of a scene: its identifier, its role and its configuration.
///
/// Nothing of a session outlives the process, so each launch begins with a new one.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The scene, or nil if it is not connected.
  open internal(set) weak var scene: UIScene?
  /// The scene's role.
  public let role: Role
  /// The configuration that the app's delegate chose for the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The session's identifier.
  public let persistentIdentifier = UUID().uuidString
  /// Values that the app keeps with the session.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// A scene's purpose.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// A scene with which the user interacts on the main screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
