import Foundation
public import HeadlessUIKit
import TextEscaping

extension UIApplicationDelegate {
  /// Runs an app off Apple's mobile systems, where `@main` is on its delegate: launches the app and
  /// shows its window as the command line asks.
  ///
  /// Without options the app is shown in the terminal; if standard input or output is none, the
  /// window is printed as text. `--svg FILE` writes a picture, `--web` serves the app to a browser on
  /// this computer, and `--help` lists all options. The process ends with status 1, and a sentence on
  /// standard error, if the options are wrong or the output does not take what is written.
  ///
  /// The window is that of the app's scene. An app whose delegate does not implement
  /// `application(_:configurationForConnecting:options:)` has no scene, and makes its window in
  /// `application(_:didFinishLaunchingWithOptions:)`.
  public static func main() {
    guard let type = Self.self as? UIResponder.Type,
      let delegate = type.make() as? any UIApplicationDelegate
    else {
      fatalError("\(Self.self) has to be a subclass of UIResponder to be the app's delegate.")
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
