public import HeadlessUIKit

/// An app delegate that declares the app's command-line arguments.
///
///     @main final class AppDelegate: UIResponder, UIApplicationDelegate, CommandLineApp {
///       static let usage = "[FILE]"
///     }
@MainActor public protocol CommandLineApp: UIApplicationDelegate {
  /// The app's arguments, which `--help` prints after the name of the program.
  static var usage: String { get }
}

extension CommandLine {
  /// The arguments for the app: those after the name of the program, without options of the screen
  /// such as `--svg FILE`, and without those for `UserDefaults`, such as `-AppleLanguages (sv)`.
  public static var appArguments: [String] {
    (try? ScreenOptions(arguments.dropFirst()))?.remaining ?? []
  }

  /// The name of the program without its path.
  static var program: String {
    arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
  }
}
