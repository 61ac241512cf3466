import Testing

@testable import UIKitTestsTool

/// The files that are built, and the reasons of the others.
struct ChoiceTests {
  private let index = FileIndex([
    Source(
      "import UIKit\nclass A: UITableViewController { let b = B(); func f() { pin() } }", path: "a"),
    Source("struct B {}", path: "b"),
    Source("import UIKit\nextension UIView { func pin() {} }", path: "pin"),
    Source("import SwiftUI\nstruct S {}", path: "s"),
    Source("import UIKit\nclass C: UICollectionViewCell { let s = S() }", path: "c"),
    Source("import UIKit\nclass D: UITableViewCell { let c: C? = nil }", path: "d"),
    Source(
      "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nclass E: UITableViewCell {}", path: "e"),
    Source("struct Unneeded {}", path: "u"),
  ])

  @Test func `lists are taken with what they need, and what can't be built is left`() {
    let choice = FileChoice(index, available: ["UIKit"])
    #expect(choice.taken == ["a", "b", "c", "d", "e", "pin"])
    #expect(choice.left == ["s": "it imports SwiftUI", "u": "no list screen needs it"])
    // A file that the user names is the beginning.
    #expect(FileChoice(index, available: ["UIKit"], named: ["u"]).taken == ["u"])
  }

  @Test func `the compiler says what needs an import, in an app and in tests`() {
    let index = FileIndex([
      Source("import CoreData\nclass A: UITableViewController {}", path: "a"),
      Source("import Nimble\nclass B: XCTestCase {}", path: "b"),
    ])
    let choice = FileChoice(index, available: [], tests: ["b"])
    #expect((choice.taken, choice.left) == (["a", "b"], [:]))
    let other = FileChoice(index, available: [], tests: ["b"], left: ["b": "no"])
    #expect((other.taken, other.left) == (["a"], ["b": "no"]))
  }

  @Test func `a file that extends a class that is taken, or is used in a string, is taken`() {
    let extended = FileIndex([
      Source("class A: UITableViewController {}", path: "a"),
      Source("extension A { override var title: String? { nil } }", path: "b"),
    ])
    let used = FileIndex([
      Source("class A: UITableViewController { let a = \"\\(b.pin()) plain\" }", path: "a"),
      Source("extension B { func pin() {} }", path: "b"),
      Source("extension C { func plain() {} }", path: "c"),
    ])
    // A module of other modules declares nothing.
    let exported = FileIndex([
      Source("import P\nclass A: UITableViewController {}", path: "a"),
      Source("@_exported import Q", path: "p"),
    ])
    #expect(
      [extended, used, exported].map { FileChoice($0, available: []).taken } == [
        ["a", "b"], ["a", "b"], ["a", "p"],
      ])
    #expect(Source("let a = \"pin\"", path: "").words == ["let", "a", "="])
  }

  @Test(arguments: [
    ("title = \"a\" +++ b", "infix operator +++: P", true),
    ("title = \"a\" +++ b", "func +++ (a: Int, b: Int) {}", true),
    ("title = \"a\" ++ b", "func +++ (a: Int, b: Int) {}", false),
    ("title = a <> b", "extension String { static func <> (a: Self, b: Self) {} }", true),
    ("let a: P = 1", "extension Int: P {}", true),
    ("throw \"a\"", "extension String: Error {}", true),
    ("f(URL.a)", "extension URL: @retroactive Identifiable {}", true),
    ("f(a)", "extension URL: Identifiable {}", false),
    ("let a = Color(hex: 1)", "extension UIColor { convenience init(hex: Int) {} }", true),
    ("let a = UIColor(1)", "extension UIColor { convenience init(_ hex: Int) {} }", true),
    ("let a: UIView.Corner", "extension UIView { enum Corner {} }", true),
    ("let a = b[safe: 1]", "extension Array { subscript(safe a: Int) -> Int { 1 } }", true),
    ("let a = b[1]", "extension Array { subscript(a: Int?) -> Int { 1 } }", true),
    ("let a = b[1]", "extension Cache { subscript(a: Int?) -> Int { 1 } }", false),
    ("switch a { case b: 1 }", "extension Any { static func ~= (a: Int, b: Int) {} }", true),
    ("infix operator +++: Joining", "precedencegroup Joining {}", true),
    ("let a: UIKit.UIView", "extension UIKit.UIView: Q {}", true),
    ("let a: Q", "class Own {}\nextension Own: Q {}", false),
    ("let a: Own", "class Own {}\nextension Own: Q {}", true),
  ]) func `a declaration of any kind is found by those that use it`(
    code: String, other: String, isTaken: Bool
  ) {
    let index = FileIndex([
      Source("let list: UITableView\n" + code, path: "a"), Source(other, path: "b"),
    ])
    #expect(FileChoice(index, available: []).taken == (isTaken ? ["a", "b"] : ["a"]))
  }

  @Test func `a file that imports UIKit is taken with what SwiftUI it contains`() {
    let index = FileIndex([
      Source("import SwiftUI\nimport UIKit\nclass A: UITableViewController {}", path: "a"),
      Source("import SwiftUI\nclass B: UITableViewController {}", path: "b"),
    ])
    #expect(FileChoice(index, available: ["UIKit"]).taken == ["a"])
  }

  @Test(arguments: ["UIWindowSceneDelegate", "UIApplicationDelegate"])
  func `the delegate of the app or its scene is taken`(name: String) {
    let index = FileIndex([Source("final class A: UIResponder, \(name) {}", path: "a")])
    #expect(FileChoice(index, available: []).taken == ["a"])
    #expect([name, "B"].map { index.type($0, in: ["a"]) } == ["A", nil])
  }

  @Test(arguments: [(250, true), (251, false)])
  func `a file whose brackets are nested deeply is left`(depth: Int, isTaken: Bool) {
    let text = "let a: UITableView? = nil; let b = "
    let brackets = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    let choice = FileChoice(FileIndex([Source(text + brackets, path: "a")]), available: [])
    #expect(
      (choice.taken, choice.left["a"])
        == (isTaken ? ["a"] : [], isTaken ? nil : "its brackets are nested 251 deep"))
  }

  @Test func `a file that is left out isn't taken, for its first reason`() {
    var choice = FileChoice(index, available: ["UIKit"])
    choice.leave(["b": "line 1"])
    choice.leave(["b": "line 2"])
    #expect((choice.taken, choice.left["b"]) == (["a", "c", "d", "e", "pin"], "line 1"))
  }

  @Test func `controllers are found through the app's own classes`() {
    let index = FileIndex([
      Source("class A: B {}\nprivate class P: B {}\nclass G<T>: B {}", path: "a"),
      Source("class B: UITableViewController {}\nclass V: UIView {}", path: "b"),
      // Another module has a class of the same name.
      Source("class B: UIViewController {}", path: "B/b"),
      // A class that inherits from nothing isn't one.
      Source("class Q {}\nclass R: Q {}\nstruct UIViewController {}\nclass C: O {}", path: "c"),
      Source("class D: UITabBarController {}\nclass E: D {}\nclass F: E {}", path: "d"),
    ])
    let found = [["a", "b", "B/b"], ["c", "d"], ["c"], ["gone"]].map { index.controllers(in: $0) }
    #expect(found == [["A", "B"], ["D", "E", "F"], [], []])
  }

  @Test func `a controller in another type is found, and one in a function isn't`() {
    let code = """
      enum Flow { class A: UITableViewController {} }
      extension Flow { class B: A {} }
      func f() { class C: UITableViewController {} }
      class D<T: UIView>: UITableViewController, P {}
      struct S { let actor: UIView = { UIView() }(); class func g() {} }
      """
    let source = Source(code, path: "a")
    #expect(FileIndex([source]).controllers(in: ["a"]) == ["Flow.A", "Flow.B"])
    #expect(
      (source.types.map(\.fullName), source.types[5].inherited)
        == (
          ["Flow", "Flow.A", "Flow", "Flow.B", "C", "D", "S"], ["UITableViewController", "P"]
        ))
  }

  @Test func `colors and images of a catalog are resources, too, each with one stub`() {
    var catalog = AssetCatalog(at: "/nowhere")
    catalog.images = ["logo", "unused"]
    catalog.colors = ["brand"]
    let words: Set = ["logo", "brand", "own"]
    // One that is declared has none.
    #expect(Stubs([catalog], words: words, declared: ["brand"]).names == ["UIImage.logo"])
    let text = Stubs([catalog], words: words, declared: []).text
    let lines = [
      "extension UIImage { nonisolated static var `logo`: UIImage { .init(resource: .logo) } }",
      "extension ImageResource { nonisolated static var `logo`: Self { .init(name: \"logo\") } }",
      "extension ColorResource { nonisolated static var `brand`: Self { .init(name: \"brand\") } }",
    ]
    #expect(lines.filter(text.contains) == lines)

    var catalogs = [catalog, AssetCatalog(at: "/nowhere")]
    catalogs[0].images = ["logo", "Logo", "logo-image", "own"]
    catalogs[1].colors = ["brand", "Brand Color"]
    let stubs = Stubs(catalogs, words: words, declared: ["own"])
    #expect(
      (stubs.names, stubs.text.contains("struct ImageResource"))
        == (["UIImage.logo", "UIColor.brand"], true))
    let others = [
      Stubs(catalogs, words: [], declared: []), Stubs([], words: ["resource"], declared: []),
    ]
    #expect(others.map(\.text) == ["", StandIn.resources])
  }

  @Test func `an index has globals, type names and members of extensions, and not overrides`() {
    let source = Source(
      """
      typealias A = Int; let b = 1; func c() { let d = 1 }; class E { func f() {}; class G {} }
      extension E { init(a: Int) {}; override func h() {}; var i: Int { 1 }; typealias J = Int }
      """, path: "a")
    let index = FileIndex([source])
    #expect(index.files.keys.sorted() == ["A", "E", "J", "b", "c", "i"])
    #expect(
      (index.entries["a"]?.types, index.entries["a"]?.members)
        == (["A", "E"], ["b", "c", "i", "J"]))
    #expect(["a", "b"].map { index.needs(of: $0) } == [["a"], []])
    // A type in another isn't one of the module.
    let nested = Source("enum A { enum B { enum C {} } }", path: "a")
    #expect(
      (nested.types.map(\.depth), FileIndex([nested]).files.keys.sorted()) == ([0, 1, 2], ["A"]))
  }

  @Test func `a type has the names around it, what it inherits, and what it is marked with`() {
    let code = """
      @MainActor public final class A<T, U>: B<[T]>, @unchecked Sendable, C.D where T: E {}
      extension F.G: H { struct I {} }
      func j() { enum K { actor L {} } }
      protocol M: AnyObject {}
      """
    let types = Source(code, path: "").types
    let texts = types.map { type in
      "\(type.depth) \(type.keyword) \(type.name) \(type.fullName): "
        + type.inherited.joined(separator: ", ")
        + "\(type.isGeneric ? " generic" : "")\(type.isMainActor ? " main" : "")"
    }
    #expect(
      texts == [
        "0 class A A: B, Sendable, C.D generic main", "0 extension F.G F.G: H",
        "1 struct I F.G.I: ", "1 enum K K: ", "2 actor L K.L: ", "0 protocol M M: AnyObject",
      ])
    #expect(types[0].modifiers == ["public", "final"])
  }

  @Test func `a file that reaches a list through another is taken, and words decide`() {
    let index = FileIndex([
      Source("let a: UITableViewCell? = nil; let x = B.c", path: "/p/a"),
      Source("enum B { static let c = D() }", path: "/p/b"),
      Source("import Charts\nimport AppKit\nstruct D {}", path: "/p/d"),
      Source("/* UITableView */ let e = \"UITableView\"; let MyUITableView = 1", path: "/p/e"),
    ])
    let choice = FileChoice(index, available: [])
    #expect(
      choice.left == ["/p/d": "it imports AppKit, Charts", "/p/e": "no list screen needs it"])
    let others = [
      choice, FileChoice(index, available: ["Charts", "AppKit"]),
      FileChoice(index, available: [], named: ["p/e", "/p/d"]),
    ]
    #expect(
      others.map(\.taken) == [["/p/a", "/p/b"], ["/p/a", "/p/b", "/p/d"], ["/p/e"]])
  }
}
