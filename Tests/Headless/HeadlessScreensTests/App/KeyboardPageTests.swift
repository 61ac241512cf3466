import Foundation
import HeadlessUIKit
import ListControllers
import TestSupport
import Testing

@testable import Board
@testable import Capabilities
@testable import Chat
@testable import Contacts
@testable import CustomList
@testable import Feed
@testable import Files
@testable import Glyphs
@testable import HeadlessScreens
@testable import Tasks

/// The guide "Keyboard": each gesture of its table, done by the keys that the table names.
@MainActor @Suite(.timeLimit(.minutes(30))) struct KeyboardPageTests {
  /// A row of the table.
  struct Walk: CustomTestStringConvertible {
    let app: String
    let gesture: String
    let keys: [String]
    let result: String
    var testDescription: String { "\(app): \(gesture)" }
  }

  nonisolated static let walks: [Walk] = {
    let page = SourceFile.path("Sources/Kit/ListControllers/ListControllers.docc/Keyboard.md")
    let lines = (try? String(contentsOfFile: page, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 4, cells[2].hasPrefix("`") else { return nil }
      return Walk(
        app: cells[0], gesture: cells[1], keys: Self.words(cells[2]), result: cells[3])
    }
  }()

  /// Returns what stands between backticks.
  nonisolated private static func words(_ text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test func `the table has rows for all nine examples`() {
    let apps = Dictionary(grouping: Self.walks, by: \.app).mapValues(\.count)
    #expect(
      Set(apps.keys) == [
        "Board", "Capabilities", "Chat", "Contacts", "CustomList", "Feed", "Files", "Glyphs",
        "Tasks",
      ])
    #expect(Self.walks.count >= 50)
  }

  @Test(arguments: walks) func `the keys of the table do what the gesture does`(_ walk: Walk)
    async throws
  {
    let app = try await ExampleApp.make(walk.app)
    TerminalDriver.run(app.controller, TerminalDriver.sizes[0]) { driver in
      for key in walk.keys { press(key, driver) }
      let isDone = holds(walk.result, in: driver.lines)
      let screen = driver.lines.joined(separator: "\n")
      #expect(isDone, "\(walk.result) isn't so after \(walk.keys):\n\(screen)")
    }
    app.end()
  }

  /// A long walk has 10,000 keys with `LONG_WALKS=50`.
  @Test(arguments: Set(walks.map(\.app)).sorted())
  func `no keys and sizes by chance end an example`(name: String) async throws {
    for seed in TestSupport.Walk.seeds(1) {
      let app = try await ExampleApp.make(name)
      var random = SeededGenerator(seed: seed)
      TerminalDriver.run(app.controller) { driver in
        var size = driver.size
        for step in 0..<TestSupport.Walk.steps(200) {
          if Int.random(in: 0..<16, using: &random) == 0 {
            size.columns = Int.random(in: 1...90, using: &random)
            size.rows = Int.random(in: 1...30, using: &random)
          }
          let key = TerminalChanceTests.keys.randomElement(using: &random)!
          let modifiers: [TerminalModifiers] = [[], [], [], .shift, .alt, .control]
          _ = driver.navigator.handle(.key(key, modifiers.randomElement(using: &random)!))
          let count = driver.navigator.frame(size).lines.count
          #expect(count == max(size.rows, 2), "\(name), seed \(seed), step \(step)")
        }
      }
      app.end()
    }
  }

  private func press(_ key: String, _ driver: TerminalDriver) {
    let keys: [String: TerminalKey] = [
      "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Return": .enter, "Tab": .tab,
      "Space": .character(" "), "Escape": .escape, "Delete": .delete, "Home": .home, "End": .end,
      "Page Up": .pageUp, "Page Down": .pageDown,
    ]
    if let key = keys[key] { return driver.press(key) }
    if key == "Control-R" {
      _ = driver.navigator.handle(.key(.character("r"), .control))
      _ = driver.frame
      return
    }
    driver.type(key.trimmingCharacters(in: CharacterSet(charactersIn: "“”")))
  }

  /// Returns a Boolean value that indicates whether a result is on the screen: a text, the absence
  /// of one after "no", or two texts of which one is above or beside the other.
  private func holds(_ result: String, in lines: [String]) -> Bool {
    let words = Self.words(result)
    let places = words.map { word in lines.firstIndex { $0.contains(word) } }
    if result.hasPrefix("no ") { return places == [nil] }
    guard let first = places[0] else { return false }
    guard words.count == 2 else { return true }
    guard let second = places[1] else { return false }
    return result.contains("above") ? first < second : first == second
  }
}

/// An example with its first data.
@MainActor private struct ExampleApp {
  let controller: UIViewController
  var end: () -> Void = {}

  static func make(_ name: String) async throws -> ExampleApp {
    switch name {
    case "Board": return ExampleApp(controller: Board.BoardController())
    case "CustomList": return ExampleApp(controller: CustomList.BoardController())
    case "Glyphs": return ExampleApp(controller: GlyphsController(table: .shared))
    case "Contacts":
      let people = try ContactsFile.read(SourceFile.path("Examples/Contacts/People.vcf"))
      return ExampleApp(controller: ContactsController(people: people))
    case "Capabilities":
      guard #available(macOS 14, *) else { fatalError("The settings need macOS 14.") }
      return ExampleApp(controller: SettingsController())
    case "Files":
      let folder = URL(fileURLWithPath: NSTemporaryDirectory() + UUID().uuidString)
      let beds = folder.appendingPathComponent("Beds")
      try FileManager.default.createDirectory(at: beds, withIntermediateDirectories: true)
      for file in [beds.appendingPathComponent("Rose"), folder.appendingPathComponent("Plan")] {
        try Data([1]).write(to: file)
      }
      return ExampleApp(controller: FilesController(try File(folder: folder.path))) {
        try? FileManager.default.removeItem(at: folder)
      }
    case "Tasks":
      let path = NSTemporaryDirectory() + UUID().uuidString + ".sqlite"
      return ExampleApp(controller: TodoController(try TodoStore(path: path))) {
        for suffix in ["", "-wal", "-shm"] {
          try? FileManager.default.removeItem(atPath: path + suffix)
        }
      }
    case "Feed":
      let server = try PageServer()
      let controller = FeedController(Feed(url: server.url))
      try await show(controller) { controller.pager.refreshState == .loaded }
      return ExampleApp(controller: controller) { withExtendedLifetime(server) {} }
    default:
      let server = try ChatServer()
      let controller = ChatController(ChatClient(url: server.url))
      try await show(controller) { controller.pager.refreshState == .loaded }
      return ExampleApp(controller: controller) { withExtendedLifetime(server) {} }
    }
  }
  /// Shows a controller in another window until it has loaded.
  private static func show(
    _ controller: UIViewController, until isLoaded: @escaping @MainActor () -> Bool
  ) async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    try await MainQueue.wait { isLoaded() }
    window.rootViewController = nil
    window.isHidden = true
  }
}
