import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessScreens

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
