#if os(iOS) || os(tvOS) || os(visionOS)
import ListCore
import ListPlatform

extension UIKeyCommand {
  /// Returns a key command that a list performs.
  static func ofKit(_ input: String, _ modifierFlags: UIKeyModifierFlags) -> UIKeyCommand {
    UIKeyCommand(
      input: input, modifierFlags: modifierFlags,
      action: #selector(UIViewController.performListKeyCommand(_:)))
  }
}

extension UIViewController {
  /// Performs a key command in a list of the view controller, or else of one that contains it.
  @objc(listControllersPerformKeyCommand:)
  fileprivate func performListKeyCommand(_ keyCommand: UIKeyCommand) {
    for case let controller as UIViewController in sequence(
      first: self as UIResponder, next: \.next)
    {
      if ListKeys.of(controller).perform(keyCommand) { return }
    }
  }
}
#endif
