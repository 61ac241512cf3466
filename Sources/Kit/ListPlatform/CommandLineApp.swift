#if os(iOS) || os(tvOS) || os(visionOS)
public import UIKit

/// An app delegate that describes the command-line arguments of its app.
///
/// Apps have no command line on iOS, tvOS and visionOS, so nothing reads the description there.
@MainActor public protocol CommandLineApp: UIApplicationDelegate {
  /// The arguments of the app, as `--help` prints them after the name of the program.
  static var usage: String { get }
}

extension CommandLine {
  /// The arguments of the app: those after the name of the program, without values of user
  /// defaults, such as `-AppleLanguages (sv)`. Xcode passes some of those itself. Everything after
  /// "--" is the app's. In Xcode, set the arguments in the scheme.
  public static var appArguments: [String] {
    var rest = arguments.dropFirst()
    var remaining: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--" { return remaining + rest }
      let name = argument.dropFirst()
      // The name of a user default, which its value follows.
      if argument.hasPrefix("-"), name.count > 1, name.first?.isLetter == true {
        if let value = rest.first, !value.hasPrefix("-") || Double(value) != nil {
          rest.removeFirst()
        }
      } else {
        remaining.append(argument)
      }
    }
    return remaining
  }
}
#endif
