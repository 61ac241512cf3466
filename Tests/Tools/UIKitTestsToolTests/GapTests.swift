import Foundation
import SwiftTokens
import Testing

@testable import UIKitTestsTool

/// The parts that an error leaves out.
struct GapTests {
  /// Returns the source without what errors leave out, each at a line, round after round.
  private func text(_ text: String, without errors: (Int, String)..., isTest: Bool = false)
    -> String?
  {
    let source = Source(text, path: "/a/File.swift")
    var gaps: [Gap] = []
    for (line, message) in errors {
      let error = Diagnostic(path: source.path, line: line, column: 1, message: message)
      let classes = isTest ? FileIndex([source]).testClasses(in: [source.path]) : []
      guard
        let (gap, _) = source.gap(for: error, gaps, isTest: isTest, testClasses: classes)
      else { return nil }
      gaps.removeAll { $0.offset == gap.offset }
      gaps.append(gap)
    }
    return source.applying(source.edits(for: gaps))
  }

  private let cause = "cannot find 'x' in scope"

  @Test(arguments: [
    ("func f() {\n  x\n}", "func f() { uikitTestsPart(\"#\") \n\n}"),
    ("func f() -> Void {\n  x\n}", "func f() -> Void { uikitTestsPart(\"#\") \n\n}"),
    ("func f() -> Int? {\n  x\n}", "func f() -> Int? { uikitTestsPart(\"#\"); return nil \n\n}"),
    (
      "func f(_ a: () -> Void) -> Int {\n  x\n}",
      "func f(_ a: () -> Void) -> Int { uikitTestsEnd(\"#\") \n\n}"
    ),
    ("func f(_ a: () -> Int) {\n  x\n}", "func f(_ a: () -> Int) { uikitTestsPart(\"#\") \n\n}"),
    (
      "func f() throws -> Int {\n  x\n}",
      "func f() throws -> Int { throw UIKitTestsError(\"#\") \n\n}"
    ),
    (
      "func f(_ a: () throws -> Int) {\n  x\n}",
      "func f(_ a: () throws -> Int) { uikitTestsPart(\"#\") \n\n}"
    ),
    ("var f: Int {\n  x\n}", "var f: Int { uikitTestsEnd(\"#\") \n\n}"),
    ("var f: Int? {\n  x\n}", "var f: Int? { uikitTestsPart(\"#\"); return nil \n\n}"),
    ("let f: Int = {\n  x\n}()", "let f: Int = { uikitTestsEnd(\"#\") \n\n}()"),
    ("var f = 1 {\n  didSet { x }\n}", "var f = 1 { didSet { uikitTestsPart(\"#\") } \n\n}"),
    (
      "var f: Int {\n  get { x }\n  set { x }\n}",
      "var f: Int { get { uikitTestsEnd(\"#\") } set { uikitTestsPart(\"#\") } \n\n\n}"
    ),
  ]) func `code that doesn't compile says that it is reached`(code: String, expected: String) {
    let name = code.contains("func") ? "f()" : "f"
    let part = "\(name) of File.swift, line 1: \(cause)"
    let expected = expected.replacing("\"#\"", with: part.debugDescription)
    #expect(text(code, without: (2, cause)) == expected)
    #expect(
      text("class A {\n\(code)\nlet b = 1 }", without: (3, cause))
        == "class A {\n\(expected.replacing("line 1", with: "line 2"))\nlet b = 1 }")
  }

  @Test func `an initializer can't go on, a deinitializer and a setter can`() throws {
    let code = "class A {\n  init?() {\n    x\n  }\n  deinit {\n    x\n  }\n}"
    let result = try #require(text(code, without: (3, cause), (6, cause)))
    let parts = ["init?() { uikitTestsEnd(", "deinit { uikitTestsPart("]
    #expect(parts.filter(result.contains) == parts)
    // A property in one line can still be set.
    #expect(
      text("var f: Int { get { x } set(y) { x } }", without: (1, cause))?
        .hasSuffix(
          ") } set { uikitTestsPart(\"f of File.swift, line 1: cannot find \\'x\\' in scope\") } }")
        == true)
  }

  @Test(arguments: [
    ("class A {\n  var a: X?\n  var b = 1\n}", 2, "class A {\n   \n  var b = 1\n}"),
    (
      "class A {\n  @B func a(\n    _ x: X\n  ) {}\n  var b = 1\n}", 3,
      "class A {\n   \n\n\n  var b = 1\n}"
    ),
    ("enum A {\n  case a(X)\n  case b\n}", 2, "enum A {\n   \n  case b\n}"),
    ("struct A: B<\n  X> {}\nlet c = 1", 2, " \n\nlet c = 1"),
    ("let a = X()\nlet b = 1", 1, " \nlet b = 1"),
  ]) func `a declaration that doesn't compile is left out`(
    code: String, line: Int, expected: String
  ) {
    #expect(text(code, without: (line, "cannot find type 'X' in scope")) == expected)
  }

  @Test func `code that still doesn't compile goes with its declaration, or its test`() {
    let code = "func f() -> some View {\n  x\n}\nlet b = 1"
    #expect(text(code, without: (2, cause), (1, "no")) == " \n\n\nlet b = 1")
    let test = "class A {\n  func testA() {\n    x\n  }\n  func setUp() {\n    x\n  }\n}"
    #expect(
      [
        text(test, without: (3, cause), isTest: true)?.contains("testA"),
        text(test, without: (6, cause), isTest: true)?.contains("setUp() { uikitTestsPart"),
      ] == [false, true])
  }

  @Test(arguments: [
    ("class A: B, XDelegate, C {}", "class A: B, C {}"),
    ("class A: XDelegate {}", "class A  {}"),
    ("extension A: XDelegate {}", "extension A  {}"),
    ("struct A: Codable, XDelegate where B: C {}", "struct A: Codable where B: C {}"),
    ("class A<T>: B<T>, XDelegate {}", "class A<T>: B<T> {}"),
  ]) func `a protocol that isn't there is left out`(code: String, expected: String) {
    #expect(text(code, without: (1, "cannot find type 'XDelegate' in scope")) == expected)
  }

  @Test func `a class whose superclass isn't there is left out if it needs it`() {
    let error = (1, "cannot find type 'X' in scope")
    let texts = ["override func f() {}", "init() { super.init() }"].map {
      text("class A: X, B { \($0) }\nlet b = 1", without: error)
    }
    #expect(texts == [" \nlet b = 1", " \nlet b = 1"])
    let code = "class A: X { var a: Int }\nlet b = 1"
    #expect(text(code, without: error) == "class A  { var a: Int }\nlet b = 1")
    #expect(
      text(code, without: error, (1, "class 'A' has no initializers"))?.hasSuffix("\nlet b = 1")
        == true)
  }

  @Test func `a class of tests whose superclass isn't there remains one`() {
    let error = (1, "cannot find type 'X' in scope")
    let test = "{\n  override func setUp() {}\n  func testA() {}\n}"
    let texts = ["class A: X, B ", "class A: XTestCase "].map {
      text($0.replacing("XTestCase", with: "X") + test, without: error, isTest: true)
    }
    #expect(texts == ["class A: XCTestCase, B " + test, "class A: XCTestCase " + test])
    // One of an app isn't one of tests.
    #expect(text("class A: X " + test, without: error) == " \n\n\n")
    // One from which such a class inherits is one, too.
    let others = "}; class B: A {}; class C: B {}; extension C { func testC() {} }"
    #expect(text("class A: X { " + others, without: error) == "class A  { " + others)
    #expect(
      text("class A: X { " + others, without: error, isTest: true)
        == "class A: XCTestCase { " + others)
  }

  @Test func `what prepares tests goes on without the statements of what is left out`() {
    let code = """
      class A: B {
        var c: X!
        var d = 1
        override func setUp() {
          super.setUp()
          let e = X(
            1)
          c = e.f(); d = 2
          try? self.c
            .save()
          d = 3
        }
        func g() { c = nil; d = 4 }
      }
      """
    let lost = text(
      code, without: (2, "cannot find type 'X' in scope"), (7, "cannot find 'X' in scope"),
      (8, "cannot find 'c' in scope"), (9, "value of type 'A' has no member 'c'"), isTest: true)
    #expect(
      lost?.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        == [
          "class A: B {", "", "var d = 1", "override func setUp() {", "super.setUp()", "",
          "d = 2", "", "d = 3", "}", "func g() { c = nil; d = 4 }", "}",
        ].filter { !$0.isEmpty || true })
    let parts = [(11, true), (13, true), (8, false)].map { line, isTest in
      text(
        code, without: (2, "cannot find type 'X' in scope"), (line, "no"), isTest: isTest)?
        .contains("uikitTestsPart(")
    }
    #expect(parts == [true, true, true])
  }

  @Test(arguments: ["f()\nlet a = 1", "", "}\n}", "import X\nlet a = 1"])
  func `an error outside of declarations leaves nothing out`(code: String) {
    #expect(text(code, without: (1, cause)) == nil)
  }

  @Test func `errors of declarations come before those of code, and conformances are last`() {
    let source = Source("class A: P {\n  func f() {\n    x\n  }\n  var a: X\n}", path: "")
    let ranks = [(3, "no"), (5, "no"), (1, "type 'A' does not conform to protocol 'P'")].map {
      source.gap(
        for: Diagnostic(path: "", line: $0.0, column: 1, message: $0.1), [], isTest: false)?.1
    }
    #expect(ranks == [.code, .declaration, .type])
  }

  @Test(arguments: [
    ("subscript(_ a: Int) -> Int {\n  x\n}", 2, "subscript"),
    ("init(a: Int) {\n  x\n}", 2, "init"), ("func f() {\n  x\n}", 2, "f()"),
    ("var a: X", 1, "a"), ("extension B: C {}", 1, "extension B"), ("class D: E {}", 1, "D"),
    ("let a = 1; let b = 2", 1, "a"), ("@A\n@B(c)\nlet d = 1", 2, "d"), ("\n\n\nlet e = 1", 4, "e"),
  ]) func `a part has the name and the line of its declaration`(
    code: String, line: Int, name: String
  ) {
    let source = Source(code, path: "")
    let error = Diagnostic(path: "", line: line, column: 1, message: "no")
    #expect(source.gap(for: error, [], isTest: false)?.0.name == name)
  }

  @Test(arguments: [
    (1, 12, "a"), (1, 23, "b"), (2, 1, "c"), (3, 1, "c"), (4, 1, "A"), (5, 1, nil), (6, 1, "d"),
  ]) func `an error belongs to the innermost declaration`(line: Int, column: Int, name: String?) {
    let source = Source(
      "class A { let a = 1; let b = 2\n  func c() {\n  }\n}\n\nlet d = 1", path: "")
    #expect(source.declaration(line: line, column: column)?.name == name)
  }

  @Test(arguments: [
    ("override func f() { x }", "overriding declaration requires", true),
    ("func f() { x }", "method does not override", true),
    ("func f() { x }", "unknown attribute 'B'", true),
    ("func f() { x }", "property must be as accessible as", true),
    ("func f() { x }", "invalid redeclaration of 'f()'", true),
    ("func f() { x }", "cannot find 'x' in scope", false),
  ]) func `an error on the first line is one of the declaration or of its code`(
    code: String, message: String, isWhole: Bool
  ) {
    let error = Diagnostic(path: "", line: 1, column: 1, message: message)
    let found = Source(code, path: "").gap(for: error, [], isTest: false)
    #expect((found?.0.isWhole, found?.1) == (isWhole, isWhole ? .declaration : .code))
  }

  @Test func `protocols that aren't there go one after another`() {
    let error = { (name: String) in (1, "cannot find type '\(name)' in scope") }
    let texts = [
      text("struct A: B, C, D {}", without: error("B"), error("D")),
      text("struct A: B {}\nlet c = 1", without: error("B"), error("B")),
      text("struct A: B {}\nlet c = 1", without: error("E")),
    ]
    #expect(texts == ["struct A: C {}", " \nlet c = 1", " \nlet c = 1"])
  }

  @Test func `declarations have bodies if braces belong to them, and words before a keyword`() {
    let code = """
      var a = { 1 }
      var b: Int { 1 }
      let c = { 1 }()
      var d = 1 { willSet { } }
      func e(_ a: () -> Void = { }) { }
      let f = [g { 1 }]
      """
    let source = Source(code, path: "")
    let bodies = source.declarations().map { found in
      found.body.map { source.line(of: source.tokens[$0.lowerBound].offset) }
    }
    #expect(bodies == [nil, 2, 3, 4, 5, nil])
    let marked = Source("f()\n@A(b) @C public private(set) static var d = 1", path: "")
    let found = marked.declarations()[0]
    #expect(
      (found.modifiers, marked.text(found.start + 1), marked.name(found.index + 1))
        == (["public", "private", "static"], "A", "d"))
    // A function that is a word of a type isn't a type.
    let type = Source("class A { class func f() {}\n class var b: Int { 1 } }", path: "")
    #expect(type.declarations(in: 2...(type.tokens.count - 1)).map(\.name) == ["f", "b"])
  }
}
