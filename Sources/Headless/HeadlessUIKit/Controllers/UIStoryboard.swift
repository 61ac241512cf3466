public import Foundation

/// A storyboard. There are none here.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  /// Creates a storyboard without a name.
  public override init() { name = "" }

  /// Creates a storyboard with a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
  }

  /// Raises an exception, because no storyboard contains a controller.
  open func instantiateInitialViewController() -> UIViewController? {
    refuse("an initial view controller")
    return nil
  }

  /// Raises an exception, because no storyboard contains a controller.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    refuse("an initial view controller")
    return nil
  }

  /// Raises an exception, and creates the controller with the closure if there is one.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    refuse("a view controller with identifier '\(identifier)'")
    return creator?(NSCoder()) ?? ViewController.make() as! ViewController
  }

  private func refuse(_ object: String) {
    UIKitException.raise(
      .invalidArgument,
      "Storyboard (\(name)) doesn't contain \(object): there are no storyboards in "
        + "HeadlessUIKit. Create the controller in code instead.")
  }

  /// Raises an exception, because no storyboard contains a controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIKitException.raise(
      .invalidArgument,
      "Storyboard (\(name)) doesn't contain a view controller with identifier "
        + "'\(identifier)'")
    return UIViewController()
  }
}

/// A transition that a storyboard describes. An app can create one in code.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue.
  open private(set) var identifier: String?
  /// The controller at which the segue begins.
  open private(set) var source: UIViewController
  /// The controller at which the segue ends.
  open private(set) var destination: UIViewController

  /// Creates a segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}
