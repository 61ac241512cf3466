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
  /// The arguments of the app: those after the name of the program. In Xcode, set them in the
  /// scheme.
  public static var appArguments: [String] { Array(arguments.dropFirst()) }
}
#endif
