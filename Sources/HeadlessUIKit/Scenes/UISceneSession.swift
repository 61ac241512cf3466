public import Foundation

/// The information that the system keeps about a scene: its identifier, its role and its
/// configuration.
///
/// No session outlives the process, so each launch begins with a new one.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The scene, or nil if it is not connected.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  public let role: Role
  /// The configuration that the app's delegate chose for the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The identifier of the session.
  public let persistentIdentifier = UUID().uuidString
  /// The values that the app stores with the session.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }

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
