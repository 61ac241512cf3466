#if os(iOS) || os(tvOS) || os(visionOS)
public import UIKit

/// An app's delegate that tells which arguments the app takes on a command line. On Apple's mobile
/// systems, where apps have none, nothing reads it.
@MainActor public protocol CommandLineApp: UIApplicationDelegate {
  /// The arguments that the app takes, as `--help` prints them after the name of the program.
  static var usage: String { get }
}

extension CommandLine {
  /// The arguments for the app: those after the name of the program, which a scheme of Xcode can set.
  public static var appArguments: [String] { Array(arguments.dropFirst()) }
}
#endif
