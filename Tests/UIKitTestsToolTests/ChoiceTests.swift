import Testing

@testable import UIKitTestsTool

/// The files that are built, and the reasons of the others.
@Suite(.timeLimit(.minutes(5))) struct ChoiceTests {
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
  }

  @Test func `a test needs its imports, and of an app's file the compiler says what does`() {
    let index = FileIndex([
      Source("import CoreData\nclass A: UITableViewController {}", path: "a"),
      Source("import Nimble\nclass B: XCTestCase {}", path: "b"),
    ])
    let choice = FileChoice(index, available: [], tests: ["b"])
    #expect(choice.taken == ["a"])
    #expect(choice.left == ["b": "it imports Nimble"])
  }

  @Test func `a file that extends a class that is taken is taken`() {
    let index = FileIndex([
      Source("class A: UITableViewController {}", path: "a"),
      Source("extension A { override var title: String? { nil } }", path: "b"),
    ])
    #expect(FileChoice(index, available: []).taken == ["a", "b"])
  }

  @Test func `a file whose extension is used in a string is taken`() {
    let index = FileIndex([
      Source("class A: UITableViewController { let a = \"\\(b.pin()) plain\" }", path: "a"),
      Source("extension B { func pin() {} }", path: "b"),
      Source("extension C { func plain() {} }", path: "c"),
    ])
    #expect(FileChoice(index, available: []).taken == ["a", "b", "c"])
    #expect(Source("let a = \"pin\"", path: "").words == ["let", "a"])
  }

  @Test(arguments: ["UIWindowSceneDelegate", "UIApplicationDelegate"])
  func `the delegate of the app or its scene is taken`(name: String) {
    let index = FileIndex([Source("final class A: UIResponder, \(name) {}", path: "a")])
    #expect(FileChoice(index, available: []).taken == ["a"])
    #expect(index.type(name, in: ["a"]) == "A")
    #expect(index.type("B", in: ["a"]) == nil)
  }

  @Test func `a file that the user names is the beginning`() {
    #expect(FileChoice(index, available: ["UIKit"], named: ["u"]).taken == ["u"])
  }

  @Test(arguments: [(250, true), (251, false)])
  func `a file whose brackets are nested deeply is left`(depth: Int, isTaken: Bool) {
    let text = "let a: UITableView? = nil; let b = "
    let brackets = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    let choice = FileChoice(FileIndex([Source(text + brackets, path: "a")]), available: [])
    #expect(choice.taken == (isTaken ? ["a"] : []))
    #expect(choice.left["a"] == (isTaken ? nil : "its brackets are nested 251 deep"))
  }

  @Test func `a file that is left out isn't taken, for its first reason`() {
    var choice = FileChoice(index, available: ["UIKit"])
    choice.leave(["b": "line 1"])
    choice.leave(["b": "line 2"])
    #expect(choice.taken == ["a", "c", "d", "e", "pin"])
    #expect(choice.left["b"] == "line 1")
  }

  @Test func `controllers are found through the app's own classes`() {
    let index = FileIndex([
      Source("class A: B {}\nprivate class P: B {}\nclass G<T>: B {}", path: "a"),
      Source("class B: UITableViewController {}\nclass V: UIView {}", path: "b"),
    ])
    #expect(index.controllers(in: ["a", "b"]) == ["A", "B"])
  }

  @Test func `stubs are those that the code names`() {
    var catalog = AssetCatalog(at: "/nowhere")
    catalog.images = ["logo", "unused"]
    catalog.colors = ["brand": [1, 0, 0, 1]]
    let stubs = Stubs(
      [catalog], words: ["logo", "brand"], declared: ["brand"])
    #expect(stubs.names == ["UIImage.logo"])
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
      source.types.map(\.fullName) == ["Flow", "Flow.A", "Flow", "Flow.B", "C", "D", "S"])
    #expect(source.types[5].inherited == ["UITableViewController", "P"])
  }

  @Test func `colors and images of a catalog are resources, too`() {
    var catalog = AssetCatalog(at: "/nowhere")
    catalog.images = ["logo"]
    catalog.colors = ["brand": [1, 0, 0, 1]]
    let stubs = Stubs(
      [catalog], words: ["logo", "brand"], declared: [])
    for line in [
      "extension UIImage { nonisolated static var logo: UIImage { .init(resource: .logo) } }",
      "extension ImageResource { nonisolated static var logo: Self { .init(name: \"logo\") } }",
      "extension ColorResource { nonisolated static var brand: Self { .init(parts: [1.0, 0.0",
    ] { #expect(stubs.text.contains(line)) }
  }

  @Test func `a class that inherits from nothing isn't a controller`() {
    let index = FileIndex([
      Source("class A {}\nclass B: A {}\nstruct UIViewController {}\nclass C: P {}", path: "a"),
      Source("class D: UITabBarController {}\nclass E: D {}\nclass F: E {}", path: "b"),
    ])
    #expect(index.controllers(in: ["a", "b"]) == ["D", "E", "F"])
    #expect(index.controllers(in: ["a"]) == [] && index.controllers(in: ["gone"]) == [])
  }

  @Test func `assets with one accessor have one stub, and one that is declared has none`() {
    var catalogs = [AssetCatalog(at: "/nowhere"), AssetCatalog(at: "/nowhere")]
    catalogs[0].images = ["logo", "Logo", "logo-image", "own"]
    catalogs[0].colors = ["brand": [1, 0, 0, 1]]
    catalogs[1].colors = ["brand": [0, 0, 0, 1], "Brand Color": [0, 1, 0, 1]]
    let stubs = Stubs(catalogs, words: ["logo", "brand", "own"], declared: ["own"])
    #expect(stubs.names == ["UIImage.logo", "UIColor.brand"])
    #expect(stubs.text.contains("struct ImageResource"))
    #expect(Stubs(catalogs, words: [], declared: []).text == "")
    #expect(Stubs([], words: ["resource"], declared: []).text == StandIn.resources)
  }

  @Test func `an index has globals, type names and members of extensions, and not overrides`() {
    let source = Source(
      """
      typealias A = Int; let b = 1; func c() { let d = 1 }; class E { func f() {}; class G {} }
      extension E { init(a: Int) {}; override func h() {}; var i: Int { 1 }; typealias J = Int }
      """, path: "a")
    let index = FileIndex([source])
    #expect(index.files.keys.sorted() == ["A", "E", "J", "b", "c", "i"])
    #expect(index.entries["a"]?.types == ["A", "E"])
    #expect(index.entries["a"]?.members == ["b", "c", "i", "J"])
    #expect(index.needs(of: "a") == ["a"] && index.needs(of: "b") == [])
  }

  @Test func `a type has the names around it, what it inherits, and what it is marked with`() {
    let code = """
      @MainActor public final class A<T, U>: B<[T]>, @unchecked Sendable, C.D where T: E {}
      extension F.G: H { struct I {} }
      func j() { enum K { actor L {} } }
      protocol M: AnyObject {}
      """
    let types = Source(code, path: "").types
    #expect(types.map(\.fullName) == ["A", "F.G", "F.G.I", "K", "K.L", "M"])
    #expect(types.map(\.name) == ["A", "F.G", "I", "K", "L", "M"])
    #expect(types.map(\.keyword) == ["class", "extension", "struct", "enum", "actor", "protocol"])
    #expect(types.map(\.depth) == [0, 0, 1, 1, 2, 0])
    #expect(
      types.map(\.inherited) == [["B", "Sendable", "C.D"], ["H"], [], [], [], ["AnyObject"]])
    #expect(types.map(\.isGeneric) == [true] + Array(repeating: false, count: 5))
    #expect(types.map(\.isMainActor) == [true] + Array(repeating: false, count: 5))
    #expect(types[0].modifiers == ["public", "final"])
  }

  @Test func `members are functions, values and initializers, and not types or cases`() {
    let source = Source(
      "func a() {}; case b; class c {}; let d = 1; import e; subscript(f: Int) -> Int { 1 }; deinit {}",
      path: "")
    #expect(source.members(in: nil).map(\.keyword) == ["func", "let", "subscript"])
  }

  @Test func `a file that reaches a list through another is taken, and words decide`() {
    let index = FileIndex([
      Source("let a: UITableViewCell? = nil; let x = B.c", path: "/p/a"),
      Source("enum B { static let c = D() }", path: "/p/b"),
      Source("import Charts\nimport AppKit\nstruct D {}", path: "/p/d"),
      Source("/* UITableView */ let e = \"UITableView\"; let MyUITableView = 1", path: "/p/e"),
    ])
    let choice = FileChoice(index, available: [])
    #expect(choice.taken == ["/p/a", "/p/b"])
    #expect(
      choice.left == ["/p/d": "it imports AppKit, Charts", "/p/e": "no list screen needs it"])
    #expect(FileChoice(index, available: ["Charts", "AppKit"]).taken == ["/p/a", "/p/b", "/p/d"])
    #expect(FileChoice(index, available: [], named: ["p/e", "/p/d"]).taken == ["/p/e"])
  }
}
