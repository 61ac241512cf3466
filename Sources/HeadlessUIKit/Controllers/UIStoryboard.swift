public import Foundation

/// A nib file; there are none off Apple's systems, so what is registered with one cannot be made.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Names a nib.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

/// A storyboard; there are none off Apple's systems.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  /// Names a storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
  }

  /// Raises: there is nothing to make the controller from.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIKitException(
      .invalidArgument,
      reason: "Storyboard (\(name)) doesn't contain a view controller with identifier "
        + "'\(identifier)'"
    ).raise()
    return UIViewController()
  }
}

/// A transition that a storyboard describes; an app may make its own.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's name.
  public let identifier: String?
  /// Where the segue begins.
  public let source: UIViewController
  /// Where the segue ends.
  public let destination: UIViewController

  /// Makes a segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}
