import Testing

@testable import UIKitTestsTool

/// The changes of one source, and what isn't changed.
struct EditTests {
  private func copy(_ text: String) -> String {
    let source = Source(text, path: "/a.swift")
    return source.applying(Copy(source, imports: [], available: ["XCTest"]).edits)
  }

  @Test(arguments: [
    ("@objc func f() {}", "  func f() {}"),
    ("@objc(name:) func f() {}", "  func f() {}"),
    ("@IBOutlet weak var a: UIView!", "  weak var a: UIView!"),
    ("@IBAction func a(_ s: Any) {}", "  func a(_ s: Any) {}"),
    ("@objcMembers class A {}", "  class A {}"),
    ("@MainActor func f() {}", "@MainActor func f() {}"),
    ("@objc", " "),
    ("let a = \"@objc #selector(b)\"", "let a = \"@objc #selector(b)\""),
    ("/* @objc /* @IBAction */ @objc */ a", "/* @objc /* @IBAction */ @objc */ a"),
    ("// @objc\n@objc var a = 1", "// @objc\n  var a = 1"),
    (
      "let a = #\"@objc \"# + \"\"\"\n@objc\n\"\"\"", "let a = #\"@objc \"# + \"\"\"\n@objc\n\"\"\""
    ),
    // An attribute goes with its parentheses, which needn't touch it.
    ("@objc (a) var b: Int", "  var b: Int"), ("@ objc var a", "  var a"),
    // The protocols of Objective-C are those of classes.
    ("@objc protocol P: Q {}", "  protocol P: Q  where Self: AnyObject {}"),
    ("@objc protocol P: AnyObject {}", "  protocol P: AnyObject  where Self: AnyObject {}"),
    (
      "@objc(A) public protocol P where B: C {}",
      "  public protocol P where B: C , Self: AnyObject {}"
    ),
    ("protocol P { @objc func f() }", "protocol P {   func f() }"),
    ("@UIApplicationMain class A {}", "  class A {}"), ("@main enum A {}", "  enum A {}"),
  ]) func `attributes of Objective-C are dropped in code alone`(text: String, expected: String) {
    #expect(copy(text) == expected)
  }

  @Test(arguments: [
    ("#selector(tap)", "Selector(\"tap\", A.tap)"),
    ("#selector(self.tap)", "Selector(\"tap\", A.tap)"),
    ("#selector(tap(_:))", "Selector(\"tap:\", A.tap(_:))"),
    ("#selector(B.tap(sender:))", "Selector(\"tapWithSender:\", B.tap(sender:))"),
    ("#selector(B.C.tap(_:event:))", "Selector(\"tap:event:\", B.C.tap(_:event:))"),
    ("#selector(getter: B.name)", "Selector((\"name\"))"),
    ("#selector(UIResponderStandardEditActions.copy(_:))", "Selector((\"copy:\"))"),
    ("#selector(tap as () -> Void)", "Selector(\"tap\", A.tap)"),
    ("#keyPath(B.name.count)", "\"name.count\""),
    ("#selector(view.tap)", "Selector(\"tap\", uikitTestsType(view).tap)"),
    ("#selector(self.a.tap(_:))", "Selector(\"tap:\", uikitTestsType(self.a).tap(_:))"),
    ("#selector()", "#selector()"),
    ("#selector(self?.tap)", "Selector(\"tap\", A.tap)"),
    ("#selector(self!.tap(_:))", "Selector(\"tap:\", A.tap(_:))"),
    ("#selector(super.tap)", "Selector(\"tap\", A.tap)"),
    ("#selector(type(of: self).tap(_:))", "Selector(\"tap:\", A.tap(_:))"),
    ("#selector(self?.a!.tap)", "Selector(\"tap\", uikitTestsType(self?.a).tap)"),
    ("#selector(B<C>.tap(as:))", "Selector(\"tapWithAs:\", B<C>.tap(as:))"),
    ("#selector((tap))", "Selector(\"tap\", A.tap)"),
    ("#selector(((tap(_:))))", "Selector(\"tap:\", A.tap(_:))"),
    ("#selector((a).tap)", "Selector(\"tap\", uikitTestsType((a)).tap)"),
    // It has the labels of the method.
    ("#selector(setter: B.name)", "Selector((\"name\"))"),
    ("#selector(`default`)", "Selector(\"default\", A.`default`)"),
    ("#selector(Self.tap)", "Selector(\"tap\", A.tap)"),
    ("#selector(tap(_:_:b:))", "Selector(\"tap::b:\", A.tap(_:_:b:))"),
    ("#selector(tap(a:b:))", "Selector(\"tapWithA:b:\", A.tap(a:b:))"),
    ("#selector(tap(_:) as (A) -> (Int) -> Void)", "Selector(\"tap:\", A.tap(_:))"),
    ("#keyPath(name)", "\"\""), ("#selector(", "#selector("), ("#selector a", "#selector a"),
  ]) func `a selector is written with its method`(text: String, expected: String) {
    #expect(copy("class A { let a = \(text) }") == "class A { let a = \(expected) }")
  }

  @Test func `a selector of a protocol's method is a name`() {
    let source = Source("class A { let a = #selector(P.f(_:)) }", path: "")
    let edits = source.selectorEdits(types: source.types, protocols: ["P"])
    #expect(edits.map(\.text) == ["Selector((\"f:\"))"])
  }

  @Test(arguments: [
    ("import UIKit; class A {}", " class A {}"),
    ("@testable import XCTest; import CoreGraphics.CGBase", "@testable import XCTest; "),
    ("public import struct Foundation.Data\nimport Combine", "\n"),
    ("#if os(macOS)\nimport Photos\n#endif", "#if os(macOS)\n\n#endif"),
    ("#Preview { A() }\nb", "\nb"), ("#Preview(\"a\", traits: .b) { A() } b", " b"),
    ("#Preview {\n} c: {\n}", "\n c: {\n}"), ("Preview { }", "Preview { }"),
    ("#Preview(", "("),
  ]) func `previews, and imports of what UIKit brings and of what isn't there, are dropped`(
    text: String, expected: String
  ) {
    #expect(copy(text) == expected)
  }

  @Test(arguments: [
    (
      "#if os(iOS) || os(tvOS)\n#elseif os(iOS)\n#endif\nf(\"\"\"\n#if os(iOS)\n\"\"\")",
      "#if os(Linux) || os(tvOS)\n#elseif os(Linux)\n#endif\nf(\"\"\"\n#if os(iOS)\n\"\"\")"
    ),
    // All of one line are Linux, and words that begin like conditions aren't any.
    ("\t #if os(iOS) && !os(iOS)\n #endif", "\t #if os(Linux) && !os(Linux)\n #endif"),
    ("#iffy os(iOS)\n#if2 os(iOS)", "#iffy os(iOS)\n#if2 os(iOS)"),
    ("#else\nf(os(iOS))", "#else\nf(os(iOS))"),
    (
      "#if canImport(CoreGraphics) || canImport(CoreData)\n#elseif !canImport(QuartzCore)",
      "#if canImport(UIKit) || canImport(CoreData)\n#elseif !canImport(UIKit)"
    ),
    // The code for Linux isn't that for iOS.
    ("ä\n  #if é || !os(Linux) && os(iOS)", "ä\n  #if é || !os(WASI) && os(Linux)"),
  ]) func `iOS is Linux in conditions, and not in strings`(text: String, expected: String) {
    #expect(copy(text) == expected)
  }

  @Test func `an optional requirement has a default`() {
    let text = copy("@objc protocol P { @objc optional func f(_ a: Int)\n func g() }")
    #expect(
      text
        == "  protocol P  where Self: AnyObject {     func f(_ a: Int)\n func g() }"
        + "\nextension P { func f(_ a: Int) { uikitTestsLeaveOut() } }; "
    )
    // On one line, whatever the requirement's lines.
    #expect(
      copy("protocol P { optional func f(\na: Int\n) }").hasSuffix(
        "\nextension P { func f( a: Int ) { uikitTestsLeaveOut() } }; "))
  }

  @Test(arguments: [
    "a\r\n@objc\r\nb", "a\n@objc(b\nc)\nd", "", "\"", "#selector(", "/*", "@", "`", "class A {",
    "import class",
  ])
  func `each line keeps its number`(text: String) {
    let lines = Source(text, path: "").scalars.filter { $0 == "\n" }.count
    #expect(copy(text).unicodeScalars.filter { $0 == "\n" }.count == lines)
  }

  @Test func `an override moves into its class, with its place, and other ones remain`() throws {
    let a = Source("class A: B {\n}\n", path: "/a.swift")
    let b = Source(
      "extension A {\n  func f() {}\n  @objc override func g() {\n  }\n  override var h: Int { 1 }\n}",
      path: "/b.swift")
    var copies = [a, b].map { Copy($0, imports: []) }
    let found = b.overrideMoves(of: ["A"], with: copies[1].edits)
    copies[1].edits = found.edits + copies[1].edits
    copies[0].insert(found.moves)
    let other = Source("extension UIView { override func f() {} }", path: "")
    let none = other.overrideMoves(of: ["A"], with: []).moves
    #expect([found.moves, none].map { $0.map(\.line) } == [[3, 5], []])
    #expect(
      copies[0].text == """
        #sourceLocation(file: "/a.swift", line: 1)
        class A: B {

        #sourceLocation(file: "/b.swift", line: 3)
          override func g() {
          }
        #sourceLocation(file: "/b.swift", line: 5)
        override var h: Int { 1 }
        #sourceLocation(file: "/a.swift", line: 2)
        }


        """)
    #expect(["override", "func f() {}"].map(copies[1].text.contains) == [false, true])
  }

  @Test func `an optional call loses its mark where the compiler says so`() {
    let source = Source("f()\nif a?.b?(1) ?? c?(d) { }", path: "/a.swift")
    let message = "cannot use optional chaining on non-optional value of type '(Int) -> ()'"
    let edits = source.edits(
      for: Diagnostic(path: "/a.swift", line: 2, column: 8, message: message))
    #expect(source.applying(edits) == "f()\nif uikitTestsOptional(a?.b(1)) ?? c?(d) { }")
    let others = [(2, "no"), (9, message)].map { line, message in
      source.edits(for: Diagnostic(path: "", line: line, column: 8, message: message)).isEmpty
    }
    #expect(others == [true, true])
  }

  @Test(arguments: [
    ("a.b?(1)", "uikitTestsOptional(a.b(1))"),
    ("x = a?.b[0].c(d).e?(f).g ?? h", "x = uikitTestsOptional(a?.b[0].c(d).e(f).g) ?? h"),
    ("x(try (a as B).c?(d)!.e)", "x(try uikitTestsOptional((a as B).c(d))!.e)"),
    ("return f?(1)?.count", "return uikitTestsOptional(f(1)?.count)"),
    ("return (f).g?(1) == nil", "return uikitTestsOptional((f).g(1)) == nil"),
    ("if let a = b.c?(d) {}", "if let a = uikitTestsOptional(b.c(d)) {}"),
    ("a.b!(1).c", "a.b(1).c"),
  ]) func `the result of an optional call remains optional`(code: String, expected: String) {
    let words = code.contains("!(") ? "force unwrap value of" : "use optional chaining on"
    let message = "cannot \(words) non-optional value of type '()'"
    let source = Source(code, path: "")
    let edits = source.edits(for: Diagnostic(path: "", line: 1, column: 1, message: message))
    #expect(source.applying(edits) == expected)
  }

  @Test func `an import from before concurrency remains one, also of what UIKit exports`() {
    let sources = ["@preconcurrency import UIKit", "@preconcurrency import A\nimport UIKit"]
      .map { Copy(Source($0, path: ""), imports: ["UIKit"]).text }
    #expect(
      sources[0].hasPrefix(
        "@preconcurrency import UIKit\n@preconcurrency import HeadlessUIKit\n#source"))
    #expect(sources[1].hasPrefix("import UIKit\n#source"))
  }

  @Test(arguments: [
    ("func f() -> Int?", "{ nil }"),
    ("func f(_ a: Int) -> Bool", "{ uikitTestsLeaveOut(); return .init() }"),
    ("func f()", "{ uikitTestsLeaveOut() }"),
    ("func f(_ a: () -> Int)", "{ uikitTestsLeaveOut() }"), ("var f: Int? { get }", "{ nil }"),
    ("func f() -> A.B", "{ uikitTestsEnd(\"f of P, which the object leaves out\") }"),
    ("subscript(a: Int) -> [Int: Int] { get }", "{ uikitTestsLeaveOut(); return .init() }"),
  ]) func `a requirement that can be left out has a default if one is known`(
    member: String, body: String?
  ) {
    let head = member.replacing(" { get }", with: "")
    let end = body.map { "\nextension P { \(head) \($0) }; " } ?? ""
    #expect(copy("protocol P { optional \(member) }") == "protocol P {   \(member) }" + end)
  }

  @Test(arguments: [
    (4, "uikitTestsOptional(f(1)) + b?(2)"), (9, "f?(1) + uikitTestsOptional(b(2))"),
    (6, "uikitTestsOptional(f(1)) + b?(2)"),
  ])
  func `the mark that is nearest to an error goes`(column: Int, expected: String) {
    let source = Source("a?.c? (1)\nf?(1) + b?(2)\nd?(3)", path: "")
    let message = "cannot use optional chaining on non-optional value of type '()'"
    let edits = source.edits(for: Diagnostic(path: "", line: 2, column: column, message: message))
    #expect(source.applying(edits) == "a?.c? (1)\n\(expected)\nd?(3)")
    #expect(source.edits(for: Diagnostic(path: "", line: 1, column: 5, message: message)) == [])
  }

  @Test func `a change has a kind`() {
    let source = Source("@objc import A; @IBOutlet(b) class C {}\n#Preview {}", path: "")
    let copy = Copy(source, imports: ["B"])
    #expect(
      Dictionary(grouping: copy.edits, by: \.kind).mapValues(\.count) == [
        "@objc dropped": 1, "@IBOutlet dropped": 1, "#Preview dropped": 1,
        "import of A, which isn't there": 1,
      ])
    #expect(copy.text.hasPrefix("import B\n#sourceLocation(file: \"\", line: 1)\n"))
    #expect(place("a\"\\", 2) == "#sourceLocation(file: \"a\\\"\\\\\", line: 2)\n")
  }

  @Test(arguments: [
    ("let a = #selector(b)", "let a = Selector((\"b\"))"),
    (
      "extension A.B { func f() { g(#selector(h)) } }",
      "extension A.B { func f() { g(Selector(\"h\", A.B.h)) } }"
    ),
    (
      "protocol P {} extension P { func f() { #selector(g) } }",
      "protocol P {} extension P { func f() { Selector(\"g\", P.g) } }"
    ),
    (
      "class A { class B { let c = #selector(d) }; let e = #selector(f) }",
      "class A { class B { let c = Selector(\"d\", A.B.d) }; let e = Selector(\"f\", A.f) }"
    ),
  ]) func `a selector alone is one of the type around it`(text: String, expected: String) {
    #expect(copy(text) == expected)
  }
}
