public import Foundation

/// A URL that a scene opens, with the options of opening it.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL
  /// The options.
  open private(set) var options = UIScene.OpenURLOptions()

  init(url: URL) { self.url = url }
}

extension UIScene {
  /// The options of opening a URL in a scene.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    override init() {}

    /// The app that requested to open the URL. It is always nil.
    open var sourceApplication: String? { nil }
    /// The value of the requesting app. It is always nil.
    open var annotation: Any? { nil }
    /// A Boolean value that indicates whether the document is opened in place. It is always false.
    open var openInPlace: Bool { false }
  }

  /// The options with which a scene opens a URL in another app.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Creates options.
    public override init() {}

    /// A Boolean value that indicates whether only an app opens the URL, not a browser.
    open var universalLinksOnly = false
  }
}

/// The state of the lock of a scene's pointer.
@preconcurrency @MainActor open class UIPointerLockState: NSObject {
  override init() {}

  /// A Boolean value that indicates whether the pointer is locked. It is always false.
  open var isLocked: Bool { false }
}

/// The conditions under which a scene is activated for content. They have no effect.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject,
  @preconcurrency NSSecureCoding
{
  /// Creates conditions that always hold.
  public override init() {}

  /// Creates the conditions of an archive, of which predicates that are true or false are restored.
  public required init?(coder: NSCoder) {
    super.init()
    if let isTrue = coder.decodeValue(Bool.self, forKey: "canActivate") {
      canActivateForTargetContentIdentifierPredicate = NSPredicate(value: isTrue)
    }
    if let isTrue = coder.decodeValue(Bool.self, forKey: "prefersToActivate") {
      prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: isTrue)
    }
  }

  /// Encodes predicates that are true or false. Foundation on Linux can't encode others.
  open func encode(with coder: NSCoder) {
    func value(_ predicate: NSPredicate) -> Bool? {
      switch predicate {
      case NSPredicate(value: true): true
      case NSPredicate(value: false): false
      default: nil
      }
    }
    coder.encodeValue(value(canActivateForTargetContentIdentifierPredicate), forKey: "canActivate")
    coder.encodeValue(
      value(prefersToActivateForTargetContentIdentifierPredicate), forKey: "prefersToActivate")
  }
  /// A Boolean value that indicates whether the class supports secure coding; true.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// The condition of content that the scene can display.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// The condition of content for which the scene is preferred.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// The options of closing a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() {}
}

/// The options of closing a scene that has windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation of the dismissal. It has no effect.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// Constants for the animation of a scene's dismissal.
  @nonexhaustive public enum DismissalAnimation: Int, Sendable {
    /// The standard animation.
    case standard = 1
    /// The animation of saved work.
    case commit
    /// The animation of discarded work.
    case decline
  }
}
