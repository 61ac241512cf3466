import ListTesting
import Testing

/// Where the titles of an index lead.
@MainActor struct IndexedListTests {
  final class Names: UICollectionViewController, CollectionList, IndexedList {
    var listData: [Section<Int>] = []

    func show(_ counts: [Int]) {
      listData = counts.map { Section(Array(0..<$0), indexTitle: "\($0)") }
    }
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with number: Int,
      at indexPath: IndexPath
    ) {}
  }

  /// The counts of some sections, and where the title of each leads.
  nonisolated private static let paths: [([Int], [IndexPath])] = [
    ([2, 3, 1], [[0, 0], [1, 0], [2, 0]]),
    // To the next section that has items.
    ([0, 0, 3, 1], [[2, 0], [2, 0], [2, 0], [3, 0]]),
    ([2, 0, 1], [[0, 0], [2, 0], [2, 0]]),
    // After the last of them, to its last item.
    ([2, 3, 0, 0], [[0, 0], [1, 0], [1, 2], [1, 2]]),
    ([2, 0, 0], [[0, 0], [0, 1], [0, 1]]),
    ([0, 0], [[0, 0], [1, 0]]),
  ]

  @Test(arguments: paths)
  func `a title leads to the next row there is`(counts: [Int], paths: [IndexPath]) {
    let list = Names(collectionViewLayout: UICollectionViewFlowLayout())
    list.show(counts)
    let found = counts.indices.map { list.forwarding.indexPath(ofIndexTitle: "", at: $0) }
    #expect((list.sectionIndexTitles, found) == (counts.map(String.init), paths))
  }

  @Test func `the index of a table follows an update`() {
    final class Words: ConnectedTable, TextTable, IndexedList {
      var listData = [Section(["a"], indexTitle: "A")]
    }
    let screen = ListScreen(Words(style: .plain))
    screen.tap(indexTitle: "A")
    let list = screen.controller
    #expect(
      list.setListData(list.listData + [Section(["b"], indexTitle: "B")]) == .updated(batches: 1))
    screen.tap(indexTitle: "B")
  }

  @Test func `a title that is out of range leads to the last section`() {
    let list = Names(collectionViewLayout: UICollectionViewFlowLayout())
    list.show([1, 1])
    #expect([-1, 0, 1, 2].map { list.section(ofIndexTitle: "", at: $0) } == [0, 0, 1, 1])
    list.show([])
    #expect([-1, 0, 1].map { list.section(ofIndexTitle: "", at: $0) } == [0, 0, 0])
    #expect(list.forwarding.indexPath(ofIndexTitle: "", at: 3) == [0, 0])
  }
}
