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
    ("/x/a\"%\\.swift", "a%22%25%5C.swift"), ("/x/a\u{10}.swift", "a%10.swift"),
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
    let place = "\"isKnown\":false,\"sourceLocation\":{\"_filePath\":\"/a.swift\",\"line\":3}"
    let output = TestOutput(
      """
      Test Case 'A.testB' started at 1
      Test Case 'A.testB' passed (0.1 seconds)
      Test Case 'A.testC' started at 1
      /x/a.swift:7: error: A.testC : XCTAssertEqual failed
      Test Case 'A.testC' failed (0.1 seconds)
      Test Case 'A.testD' started at 1
      /x/a.swift:7: error: A.testDD : no
      <EXPR>:0: error: A.testD : threw an error
      Test Case 'A.testD' failed (0.1 seconds)
      \(event("runStarted"))
      \(event("testStarted", "M.S"))
      \(event("testStarted", "M.S/rows()/a.swift:1:2"))
      printed\(event("testEnded", "M.S/rows()/a.swift:1:2"))
      \(event("testStarted", "M.S/cells()/a.swift:2:2"))
      \(event("issueRecorded", "M.S/cells()/a.swift:2:2", "fail", issue: place))
      \(event("testEnded", "M.S/cells()/a.swift:2:2", "fail"))
      \(event("testEnded", "M.S", "fail"))
      """, of: "M")
    #expect(output.open == [:])
    #expect(
      output.tests == [
        TestResult(id: "M.A/testB", outcome: .passed),
        TestResult(
          id: "M.A/testC", outcome: .failed,
          texts: ["/x/a.swift:7: error: A.testC : XCTAssertEqual failed"]),
        TestResult(
          id: "M.A/testD", outcome: .failed, texts: ["<EXPR>:0: error: A.testD : threw an error"]),
        TestResult(id: "M.S/rows()/a.swift:1:2", outcome: .passed),
        TestResult(
          id: "M.S/cells()/a.swift:2:2", outcome: .failed, texts: ["/a.swift:3: It's fail"]),
      ])
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

  @Test func `what a process prints after the beginning of a test belongs to it`() {
    let output = TestOutput(
      """
      before
      Test Case 'A.testB' started at 1
      uikit-tests can't go on without f()
      error: exited
      \(event("runStarted"))
      between
      \(event("testStarted", "M.cells()/a.swift:2:2"))
      uikit-tests can't go on without i()
      """, of: "M")
    #expect(
      output.open == [
        "M.A/testB": ["uikit-tests can't go on without f()", "error: exited"],
        "M.cells()/a.swift:2:2": ["uikit-tests can't go on without i()"],
      ])
    #expect(output.tests.map(\.outcome) == [nil, nil])
  }

  @Test func `a failure of a class without its superclass proves nothing`() throws {
    var gap = Gap(offset: 0, line: 1, name: "A", reason: "no 'B'")
    gap.isTestCase = true
    var results = TestResults(
      tests: ["M.A/testA", "M.AA/testA", "M.A/testB"].map { TestResult(id: $0, outcome: .failed) })
    results.tests[2].outcome = .passed
    results.leaveOut([gap])
    #expect(results.tests.map(\.outcome) == [.leftOut, .failed, .passed])
    #expect(results.tests[0].texts == ["A, whose superclass isn't there: no 'B'"])
  }

  @Test(
    arguments: [
      ("testEnded", "pass", .passed), ("testEnded", "passWithKnownIssue", .passed),
      ("testEnded", "passWithWarnings", .passed), ("testEnded", "fail", .failed),
      ("testEnded", "skip", .skipped), ("testSkipped", "skip", .skipped),
      ("testCaseEnded", "", nil),
      ("testCancelled", "", nil),
    ] as [(String, String, TestResult.Outcome?)]) func `a test of Swift Testing ends in one way`(
      kind: String, symbol: String, outcome: TestResult.Outcome?
    )
  {
    let id = "M.`a/b`()/c.swift:1:2"
    let lines = event("testStarted", id) + "\n" + event(kind, id, symbol)
    let output = TestOutput(lines, of: "M")
    #expect(output.tests == [TestResult(id: id, outcome: outcome)])
    #expect(
      (output.tests[0].name, output.tests[0].pattern, output.open.count)
        == ("M.`a/b`()", #"^M\.`a\/b`\(\)\/c\.swift:1:2$"#, outcome == nil ? 1 : 0))
    // One that is skipped doesn't begin.
    #expect(TestOutput(event(kind, id, symbol), of: "M").tests.count == (outcome == nil ? 0 : 1))
  }

  @Test(
    arguments: [
      ("\"isKnown\":true", "M.a()/b.swift:1:2", nil),
      ("\"isKnown\":false", "M.a()/b.swift:1:2", "M.a(): It's fail"),
      ("\"isKnown\":false", nil, "M, outside of its tests: It's fail"),
      (
        "\"isKnown\":false,\"sourceLocation\":{\"_filePath\":\"/c/.uikit-tests/d\",\"line\":3}",
        "M.a()/b.swift:1:2", "M.a(): It's fail"
      ),
    ] as [(String, String?, String?)])
  func `an issue that isn't known is a failure at a place of the user's file, or of a test`(
    issue: String, id: String?, text: String?
  ) {
    let output = TestOutput(event("issueRecorded", id, "fail", issue: issue), of: "M")
    #expect(output.tests.map(\.texts) == (text.map { [[$0]] } ?? []))
    #expect(output.tests.map(\.outcome) == (text == nil ? [] : [.failed]))
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

  @Test(
    arguments: [
      ("let a = X()!", "lazy var a = X()!"),
      ("private var a: [Int] = []", "private lazy var a: [Int] = []"),
      ("let a: Int", nil), ("var a: Int { let b = 1; return b }", nil), ("static let a = 1", nil),
      ("weak var a: X? = X()", nil), ("@Mock var a = 1", nil), ("let (a, b) = (1, 2)", nil),
      ("lazy var a = 1", nil), ("func f(a: Int = 1) { let b = 2 }", nil),
      ("var a = 1 { didSet {} }", "lazy var a = 1 { didSet {} }"), ("override var a = 1", nil),
      (
        "let a: (Int) -> Void = { b in let c = b }",
        "lazy var a: (Int) -> Void = { b in let c = b }"
      ),
    ] as [(String, String?)]) func `a property of tests is set when it is used`(
      code: String, expected: String?
    )
  {
    func text(_ code: String) -> String {
      "class A: B { \(code) }; class C { let d = 1 }; extension A { func testE() {} }"
    }
    let source = Source(text(code), path: "")
    let edits = source.lazyPropertyEdits(in: FileIndex([source]).testClasses(in: [""]))
    #expect(source.applying(edits) == text(expected ?? code))
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
    ("uikit-tests reached f()", "f()"), ("uikit-tests can't go on without g", "g"),
    (" uikit-tests reached f()", nil), ("uikit-tests shows A", nil), ("", nil),
  ]) func `a part is named behind a mark`(line: String, part: String?) {
    #expect(TestOutput.part(in: line[...]) == part)
  }

  @Test func `lines that name no test say nothing of one`() {
    let output = TestOutput(
      """
      Test Case 'A
      Test Suite 'B' passed
      Test Case 'A.b' was measured
      /x: error: A.b : no
      ✔ Test run with 2 tests passed after 0.1 seconds.
      {"kind":"event"}
      uikit-tests reached f()
      """, of: "M")
    #expect((output.tests, output.open) == ([], [:]))
  }

  @Test(arguments: [
    ("func testA", 0), ("func testA(", 0), ("func `testA`()", 1), ("func atest()", 0),
    ("var testA()", 0), ("@Test(.b) func a()", 1), ("@Testing func a()", 0), ("Test func a()", 0),
    ("@Test @A(b: c) public func a()", 1), ("func test<A>()", 0), ("func testA(_ a: Int) {}", 0),
    ("func testA() -> Int { 1 }", 0), ("func testA() -> Void {}", 1),
    ("static func testA() {}", 0), ("private func testA() {}", 0),
    ("override class func spec() {}", 1), ("func spec() {}", 0),
    ("func testA() async throws {}", 1), ("enum B { func testA() {} }", 0),
    ("func a() { func testA() {} }", 0), ("}; private extension T { func testA() {}", 0),
    ("}; extension T { func testA() {}", 1), ("func testA() { func testB() {} }", 1),
  ]) func `a test has a mark, or a name that begins with the word and a class of tests`(
    code: String, count: Int
  ) {
    let text = "class T { \(code) }"
    #expect(Source(text, path: "").tests(of: ["T"], possible: []).count == count)
    #expect(Source(text, path: "").tests(of: [], possible: ["T"]).count == count)
    let source = Source(
      """
      class T { func testA() {}; struct U { @Test func b(c: Int, _ d: Int) {} } }
      @Test("e (f)", .g) func h() {}; func testI() {}
      extension T.U { @Test func `j k`() {} }
      """, path: "")
    #expect(
      source.tests(of: [], possible: ["T"]).map { "\($0.name) \($0.isCertain)" } == [
        "h true", "T/testA false", "U/b true", "T/U/j k true",
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
