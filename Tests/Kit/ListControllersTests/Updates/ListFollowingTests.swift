import ListTesting
import Testing

/// How views follow the updates of their lists.
@MainActor struct ListFollowingTests {
  /// A view of the app's own that records whether batches are animated.
  final class Board: ListUpdatesTarget {
    var animated: [Bool] = []

    func insertItems(at indexPaths: [IndexPath]) {}
    func deleteItems(at indexPaths: [IndexPath]) {}
    func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    func reconfigureItems(at indexPaths: [IndexPath]) {}
    func insertSections(_ sections: IndexSet) {}
    func deleteSections(_ sections: IndexSet) {}
    func moveSection(_ section: Int, toSection newSection: Int) {}
    func reloadSections(_ sections: IndexSet) {}
    func performBatch(_ changes: @escaping () -> Void) {
      animated.append(UIView.areAnimationsEnabled)
      changes()
    }
    func reloadData() {}
  }

  final class Cards: NonFetchedList {
    typealias ListView = Board
    typealias Cell = UIView

    var listData = [["a"]]
    let board = Board()
    var updateTarget: (any ListUpdatesTarget)? { board }
    func listView(
      _ board: Board, configure cell: UIView, with text: String, at indexPath: IndexPath
    ) {}
  }

  final class Rows: ConnectedTable, TableList, PlaceholderList, PlainTable {
    var listData = [["a", "b"]]
    var updateLimit = 10_000

  }

  @Test func `changes are animated unless the app disables it`() {
    let list = Cards()
    list.setListData([["a", "b"]])
    list.setListData([["b"]], animated: false)
    list.setListData([["b", "c"]])
    #expect(list.board.animated == [true, false, true])
  }

  @Test func `capabilities follow a reload as they follow changes one by one`() {
    let list = Rows(style: .plain)
    let screen = ListScreen(list)
    list.updateLimit = 1
    let reloaded = ListUpdatesOutcome.reloaded(.tooManyChanges(2, limit: 1))
    #expect((list.setListData([[]]), screen.placeholder) == (reloaded, .empty))
    #expect((list.setListData([["a", "b"]]), screen.placeholder) == (reloaded, nil))
  }
}
