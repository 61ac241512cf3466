import ListTesting
import Testing

@testable import ListControllers

/// What ends on an object after its row has moved or left.
@MainActor struct HeldObjectTests {
  /// A list of pictures that are loaded ahead, and whose rows aren't deleted at once.
  class Album: ConnectedTable, TableList, EditableList, PrefetchingList, SwipeableList {
    var listData = [Array(0..<100)]
    var log: [String] = []
    /// Called while a cell is configured.
    var whileConfiguring: () -> Void = {}
    var asksFirst = false

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
      at indexPath: IndexPath
    ) {
      cell.textLabel?.text = "\(number)"
      whileConfiguring()
    }
    func prefetch(_ numbers: [Int], at indexPaths: [IndexPath]) {}
    func cancelPrefetching(_ numbers: [Int], at indexPaths: [IndexPath]) {
      log += zip(numbers, indexPaths).map { "\($0) at \($1.row)" }
    }
    func trailingSwipeActions(for number: Int, at indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    { UISwipeActionsConfiguration(actions: [.delete(number, at: indexPath, of: self)]) }
    func shouldDelete(_ number: Int, at indexPath: IndexPath) -> Bool {
      log.append("delete \(number) at \(indexPath.row)")
      return !asksFirst
    }
    func didDelete(_ number: Int, at indexPath: IndexPath) {
      log.append("deleted \(number) at \(indexPath.row)")
    }
  }

  @Test func `prefetching is cancelled for the objects that were announced`() {
    let list = Album(style: .plain)
    let screen = ListScreen(list)
    let source = list.tableView.prefetchDataSource
    source?.tableView(list.tableView, prefetchRowsAt: [[0, 80], [0, 81], [0, 82], [0, 83]])
    list.setListData([[200] + (0..<80) + [82, 83] + (84..<100)])
    list.log.append("-")
    source?.tableView(list.tableView, cancelPrefetchingForRowsAt: [[0, 81], [0, 80], [0, 5]])
    list.log.append("-")
    list.setListData([[1]])
    // 80 and 81 have left; 82 and 83 are a row above.
    #expect(list.log == ["80 at 80", "81 at 81", "-", "82 at 81", "-", "83 at 82"])
    screen.window.layoutIfNeeded()
  }

  @Test func `a deletion is asked for, and reported`() {
    let list = Album(style: .plain)
    let screen = ListScreen(list)
    list.forwarding.commitEditing(.delete, at: [0, 1])
    #expect(list.log == ["delete 1 at 1", "deleted 1 at 1"])
    list.asksFirst = true
    list.log = []
    let action = UIContextualAction.delete(5, at: [0, 4], of: list)
    list.setListData([[9, 8, 5, 7]])
    var results: [Bool] = []
    action.handler(action, UIView()) { results.append($0) }
    #expect((list.log, list.listData) == (["delete 5 at 2"], [[9, 8, 5, 7]]))
    // The user has agreed, and rows have moved meanwhile.
    list.setListData([[5, 9, 8, 7]])
    #expect((list.removeItem(5), list.listData) == (5, [[9, 8, 7]]))
    let sentences = advice(about: Album.self) {
      action.handler(action, UIView()) { results.append($0) }
    }
    #expect(
      (results, list.listData, sentences) == (
        [false, false], [[9, 8, 7]],
        ["Album didn't delete an object, because no row shows it any more."]
      ))
    screen.window.layoutIfNeeded()
  }

  @Test func `a scroll ends where its object is, or says that it has left`() {
    for isKept in [true, false] {
      let list = Album(style: .plain)
      let screen = ListScreen(list)
      var isShown: [Bool] = []
      // A cell on the way changes the data.
      list.whileConfiguring = { [unowned list] in
        guard list.listData[0].count == 100 else { return }
        list.listData = [isKept ? [80] : [1]]
        list.tableView.reloadData()
      }
      list.scroll(to: 80, at: .end, animated: false) { isShown.append($0) }
      screen.window.layoutIfNeeded()
      #expect(isShown == [isKept])
    }
  }

  @Test func `objects are recognized by an identifier of the list's own`() {
    struct File {
      var path: String
      var size = 0
    }
    final class Files: ConnectedTable, TextTable, EditableList, MultipleSelectionList {
      var listData = [[File(path: "a"), File(path: "b"), File(path: "c")]]
      var selectedIDs: Set<String> = []
      func id(of file: File) -> AnyHashable? { file.path }
    }
    let list = Files(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    screen.tap([0, 1])
    list.setListData([[File(path: "x"), File(path: "c"), File(path: "b", size: 1)]])
    screen.window.layoutIfNeeded()
    let path = list.indexPath(of: File(path: "c"))
    #expect((screen.selectedIndexPaths, path) == ([[0, 2]], [0, 1]))
    #expect(list.deleteSelectedObjects().map(\.size) == [1])
  }
}
