import Foundation

/// The arguments of the command.
struct Options {
  static let usage = """
    Usage: uikit-tests [options] FOLDER

    Builds the list screens of a UIKit app and their tests without an iOS SDK, and runs the tests
    or, if there are none, shows the screens as text and as pictures. FOLDER contains an Xcode
    project, a Swift package or sources. Only FOLDER/.uikit-tests is written.

      --file NAME       Begin with this file instead of those that name a table or collection view.
                        Repeat it for more files.
      --screens         Show the screens even if there are tests.
      --scratch-path P  Build in this folder, which several apps can share. It can't be the folder
                        in which `swift run` builds this tool.
      --help            Print this text.

    The status is 0 if a test passes and none fails or is without a result, or, if there are no
    tests, a screen is shown. It is 1 if not, and 2 if nothing can be built.
    """

  var folder = ""
  var files: [String] = []
  var showsScreens = false
  var scratchPath: String?
  /// Receives a sentence about the progress.
  var report: (String) -> Void = { _ in }
  /// Runs a program with its arguments in a folder, until it is silent for some seconds.
  var run: Shell.Runner = Shell.run

  /// Reads arguments.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--file", "--scratch-path":
        guard let value = rest.popFirst() else { throw Problem("\(argument) needs a value.") }
        if argument == "--file" { files.append(value) } else { scratchPath = value }
      case "--screens": showsScreens = true
      case _ where argument.hasPrefix("-"):
        throw Problem("There is no option \(argument).\n\n\(Self.usage)")
      case _ where folder.isEmpty: folder = argument
      default: throw Problem("Name one folder.\n\n\(Self.usage)")
      }
    }
    guard !folder.isEmpty else { throw Problem("Name a folder.\n\n\(Self.usage)") }
    folder = Self.absolute(folder)
    scratchPath = scratchPath.map(Self.absolute)
  }

  private static func absolute(_ path: String) -> String {
    // `swift run --package-path` changes the working directory, but not the shell's variable.
    let shell = ProcessInfo.processInfo.environment["PWD"] ?? "."
    return URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: shell, isDirectory: true))
      .standardizedFileURL.path
  }

  /// The package that this tool belongs to.
  var library: String {
    URL(fileURLWithPath: #filePath + "/../../../..").standardizedFileURL.path
  }

  /// The arguments of each build. In a folder that packages share, SwiftPM takes the plan of the
  /// one that was built before for that of this one.
  var buildArguments: [String] {
    scratchPath.map { ["--scratch-path", $0, "--disable-build-manifest-caching"] } ?? []
  }
}
