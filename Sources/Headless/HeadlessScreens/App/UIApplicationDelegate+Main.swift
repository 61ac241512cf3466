import Foundation
public import HeadlessUIKit
import TextEscaping

extension UIApplicationDelegate {
  /// Runs an app whose delegate is marked with `@main` on systems other than Apple's mobile
  /// systems. Launches the app and shows its window as the command line specifies.
  ///
  /// Without options, the app is shown in the terminal. If standard input or output is not a
  /// terminal, the window is printed as text. `--svg FILE` writes a picture, `--web` serves the app
  /// to a browser on this computer, and `--help` lists all options. If the options are invalid or
  /// the output can't be written, the process prints a sentence on standard error and exits with
  /// status 1.
  ///
  /// The window is that of the app's scene. An app whose delegate does not implement
  /// `application(_:configurationForConnecting:options:)` has no scene, and creates its window in
  /// `application(_:didFinishLaunchingWithOptions:)`.
  public static func main() {
    StandardStreams.reserve()
    guard let type = Self.self as? UIResponder.Type,
      let delegate = type.make() as? any UIApplicationDelegate
    else {
      fatalError("\(Self.self) must be a subclass of UIResponder to be the app's delegate.")
    }
    do {
      let options = try ScreenOptions(CommandLine.arguments.dropFirst())
      if options.showsHelp {
        let arguments = (Self.self as? any CommandLineApp.Type)?.usage ?? ""
        try StandardOutput.print(
          ScreenOptions.help(program: CommandLine.program, arguments: arguments))
      } else {
        try AppScreen(options).run(delegate)
      }
    } catch {
      StandardError.print("\(error)")
      exit(1)
    }
  }
}
