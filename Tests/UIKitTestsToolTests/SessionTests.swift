import Foundation
import Testing

@testable import UIKitTestsTool

/// What a run writes, leaves out and sums up, without the build between.
@Suite(.timeLimit(.minutes(5))) struct SessionTests {
  private static let garden = """
    import UIKit
    class GardenController: UITableViewController {
      func water() { hose.open() }
    }
    """

  @Test func `a package with copies is written, and summed up`() throws {
    try withFolder(["Garden.swift": Self.garden]) { folder in
      var session = try Session(Options([folder]))
      try session.write()
      #expect(session.package?.copies.keys.sorted() == [folder + "/Garden.swift"])
      let written = Project.listing(of: session.output.path)
      #expect(written.contains(session.output.path + "/Package.swift"))
      #expect(written.contains { $0.hasSuffix("Garden.swift") })
      let lines = Summary(session: session).lines
      #expect(lines.first == "folder \(URL(fileURLWithPath: folder).lastPathComponent)")
      #expect(lines.contains { $0.hasPrefix("  files built: 1") })
    }
  }

  @Test func `the code that an error is in is left out, with its place and reason`() throws {
    try withFolder(["Garden.swift": Self.garden]) { folder in
      var session = try Session(Options([folder]))
      try session.write()
      let error = Diagnostic(
        path: folder + "/Garden.swift", line: 3, column: 18,
        message: "cannot find 'hose' in scope")
      let learned = try (session.learn([]), session.learn([error]))
      #expect(learned == (false, true))
      let lines = Summary(session: session).lines
      #expect(lines.contains("  parts left out: 1, in 1 files"))
      #expect(
        lines.contains {
          $0.hasPrefix("    Garden.swift:3, the code of ") && $0.contains("hose")
        }, "\(lines)")
    }
  }

  @Test func `tests whose files aren't built are left out`() throws {
    let test = """
      import Testing
      import SwiftUI
      @Test func one() {}
      @Test func two() {}
      """
    let manifest = """
      let package = Package(name: "Garden", targets: [
        .target(name: "Garden"), .testTarget(name: "GardenTests", dependencies: ["Garden"])])
      """
    let files = [
      "Package.swift": manifest, "Sources/Garden/Garden.swift": Self.garden,
      "Tests/GardenTests/GardenTests.swift": test,
    ]
    try withFolder(files) { folder in
      var summary = Summary(session: try Session(Options([folder])))
      summary.results = TestResults()
      #expect(
        summary.lines.contains("  tests passed: 0, failed: 0, skipped: 0, left out: 2"),
        "\(summary.lines)")
    }
  }

  @Test func `the project that is nearest to the folder, and the first by name, is read`() throws {
    let file = """
      // !$*UTF8*$!
      { objects = {
        R = { mainGroup = G; targets = (T); };
        G = { children = (S); };
        S = { path = App; };
        T = { name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (S); };
      }; rootObject = R; }
      """
    var files = ["B", "A", "Pods/0"].map { ($0 + ".xcodeproj/project.pbxproj", file) }
    files += ["App/a.swift", "Pods/App/a.swift"].map { ($0, "class A {}") }
    try withFolder(Dictionary(uniqueKeysWithValues: files)) { folder in
      let project = try Project.read(at: folder)
      #expect(project.name == "A")
    }
  }

  @Test func `a call of an initializer isn't a member`() {
    let source = Source("let a = Pot.init(1)\ninit() {}\nvar b: Int { 1 }", path: "/a.swift")
    #expect(source.members(in: nil).map(\.keyword) == ["let", "init", "var"])
  }

  @Test func `what is in brackets isn't a member, and attributes and modifiers belong to one`() {
    let source = Source(
      "class A { func f(a: () -> Void = { let b = 1 }) { let c = 1 }\n"
        + "@available(iOS 13, *) private(set) var d = 1 }\nclass", path: "/a.swift")
    let members = source.members(in: source.types[0].braces)
    #expect(members.map(\.name) == ["f", "d"])
    #expect(members[1].modifiers == ["private"])
    #expect(source.text(members[1].start) == "@")
    #expect(source.types.count == 1)
  }

  @Test func `what a type inherits from has no arguments of types`() {
    #expect(Source("class A: B<C, D>, E {}", path: "").types[0].inherited == ["B", "E"])
  }

  @Test func `the copy of a file that is left out in another round is removed`() throws {
    try withFolder(["a.swift": Self.garden, "b.swift": "let b: UITableView? = nil\nb.x()"]) {
      folder in
      var session = try Session(Options([folder]))
      try session.write()
      let written = session.output.path + "/Sources"
      #expect(Project.listing(of: written).contains { $0.hasSuffix("/b.swift") })
      let error = Diagnostic(path: folder + "/b.swift", line: 2, column: 90, message: "no")
      for _ in 0..<2 { _ = try session.learn([error]) }
      try session.write()
      #expect(!Project.listing(of: written).contains { $0.hasSuffix("/b.swift") })
    }
  }

  @Test func `a file with errors outside of declarations is left out for the first`() throws {
    let file = "import UIKit\nimport Gone\nlet a: UITableView? = nil"
    try withFolder(["a.swift": Self.garden, "b.swift": file]) { folder in
      var session = try Session(Options([folder]))
      try session.write()
      let errors = [2, 1].map {
        Diagnostic(path: folder + "/b.swift", line: $0, column: 1, message: "no \($0)")
      }
      let learned = try session.learn(errors)
      #expect(learned)
      #expect(session.choice.left == [folder + "/b.swift": "line 2 doesn't compile: no 2"])
    }
  }

  @Test func `the type in another isn't one of the module`() {
    let source = Source("enum A { enum B { enum C {} } }", path: "a")
    #expect(source.types.map(\.depth) == [0, 1, 2])
    #expect(FileIndex([source]).files.keys.sorted() == ["A"])
  }
}
