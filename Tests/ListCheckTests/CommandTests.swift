import Foundation
import Testing

@testable import ListCheck

/// What the tool reads, prints and returns.
@Suite(.timeLimit(.minutes(5))) struct CommandTests {
  private func run(_ paths: String...) -> (status: Int32, lines: [String]) {
    var lines: [String] = []
    let status = Command.run(paths) { lines.append($0) }
    return (status, lines)
  }

  /// Calls a closure with a folder that contains files, and removes it.
  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try body(folder.path)
  }

  @Test func `files and folders are checked together`() throws {
    let files = [
      "A.swift": "class A: UITableViewController, TableList {}",
      "Lists/B.swift": "class B: A {\n  let updateLimit = 1 }",
      "Lists/Notes.md": "class C: A { let updateLimit = 1 }",
      ".build/D.swift": "class D: A { let updateLimit = 1 }",
    ]
    try withFolder(files) { folder in
      for paths in [[folder], [folder + "/"], [folder + "/A.swift", folder + "/Lists"]] {
        var lines: [String] = []
        #expect(Command.run(paths) { lines.append($0) } == 1)
        #expect(lines.count == 1)
        #expect(lines[0].contains("/Lists/B.swift:2:7: warning: B.updateLimit is never called"))
        #expect(lines[0].hasPrefix(folder))
      }
      #expect(run(folder + "/A.swift").status == 0)
      #expect(run(folder + "/A.swift").lines == [])
    }
  }

  @Test func `a wrong call is explained`() {
    #expect(run().status == 2)
    #expect(run("--help").lines == ["Usage: list-check FILE-OR-FOLDER..."])
  }

  @Test func `what can't be read is named`() throws {
    try withFolder(["Notes.md": ""]) { folder in
      #expect(run(folder).status == 2)
      #expect(run(folder).lines == ["list-check: \(folder) contains no Swift file."])
      let missing = run(folder + "/Missing")
      #expect(missing.status == 2)
      #expect(
        missing.lines.last?.hasPrefix("list-check: \(folder)/Missing can't be read. ") == true)
    }
  }
}
