import Testing

@testable import ListCheck

/// Members that were probably meant to be a requirement, and others that weren't.
struct NearMissesTests {
  @Test func `a near miss is reported with its place, its cause and its remedy`() {
    let source = """
      final class Names: UITableViewController, TableList, EditableList {
        func canEdit(
          _ name: String, atIndexPath indexPath: IndexPath
        ) -> Bool { false }
      }
      """
    #expect(
      catalog(source).findings.map(\.description) == [
        """
        App.swift:2:8: warning: Names.canEdit(_:atIndexPath:) is never called by the list. Its name \
        is nearly that of canEdit(_:at:), which is optional in EditableList. Rename it, or make it \
        private if it is another one.
        """
      ])
  }

  @Test(arguments: [
    "func canEdit(_ name: String, atIndexPath indexPath: IndexPath) -> Bool { false }",
    "func canEdit(name: String, at indexPath: IndexPath) -> Bool { false }",
    "func footerTitle(forSection section: Int) -> String? { nil }",
    "func footerTitle(_ section: Int) -> String? { nil }",
    "func cellIdentifer(at indexPath: IndexPath) -> String { \"\" }",
    "func cellIdentifier(for indexPath: IndexPath) -> String { \"\" }",
    "let updateLimt = 100",
    "func updateLimit() -> Int { 100 }",
    "static var capabilites: [ListCapability] { [] }",
    "func listView(_ view: UITableView, didSelectName name: String, at indexPath: IndexPath) {}",
    "func listView(_ view: UITableView, didSelect name: String, atIndexPath path: IndexPath) {}",
    "func tableView(_ view: UITableView, didSelect name: String, at indexPath: IndexPath) {}",
    "func tableView(_ view: UITableView, canEditRowAtIndexPath path: IndexPath) -> Bool { true }",
    "func tableView(_ view: UITableView, heightForRow path: IndexPath) -> CGFloat { 44 }",
    "func tableView(_ v: UITableView, willDisplay c: UITableViewCell, for path: IndexPath) {}",
    "func scrollViewDidScrol(_ scrollView: UIScrollView) {}",
    // No other code uses them, so they are meant for the list.
    "func canEdit(_ name: String) -> Bool { false }",
    "func canEdit(at indexPath: IndexPath) -> Bool { false }",
    "func shouldDelete(_ name: String, at indexPath: IndexPath, animated: Bool) -> Bool { false }",
    "func headerTitle(inGroup group: Int) -> String? { nil }",
    "func canEdit(_ name: String, at row: Int) -> Bool { false }",
    "@objc public func titleview() {}; func headerTitel(inSection section: Int) -> String? { nil }",
  ]) func `a name with other labels or letters is a near miss`(member: String) {
    #expect(found(in: member, of: "UITableViewController, TableList, EditableList").count == 1)
  }

  @Test(arguments: [
    // Exactly a requirement.
    "func canEdit(_ name: String, at indexPath: IndexPath) -> Bool { false }",
    "func headerTitle(inSection section: Int) -> String? { nil }",
    "func canMove(_ name: String, at indexPath: IndexPath) -> Bool { false }",
    "func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool { true }",
    "func listView(_ v: UITableView, configure c: Cell, with n: String, at p: IndexPath) {}",
    // Beside one.
    """
    func canEdit(_ name: String, at indexPath: IndexPath) -> Bool { canEdit(name, atIndexPath: indexPath) }
    func canEdit(_ name: String, atIndexPath indexPath: IndexPath) -> Bool { false }
    """,
    // Calls one.
    "func footerTitle(forSection section: Int) -> String? { self.footerTitle(inSection: section) }",
    "func canEdit(_ n: String, row p: IndexPath) -> Bool { canEdit(n > m ? n : m, at: p) }",
    // Nearly one that the compiler asks for.
    "func listView(_ v: UITableView, configure c: Cell, with n: String, atPath p: IndexPath) {}",
    "func tableView(_ v: UITableView, numberOfRowsInSection s: String) -> Int { 1 }",
    // Not meant for the list.
    "private func canEdit(_ name: String, atIndexPath indexPath: IndexPath) -> Bool { false }",
    "fileprivate let updateLimt = 100",
    "override func footerTitle(forSection section: Int) -> String? { nil }",
    // Other names, labels and types.
    "func canEdit(_ name: String) -> Bool { false }; func toggle() { _ = canEdit(title) }",
    "@objc func canEdit(_ name: String) -> Bool { false }",
    "public func canEdit(_ name: String) -> Bool { false }",
    "func delete(_ name: String) {}; @objc func delete(_ sender: Any?) {}",
    "func cellIdentifier(for name: String) -> String { name }",
    "func headerTitle(of name: String, in place: Int) -> String? { nil }",
    "var edited = false; var updateLimits: [Int] { [] }; var editors = 0; var footerTitle = \"\"",
    "func tableView(_ view: UITableView, iconForRowAt path: IndexPath) -> UIImage? { nil }",
    "func tableView(_ view: UITableView, didTapShareAt path: IndexPath) {}",
    "func collectionView(_ view: UITableView, canEditItem path: IndexPath) -> Bool { true }",
    "func listView(_ view: UITableView, titleOf name: String, at path: IndexPath) -> String { \"\" }",
    "var capabilites: [ListCapability] { [] }",
    "func setUp() { func cellIdentifer(at indexPath: IndexPath) -> String { \"\" } }",
    "struct Inner { func cellIdentifer(at indexPath: IndexPath) -> String { \"\" } }",
    "func headerTitle(inGroup group: Int) -> String? { nil }; func show() { headerTitle(inGroup: 1) }",
    "func canEdited(_ name: String, at indexPath: IndexPath) -> Bool { true }",
  ]) func `what is right, private or another thing isn't reported`(members: String) {
    #expect(found(in: members, of: "UITableViewController, TableList, EditableList") == [])
  }

  @Test func `a name of eight letters may have two other ones, and a shorter name one`() {
    let source = """
      protocol Ordered: TableList {
        func ordering(_ name: String, at indexPath: IndexPath) -> Bool
        func ordered(_ name: String, at indexPath: IndexPath) -> Bool
      }
      extension Ordered {
        func ordering(_ name: String, at indexPath: IndexPath) -> Bool { true }
        func ordered(_ name: String, at indexPath: IndexPath) -> Bool { true }
      }
      final class Names: UITableViewController, Ordered {
        func oredring(_ name: String, at indexPath: IndexPath) -> Bool { false }
        func oredred(_ name: String, at indexPath: IndexPath) -> Bool { false }
      }
      """
    let texts = catalog(source).findings.map(\.text)
    #expect(texts.count == 1 && texts.allSatisfy { $0.contains("nearly that of ordering(_:at:)") })
  }

  @Test(arguments: [
    ("UITableViewController", 1), ("UIViewController, UITableViewDataSource", 1),
    ("UIViewController, TableList", 1), ("UITableViewDiffableDataSource<Int, Int>", 1),
    ("UIViewController", 0), ("NSObject", 0),
  ]) func `types that adopt list protocols or UIKit's are checked`(heading: String, count: Int) {
    let member =
      "func tableView(_ v: UITableView, canEditRowAtIndexPath p: IndexPath) -> Bool { true }"
    #expect(found(in: member, of: heading).count == count)
  }

  @Test func `an extension's members are those of its type`() {
    let source = """
      final class Names: UITableViewController {}
      extension Names: TableList { func footerTitle(forSection section: Int) -> String? { nil } }
      extension Names { func canEdit(_ n: String, at i: IndexPath) -> Bool { true } }
      extension Names: EditableList { func canEdit(_ n: String, atPath i: IndexPath) -> Bool { true } }
      private extension Names { func cellIdentifier(for i: IndexPath) -> String { "" } }
      extension Others { func canEdit(_ n: String, atPath i: IndexPath) -> Bool { true } }
      """
    #expect(
      findings(in: source).map { $0.prefix(40) } == ["2: Names.footerTitle(forSection:) is nev"])
  }

  @Test func `a subclass adds to what its superclass declares`() {
    let source = """
      class A: TableList, EditableList { func canEdit(_ n: String, at i: IndexPath) -> Bool { true } }
      class B: A { func canEdit(_ n: String, atIndexPath i: IndexPath) -> Bool { true } }
      """
    #expect(findings(in: source) == [])
  }

  @Test func `an extension of UIKit's controller is checked, and a protocol isn't`() {
    let source = """
      extension UITableViewController {
        func tableView(_ v: UITableView, canEditRowAtIndexPath p: IndexPath) -> Bool { true }
      }
      protocol P: List { func footerTitle(forSection section: Int) -> String? }
      """
    #expect(findings(in: source).count == 1)
  }

  @Test func `an app's own protocols are checked like the kit's`() {
    let source = """
      protocol LockedList: List { func canUnlock(_ object: Object, at indexPath: IndexPath) -> Bool }
      extension LockedList { func canUnlock(_ object: Object, at indexPath: IndexPath) -> Bool { true } }
      class Names: UITableViewController, TableList, LockedList {
        func canUnlock(_ name: String, row indexPath: IndexPath) -> Bool { false }
      }
      """
    #expect(findings(in: source).count == 1)
  }

  @Test func `right labels and other types are reported`() {
    #expect(
      findings(
        in:
          "class Names: TableList {\n func headerTitle(inSection section: IndexPath) -> String? { nil } }"
      ) == [
        """
        2: Names.headerTitle(inSection:) is never called by the list. Its type is (IndexPath) -> \
        String?, and in List the optional headerTitle(inSection:) is (Int) -> String?. Change the \
        type, or rename it.
        """
      ])
  }

  @Test(arguments: [
    ("func headerTitle(inSection section: Int) -> String { \"\" }", 1),
    ("func cellIdentifier(at indexPath: IndexPath) -> String? { nil }", 1),
    ("func listView(_ v: UITableView, didSelect n: String, at p: IndexPath) -> Bool { true }", 1),
    ("func tableView(_ v: UITableView, heightForRowAt p: IndexPath) -> Double { 1 }", 1),
    ("func tableView(_ v: UITableView, heightForRowAt p: Int) -> CGFloat { 1 }", 1),
    ("var updateLimit: Int? { nil }", 1),
    ("var updateLimit = 5", 0),
    ("func listView(_ v: UITableView, didSelect n: IndexPath, at p: IndexPath) {}", 0),
    ("func tableView(_ v: UITableView, titleForHeaderInSection s: Int) -> String { \"\" }", 0),
    (
      """
      func headerTitle(inSection section: String) -> String? { nil }
      func headerTitle(inSection section: Int) -> String? { nil }
      """, 0
    ),
    ("func numberOfSections(in view: UICollectionView) -> Int { 1 }", 0),
    ("func isValid(_ text: String) -> Bool { true }", 0),
    ("func object(at index: Int) -> String? { nil }", 0),
    ("func object(at index: Int, of name: String) -> String? { nil }", 0),
    ("static func headerTitle(inSection section: Int) -> String? { nil }", 1),
    ("func headerTitle(inSection section: Int) async -> String? { nil }", 1),
    ("func headerTitle(inSection section: Int) throws -> String? { nil }", 1),
  ]) func `types are compared where they are the same in each list`(member: String, count: Int) {
    #expect(found(in: member).count == count)
  }

  private static let configure =
    "func listView(_ v: UITableView, configure c: UITableViewCell, with b: Book, at p: IndexPath) {}"

  @Test(arguments: [
    ("func listView(_ v: UITableView, didSelect b: String, at p: IndexPath) {}", 1),
    ("func listView(_ v: UITableView, didSelect b: Shelf, at p: IndexPath) {}", 1),
    ("func listView(_ v: UITableView, didSelect b: Book, at p: IndexPath) {}", 0),
    ("func listView(_ v: UITableView, didSelect b: Library.Book, at p: IndexPath) {}", 0),
    ("func listView(_ v: UITableView, didSelect b: Object, at p: IndexPath) {}", 0),
    (
      """
      typealias Volume = Book
      func listView(_ v: UITableView, didSelect b: Volume, at p: IndexPath) {}
      """, 0
    ),
    ("func canEdit(_ book: String, at indexPath: IndexPath) -> Bool { true }", 1),
    (
      """
      func canEdit(_ book: String, at indexPath: IndexPath) -> Bool { true }
      func toggle() { _ = canEdit("", at: [0, 0]) }
      """, 0
    ),
    ("func canEdit(_ book: Book, at row: Int) -> Bool { true }", 1),
    ("func canEdit(_ name: String, at row: Int) -> Bool { true }", 1),
    (
      """
      func canEdit(_ name: String, at row: Int) -> Bool { true }
      func toggle() { _ = canEdit("", at: 0) }
      """, 0
    ),
  ]) func `objects are those of the method that configures cells`(member: String, count: Int) {
    let members = "\(Self.configure)\n\(member)"
    #expect(found(in: members, of: "UITableViewController, TableList, EditableList").count == count)
  }

  @Test(arguments: [
    ("SwipeableList", "trailingSwipeActions(for b: Book, at p: IndexPath) -> [UIContextualAction]"),
    ("SwipeableList", "trailingSwipeActions(at p: IndexPath) -> UISwipeActionsConfiguration?"),
    ("PlaceholderList", "placeholderView(for placeholder: Placeholder) -> UILabel"),
    ("SelfSizingList", "estimatedHeight(for book: Book) -> CGFloat?"),
    ("DroppableList", "droppedObject(from object: Any) -> Book?"),
    ("DroppableList", "canDrop(_ object: String) -> Bool"),
    ("EditableList", "didDelete(_ books: [Book], at paths: [IndexPath])"),
    ("KeyboardList", "perform(_ keyCommand: UIKeyCommand, with book: Book)"),
    ("ObservedList", "updateModel(with listData: [[Book]])"),
    ("PagedList", "updateSource(removing books: [Book])"),
  ]) func `members of all capabilities are compared`(capability: String, member: String) {
    let found = found(in: "\(Self.configure)\nfunc \(member) {}", of: "TableList, \(capability)")
    #expect(found.count == 1, "\(found)")
  }

  @Test func `of several requirements, the one with the labels that are missing least is named`() {
    let member = "func droppedObject(from object: Any) -> Book? { nil }"
    let texts = findings(in: "class A: TableList, DroppableList { \(member) }")
    #expect(texts.map { $0.contains("nearly that of droppedObject(from:at:)") } == [true])
  }

  @Test func `a static member and what awaits say so in their type`() {
    #expect(
      findings(
        in:
          "class A: TableList { static func headerTitle(inSection s: Int) async -> String? { nil }}"
      ).first?.contains("Its type is static (Int) async -> String?, and in List") == true)
  }

  @Test func `a section that names a title must do so with the protocol's type`() {
    let source = "struct Shelf: SectionInfo { var items: [Book]; var headerTitle: String }"
    #expect(findings(in: source).count == 1)
  }
}
