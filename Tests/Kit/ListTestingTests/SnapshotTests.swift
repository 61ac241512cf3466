import ListTesting
import Testing

@MainActor @Suite(.serialized, .expectingIssues) struct SnapshotTests {
  /// The path of a test file in a folder of its own.
  private let file = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent(UUID().uuidString).appendingPathComponent("SomeTests.swift")

  private func snapshot(_ name: String) -> URL {
    file.deletingLastPathComponent().appendingPathComponent("Snapshots/SomeTests/\(name)")
  }

  @Test func `a snapshot is recorded once, then compared`() throws {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let screen = ListScreen(GardenChores())
    expectIssues {
      screen.expectSnapshot(named: "chores", filePath: file.path)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("There was no snapshot") }
    }
    screen.expectSnapshot(named: "chores", filePath: file.path)
    #expect(
      try String(contentsOf: snapshot("chores.txt"), encoding: .utf8)
        == "Field\n  Sow\n  Reap\nHouse\n  Bake  ›\n")
    screen.swipeToDelete([0, 1])
    expectIssues {
      screen.expectSnapshot(named: "chores", filePath: file.path)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("  …\n    Sow\n-   Reap\n  House\n  …")
          && $0.rawValue.contains("RECORD_SNAPSHOTS=1")
      }
    }
  }

  @Test func `a picture is recorded and compared as text is`() throws {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let screen = ListScreen(GardenChores())
    expectIssues { screen.expectPicture(named: "chores", filePath: file.path) }
    screen.expectPicture(named: "chores", filePath: file.path)
    #expect(try String(contentsOf: snapshot("chores.svg"), encoding: .utf8).hasPrefix("<svg"))
    screen.tap([0, 0])
    expectIssues { screen.expectPicture(named: "chores", filePath: file.path) }
  }

  @Test(arguments: ["", "../other", "a/b"])
  func `a name that is not a file name is refused`(name: String) {
    expectIssues {
      ListScreen(GardenChores()).expectSnapshot(named: name, filePath: file.path)
    }
    #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
  }
}
