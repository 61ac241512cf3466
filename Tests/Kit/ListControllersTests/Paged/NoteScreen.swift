import HeadlessUIKit
import ListTesting
import Testing

/// A list of notes on screen, and the server of its pages.
@MainActor final class NoteScreen {
  /// How the list gets UIKit's calls, and in what view and layout.
  enum Kind: CaseIterable { case table, forwardingTable, flow, forwardingFlow, list }

  let server: NoteServer
  let list: any NoteList & UIViewController
  let screen: ListScreen<UIViewController>

  /// A list that requests its first page.
  init(
    _ kind: Kind, _ server: NoteServer = NoteServer(), startingAt start: NoteCursor? = nil,
    _ options: NoteOptions = NoteOptions(), height: CGFloat = 480
  ) {
    let pager = Pager<Note>(startingAt: start, maxItems: 100_000) { [server] in
      try await server.page($0)
    }
    func flow() -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 320, height: 200)
      layout.minimumLineSpacing = 3
      return layout
    }
    switch kind {
    case .table:
      let table = NoteTable(style: .plain)
      table.tableView.estimatedRowHeight = 10
      list = table
    case .forwardingTable:
      let table = ForwardingNoteTable(style: .plain)
      table.tableView.estimatedRowHeight = 300
      list = table
    case .flow: list = NoteCollection(collectionViewLayout: flow())
    case .forwardingFlow: list = ForwardingNoteCollection(collectionViewLayout: flow())
    case .list:
      let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      list = NoteCollection(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }
    list.pager = pager
    list.options = options
    self.server = server
    screen = ListScreen(list, size: CGSize(width: 320, height: height))
  }

  /// The counts that the view shows; the list's are the same.
  var counts: [Int] {
    let counts = screen.rowCounts
    #expect(counts == (0..<list.numberOfSections).map(list.numberOfItems(inSection:)))
    return counts
  }

  /// The identifiers of the loaded notes.
  var ids: [Int] { list.pager.objects.map(\.id) }

  var view: UIScrollView { screen.listView! }

  /// The frame of a note on screen, in points from the top left corner of the list.
  func frame(of id: Int) -> CGRect? {
    let notes = list.pager.objects
    guard let first = notes.first, notes.indices.contains(id - first.id) else { return nil }
    let indexPath: IndexPath = [list.objectsSection, id - first.id]
    let frame =
      screen.tableView?.rectForRow(at: indexPath)
      ?? screen.collectionView?.layoutAttributesForItem(at: indexPath)?.frame
    return frame?.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
  }

  /// The lower edge of a note on screen, or 0 if it isn't loaded.
  func bottom(of id: Int) -> CGFloat { frame(of: id)?.maxY ?? 0 }

  /// How far the lower edge of a note is from that of the list.
  func distanceToBottom(from id: Int) -> CGFloat { abs(bottom(of: id) - view.bounds.height) }

  /// How far a note is below the top of the list.
  func y(_ id: Int) -> CGFloat { frame(of: id)?.minY ?? .nan }

  /// The notes that are visible, from top to bottom.
  var visible: [Int] {
    screen.window.layoutIfNeeded()
    let paths =
      screen.tableView?.indexPathsForVisibleRows
      ?? screen.collectionView?.indexPathsForVisibleItems ?? []
    return paths.sorted().compactMap { note(at: $0)?.id }
  }

  /// The first visible note, or -1 if there is none.
  var first: Int { visible.first ?? -1 }

  func note(at indexPath: IndexPath) -> Note? { note(list, indexPath) }

  private func note<L: NoteList>(_ list: L, _ path: IndexPath) -> Note? { list.object(at: path) }

  func settle() async { await screen.settle() }

  /// Checks that a note stays where it is, from one update to the next and until the list settles.
  func expectToStay(
    _ id: Int, _ location: SourceLocation = #_sourceLocation, until settled: () async -> Void
  ) async {
    screen.window.layoutIfNeeded()
    let before = y(id)
    var worst: CGFloat = 0
    list.link.onUpdate = { [unowned self] in worst = max(worst, abs(y(id) - before)) }
    await settled()
    list.link.onUpdate = {}
    screen.window.layoutIfNeeded()
    let moved = [worst, abs(y(id) - before)]
    #expect(
      moved.allSatisfy { $0 <= 0.5 }, "within an update and after it: \(moved)",
      sourceLocation: location)
  }
}
