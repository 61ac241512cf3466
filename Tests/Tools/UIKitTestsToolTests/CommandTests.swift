import Foundation
import Testing

@testable import UIKitTestsTool

/// The whole command, with the answers of a build, of tests and of screens in place of them.
@Suite(.timeLimit(.minutes(30))) struct CommandTests {
  /// What stands in for the programs, and what the command prints.
  private final class Run {
    var builds: [Shell.Result] = []
    var tests: [Shell.Result] = []
    var built = ""
    var screens: [String: Shell.Result] = [:]
    private(set) var calls: [[String]] = []
    private(set) var lines: [String] = []

    func answer(_ arguments: [String]) -> Shell.Result {
      calls.append(arguments)
      if arguments.contains("--show-bin-path") { return Shell.Result(status: 0, output: "/b\n") }
      if arguments.starts(with: ["swift", "build"]) {
        return builds.isEmpty ? Shell.Result(status: 0, output: "") : builds.removeFirst()
      }
      if arguments.starts(with: ["swift", "test", "list"]) {
        return Shell.Result(status: 0, output: built)
      }
      if arguments.starts(with: ["swift", "test"]) { return tests.removeFirst() }
      return screens[arguments[1]] ?? Shell.Result(status: 0, output: "")
    }

    func command(_ arguments: String...) -> Int32 {
      (lines, calls) = ([], [])
      return Command.run(
        arguments, by: { arguments, _, _ in self.answer(arguments) },
        print: { self.lines.append($0) })
    }
  }

  private let package = """
    let package = Package(name: "Garden", targets: [
      .target(name: "Garden", resources: [.process("R")]), .target(name: "Shed"),
      .testTarget(name: "GardenTests", dependencies: ["Garden"])])
    """

  @Test func `screens are shown, each for itself, or there is a reason`() throws {
    let app = """
      class A: UITableViewController {}
      class B: UITableViewController {}
      class C: UITableViewController {}
      class D: UITableViewController { init(_ a: Int) {} }
      class E: UITableViewController { @IBOutlet var a: UIView! }
      class F: UITableViewController {}
      class G: UITableViewController {}
      class Start: UIResponder, UIApplicationDelegate {}
      """
    try withFolder(["app.swift": app, "Main.storyboard": ""]) { folder in
      let run = Run()
      let main = folder + "/.uikit-tests/Sources/UIKitTestsScreens/main.swift"
      run.builds = [Shell.Result(status: 1, output: "\(main):6:9: error: missing argument")]
      run.screens = [
        "A": Shell.Result(
          status: 0,
          output: "uikit-tests reached f()\nuikit-tests reached f()\nuikit-tests shows A\n"),
        "B": Shell.Result(status: 70, output: "\nuikit-tests can't go on without g()\n"),
        "C": Shell.Result(status: 4, output: "a\nFatal error: no\n"),
        "E": Shell.Result(status: 4, output: "Fatal error: nil while implicitly unwrapping\n"),
        "F": Shell.Result(status: 4, output: "\nThe last line\n"),
        "G": Shell.Result(status: 0, output: ""),
        "App": Shell.Result(
          status: 0, output: "uikit-tests shows C\nuikit-tests shows Unknown\n"),
      ]
      #expect(run.command(folder) == 0)
      let start = try #require(run.lines.firstIndex { $0.contains("screens shown") })
      #expect(
        run.lines[start...] == [
          "  screens shown: 3, in .uikit-tests/Screens", "    A", "      without f()", "    App",
          "    C", "    B isn't shown: it needs g()",
          "    D isn't shown: its initializer init(_:) has parameters",
          "    E isn't shown: Fatal error: nil while implicitly unwrapping. "
            + "A storyboard sets it, and isn't loaded",
          "    F isn't shown: The last line", "    G isn't shown: it exited with status 0",
        ])
      let text = try Project.text(of: main)
      #expect(text.contains("\"A\": { A() },\n  \"B\": { B() }"))
      #expect(text.contains("\"App\": { Launch.run(nil, Start()) }"))
      #expect(run.calls.last?.first == "/b/UIKitTestsScreens")
      // What the build taught is known in another run, until a source changes.
      #expect(run.command(folder) == 0)
      #expect(run.calls.count(where: { $0.contains("--build-tests") }) == 1)
      #expect(run.lines.contains("    D isn't shown: its initializer init(_:) has parameters"))
      try Data((app + "\n").utf8).write(to: URL(fileURLWithPath: folder + "/app.swift"))
      run.builds = [Shell.Result(status: 1, output: "\(main):6:9: error: missing argument")]
      #expect(run.command(folder) == 0)
      #expect(run.calls.count(where: { $0.contains("--build-tests") }) == 2)
    }
  }

  @Test func `a folder with no screen that can be shown has status 1`() throws {
    try withFolder(["app.swift": "class A: UITableViewController {}"]) { folder in
      let run = Run()
      run.screens = ["A": Shell.Result(status: 4, output: "no")]
      #expect(run.command(folder) == 1)
    }
  }

  @Test func `a build that fails without an error of the app has status 2, and says what is left`()
    throws
  {
    let files = ["a.swift": "class A: UITableViewController {}", "b.swift": "import SwiftUI"]
    try withFolder(files) { folder in
      let run = Run()
      run.builds = [Shell.Result(status: 1, output: "error: no disk")]
      #expect(
        (run.command(folder), run.lines.contains("    b.swift: it imports SwiftUI")) == (2, true))
      #expect(
        run.lines.last
          == "uikit-tests: The build failed, and no file of the app is the cause:\nerror: no disk")
    }
  }

  @Test func `a build that fails for ever ends`() throws {
    try withFolder(["a.swift": "class A: UITableViewController { func f() {\n x } }"]) { folder in
      let run = Run()
      let error = "\(folder)/a.swift:2:2: error: no"
      run.builds = Array(repeating: Shell.Result(status: 1, output: error), count: 99)
      // First the code, then the function, then the file.
      #expect((run.command(folder), run.calls.count) == (2, 3))
      #expect(run.lines.contains("    a.swift: line 1 doesn't compile: no"))
      #expect(run.lines.last == "uikit-tests: No file is left to build.")
    }
  }

  @Test func `tests are run, and those that end their process are skipped`() throws {
    let files = [
      "Package.swift": package,
      "Sources/Garden/Garden.swift":
        "import Shed\nclass A: UITableViewController { let a = Bundle.module }",
      "Sources/Shed/Shed.swift": "class B: UITableViewController {}\nfunc NSLocalizedString() {}",
      "Sources/Garden/R/a.json": "{}", "Sources/Garden/A.xcassets/Contents.json": "{}",
      "Sources/Shed/B.xcassets/Contents.json": "{}",
      "Tests/GardenTests/t.swift": "import XCTest\nclass T: XCTestCase { func testA() {} }",
    ]
    try withFolder(files) { folder in
      let run = Run()
      let old = folder + "/.uikit-tests/Sources/Garden/gone.swift"
      try FileManager.default.createDirectory(
        atPath: folder + "/.uikit-tests/Sources/Garden", withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: old))
      run.tests = [
        Shell.Result(
          status: 4,
          output: """
            Test Case 'T.testA' started at 1
            /a.swift:1: Fatal error: no
            end
            """),
        Shell.Result(
          status: 0,
          output: """
            Test Case 'T.testB' started at 1
            uikit-tests can't go on without f()
            """),
        Shell.Result(
          status: 0,
          output: """
            Test Case 'T.testC' started at 1
            Test Case 'T.testC' passed (0.1 seconds)
            """),
      ]
      #expect(run.command("--scratch-path", "/s", folder) == 1)
      #expect(
        run.lines.suffix(3) == [
          "GardenTests.T/testA ended the process: /a.swift:1: Fatal error: no",
          "  tests passed: 1, failed: 1, skipped: 0, left out: 1",
          "    GardenTests.T/testB is left out: it reached f()",
        ])
      let arguments = [
        "swift", "test", "--skip-build", "--no-parallel", "--filter", "^GardenTests\\.",
        "--event-stream-output-path", "/dev/stdout", "--skip", "^GardenTests\\.T\\/testA$",
        "--skip",
        "^GardenTests\\.T\\/testB$", "--scratch-path", "/s", "--disable-build-manifest-caching",
      ]
      #expect(run.calls.last == arguments)
      #expect(
        run.calls.suffix(4).first
          == ["swift", "test", "list", "--skip-build"] + arguments.suffix(3))
      #expect(!run.lines.contains { $0.contains("screens shown") })
      #expect(!FileManager.default.fileExists(atPath: old))
      let written = Project.listing(of: folder + "/.uikit-tests").map {
        $0.dropFirst(folder.count + "/.uikit-tests/".count)
      }
      #expect(
        written == [
          "Package.swift", "Resources/Garden/Info.plist", "Resources/Garden/R/a.json",
          "Resources/Garden/Sources+Garden+A.xcassets/Contents.json",
          "Resources/Garden/Sources+Shed+B.xcassets/Contents.json", "Resources/Garden/a.json",
          "Resources/GardenTests/Info.plist", "Resources/Shed/Info.plist",
          "Sources/Garden/Sources+Garden+Garden.swift",
          "Sources/Garden/UIKitTestsBundle.swift", "Sources/Shed/Sources+Shed+Shed.swift",
          "Sources/Shed/UIKitTestsBundle.swift", "Sources/UIKit/UIKit.swift",
          "Sources/_Testing_UIKit/Empty.swift", "Tests/GardenTests/Tests+GardenTests+t.swift",
          "Tests/GardenTests/UIKitTestsBundle.swift", "learned.json", "texts.json",
        ])
      #expect(Bundle(path: folder + "/.uikit-tests/Resources/Shed")?.bundleIdentifier == "app.Shed")
      // A module that declares one for itself has no other.
      let hasTexts = try ["Garden", "Shed"].map { module in
        try Project.text(of: "\(folder)/.uikit-tests/Sources/\(module)/UIKitTestsBundle.swift")
          .contains("func NSLocalizedString")
      }
      #expect(hasTexts == [true, false])
      let bundles = [
        ("Sources/Garden", "module: Bundle", "Garden"), ("Sources/Shed", "main: Bundle", "Garden"),
        ("Sources/Shed", "module: Bundle", "Shed"), ("Tests/GardenTests", "main: Bundle", "Garden"),
        ("Tests/GardenTests", "init(for type", "GardenTests"),
      ]
      let isNamed = try bundles.map { file, word, module in
        let text = try Project.text(of: "\(folder)/.uikit-tests/\(file)/UIKitTestsBundle.swift")
        let line = text.split(separator: "\n").first { $0.contains(word) }
        return line?.contains("\(folder)/.uikit-tests/Resources/\(module)\"")
      }
      #expect(isNamed == [true, true, true, true, true])
      let manifest = try Project.text(of: folder + "/.uikit-tests/Package.swift")
      let targets = [
        ".target(name: \"Garden\", dependencies: [\"UIKit\", \"_Testing_UIKit\", \"Shed\"], ",
        ".target(name: \"Shed\", dependencies: [\"UIKit\", \"_Testing_UIKit\"], ",
      ]
      #expect(targets.filter(manifest.contains) == targets)
      run.tests = [Shell.Result(status: 0, output: "Test Case 'T.testA' passed (0.1 seconds)")]
      for name in ["A", "B"] {
        run.screens[name] = Shell.Result(status: 0, output: "uikit-tests shows \(name)")
      }
      let line = "  screens shown: 2, in .uikit-tests/Screens"
      #expect((run.command("--screens", folder), run.lines.contains(line)) == (0, true))
    }
  }

  @Test func `tests that end without a result have failed`() throws {
    let files = [
      "Package.swift": package, "Sources/Garden/Garden.swift": "class A: UITableViewController {}",
      "Tests/GardenTests/t.swift": "import XCTest\nclass T: XCTestCase { func testA() {} }",
    ]
    try withFolder(files) { folder in
      let run = Run()
      run.built = "[0/1] Planning build\nGardenTests.T/testA\nOther.T/testA"
      run.tests = [Shell.Result(status: 1, output: "no library")]
      #expect(run.command(folder) == 1)
      #expect(
        run.lines.suffix(3) == [
          "The tests of GardenTests ended with status 1:\nno library",
          "  tests passed: 0, failed: 1, skipped: 0, left out: 0, without a result: 1",
          "    GardenTests.T/testA has no result",
        ])
    }
  }

  @Test(
    arguments: [
      ("printf a; printf b >&2; exit 3", 10, 3, "ab"),
      ("exec >&- 2>&-; sleep 0.2; exit 4", 10, 4, ""),
      ("sleep 30", 1, 2, "\nIt printed nothing for 1 seconds."),
      ("trap '' INT; sleep 30; sleep 30", 1, 9, "\nIt printed nothing for 1 seconds."),
      ("for i in 1 2 3; do sleep 1.5; printf $i; done", 4, 0, "123"),
      ("test /dev/stdin -ef /dev/null && printf a", 10, 0, "a"),
      // Its output depends on the time.
      ("trap '' INT; sleep 2; for i in $(seq 60); do printf a; sleep 0.3; done", 1, 9, nil),
    ] as [(String, Int, Int32, String?)])
  func `a program's streams and status are read, until its time is up`(
    program: String, seconds: Int, status: Int32, output: String?
  ) async {
    let result = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let result = Shell.run(["sh", "-c", program], in: "/", seconds: seconds)
        continuation.resume(returning: (result.status, result.output))
      }
    }
    #expect(result == (status, output ?? result.1))
  }

  @Test func `a test that reaches what is left out is left out, and a run with failures ends`()
    throws
  {
    let files = [
      "Package.swift": package, "Sources/Garden/Garden.swift": "class A: UITableViewController {}",
      "Tests/GardenTests/t.swift": "import XCTest\nclass T: XCTestCase {}",
    ]
    try withFolder(files) { folder in
      let run = Run()
      run.tests = [
        Shell.Result(
          status: 4,
          output: event("testStarted", "GardenTests.one(a:)/t.swift:1:2") + "\nException: b\nend"),
        Shell.Result(
          status: 4,
          output: "Test Case 'T.b' started\nFatal error: there are no nibs in HeadlessUIKit"),
        Shell.Result(
          status: 4,
          output: "Test Case 'T.f' started\nException: Storyboard (Main) doesn't contain a view"),
        Shell.Result(status: 0, output: event("testStarted", "GardenTests.S/two()/t.swift:1:2")),
        Shell.Result(
          status: 1,
          output: """
            Test Case 'T.d' started at 1
            /a.swift:1: error: T.d : no
            Test Case 'T.d' failed (0.1 seconds)
            Test Case 'T.e' skipped (0.1 seconds)
            """),
      ]
      #expect((run.command(folder), run.tests.count) == (1, 0))
      let skips = [
        "one\\(a:\\)\\/t\\.swift:1:2", "T\\/b", "T\\/f", "S\\/two\\(\\)\\/t\\.swift:1:2",
      ]
      #expect(
        run.calls.last?.dropFirst(8).filter { $0 != "--skip" }
          == skips.map { "^GardenTests\\.\($0)$" })
      #expect(
        run.lines.suffix(6) == [
          "GardenTests.one(a:) ended the process: Exception: b",
          "GardenTests.S/two() ended the process: it exited with status 0",
          "/a.swift:1: error: T.d : no",
          "  tests passed: 0, failed: 3, skipped: 1, left out: 2",
          "    GardenTests.T/b is left out: it reached a nib",
          "    GardenTests.T/f is left out: it reached a storyboard",
        ])
    }
  }

  @Test func `a test that ends its process though it is skipped ends the runs`() throws {
    let files = [
      "Package.swift": package, "Sources/Garden/Garden.swift": "class A: UITableViewController {}",
      "Tests/GardenTests/t.swift": "import XCTest\nclass T: XCTestCase {}",
    ]
    try withFolder(files) { folder in
      let run = Run()
      let end = Shell.Result(status: 4, output: "Test Case 'T.a' started\n1\n2\n3\n4\nend")
      run.tests = [end, end]
      #expect(run.command(folder) == 1)
      #expect(
        run.lines.suffix(3) == [
          "GardenTests.T/a ended the process: end",
          "The tests of GardenTests ended with status 4:\n1\n2\n3\n4\nend",
          "  tests passed: 0, failed: 2, skipped: 0, left out: 0",
        ])
      // Each in a run of its own.
      run.tests = (0..<51).map {
        Shell.Result(status: 4, output: "Test Case 'T.a\($0)' started\nend")
      }
      run.tests.append(Shell.Result(status: 0, output: ""))
      #expect((run.command(folder), run.tests.count) == (1, 0))
      #expect(run.lines.contains("  tests passed: 0, failed: 51, skipped: 0, left out: 0"))
    }
  }

  @Test func `what a build taught is known until a name of a file or an argument changes`() throws {
    let files = ["a.swift": "class A: UITableViewController {}", "b.swift": "struct B {}"]
    try withFolder(files) { folder in
      let run = Run()
      run.screens["A"] = Shell.Result(status: 0, output: "uikit-tests shows A")
      let file = folder + "/.uikit-tests/learned.json"
      func learned(_ status: Int32) throws -> String {
        #expect(status == 0)
        return try Project.text(of: file)
      }
      let first = try learned(run.command(folder))
      #expect(first.contains("{\n  \"choice\" : {\n    \"left\" : "))
      #expect(try learned(run.command(folder)) == first)
      let second = try learned(run.command("--file", "a.swift", folder))
      try FileManager.default.moveItem(
        atPath: folder + "/b.swift", toPath: folder + "/c.swift")
      let third = try learned(run.command("--file", "a.swift", folder))
      #expect([first == second, second == third] == [false, false])
      try Data("{".utf8).write(to: URL(fileURLWithPath: file))
      #expect(run.command(folder) == 0)
    }
  }

  @Test func `what a test finished isn't run again, and one that can't be prepared has its class`()
    throws
  {
    let test = """
      import XCTest
      import Testing
      class T: XCTestCase { func testA() {}; func testB() {}; func testC() {} }
      class U: XCTestCase { func testD() {}; func testE() {} }
      struct S { @Test("a name") func f() {}; @Test func same() {} }
      struct R { @Test func same() {} }
      """
    let files = [
      "Package.swift": package, "Sources/Garden/Garden.swift": "class A: UITableViewController {}",
      "Tests/GardenTests/t.swift": test,
    ]
    try withFolder(files) { folder in
      let run = Run()
      let names = [
        "T/testA", "T/testB", "T/testC", "U/testD", "U/testE", "S/f()", "S/same()", "R/same()",
      ]
      run.built = names.map { "GardenTests." + $0 }.joined(separator: "\n")
      let ids = names.map { "GardenTests.\($0)/t.swift:1:2" }
      run.tests = [
        Shell.Result(
          status: 1,
          output: """
            Test Case 'T.testA' started at 1
            Test Case 'T.testA' passed (0.1 seconds)
            Test Case 'T.testB' started at 1
            uikit-tests can't go on without f()
            \(event("runStarted"))
            \(event("testStarted", ids[7]))
            \(event("testEnded", ids[7]))
            \(event("testStarted", ids[5]))
            uikit-tests can't go on without g()
            """),
        Shell.Result(
          status: 1,
          output: """
            Test Case 'T.testC' started at 1
            Test Case 'T.testC' passed (0.1 seconds)
            Test Case 'U.testD' started at 1
            uikit-tests can't go on without setUp() of t.swift
            \(event("testStarted", ids[6]))
            Fatal error: here
            """),
        Shell.Result(status: 0, output: ""),
      ]
      #expect(run.command(folder) == 1)
      #expect(
        run.lines.suffix(6) == [
          "GardenTests.S/same() ended the process: Fatal error: here",
          "  tests passed: 3, failed: 1, skipped: 0, left out: 4",
          "    GardenTests.S/f() is left out: it reached g()",
          "    GardenTests.T/testB is left out: it reached f()",
          "    GardenTests.U/testD is left out: it reached setUp() of t.swift",
          "    GardenTests.U/testE is left out: it reached setUp() of t.swift",
        ])
      // Of two tests of one name, that which ended its process is told by its suite.
      let skips = run.calls.last?.dropFirst(8).filter { $0 != "--skip" }
      let known = names.map { $0 == "U/testE" || !$0.hasSuffix(")") ? $0 : $0 + "/t.swift:1:2" }
      #expect(
        skips?.count == 8
          && Set(skips ?? [])
            == Set(known.map { TestResult(id: "GardenTests." + $0).pattern })
      )
    }
  }

  @Test func `tests of one name in two modules are two`() throws {
    let test = "import XCTest\nclass T: XCTestCase { func testA() {} }"
    let files = [
      "Package.swift": package.replacing(
        ".testTarget(name: \"GardenTests\"",
        with: ".testTarget(name: \"ATests\"), "
          + ".testTarget(name: \"GardenTests\""),
      "Sources/Garden/Garden.swift": "class A: UITableViewController {}",
      "Tests/ATests/t.swift": test, "Tests/GardenTests/t.swift": test,
    ]
    try withFolder(files) { folder in
      let run = Run()
      run.built = "ATests.T/testA\nGardenTests.T/testA"
      let start = "Test Case 'T.testA' started at 1\n"
      run.tests = [
        Shell.Result(status: 1, output: start + "/a.swift:1: Fatal error: no"),
        Shell.Result(status: 0, output: ""),
        Shell.Result(status: 0, output: start + "Test Case 'T.testA' passed (0.1 seconds)"),
      ]
      #expect(run.command(folder) == 1)
      #expect(
        run.lines.suffix(2) == [
          "ATests.T/testA ended the process: /a.swift:1: Fatal error: no",
          "  tests passed: 1, failed: 1, skipped: 0, left out: 0",
        ])
      #expect(run.calls.suffix(3).map { $0[5] } == ["^ATests\\.", "^ATests\\.", "^GardenTests\\."])
    }
  }

  @Test func `a build has forty rounds, the last of which leave out files`() throws {
    let code =
      "class A: UITableViewController {\n"
      + (1...41).map { "func f\($0)() {\nx }\n" }.joined() + "}"
    var files = ["a.swift": code]
    for file in 1...5 { files["b\(file).swift"] = "let b\(file): UITableView? = nil" }
    try withFolder(files) { folder in
      let run = Run()
      run.builds = (1...41).map { round in
        let place = round < 36 ? "a.swift:\(round * 2 + 1)" : "b\(round - 35).swift:1"
        return Shell.Result(status: 1, output: "\(folder)/\(place):1: error: no")
      }
      #expect((run.command(folder), run.builds.count) == (2, 1))
      #expect(run.lines.last == "uikit-tests: The build still failed after 40 rounds.")
      #expect(run.lines.contains("Building 2 files, round 40…"))
    }
    try withFolder(["a.swift": "struct A {}"]) { folder in
      let run = Run()
      #expect(run.command(folder) == 2)
      #expect(
        run.lines.last
          == "uikit-tests: No file with a table or a collection view can be built; "
          + "name others by --file.")
    }
  }

  @Test func `an error in the program that shows the screens is one of its lines`() throws {
    try withFolder(["a.swift": "class A: UITableViewController {}"]) { folder in
      let statuses = [1, 2, 4, 99].map { line in
        let run = Run()
        let main = folder + "/.uikit-tests/Sources/UIKitTestsScreens/main.swift"
        run.builds = [Shell.Result(status: 1, output: "\(main):\(line):1: error: no")]
        return run.command(folder)
      }
      #expect(statuses == [2, 2, 2, 2])
    }
  }
}
