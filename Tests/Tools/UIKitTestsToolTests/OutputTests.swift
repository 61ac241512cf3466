import Foundation
import Testing

@testable import UIKitTestsTool

/// The output folder, the results, and the arguments.
struct OutputTests {
  private func folder() throws -> String {
    let path = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  @Test func `only what changed is written, and what wasn't is removed`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let output = try OutputFolder(in: folder)
    try output.write("a", to: "Sources/A/a.swift")
    try output.write("b", to: "Sources/A/b.swift")
    let file = output.path + "/Sources/A/a.swift"
    let old = Date(timeIntervalSince1970: 1)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    output.begin()
    try output.write("a", to: "Sources/A/a.swift")
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(date == old)
    try output.removeOthers(in: "Sources")
    #expect(Project.listing(of: output.path + "/Sources") == [output.path + "/Sources/A/a.swift"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [".uikit-tests"])
  }

  @Test(arguments: [
    ("/x/a/b.swift", "a+b.swift"), ("/y/../b.swift", "y+b.swift"),
    ("/x/a\"%\\.swift", "a%22%25%5C.swift"),
    (
      "/x/" + String(repeating: "a/", count: 99) + "b.swift",
      "+" + String(repeating: "a+", count: 56) + "b.swift"
    ),
  ]) func `a copy has the name of its path`(path: String, name: String) {
    let writer = PackageWriter(
      project: Project(name: "", kind: "", targets: []), folder: "/x", library: "", copies: [:],
      stubs: [:], declared: [:], controllers: [])
    #expect(writer.fileName(path) == name)
  }

  /// Returns a Boolean value that indicates whether some work ends with a sentence for the user.
  private func isRefused(_ work: () throws -> Void) -> Bool {
    do { try work() } catch { return error is Problem }
    return false
  }

  @Test func `no name or link leads out of the folder`() throws {
    let (folder, other) = (try folder(), try folder())
    defer { for path in [folder, other] { try? FileManager.default.removeItem(atPath: path) } }
    let files = FileManager.default
    let output = try OutputFolder(in: folder)
    let names = ["../a", "a/../../b", "/a", "", "a//b"]
    #expect(names.filter { name in !isRefused { try output.write("x", to: name) } } == [])
    try files.createSymbolicLink(atPath: output.path + "/Sources", withDestinationPath: other)
    var refusals = [
      isRefused { try output.write("x", to: "Sources/a.swift") },
      isRefused { try output.removeOthers(in: "Sources") },
    ]
    try files.removeItem(atPath: output.path)
    try files.createSymbolicLink(atPath: output.path, withDestinationPath: other)
    refusals.append(isRefused { _ = try OutputFolder(in: folder) })
    #expect(refusals == [true, true, true])
    #expect(try files.contentsOfDirectory(atPath: other).isEmpty)
  }

  @Test func `the results of both libraries are read`() {
    let results = TestResults(
      """
      Test Case 'A.testB' passed (0.1 seconds)
      /x/a.swift:7: error: A.testC : XCTAssertEqual failed
      Test Case 'A.testC' failed (0.1 seconds)
      ✔ Test rows() passed after 0.001 seconds.
      ✘ Test cells() recorded an issue at a.swift:3:4: Expectation failed
      ✘ Test cells() failed after 0.001 seconds with 1 issue.
      ✘ Test run with 2 tests failed after 0.1 seconds.
      """)
    #expect(
      (results.passed, results.failed, results.failures.count)
        == (["A.testB", "rows()"], ["A.testC", "cells()"], 2))
  }

  @Test(arguments: [
    (
      "@MainActor class A: B { func testA() {} }",
      "@MainActor class A: B { nonisolated func testA() throws { try MainActor.assumeIsolated { "
        + "try uikitTests_testA() } }; func uikitTests_testA() {} }"
    ),
    (
      "class C: A { override func testA() throws {} }",
      "class C: A { nonisolated func testA() throws { try MainActor.assumeIsolated { "
        + "try uikitTests_testA() } }; override func uikitTests_testA() throws {} }"
    ),
    ("class C: A { func testA() async {} }", nil), ("class C: A { func testA(_ a: Int) {} }", nil),
    ("class C: B { func testA() {} }", nil), ("class C: A { func a() {} }", nil),
    ("class C: A { @Test func testA() {} }", nil),
    (
      "class C: B { @MainActor func testA() {} }",
      "class C: B { nonisolated func testA() throws { try MainActor.assumeIsolated { "
        + "try uikitTests_testA() } }; @MainActor func uikitTests_testA() {} }"
    ),
  ]) func `a test of the main actor is called by another`(code: String, expected: String?) {
    let source = Source(code, path: "c")
    let index = FileIndex([source, Source("@MainActor class A: XCTestCase {}", path: "a")])
    let classes = index.mainActorClasses(in: ["a", "c"])
    #expect(
      source.applying(source.mainActorTestEdits(in: classes)) == (expected ?? code))
  }

  @Test func `what a test reaches is read from the stream of its library`() {
    let results = TestResults(
      """
      Test Case 'A.testB' started at 1
      1 uikit-tests reached f()
      2 uikit-tests reached f()
      Test Case 'A.testB' passed (0.1 seconds)
      1 uikit-tests reached late()
      ◇ Test run started.
      ◇ Test rows() started.
      1 uikit-tests reached g()
      2 uikit-tests reached h()
      ✔ Test rows() passed after 0.001 seconds.
      ◇ Test pairs(a:) started.
      ◇ Test case passing 1 argument a → 1 to pairs(a:) started.
      ✔ Test case passing 1 argument a → 1 to pairs(a:) passed after 0.001 seconds.
      ✔ Test pairs(a:) with 1 test case passed after 0.001 seconds.
      ◇ Test cells() started.
      2 uikit-tests can't go on without i()
      """)
    #expect(results.reached == ["A.testB": ["f()"], "rows()": ["h()"], "cells()": ["i()"]])
    #expect(
      (results.open, results.passed) == (["cells()"], ["A.testB", "rows()", "pairs(a:)"]))
  }

  @Test func `a test that reached what is left out counts neither as passed nor as failed`() {
    var results = TestResults(
      """
      Test Case 'A.a' started at 1
      1 uikit-tests reached f()
      /x/a.swift:7: error: A.a : XCTAssertEqual failed
      Test Case 'A.a' failed (0.1 seconds)
      Test Case 'A.b' started at 1
      1 uikit-tests reached f()
      Test Case 'A.b' passed (0.1 seconds)
      Test Case 'A.c' started at 1
      Test Case 'A.c' passed (0.1 seconds)
      """)
    results.leaveOut()
    #expect(
      (results.passed, results.failed, results.failures, results.reached.count)
        == (["A.c"], [], [], 2))
    // One that ends its process has failed, unless it reached what is left out.
    var ended = TestResults()
    ended.end("A.a", reached: [], because: "Fatal error")
    ended.end("A.b", reached: ["f()"], because: "")
    #expect(
      (ended.failed, ended.failures, ended.reached, ended.passed)
        == (["A.a"], ["A.a ended the process: Fatal error"], ["A.b": ["f()"]], []))
  }

  @Test(arguments: [
    (
      "✔ Test \"it started, or (b) skipped\" passed after 0.1 seconds.",
      "it started, or (b) skipped", 0
    ),
    ("━ Test a() passed after 0.1 seconds with 1 known issue.", "a()", 0),
    ("━ Test \"a\" with 2 test cases passed after 0.1 seconds with 2 known issues.", "a", 0),
    ("✘ Test a(b:) with 1 test case failed after 0.1 seconds with 1 issue.", "a(b:)", 1),
    ("➜ Test a() skipped: \"it started\"", "a()", 2),
    ("➜ Test a() was cancelled after 0.1 seconds: \"b\"", "a()", 2),
  ]) func `a test of Swift Testing ends in one way`(line: String, name: String, place: Int) {
    let name = name.hasSuffix(")") ? name : "\"\(name)\""
    let results = TestResults("◇ Test \(name) started.\n" + line)
    let ways = [results.passed, results.failed, results.skipped, results.open]
    #expect(ways == (0..<4).map { $0 == place ? [name] : [] })
  }

  @Test(arguments: [
    ("override func setUp() { a() }", "override func setUp() { MainActor.assumeIsolated { a() } }"),
    (
      "override class func tearDownWithError() throws { try a() }",
      "override class func tearDownWithError() throws { try MainActor.assumeIsolated { try a() } }"
    ),
    (
      "@MainActor override func tearDown() {}",
      "override func tearDown() { MainActor.assumeIsolated {} }"
    ),
    (
      "override func setUp() async throws { a() }",
      "@MainActor override func setUp() async throws { a() }"
    ),
    (
      "@MainActor override func setUp() async throws {}",
      "@MainActor override func setUp() async throws {}"
    ), ("func setUp() { a() }", "func setUp() { a() }"),
    (
      "override func setUp() { a = { () async throws -> Void in } }",
      "override func setUp() { MainActor.assumeIsolated { a = { () async throws -> Void in } } }"
    ),
    ("override func tearDownAll() {}", "override func tearDownAll() {}"),
  ]) func `what runs before and after a test of the main actor is on it`(
    code: String, expected: String
  ) {
    let source = Source("@MainActor class A: XCTestCase { \(code) }", path: "")
    let text = source.applying(source.mainActorTestEdits(in: ["A"]))
    let words = { (text: String) in text.split(separator: " ").joined(separator: " ") }
    #expect(words(text) == "@MainActor class A: XCTestCase { \(expected) }")
  }

  @Test func `arguments name files, a folder for builds and the folder of the app`() throws {
    let options = try Options([
      "--file", "a.swift", "--scratch-path", "/s/./t", "--file", "-b", "--screens", "/x/../y",
    ])
    let arguments = ["--scratch-path", "/s/t", "--disable-build-manifest-caching"]
    #expect(
      (
        options.files, options.showsScreens, options.folder, options.scratchPath,
        options.buildArguments
      ) == (["a.swift", "-b"], true, "/y", "/s/t", arguments))
    let others = try Options(["x"])
    #expect(others.folder.hasPrefix("/") && others.folder.hasSuffix("/x"))
    #expect((others.buildArguments, others.showsScreens) == ([], false))
    #expect(
      FileManager.default.fileExists(atPath: others.library + "/Package.swift"))
  }

  @Test(arguments: [
    ([], false), (["a", "b"], false), (["--what", "a"], false), (["--file"], false),
    (["/nowhere/at/all"], false), (["--help"], true), (["a", "-h", "b"], true),
  ]) func `an argument that is wrong is a sentence, and help is printed for any others`(
    arguments: [String], isHelp: Bool
  ) {
    var (lines, status): ([String], Int32) = ([], -1)
    let log = { lines.append($0) }
    withoutActuallyEscaping(log) { status = Command.run(arguments, print: $0) }
    let isSentence = lines.first?.hasPrefix("uikit-tests: ")
    #expect(
      (status, lines == [Options.usage], isHelp || isSentence == true)
        == (isHelp ? 0 : 2, isHelp, true))
  }

  @Test(arguments: [
    (["--file"], "--file needs a value."), (["--scratch-path"], "--scratch-path needs a value."),
    (["-x"], "There is no option -x."), (["a", "b"], "Name one folder."), ([], "Name a folder."),
    ([""], "Name a folder."),
  ]) func `an argument that is wrong is named`(arguments: [String], sentence: String) {
    let problem = #expect(throws: Problem.self) { try Options(arguments) }
    #expect(problem?.description.split(separator: "\n").first.map(String.init) == sentence)
  }

  @Test
  func `the folder isn't in the user's version control, and what isn't writable is a sentence`()
    throws
  {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let output = try OutputFolder(in: folder)
    #expect(try Project.text(of: output.path + "/.gitignore") == "*\n")
    try output.write("a", to: "a/b/c")
    let refusals = [
      isRefused { try output.write("x", to: "a/b") },
      isRefused { try output.write("x", to: "a/b/c/d") },
      isRefused { _ = try OutputFolder(in: output.path + "/a/b/c") },
    ]
    #expect(refusals == [true, true, true])
  }

  @Test(arguments: [
    ("1 uikit-tests reached f()", "f()"), ("2 uikit-tests can't go on without g", "g"),
    ("3 uikit-tests reached f()", nil), ("uikit-tests reached f()", nil),
    ("1  uikit-tests reached f()", nil), ("1 uikit-tests shows A", nil), ("", nil),
  ]) func `a part is named behind the number of a stream`(line: String, part: String?) {
    #expect(TestResults.part(in: line[...]) == part)
  }

  @Test func `lines that name no test say nothing of one`() {
    let results = TestResults(
      """
      Test Case 'A
      Test Suite 'B' passed
      Test Case 'A.b' was measured
       /x: error: no
      /x: warning: no
      ✔ Test run with 2 tests passed after 0.1 seconds.
      1 uikit-tests reached f()
      """)
    #expect(results == TestResults())
  }

  @Test func `a test is open until its last end, and reaches parts while it is`() {
    var results = TestResults(
      """
      Test Case 'A.a' started
      Test Case 'A.b' started
      1 uikit-tests reached f()
      1 uikit-tests reached g()
      Test Case 'A.b' passed
      1 uikit-tests reached h()
      2 uikit-tests reached i()
      Test Case 'A.a' started
      """)
    #expect(
      (results.open, results.passed, results.reached)
        == (["A.a"], ["A.b"], ["A.b": ["f()", "g()"], "A.a": ["h()"]]))
    results.failed = ["A.a", "A.c"]
    results.failures = ["/x: A.a: no", "/x: A.c: no"]
    results.leaveOut()
    #expect(
      (results.passed, results.failed, results.failures) == ([], ["A.c"], ["/x: A.c: no"]))
  }

  @Test(arguments: [
    ("func testA", 0), ("func testA(", 0), ("func `testA`()", 1), ("func atest()", 0),
    ("var testA()", 0), ("@Test(.b) func a()", 1), ("@Testing func a()", 0), ("Test func a()", 0),
    ("@Test @A(b: c) public func a()", 1), ("func test<A>()", 0), ("func testA(_ a: Int) {}", 0),
    ("func testA() -> Int { 1 }", 0), ("func testA() -> Void {}", 1),
    ("static func testA() {}", 0), ("private func testA() {}", 0),
    ("override class func spec() {}", 1), ("func spec() {}", 0),
    ("func testA() async throws {}", 1), ("enum B { func testA() {} }", 0),
  ]) func `a test has a mark, or a name that begins with the word and a class of tests`(
    code: String, count: Int
  ) {
    #expect(Source("class T { \(code) }", path: "").tests(of: ["T"]).count == count)
    let source = Source(
      """
      class T { func testA() {}; @Test func b(c: Int, _ d: Int) {} }
      @Test("e (f)", .g) func h() {}; func testI() {}
      extension T { @Test func `j k`() {} }
      """, path: "")
    #expect(
      source.tests(of: ["T"]).map { "\($0.name) \($0.pattern)" } == [
        #"T.testA \.T/testA$"#, #"b(c:_:) [./]T/`?b`?\("#, #""e (f)" \.`?h`?\("#,
        #""j k" [./]T/`?j k`?\("#,
      ])
  }

  @Test(arguments: [
    ("/a:b.swift:3:4: error: no: error: x", "/a:b.swift", 3, 4, "no: error: x"),
    ("/a.swift:10:20: error: ", "/a.swift", 10, 20, ""),
    // Each is found once.
    ("/a b.swift:3:14: error: no\n/a b.swift:3:14: error: no", "/a b.swift", 3, 14, "no"),
    ("error: emit-module command failed\n/c.swift:3:1: error: no", "/c.swift", 3, 1, "no"),
  ]) func `errors of the compiler have their places, also where there are colons`(
    line: String, path: String, row: Int, column: Int, message: String
  ) {
    #expect(
      Diagnostic.errors(
        in: line
          + "\n/a.swift:1: error: no\na.swift:1:1: error: no\n/a:1:1: note: n\n/c:x:1: error: no")
        == [Diagnostic(path: path, line: row, column: column, message: message)])
  }

  @Test func `the manifest has each target's modules, mode and isolation`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let targets = [
      ProjectTarget(name: "A-b", files: ["/a"], languageMode: "6", isMainActor: true),
      ProjectTarget(name: "C", files: ["/c"]),
      ProjectTarget(name: "T", isTest: true, files: ["/t"], languageMode: "6"),
    ]
    let sources = [
      Source("import C", path: "/a"), Source("import A", path: "/c"), Source("", path: "/t"),
    ]
    var writer = PackageWriter(
      project: Project(name: "", kind: "", targets: targets, texts: ["L": ["a": "b"]]),
      folder: "/", library: "/l \"",
      copies: Dictionary(uniqueKeysWithValues: sources.map { ($0.path, Copy($0, imports: [])) }),
      stubs: [:], declared: [:], controllers: [])
    let output = try OutputFolder(in: folder)
    try writer.write(to: output)
    let manifest = try Project.text(of: output.path + "/Package.swift")
    let lines = [
      ".target(name: \"A_b\", dependencies: [\"UIKit\", \"_Testing_UIKit\", \"C\"], "
        + "swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),",
      ".target(name: \"C\", dependencies: [\"UIKit\", \"_Testing_UIKit\"], "
        + "swiftSettings: [.swiftLanguageMode(.v5)]),",
      ".testTarget(name: \"T\", dependencies: [\"UIKit\", \"_Testing_UIKit\", \"A_b\", \"C\"], "
        + "swiftSettings: [.swiftLanguageMode(.v5)]),",
      ".package(name: \"ListControllers\", path: \"/l \\\"\")",
    ]
    #expect(lines.filter(manifest.contains) == lines)
    #expect(!manifest.contains("executableTarget"))
    #expect(try Project.text(of: output.path + "/texts.json") == #"{"L":{"a":"b"}}"#)
    writer.controllers = ["A", PackageWriter.app]
    writer.delegates = ["S", nil]
    try writer.write(to: output)
    let screens = try Project.text(of: output.path + "/Sources/UIKitTestsScreens/main.swift")
    #expect(
      screens.hasPrefix(
        """
        import UIKit; import HeadlessScreens; @testable import A_b; @testable import C
        let screens: [String: @MainActor () -> UIViewController] = [
          "A": { A() },
          "App": { Launch.run(S(), nil) },
        ]

        """))
    #expect(
      try Project.text(of: output.path + "/Package.swift").contains(
        ".executableTarget(name: \"UIKitTestsScreens\", dependencies: [\"UIKit\", \"A_b\", \"C\", "
          + ".product(name: \"HeadlessScreens\", package: \"ListControllers\")], "))
  }
}
