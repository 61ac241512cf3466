#if !(os(iOS) || os(tvOS) || os(visionOS))
import ListCore
import ListPlatform

extension UIKeyCommand {
  /// Returns a key command that a list performs.
  static func ofKit(_ input: String, _ modifierFlags: UIKeyModifierFlags) -> UIKeyCommand {
    let command = UIKeyCommand(
      input: input, modifierFlags: modifierFlags,
      action: Selector(("performListKeyCommand")))
    command.handler = { command, responder in
      (responder as? UIViewController).map { ListKeys.of($0).perform(command) } ?? false
    }
    return command
  }
}
#endif
