import ListControllers

/// An address book: the people of a vCard or JSON file, or those of the sample.
///
/// On a phone this file runs as it stands. Elsewhere the same screens are shown in the terminal,
/// or printed where the output is none.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let contacts = ContactsController(people: people)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: contacts)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// The people of the file that the command line names, or of the sample file.
  private var people: [Person] {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count < 2 else { stop("Usage: Contacts [FILE.vcf | FILE.json]") }
    let sample = Bundle.module.path(forResource: "People", ofType: "vcf")
    guard let path = arguments.first ?? sample else { stop("The sample file is missing.") }
    do {
      return try ContactsFile.read(path)
    } catch {
      stop(error.description)
    }
  }

  /// Says why there is nothing to show, and ends.
  private func stop(_ reason: String) -> Never {
    FileHandle.standardError.write(Data((reason + "\n").utf8))
    exit(1)
  }
}
