public import Foundation

/// A nib file. There are none here, so views that are registered with one can't be dequeued.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Creates a nib with a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

/// A storyboard. There are none here.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  /// Creates a storyboard with a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
  }

  /// Raises an exception, because no storyboard contains a controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIKitException(
      .invalidArgument,
      reason: "Storyboard (\(name)) doesn't contain a view controller with identifier "
        + "'\(identifier)'"
    ).raise()
    return UIViewController()
  }
}

/// A transition that a storyboard describes. An app can create one in code.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue.
  public let identifier: String?
  /// The controller at which the segue begins.
  public let source: UIViewController
  /// The controller at which the segue ends.
  public let destination: UIViewController

  /// Creates a segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}
