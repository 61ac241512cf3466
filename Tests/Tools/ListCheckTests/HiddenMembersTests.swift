import Testing

@testable import ListCheck

/// Members of a subclass that the protocol doesn't see.
struct HiddenMembersTests {
  @Test func `a subclass's member is hidden by the default of its superclass`() {
    let source = """
      class A: UITableViewController, TableList {}
      class B: A {
        func headerTitle(inSection section: Int) -> String? { "B" }
      }
      """
    #expect(
      findings(in: source) == [
        """
        3: B.headerTitle(inSection:) is never called by the list. A adopts List, and takes its \
        default. Declare it in A, and override it in B.
        """
      ])
  }

  @Test func `the class that adopted the protocol is named`() {
    let source = "class A: TableList {}; class B: A {}; class C: B { let updateLimit = 1 }"
    #expect(findings(in: source).count == 1)
    #expect(findings(in: source)[0].hasSuffix("Declare it in A, and override it in C."))
  }

  @Test(arguments: [
    ("class A: UITableViewController, TableList {}", "class B: A { let updateLimit = 1 }", 1),
    (
      "class A: UITableViewController {}; extension A: TableList {}",
      "class B: A { let updateLimit = 1 }", 1
    ),
    ("class A<T>: Base {}; class Base: TableList {}", "class B: A<Int> { let updateLimit = 1 }", 1),
    ("class A: TableList {}", "class B: A, EditableList { let updateLimit = 1 }", 1),
    (
      "class A: TableList {}", "class B: A {}; extension B { var updateLimit: Int { 1 } }", 1
    ),
    ("class A: TableList {}", "class B: A { class var capabilities: [ListCapability] { [] } }", 1),
    // Declared by the superclass.
    (
      "class A: TableList { var updateLimit: Int { 2 } }",
      "class B: A { override var updateLimit: Int { 1 } }", 0
    ),
    (
      "class A: Base {}; class Base: TableList { var updateLimit = 2 }",
      "class B: A { var updateLimit = 1 }", 0
    ),
    // Adopted by the subclass itself.
    (
      "class A: UITableViewController, TableList {}",
      "class B: A, EditableList { func canEdit(_ n: String, at p: IndexPath) -> Bool { true } }", 0
    ),
    ("class A: UITableViewController {}", "class B: A, TableList { let updateLimit = 1 }", 0),
    // Found by Objective-C.
    (
      "class A: UIViewController, UITableViewDelegate {}",
      "class B: A { func tableView(_ v: UITableView, didSelectRowAt p: IndexPath) {} }", 0
    ),
    // Another member.
    (
      "class A: TableList {}",
      "class B: A { private let updateLimit = 1; static let updateLimit = 2 }", 0
    ),
    ("class A: TableList {}", "class B: A { func share() {} }", 0),
    (
      "class A: TableList {}", "class B: A { func isValid(_ text: String) -> Bool { true } }", 0
    ),
    // Reported once, for its type.
    (
      "class A: TableList {}",
      "class B: A { func headerTitle(inSection section: Int) -> String { \"B\" } }", 1
    ),
  ]) func `only what a superclass adopts and leaves out is hidden`(
    superclass: String, subclass: String, count: Int
  ) { #expect(findings(in: superclass + "\n" + subclass).count == count) }
}
