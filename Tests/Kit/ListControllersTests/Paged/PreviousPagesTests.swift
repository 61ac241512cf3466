import HeadlessUIKit
import ListTesting
import TestSupport
import Testing

/// Pages above the objects: one body for tables and collection views, with a bridge and by
/// forwarding, whose rows are higher or lower than estimated.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PreviousPagesTests {
  typealias Kind = NoteScreen.Kind

  // MARK: Staying in place

  @Test(arguments: Kind.allCases)
  func `IGListKit#242, IGListKit#644: 10,000 messages above, and the one that is read stays`(
    kind: Kind
  ) async {
    let server = NoteServer(0..<11_000)
    server.pageSize = 1_000
    let notes = NoteScreen(kind, server)
    await notes.settle()
    var pages = 0
    while notes.list.pager.hasPrevious, pages < 15 {
      // The user reads at the end, in the middle, and now and then at the very beginning.
      if pages % 5 == 0 {
        notes.screen.tapStatusBar()
      } else if pages % 5 == 2 {
        notes.screen.scroll(by: 700)
      }
      notes.list.pager.willShow(row: 0)
      await notes.expectToStay(notes.first) { await notes.settle() }
      pages += 1
    }
    notes.screen.scroll(by: -3_000)
    notes.screen.expectAgreement()
    #expect((pages, notes.counts) == (10, [11_000]))
    #expect(notes.ids == Array(0..<11_000))
  }

  @Test(arguments: Kind.allCases)
  func `Chatto#76, DeepDiff#26: at the very beginning nothing moves, either`(kind: Kind) async {
    let notes = NoteScreen(kind)
    await notes.settle()
    for page in 1...6 {
      notes.screen.tapStatusBar()
      #expect(notes.view.contentOffset.y <= 0)
      #expect(notes.screen.text(at: [0, 0])?.hasPrefix("above: Loading…") == true)
      await notes.expectToStay(notes.first) { await notes.settle() }
      // The page was requested once, and the next one isn't before the user scrolls on.
      let (asked, above) = (notes.server.asked.count, notes.screen.text(at: [0, 0]))
      #expect((notes.ids.first, asked, above) == (950 - 50 * page, page + 1, nil))
    }
  }

  @Test(arguments: Kind.allCases)
  func `the last page takes the row above it away; nothing moves, and what is selected stays so`(
    kind: Kind
  ) async {
    let notes = NoteScreen(kind, NoteServer(0..<100))
    await notes.settle()
    #expect(notes.counts == [1, 50])
    notes.screen.tapStatusBar()
    notes.screen.tap([1, 3])
    #expect(notes.list.selected == [53])
    await notes.expectToStay(50) { await notes.settle() }
    #expect(
      (notes.counts, notes.list.objectsSection, notes.screen.selectedIndexPaths)
        == ([100], 0, [[0, 53]]))
    notes.screen.tapStatusBar()
    await notes.settle()
    #expect(notes.first == 0)
    notes.screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases)
  func `messages that don't fill the screen move only as far as they must`(kind: Kind) async {
    let server = NoteServer(0..<40)
    server.pageSize = 2
    let notes = NoteScreen(kind, server)
    await notes.settle()
    // The row above stays visible, so pages come until there are enough above the last ones.
    #expect((9..<30).contains(notes.ids.count))
    #expect((notes.visible.last, notes.counts) == (39, [1, notes.ids.count]))
    #expect(notes.distanceToBottom(from: 39) <= 0.5)
  }

  @Test(arguments: Kind.allCases)
  func `content that the user pulls down stays where it is pulled`(kind: Kind) async {
    let notes = NoteScreen(kind)
    await notes.settle()
    notes.screen.tapStatusBar()
    notes.view.contentOffset.y -= 30
    await notes.expectToStay(notes.first) { await notes.settle() }
    #expect(notes.ids.count == 100)
    // It may be pulled further than what is inserted.
    if kind == .table { return }
    let few = NoteScreen(kind, NoteServer(949..<1_000))
    await few.settle()
    few.screen.tapStatusBar()
    few.view.contentOffset.y -= 200
    await few.expectToStay(few.first) { await few.settle() }
    #expect(few.ids.count == 51)
    #expect(few.view.contentOffset.y < -few.view.adjustedContentInset.top)
  }

  // MARK: The row above

  @Test(arguments: Kind.allCases)
  func `a previous page that fails is a row that tries again`(kind: Kind) async {
    let notes = NoteScreen(kind)
    await notes.settle()
    notes.server.isDown = true
    notes.screen.tapStatusBar()
    await notes.settle()
    let above = "above: The server is down.\nTap to try again."
    #expect((notes.counts, notes.screen.text(at: [0, 0])) == ([1, 50], above))
    notes.screen.scrollToEnd()
    notes.screen.tapStatusBar()
    await notes.settle()
    #expect(notes.server.asked.count == 2)
    notes.server.isDown = false
    notes.screen.tap([0, 0])
    #expect(notes.list.selected == [])
    await notes.settle()
    #expect((notes.ids.count, notes.server.asked) == (100, [nil, .before(950), .before(950)]))
    notes.screen.tapStatusBar()
    #expect(notes.screen.text(at: [0, 0]) == "above: Loading…")
    notes.screen.allowRefusal { $0.tap([0, 0]) }
    #expect((notes.list.selected, notes.screen.selectedIndexPaths) == ([], []))
  }

  @Test(arguments: Kind.allCases)
  func `the row above goes away while the row below reports an error`(kind: Kind) async {
    let notes = NoteScreen(kind, startingAt: .around(500), NoteOptions(start: 500))
    await notes.settle()
    #expect(notes.counts == [1, 50, 1])
    notes.screen.scrollToEnd()
    #expect(notes.screen.text(at: [2, 0]) == "Loading…")
    // The first page comes again; nothing precedes it, and it leads to itself.
    (notes.server.ids, notes.server.repeatsCursors) = (475..<1_000, true)
    await notes.list.pager.refresh()
    await notes.settle()
    #expect(notes.list.pager.appendError is PagingError)
    let says = notes.screen.text(at: [1, 0])?.hasSuffix("Tap to try again.")
    #expect((notes.counts, says) == ([50, 1], true))
  }

  @Test(arguments: Kind.allCases)
  func `a row above that comes and goes without messages moves nothing, even at the beginning`(
    kind: Kind
  ) async {
    let notes = NoteScreen(kind, NoteServer(950..<1_000))
    // A row of pages under the bar would be displayed, and load one.
    notes.list.edgesForExtendedLayout = []
    await notes.settle()
    notes.screen.tapStatusBar()
    #expect(notes.counts == [50])
    // The first page comes again, and messages precede it now.
    notes.server.ids = 0..<1_000
    await notes.expectToStay(950) { await notes.list.pager.refresh() }
    #expect(notes.counts == [1, 50])
    notes.server.ids = 950..<1_000
    await notes.expectToStay(950) { await notes.list.pager.refresh() }
    #expect(notes.counts == [50])
    notes.screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases) func `counts, paths and objects agree`(kind: Kind) async {
    let notes = NoteScreen(kind, startingAt: .around(500), NoteOptions(start: 500))
    #expect(notes.list.objectsSection == 0)
    await notes.settle()
    #expect((notes.counts, notes.list.objectsSection) == ([1, 50, 1], 1))
    let ends: [IndexPath] = [[1, 0], [1, 49]]
    #expect(ends.map { notes.note(at: $0)?.id } == [475, 524])
    let paths: [IndexPath] = [
      [0, 0], [2, 0], [1, 50], [1, -1], [-1, 0], [3, 0], [1], [], [1, 0, 0],
    ]
    #expect(paths.filter { notes.note(at: $0) != nil } == [])
    #expect(paths.filter { notes.list.isValid($0) } == [[0, 0], [2, 0]])
    #expect([-1, 3].map(notes.list.numberOfItems(inSection:)) == [0, 0])
    notes.list.prefetchItems(at: [[0, 0], [2, 0], [7, 7], [1], []])
    await notes.settle()
    #expect(notes.server.asked.count == 1)
    notes.list.prefetchItems(at: [[1, 20], [1, 4]])
    await notes.settle()
    #expect(notes.server.asked.last == .before(475))
  }

  // MARK: Where a list begins

  @Test(arguments: Kind.allCases)
  func `a list starts at an object in the middle, and loads both ways`(kind: Kind) async {
    let notes = NoteScreen(
      kind, NoteServer(0..<200), startingAt: .around(120), NoteOptions(start: 120))
    await notes.settle()
    #expect(notes.server.asked == [.around(120)])
    #expect(notes.visible.contains(120))
    let middle = notes.frame(of: 120)?.midY ?? 0
    let inset = notes.view.adjustedContentInset.top
    #expect(abs(middle - (notes.view.bounds.height + inset) / 2) < 1)
    for _ in 0..<10 where notes.list.pager.hasPrevious || notes.list.pager.hasMore {
      notes.screen.tapStatusBar()
      await notes.expectToStay(notes.first) { await notes.settle() }
      notes.screen.scrollToEnd()
      await notes.expectToStay(notes.first) { await notes.settle() }
    }
    #expect((notes.ids, notes.counts) == (Array(0..<200), [200]))
    #expect(Set(notes.server.asked).count == notes.server.asked.count)
  }

  @Test(arguments: Kind.allCases)
  func `a conversation opens at its end, unless it asks for a row that doesn't exist, or for none`(
    kind: Kind
  ) async {
    let ending = NoteScreen(kind)
    await ending.settle()
    #expect((ending.server.asked, ending.visible.last) == ([nil], 999))
    #expect(ending.distanceToBottom(from: 999) <= 0.5)
    for options in [NoteOptions(start: 7), NoteOptions(followsEnd: false)] {
      let notes = NoteScreen(kind, NoteServer(), options)
      await notes.settle()
      // The first page is at the top; its row above asked for the previous one.
      #expect((notes.ids.count, notes.visible.contains(950)) == (100, true))
    }
  }

  // MARK: Following the end

  @Test(arguments: Kind.allCases)
  func `the list follows new objects while its end is visible`(kind: Kind) async {
    let notes = NoteScreen(kind)
    await notes.settle()
    for id in 1_000..<1_020 {
      notes.list.append(Note(id))
      #expect(notes.visible.last == id)
      #expect(notes.distanceToBottom(from: id) <= 0.5)
    }
    notes.screen.scroll(by: -200)
    let (offset, last) = (notes.view.contentOffset, notes.visible.last)
    notes.list.append(Note(1_020))
    #expect((notes.view.contentOffset, notes.visible.last) == (offset, last))
    notes.screen.scrollToEnd()
    notes.list.append(Note(1_021))
    #expect(notes.visible.last == 1_021)
  }

  @Test(arguments: Kind.allCases)
  func `a user who touches the list, or leaves its end, isn't taken back`(kind: Kind) async {
    let notes = NoteScreen(kind)
    await notes.settle()
    var drags = 0
    notes.list.link.onDrag = {
      let offset = notes.view.contentOffset
      notes.list.append(Note(1_000))
      #expect(notes.view.contentOffset == offset)
      drags += 1
    }
    notes.screen.scroll(by: -10)
    // A controller that forwards hears of the drag itself.
    let isTold = kind != .forwardingTable && kind != .forwardingFlow
    #expect((drags, notes.ids.last) == (isTold ? (1, 1_000) : (0, 999)))
    notes.list.link.onDrag = {}
    notes.screen.scrollToEnd()
    notes.list.append(Note(1_001))
    #expect(notes.visible.last == 1_001)
    // The page above begins to load, which the list is told of.
    notes.screen.tapStatusBar()
    #expect(notes.view.contentOffset.y <= 0)
    await notes.expectToStay(notes.first) { await notes.settle() }
    #expect([notes.ids.first, notes.ids.last] == [900, 1_001])
  }

  @Test(arguments: [Kind.table, .forwardingTable, .flow, .forwardingFlow])
  func `the end is that of the content, with what is below the last object`(kind: Kind) async {
    let notes = NoteScreen(kind)
    notes.screen.tableView?.tableFooterView = UIView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    let flow = notes.screen.collectionView?.collectionViewLayout as? UICollectionViewFlowLayout
    flow?.sectionInset.bottom = 40
    await notes.settle()
    for id in 1_000...1_003 {
      #expect(notes.visible.last == id - 1)
      #expect(abs(notes.bottom(of: id - 1) + 40 - notes.view.bounds.height) <= 0.5)
      notes.list.append(Note(id))
    }
  }

  @Test(arguments: Kind.allCases)
  func `a conversation that is empty, or becomes it, shows its first messages from the end`(
    kind: Kind
  ) async {
    for becomesEmpty in [true, false] {
      let notes = NoteScreen(kind, becomesEmpty ? NoteServer() : NoteServer(0..<0))
      await notes.settle()
      if becomesEmpty {
        notes.server.ids = 0..<0
        await notes.list.pager.refresh()
        await notes.settle()
      }
      #expect((notes.counts, notes.screen.placeholder) == ([0], .empty))
      notes.list.append((0..<30).map { Note($0) })
      #expect((notes.screen.placeholder, notes.visible.last) == (nil, 29))
    }
  }

  @Test(arguments: Kind.allCases)
  func `an end that has more pages, or isn't to be followed, isn't followed`(kind: Kind) async {
    let fixed = NoteScreen(kind, NoteServer(0..<50), NoteOptions(followsEnd: false))
    await fixed.settle()
    fixed.screen.scrollToEnd()
    await fixed.expectToStay(49) { fixed.list.append(Note(50)) }
    #expect(fixed.ids.last == 50)
    let notes = NoteScreen(
      kind, NoteServer(0..<200), startingAt: .around(20), NoteOptions(start: 10))
    await notes.settle()
    notes.screen.scrollToEnd()
    await notes.expectToStay(44) { await notes.settle() }
    #expect((notes.ids, notes.counts) == (Array(0..<95), [95, 1]))
  }

  // MARK: Failures of several pages

  @Test func `a list without objects says why there is no page before them`() async {
    let list = NoteTable(style: .plain)
    list.pager = Pager<Note>(startingAt: NoteCursor.around(0)) { _ in
      Page([], previous: .around(0))
    }
    let screen = ListScreen(list)
    await screen.settle()
    #expect(list.pager.appendError == nil)
    #expect(screen.placeholder == .failed("The server sent the page token “around(0)” twice."))
  }

  @Test(arguments: [Kind.forwardingTable, .forwardingFlow])
  func `a tap on the row of a page that is being loaded tries no other page again`(kind: Kind)
    async
  {
    let server = NoteServer(0..<400)
    let notes = NoteScreen(kind, server, startingAt: .around(200), NoteOptions(start: 200))
    await notes.settle()
    server.isDown = true
    notes.screen.tapStatusBar()
    await notes.settle()
    #expect(server.asked == [.around(200), .before(175)])
    server.isDown = false
    notes.screen.scrollToEnd()
    #expect(notes.screen.text(at: [2, 0])?.hasPrefix("Loading") == true)
    notes.screen.tap([2, 0])
    await notes.settle()
    #expect(notes.list.pager.prependError != nil)
    #expect(server.asked.filter { $0 == .before(175) }.count == 1)
  }

  // MARK: Chance

  @Test(arguments: Kind.allCases, Walk.seeds(1))
  func `whatever happens above and below, what is read stays`(kind: Kind, seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    let server = NoteServer(0..<400)
    let notes = NoteScreen(kind, server, startingAt: .around(200), NoteOptions(start: 200))
    await notes.settle()
    for step in 0..<Walk.steps(20) {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: notes.screen.tapStatusBar()
      case 1: notes.screen.scrollToEnd()
      case 2: notes.screen.scroll(by: CGFloat(Int.random(in: -900...900, using: &generator)))
      case 3: server.isDown.toggle()
      case 4: notes.list.pager.retry()
      default:
        notes.list.pager.willShow(row: 0)
        notes.list.pager.willShow(row: notes.ids.count - 1)
      }
      // What is visible whole stays; the first row may be a part of a row that is above.
      let read = notes.visible.first { notes.y($0) >= 0 } ?? notes.first
      let isAtTop = notes.screen.text(at: [0, 0])?.hasPrefix("above") == true
      if isAtTop, notes.list.pager.prependError != nil || server.isDown {
        await notes.settle()
      } else {
        await notes.expectToStay(read) { await notes.settle() }
      }
      let first = notes.ids[0]
      #expect(
        notes.ids == Array(first..<first + notes.ids.count), "seed \(seed), step \(step)")
      _ = notes.counts
    }
  }

  // MARK: Life

  @Test(arguments: Kind.allCases) func `nothing outlives the list`(kind: Kind) async {
    weak var pager: Pager<Note>?
    weak var list: AnyObject?
    do {
      let notes = NoteScreen(kind)
      await notes.settle()
      notes.screen.tapStatusBar()
      await notes.settle()
      (pager, list) = (notes.list.pager, notes.list)
      notes.screen.window.rootViewController = nil
    }
    await MainQueue.turn()
    await MainQueue.turn()
    #expect(list == nil && pager == nil)
  }

  @Test func `a list without a view, and without a pager, has sections`() async {
    let list = NoteTable(style: .plain)
    func counts() -> [Int] {
      [list.numberOfSections, list.objectsSection, list.numberOfItems(inSection: 1)]
    }
    #expect((counts(), list.numberOfItems(inSection: 0)) == ([0, 0, 0], 0))
    let server = NoteServer()
    list.pager = Pager { try await server.page($0) }
    list.pager.delegate = list
    await list.pager.refresh()
    #expect((counts(), list.object(at: [1, 49])?.id) == ([2, 1, 50], 999))
    list.pager = nil
    #expect(counts() == [0, 0, 0])
  }
}

extension NoteList {
  fileprivate func append(_ note: Note) { pager.append([note]) }
  fileprivate func append(_ notes: [Note]) { pager.append(notes) }
}
