import Foundation
import Testing

@testable import ListCheck

/// What the tool reads, prints and returns.
struct CommandTests {
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
    #expect(run("--help").lines == ["Usage: list-check [--ios VERSION] FILE-OR-FOLDER..."])
  }

  private static let settings = "App.xcodeproj/project.pbxproj"

  @Test(arguments: [
    (["Package.swift": "p(platforms: [.macOS(.v13), .iOS(.v15)])"], 2),
    (["Package.swift": "p(platforms: [.iOS(\"16.0\"), .macOS(.v13)])"], 1),
    (["Package.swift": "// p(platforms: [.iOS(.v15)])\np(platforms: [.macOS(.v13)])"], 0),
    (
      ["Package.swift": "p(platforms: oldest)", "../Package.swift": "p(platforms: [.iOS(.v15)])"], 0
    ),
    (
      ["Sources/Package.swift": "p(platforms: [.iOS(.v17)])", "Package.swift": "p([.iOS(.v15)])"], 0
    ),
    ([settings: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;\nIPHONEOS_DEPLOYMENT_TARGET = 15.6;"], 2),
    ([settings: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;\nIPHONEOS_DEPLOYMENT_TARGET = 16.4;"], 1),
    ([settings: "IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\";"], 0),
    ([settings: "", "Settings/App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0 // iOS\n"], 2),
    ([settings: ""], 0),
    ([:], 0),
  ]) func `the oldest iOS is that of the nearest package or project`(
    files: [String: String], count: Int
  ) throws {
    let source = "let types: [Any] = [UIEditMenuInteraction.self, UIContentUnavailableView.self]"
    let all = Dictionary(uniqueKeysWithValues: files.map { ("App/" + $0, $1) })
    try withFolder(all.merging(["App/Sources/A.swift": source]) { $1 }) { folder in
      let found = run(folder + "/App/Sources/A.swift").lines.count
      let named = ["15.5", "16", "26.1"].map {
        run("--ios", $0, folder + "/App/Sources").lines.count
      }
      #expect([found] + named == [count, 2, 1, 0])
    }
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

  @Test
  func `links in a folder aren't followed, and a file that can't be read doesn't end the check`()
    throws
  {
    let large = String(repeating: " ", count: 4_000_000)
    let deep = String(repeating: "struct A { ", count: 8_000)
    let files = [
      "App/A.swift": deep, "App/B.swift": large, "App/C.swift": "let a = 1", "D.swift": "",
    ]
    try withFolder(files) { folder in
      for (link, target) in [("Loop", "."), ("Out", ".."), ("E.swift", "../D.swift"), ("F", "F")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/App/" + link, withDestinationPath: target)
      }
      #expect(
        Command.sources(at: folder + "/App")
          == ["A", "B", "C"].map { "\(folder)/App/\($0).swift" })
      #expect(run(folder + "/App").status == 2)
      #expect(
        run(folder + "/App").lines == [
          "list-check: \(folder)/App/B.swift can't be read. It is larger than 4 MB."
        ])
    }
  }
}
