import ListControllers
import ListTesting
import TestSupport
import Testing

@testable import ListCapabilities
@testable import ListCore

/// Edits of a list of pages by the user, and their undo.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PageEditsTests {
  typealias Loader = TestLoader<Int?, Page<Story, Int>>

  /// A list of pages that the user edits, and whose source doesn't know of it.
  class Drafts: UITableViewController, PagedTableList, EditableList, MultipleSelectionList,
    UndoableList, PlaceholderList, PlainTable
  {
    let loader = Loader()
    var pager: Pager<Story>!
    var selectedIDs: Set<Int> = []
    private let manager = UndoManager()
    override var undoManager: UndoManager? { manager }

    override func viewDidLoad() {
      super.viewDidLoad()
      manager.groupsByEvent = false
      pager = makePager(startingAt: 2)
      connectList()
    }
    func makePager(startingAt start: Int?) -> Pager<Story> {
      Pager(startingAt: start, load: loader.load)
    }
    func text(of story: Story) -> String { story.title }
    func updateSource(removing removed: [Story], inserting inserted: [Story]) throws(EditRefusal) {
      throw EditRefusal("The archive is closed.")
    }
  }

  /// A list of pages that writes the user's edits to their source.
  final class Inbox: Drafts {
    /// The edits that were written.
    var written: [String] = []

    override func updateSource(
      removing removed: [Story], inserting inserted: [Story]
    ) throws(EditRefusal) {
      written.append(
        (removed.map { "-\($0.id)" } + inserted.map { "+\($0.id)" }).joined(separator: " "))
    }
    /// Returns the edits that were written since the last call.
    func takeWritten() -> [String] {
      defer { written = [] }
      return written
    }
  }

  /// A list of pages that implements nothing for edits.
  final class Fixed: UITableViewController, PagedTableList, EditableList, PlainTable {
    var pager: Pager<Story>!

    override func viewDidLoad() {
      super.viewDidLoad()
      pager = Pager { (_: Int?) in PageEditsTests.page(0..<3) }
      connectList()
    }
    func text(of story: Story) -> String { story.title }
  }

  nonisolated private static func page(
    _ ids: Range<Int>, next: Int? = nil, previous: Int? = nil
  ) -> Page<Story, Int> {
    Page(ids.map { Story(id: $0, title: "story \($0)") }, next: next, previous: previous)
  }

  /// The identifiers that the list has, which are those that the view shows.
  private func ids<L: Drafts>(_ screen: ListScreen<L>) -> [Int] {
    screen.window.layoutIfNeeded()
    screen.expectAgreement()
    return screen.controller.pager.objects.map(\.id)
  }

  /// A list that shows a page in the middle, below a header and above a footer.
  private func shown<L: Drafts>(_ list: L) async -> ListScreen<L> {
    let screen = ListScreen(list, size: CGSize(width: 320, height: 484))
    await list.loader.answer(with: Self.page(20..<40, next: 3, previous: 1))
    #expect(screen.rowCounts == [1, 20, 1])
    return screen
  }

  @Test func `deleted objects return behind those that they followed, wherever these are`() async {
    let screen = await shown(Inbox(style: .plain))
    let list = screen.controller
    screen.swipeToDelete([1, 5])
    list.selectedIDs = [20, 30, 31, 39]
    let deleted = list.deleteSelectedObjects().map(\.id)
    #expect((deleted, list.takeWritten()) == ([20, 30, 31, 39], ["-25", "-20 -30 -31 -39"]))
    let left = [21, 22, 23, 24, 26, 27, 28, 29, 32, 33, 34, 35, 36, 37, 38]
    #expect(ids(screen) == left)
    // A page that has them doesn't bring them back, and others come before them.
    screen.tapStatusBar()
    await list.loader.answer(with: Self.page(10..<26))
    #expect((ids(screen), list.objectsSection) == (Array(10..<20) + left, 0))
    let heard = screen.announcements {
      screen.undo()
      let back = Array(10..<25) + Array(26..<40)
      #expect((ids(screen), list.selectedIDs) == (back, [20, 30, 31, 39]))
      screen.undo()
    }
    #expect(heard == ["Undone: Delete 4 Items", "Undone: Delete"])
    #expect((ids(screen), list.takeWritten()) == (Array(10..<40), ["+20 +30 +31 +39", "+25"]))
    screen.redo()
    screen.redo()
    #expect((ids(screen), list.selectedIDs) == (Array(10..<20) + left, []))
    #expect(list.takeWritten() == ["-25", "-20 -30 -31 -39"])
  }

  @Test func `objects are replaced and inserted, if no other has their identifier`() async {
    let screen = await shown(Inbox(style: .plain))
    let list = screen.controller
    let edits = [
      list.replaceItem(at: [1, 1], with: Story(id: 21, title: "read")),
      list.replaceItem(at: [1, 2], with: Story(id: 99, title: "sent")),
      list.insertItem(Story(id: 50, title: "new"), at: [1, 0]),
    ]
    #expect(edits == [true, true, true])
    #expect(screen.rowTexts.prefix(5).dropFirst() == ["new", "story 20", "read", "sent"])
    let refused = advice(about: Inbox.self) {
      let again = Story(id: 99, title: "again")
      let isReplaced = list.replaceItem(at: [1, 1], with: again)
      #expect((isReplaced, list.insertItem(again, at: [1, 0])) == (false, false))
    }
    #expect(refused == ["Inbox wasn't edited. Its pages have an object with the same id already."])
    #expect(list.takeWritten() == ["-21 +21", "-22 +99", "+50"])
    // The list shows another pager when the edits are undone.
    let first = list.pager
    list.pager = list.makePager(startingAt: nil)
    screen.window.layoutIfNeeded()
    #expect(!list.insertItem(Story(id: 1, title: "too early"), at: [0, 0]))
    await list.loader.answer(with: Self.page(0..<2))
    while list.undoManager?.canUndo == true { screen.undo() }
    #expect((ids(screen), list.takeWritten()) == ([0, 1], ["-50", "-99 +22", "-21 +21"]))
    list.pager = first
    #expect((ids(screen), first?.objects[1].title) == (Array(20..<40), "story 21"))
  }

  @Test func `the next page takes the place of objects that were all deleted`() async {
    let screen = await shown(Inbox(style: .plain))
    let list = screen.controller
    list.selectedIDs = Set(20..<40)
    list.deleteSelectedObjects()
    #expect((ids(screen), screen.placeholder) == ([], .loading))
    await list.loader.answer(with: Self.page(40..<42))
    #expect((ids(screen), screen.rowCounts) == ([40, 41], [1, 2]))
    list.removeItems(at: [[1, 0], [1, 1]])
    #expect((ids(screen), screen.placeholder) == ([], .loading))
    await list.loader.answer(with: Self.page(0..<0))
    #expect(screen.placeholder == .empty)
    screen.undo()
    #expect((ids(screen), screen.placeholder) == ([40, 41], nil))
    // While the only page is loaded anew, the source has them again.
    list.removeItems(at: [[0, 0], [0, 1]])
    _ = (ids(screen), list.takeWritten())
    let pager: Pager<Story> = list.pager
    let refresh = Task { await pager.refresh() }
    await list.loader.settle()
    list.undoManager?.undo()
    #expect(list.takeWritten() == ["+40 +41"])
    await list.loader.answer(with: Self.page(40..<42))
    await refresh.value
    #expect(ids(screen) == [40, 41])
  }

  @Test func `an edit that the source can't have is refused, and the reason is given`() async {
    let drafts = await shown(Drafts(style: .plain))
    let refused = advice(about: Drafts.self) {
      drafts.expectRefusal { $0.swipeToDelete([1, 0]) }
      drafts.controller.selectedIDs = [20, 21]
      #expect(drafts.controller.deleteSelectedObjects().isEmpty)
    }
    #expect(Set(refused) == ["Drafts wasn't edited. The archive is closed."])
    let canUndo = drafts.controller.undoManager?.canUndo
    #expect((ids(drafts), canUndo) == (Array(20..<40), false))
    let fixed = ListScreen(Fixed(style: .plain))
    await fixed.settle()
    let sentences = advice(about: Fixed.self) {
      fixed.expectRefusal { $0.swipeToDelete([0, 0]) }
    }
    #expect(
      sentences == [
        "Fixed wasn't edited. The source of its pages has the objects as they were. Implement "
          + "updateSource(removing:inserting:), or change the source yourself, and then the pager "
          + "by remove(ids:), replace(_:) or insert(_:at:)."
      ])
    fixed.controller.pager.remove(ids: [1])
    #expect(fixed.rowTexts == ["story 0", "story 2"])
  }
}
