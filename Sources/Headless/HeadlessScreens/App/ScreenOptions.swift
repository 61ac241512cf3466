import Foundation

/// The command-line options that are meant for the screen and not for the app.
package struct ScreenOptions: Equatable {
  /// The ways to show an app.
  package enum Output: Equatable {
    /// The terminal, or text if standard input or output is not a terminal.
    case automatic
    /// Text on standard output.
    case text
    /// A picture in a file. The path "-" is standard output.
    case svg(path: String)
    /// A page for a browser on a port of the loopback interface. Port 0 is any free port.
    case web(port: UInt16)
  }

  /// A width and a height in columns and lines of text, or in points of a picture or page.
  package struct Size: Equatable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// An error in the command line, described in a sentence that suggests a correction.
  package struct Mistake: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  package var output = Output.automatic
  package var size: Size?
  package var isDark = false
  package var showsHelp = false
  /// The arguments for the app, in order.
  package var remaining: [String] = []

  /// Parses the arguments after the name of the program.
  ///
  /// Arguments that are not options of the screen remain for the app, as does everything after
  /// "--". Those for UserDefaults are neither the screen's nor the app's.
  package init(_ arguments: some Sequence<String>) throws(Mistake) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        remaining += rest
        break
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      let value = parts.count > 1 ? String(parts[1]) : nil
      switch name {
      case "--help", "--text", "--dark":
        guard value == nil else {
          throw Mistake(description: "\(name) doesn't take a value.")
        }
        if name == "--dark" { isDark = true }
        if name == "--help" { showsHelp = true }
        if name == "--text" { try choose(.text) }
      case "--svg":
        guard let path = value ?? rest.popFirst(), !path.isEmpty, !path.hasPrefix("--") else {
          throw Mistake(description: "--svg needs the path of a file, such as --svg picture.svg.")
        }
        try choose(.svg(path: path))
      case "--web":
        guard let port = UInt16(value ?? "0") else {
          throw Mistake(
            description: "“\(value ?? "")” isn't a port. Use --web for any free port, or specify "
              + "a port up to 65535, such as --web=8080.")
        }
        try choose(.web(port: port))
      case "--size": size = try Self.size(value ?? rest.popFirst())
      default:
        if let option = Self.option(like: name) {
          throw Mistake(description: "There is no option \(name). Did you mean \(option)?")
        }
        guard Self.isDefault(argument) else {
          remaining.append(argument)
          continue
        }
        if let value = rest.first, !value.hasPrefix("-") || Double(value) != nil {
          rest.removeFirst()
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether an argument is the name of a user default,
  /// which its value follows: a hyphen and more than one letter. Xcode passes such arguments to
  /// each app that it runs, for example `-AppleLanguages (sv)` and `-NSDocumentRevisionsDebugMode
  /// YES`.
  private static func isDefault(_ argument: String) -> Bool {
    let name = argument.dropFirst()
    return argument.hasPrefix("-") && name.count > 1 && name.first?.isLetter == true
  }

  private mutating func choose(_ output: Output) throws(Mistake) {
    guard self.output == .automatic || self.output == output else {
      throw Mistake(description: "Use only one of --text, --svg, and --web.")
    }
    self.output = output
  }

  private static func size(_ value: String?) throws(Mistake) -> Size {
    let numbers = (value ?? "").split(separator: "x", omittingEmptySubsequences: false)
    guard numbers.count == 2, numbers.allSatisfy({ $0.utf8.allSatisfy(isDigit) }),
      let width = Int(numbers[0]), let height = Int(numbers[1]),
      (10...10_000).contains(width), (2...10_000).contains(height)
    else {
      throw Mistake(
        description: "--size needs a width from 10 to 10000 and a height from 2 to 10000: "
          + "columns and lines for text, such as 80x24, or points for a picture or a page, such "
          + "as 390x844.")
    }
    return Size(width: width, height: height)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  // MARK: Help

  /// Returns the option that a misspelled one resembles, or nil if there is none.
  private static func option(like name: String) -> String? {
    ["--help", "--text", "--svg", "--web", "--size", "--dark"].first {
      "-" + name == $0
        || name.hasPrefix("--") && isMisspelling(Array(name.utf8), of: Array($0.utf8))
    }
  }

  /// Returns a Boolean value that indicates whether one letter was omitted, inserted, or replaced,
  /// or two adjacent letters were swapped.
  private static func isMisspelling(_ word: [UInt8], of wanted: [UInt8]) -> Bool {
    let start = zip(word, wanted).prefix { $0 == $1 }.count
    let a = word[start...]
    let b = wanted[start...]
    let isSwapped =
      a.count == b.count && a.count > 1
      && a.prefix(2).elementsEqual(b.prefix(2).reversed())
      && a.dropFirst(2).elementsEqual(b.dropFirst(2))
    return isSwapped || a.dropFirst().elementsEqual(b.dropFirst())
      || a.dropFirst().elementsEqual(b) || a.elementsEqual(b.dropFirst())
  }

  /// Returns the text that `--help` prints.
  ///
  /// - Parameters:
  ///   - program: The name of the program.
  ///   - arguments: The app's arguments, such as "[FILE]", or an empty string if it has none.
  package static func help(program: String, arguments: String) -> String {
    """
    Usage: \([program, arguments, "[OPTION…]"].filter { !$0.isEmpty }.joined(separator: " "))

    Shows the app in the terminal, or prints its window if there is no terminal.

      --text         prints the window as text
      --svg FILE     writes a picture of the window to a file
      --web[=PORT]   serves the app to a browser and prints its address
      --size WxH     sets the size: columns and lines for text, such as 80x24,
                     or points for a picture or a page, such as 390x844
      --dark         shows the app in its dark appearance
      --help         prints this help
    """
  }
}
