public import HeadlessUIKit

/// An app's delegate that tells which arguments the app takes on a command line.
///
///     @main final class AppDelegate: UIResponder, UIApplicationDelegate, CommandLineApp {
///       static let usage = "[FILE]"
///     }
@MainActor public protocol CommandLineApp: UIApplicationDelegate {
  /// The arguments that the app takes, as `--help` prints them after the name of the program.
  static var usage: String { get }
}

extension CommandLine {
  /// The arguments for the app: those after the name of the program, without the options of the
  /// screen, such as `--svg FILE`.
  public static var appArguments: [String] {
    (try? ScreenOptions(arguments.dropFirst()))?.remaining ?? []
  }

  /// The name of the program, without the folders that it is in.
  static var program: String {
    arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
  }
}
