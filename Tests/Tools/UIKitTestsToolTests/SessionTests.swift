import Foundation
import Testing

@testable import UIKitTestsTool

/// What a run writes, leaves out and sums up, without the build between.
struct SessionTests {
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
      #expect(
        ["/Package.swift", "Garden.swift"].map { name in written.contains { $0.hasSuffix(name) } }
          == [true, true])
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

  @Test func `tests that aren't built are left out, and each other has a result`() throws {
    let test = """
      import Testing
      import SwiftUI
      @Test func one() {}
      @Test func two() { View() }
      #if canImport(SwiftUI)
      @Test func three() {}
      #endif
      class Base: XCTestCase {}
      class TreeTests: Base { func testFour() {}; func testFive(_ a: Int) {}; private class C {} }
      struct Helper { func testSix() {} }
      private class Hidden: XCTestCase { func testSeven() { func testEight() {} } }
      private extension TreeTests { func testNine() {} }
      class Mock: UIViewController { func testTen() {} }
      @Test("é \"\\\u{41}") func `raw (name)`(a: Int) { func test() {} }
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
      var session = try Session(Options([folder]))
      let error = Diagnostic(
        path: folder + "/Tests/GardenTests/GardenTests.swift", line: 4, column: 1,
        message: "cannot find 'View' in scope")
      _ = try session.learn([error])
      var summary = Summary(session: session)
      let built = ["one()", "TreeTests/testFour", "Hidden/testSeven", "`raw (name)`(a:)"]
        .map { "GardenTests." + $0 }
      var results = TestResults(
        tests: built.map { TestResult(id: $0, outcome: .passed) }, built: built)
      summary.results = results
      let path = "Tests/GardenTests/GardenTests.swift"
      let whole = [
        "  tests passed: 4, failed: 0, skipped: 0, left out: 2",
        "    1 of \(path) are left out: cannot find 'View' in scope",
        "    1 of \(path) are left out: its condition isn't true",
      ]
      #expect((summary.lines.suffix(3), summary.status) == (whole[...], 0))
      // A test that vanishes is named, and the status isn't that of a success: one is built and has
      // no result, and Linux doesn't find another.
      results.tests.remove(at: 1)
      results.built.remove(at: 2)
      results.tests.remove(at: 1)
      summary.results = results
      let lines = [
        "    GardenTests.TreeTests/testFour has no result",
        "    Hidden/testSeven of \(path) has no result",
      ]
      #expect((summary.lines.suffix(2), summary.status) == (lines[...], 1))
      #expect(
        summary.lines.contains(whole[0].replacing("4, f", with: "2, f") + ", without a result: 2"))
      summary.results = nil
      #expect(summary.status == 1)
    }
  }

  @Test(arguments: [
    ("class A: Missing { func testA() {} }", 1), ("@Mock class A { func testA() {} }", 1),
    ("@MainActor class A { func testA() {} }", 0),
    ("typealias Base = Missing.Case; class A: Base { func testA() {} }", 1),
    ("class A: UIView { func testA() {} }", 0), ("class A: Own { func testA() {} }", 1),
    ("class A: View { func testA() {} }", 0), ("class A: P { func testA() {} }", 0),
    ("class A: Own {}; extension A { func testA() {} }", 1),
    ("@Mock enum A { @Test func a() {}; func b() {} }", 1),
  ]) func `tests of a file that isn't built are counted wherever they may be tests`(
    code: String, count: Int
  ) throws {
    let manifest = """
      let package = Package(name: "G", targets: [
        .target(name: "G"), .target(name: "Support"), .testTarget(name: "GTests")])
      """
    let files = [
      "Package.swift": manifest, "Sources/G/g.swift": Self.garden + "\nclass View: UIView {}",
      "Sources/Support/s.swift": "import XCTest\nclass Own: XCTestCase {}\nprotocol P {}",
      "Tests/GTests/t.swift": "import SwiftUI\n" + code,
    ]
    try withFolder(files) { folder in
      var session = try Session(Options([folder]))
      let path = folder + "/Tests/GTests/t.swift"
      _ = try session.learn([Diagnostic(path: path, line: 1, column: 1, message: "no")])
      let lines = Summary(session: session).lines.filter { $0.contains("are left out") }
      let line = "    1 of Tests/GTests/t.swift are left out: line 1 doesn't compile: no"
      #expect(lines == (count == 1 ? [line] : []))
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

  @Test func `members are functions, values and initializers, and not calls, types or cases`() {
    let sources = [
      Source("let a = Pot.init(1)\ninit() {}\nvar b: Int { 1 }", path: "/a.swift"),
      Source(
        "func a() {}; case b; class c {}; let d = 1; import e; subscript(f: Int) -> Int { 1 }; "
          + "deinit {}", path: ""),
    ]
    #expect(
      sources.map { $0.members(in: nil).map(\.keyword) }
        == [["let", "init", "var"], ["func", "let", "subscript"]])
  }

  @Test func `what is in brackets isn't a member, and attributes and modifiers belong to one`() {
    let source = Source(
      "class A { func f(a: () -> Void = { let b = 1 }) { let c = 1 }\n"
        + "@available(iOS 13, *) private(set) var d = 1 }\nclass", path: "/a.swift")
    let members = source.members(in: source.types[0].braces)
    #expect((members.map(\.name), source.types.count) == (["f", "d"], 1))
    #expect((members[1].modifiers, source.text(members[1].start)) == (["private"], "@"))
    // What a type inherits from has no arguments of types.
    #expect(Source("class A: B<C, D>, E {}", path: "").types[0].inherited == ["B", "E"])
  }

  @Test func `the copy of a file that is left out in another round is removed`() throws {
    try withFolder(["a.swift": Self.garden, "b.swift": "let b: UITableView? = nil\nb.x()"]) {
      folder in
      var session = try Session(Options([folder]))
      try session.write()
      let written = session.output.path + "/Sources"
      func hasCopy() -> Bool {
        Project.listing(of: written).contains { $0.hasSuffix("/b.swift") }
      }
      let before = hasCopy()
      let error = Diagnostic(path: folder + "/b.swift", line: 2, column: 90, message: "no")
      for _ in 0..<2 { _ = try session.learn([error]) }
      try session.write()
      #expect([before, hasCopy()] == [true, false])
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
      let reasons = [folder + "/b.swift": "line 2 doesn't compile: no 2"]
      #expect((learned, session.choice.left) == (true, reasons))
    }
  }

  @Test func `a call that the compiler doesn't want to be optional is changed`() throws {
    let code = "class A: UITableViewController {\n  func f() { b.c?(1) }\n}"
    try withFolder(["a.swift": code]) { folder in
      var session = try Session(Options([folder]))
      let error = Diagnostic(
        path: folder + "/a.swift", line: 2, column: 15,
        message: "cannot use optional chaining on non-optional value of type '() -> ()'")
      #expect(try session.learn([error]))
      try session.write()
      #expect(
        session.package?.copies[error.path]?.text.contains("uikitTestsOptional(b.c(1))") == true)
      #expect(session.gaps.isEmpty)
      // The change isn't made twice.
      #expect(try session.learn([error]))
      #expect(session.gaps[error.path]?.map(\.name) == ["f()"])
    }
  }

  @Test func `assets that the app and its tests name have stubs in its first module`() throws {
    let package = """
      let package = Package(name: "Garden", targets: [
        .target(name: "Garden"), .target(name: "Shed"), .testTarget(name: "GardenTests")])
      """
    let files = [
      "Package.swift": package,
      "Sources/Garden/a.swift": "class A: UITableViewController { let a = UIImage.rose }",
      "Sources/Shed/b.swift": "class B: UITableViewController { let a = UIImage.tool }",
      "Tests/GardenTests/t.swift": "import Testing\n@Test func a() { _ = UIImage.bee }",
      "A.xcassets/Contents.json": "{}", "A.xcassets/rose.imageset/Contents.json": "{}",
      "A.xcassets/bee.imageset/Contents.json": "{}",
      "A.xcassets/tool.imageset/Contents.json": "{}",
      "A.xcassets/unused.imageset/Contents.json": "{}",
    ]
    try withFolder(files) { folder in
      var session = try Session(Options([folder]))
      try session.write()
      #expect(
        ["Garden", "Shed"].map { session.package?.stubs[$0]?.names }
          == [["UIImage.bee", "UIImage.rose"], ["UIImage.tool"]])
      let written = Project.listing(of: session.output.path)
        .filter { $0.hasSuffix("/UIKitTestsStubs.swift") }
      #expect(
        written.map { $0.dropFirst(session.output.path.count) } == [
          "/Sources/Garden/UIKitTestsStubs.swift", "/Sources/Shed/UIKitTestsStubs.swift",
        ])
      let lines = Summary(session: session).lines.filter { $0.contains("stub: ") }
      #expect(lines == ["bee", "rose", "tool"].map { "  stub: UIImage.\($0)" })
    }
  }

  @Test func `a file of two apps is built once, and a file of tests or of imports in each`() {
    let project = Project(
      name: "", kind: "",
      targets: [
        ProjectTarget(name: "A", files: ["/a", "/b", "/gone"]),
        ProjectTarget(name: "B", files: ["/b"]), ProjectTarget(name: "C", files: ["/b", "/c"]),
        ProjectTarget(name: "T", isTest: true, files: ["/b"]),
      ])
    let copies = ["/a", "/b", "/c"].map { ($0, Copy(Source("", path: $0), imports: [])) }
    let writer = PackageWriter(
      project: project, folder: "/", library: "/l",
      copies: Dictionary(uniqueKeysWithValues: copies),
      stubs: [:], declared: [:], controllers: [])
    #expect(
      (writer.targets.map(\.name), writer.targets.map(\.files))
        == (["A", "C", "T"], [["/a", "/b"], ["/c"], ["/b"]]))
    let importing = Copy(Source("import B", path: "/c"), imports: [])
    var other = writer
    other.copies["/c"] = importing
    #expect(other.targets.map(\.files) == [["/a", "/b"], ["/b"], ["/c"], ["/b"]])
  }

  @Test(arguments: ["UIKit", "Testing", "Headless-UIKit", "HeadlessUIKit"])
  func `a target can't have the name of a module that is needed`(name: String) throws {
    let package = "let package = Package(name: \"P\", targets: [.target(name: \"\(name)\")])"
    let files = [
      "Package.swift": package, "Sources/\(name)/a.swift": "class A: UITableViewController {}",
    ]
    try withFolder(files) { folder in
      let problem = Problem(
        "The target \(name) has the name of a module that the tool needs.")
      if name.contains("-") {
        _ = try Session(Options([folder]))
      } else {
        #expect(throws: problem) { try Session(Options([folder])) }
      }
    }
  }

  @Test func `a type of another module is imported if HeadlessUIKit has one of its name`() throws {
    let package = """
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B"),
        .target(name: "C")])
      """
    let files = [
      "Package.swift": package,
      "Sources/A/a.swift": "import B\nclass A: UITableViewController { let user: User? = nil }",
      "Sources/A/b.swift": "class B: UITableViewController { let user: User? = nil }",
      "Sources/A/c.swift": "import B\nclass C: UITableViewController {}",
      "Sources/B/b.swift": "extension User {}\nenum E { class User {} }\npublic struct User {}",
      "Sources/C/c.swift": "class User {}",
    ]
    try withFolder(files) { folder in
      var session = try Session(Options([folder]))
      try session.write()
      let imports = ["Foundation", "FoundationNetworking", "UIKit"]
      let found = ["a", "b", "c"].map {
        session.package?.copies[folder + "/Sources/A/\($0).swift"]?.imports
      }
      #expect(found == [imports + ["struct B.User"], imports, imports])
    }
  }

  @Test func `a property that can't be set before tests is left out, with the tests that need it`()
    throws
  {
    let base = """
      import XCTest
      class Base: XCTestCase {
        var host: UIViewController!
        var rows = 1
      }
      """
    let test = """
      final class RowTests: Base {
        override func setUp() { super.setUp(); self.host = Hosting(); rows = 2 }
        func testHost() { host.view() }
        func testRows() { rows += 1 }
      }
      struct Other { var host = 1 }
      """
    let files = ["a.swift": Self.garden, "T/BaseTests/b.swift": base, "T/BaseTests/t.swift": test]
    try withFolder(files) { folder in
      var session = try Session(Options([folder]))
      func learn(_ line: Int, _ message: String) throws {
        let path = folder + "/T/BaseTests/t.swift"
        _ = try session.learn([
          Diagnostic(path: path, line: line, column: 99, message: message)
        ])
      }
      try learn(2, "cannot find 'Hosting' in scope")
      try learn(3, "cannot find 'host' in scope")
      try session.write()
      let texts = session.package?.copies.sorted { $0.key < $1.key }.map(\.value.text) ?? []
      let parts = [
        "var host: ", "super.setUp();   rows = 2", "testHost", "testRows", "var host = 1",
      ]
      #expect(
        texts.prefix(2).map { text in parts.filter(text.contains) }
          == [[], ["super.setUp();   rows = 2", "testRows", "var host = 1"]])
    }
  }

  @Test func `a summary has the changes, and the parts that are left out with their places`() throws
  {
    let code = """
      class A: UITableViewController, XDelegate {
        @objc func f() {}
        @objc func g() {
          x
        }
        var a: X
      }
      """
    try withFolder(["a.swift": code, "b.swift": "import SwiftUI", "c.swift": "struct C {}"]) {
      folder in
      var session = try Session(Options([folder]))
      let error = { (line: Int, message: String) in
        Diagnostic(path: folder + "/a.swift", line: line, column: 1, message: message)
      }
      let learned = [
        try session.learn([
          error(6, "cannot find type 'X'"), error(1, "cannot find type 'XDelegate' in scope"),
        ]), try session.learn([error(4, "no")]),
      ]
      #expect(learned == [true, true])
      try session.write()
      #expect(
        Summary(session: session).lines.dropFirst() == [
          "  files built: 1, changed: 1", "    2 × @objc dropped", "    1 × code left out",
          "    1 × conformance left out", "    1 × declaration left out",
          "  files left out: 2, of which no list screen needs 1",
          "    b.swift: it imports SwiftUI", "  parts left out: 3, in 1 files",
          "    a.swift:1, A: XDelegate: cannot find type 'XDelegate' in scope",
          "    a.swift:3, the code of g(): no", "    a.swift:6, a: cannot find type 'X'",
        ])
    }
  }

  @Test func `the status is that of the tests, or of the screens`() throws {
    try withFolder(["a.swift": Self.garden]) { folder in
      var summary = Summary(session: try Session(Options([folder])))
      var statuses = [summary.status]
      #expect(!summary.lines.contains { $0.contains("screens") || $0.contains("tests") })
      summary.shown = [("A", ["b", "a", "b"])]
      statuses.append(summary.status)
      #expect(
        summary.lines.suffix(4) == [
          "  screens shown: 1, in .uikit-tests/Screens", "    A", "      without a",
          "      without b",
        ])
      (summary.shown, summary.unshown) = ([], ["B": "no"])
      statuses.append(summary.status)
      #expect(summary.lines.last == "    B isn't shown: no")
      summary.results = TestResults()
      statuses.append(summary.status)
      summary.results?.tests = [TestResult(id: "b", outcome: .passed)]
      statuses.append(summary.status)
      summary.results?.tests.append(TestResult(id: "a", outcome: .failed))
      #expect(statuses + [summary.status] == [1, 0, 1, 1, 0, 1])
    }
  }

  @Test func `tests of the main actor, and overrides of other files, are changed in their copies`()
    throws
  {
    let package = """
      let package = Package(name: "Garden", targets: [
        .target(name: "Garden"), .testTarget(name: "GardenTests")])
      """
    let files = [
      "Package.swift": package, "Sources/Garden/a.swift": "class A: UITableViewController {\n}",
      "Sources/Garden/b.swift": "extension A { @objc override func f() {} }",
      "Tests/GardenTests/t.swift": "@MainActor class T: XCTestCase { func testA() {} }",
    ]
    try withFolder(files) { folder in
      var session = try Session(Options([folder]))
      try session.write()
      let texts = session.package?.copies.sorted { $0.key < $1.key }.map(\.value.text) ?? []
      let words = ["override func f() {}", "@objc", "override", "uikitTests_testA"]
      #expect(
        texts.map { text in words.map { text.contains($0) ? 1 : 0 } }
          == [[1, 0, 1, 0], [0, 0, 0, 0], [0, 0, 0, 1]])
      #expect(session.package?.controllers == [])
    }
  }
}
