import ListTesting
import Testing

/// One body for each capability, run by forwarding and by bridge, in tables and in collection
/// views.
@MainActor @Suite(.timeLimit(.minutes(30))) struct CapabilitiesTests {
  typealias Kind = CapableKind

  private let allNames = ["Apple", "Apricot", "Banana", "Cherry", "Coconut"]

  @Test(arguments: Kind.allCases) func `cells, selection, titles and section index (JSQ#29)`(
    kind: Kind
  ) {
    let screen = CapableScreen(kind)
    screen.tap([0, 1])
    #expect((screen.names, screen.list.log) == (allNames, ["select Apricot"]))
    #expect(
      ((0..<3).map(screen.headerText), (0..<2).map(screen.footerText)) == (
        ["A", "B", "C"], ["two", nil]
      ))
    let low = CapableScreen(kind, height: 190)
    #expect(low.list.sectionIndexTitles == ["A", "B", "C"])
    low.tap(indexTitle: "C")
    #expect(low.names.contains("Cherry"))
    low.expectRefusal { $0.tap(indexTitle: "Q") }
  }

  @Test(arguments: Kind.allCases) func `editing deletes and inserts`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.choose(swipeAction: "Delete", at: [0, 0], edges: .trailing)
    #expect(
      (screen.names, screen.ids, [1, 2].map { screen.list.canEditItem(at: [2, $0]) }) == (
        Array(allNames.dropFirst()), "2 | 3 | 4 5", [false, false]
      ))
    if let table = screen.tableView {
      // Rows that can be selected have no controls for editing.
      table.allowsMultipleSelectionDuringEditing = false
      screen.list.setEditing(true, animated: false)
      screen.tapEditingControl(at: [1, 0])
      screen.expectRefusal { $0.tapEditingControl(at: [2, 1]) }
    } else {
      screen.list.commitEditing(.insert, at: [1, 0])
    }
    #expect(screen.names == ["Apricot", "New", "Banana", "Cherry", "Coconut"])
    screen.list.commitEditing(.delete, at: [7, 0])
    #expect(screen.names.count == 5)
  }

  @Test(arguments: Kind.allCases)
  func `reordering, which keeps out of collapsed sections (RCK#104)`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.list.toggleSection(1)
    screen.list.setEditing(true, animated: false)
    screen.expectRefusal { $0.drag([0, 0], to: [1, 0]) }
    let names = ["Apple", "Apricot", "Cherry", "Coconut"]
    #expect((screen.ids, screen.names) == ("1 2 | 3 | 4 5", names))
    screen.list.toggleSection(1)
    screen.drag([0, 0], to: [1, 0])
    let moved = ["Apricot", "Apple", "Banana", "Cherry", "Coconut"]
    #expect((screen.ids, screen.names) == ("2 | 1 3 | 4 5", moved))
    screen.expectRefusal { $0.drag([2, 0], to: [0, 0]) }
  }

  @Test(arguments: Kind.allCases)
  func `context menus, and swipe actions at both edges (IG#620, RCK#100)`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.choose(swipeAction: "Flag", at: [1, 0], edges: .leading)
    screen.expectRefusal { $0.choose(swipeAction: "Delete", at: [1, 0], edges: .leading) }
    screen.longPress([1, 0], choosing: "Eat")
    #expect(screen.list.log == ["flag Banana", "eat Banana"])
    screen.expectRefusal { $0.longPress([0, 0], choosing: "Eat") }
    #expect(screen.list.contextMenuConfiguration(at: [9, 9]) == nil)
  }

  @Test(arguments: Kind.allCases) func prefetching(kind: Kind) {
    let screen = CapableScreen(kind, height: 400) {
      $0.listData = [Section(id: 0, (0..<200).map { Fruit(id: $0, name: "\($0)") })]
    }
    screen.scroll(by: 200)
    #expect(screen.list.log.contains { $0.hasPrefix("prefetch") })
    screen.scroll(by: -200)
    #expect(screen.list.log.contains { $0.hasPrefix("cancel") })
    let count = screen.list.log.count
    screen.list.cancelPrefetchingItems(at: [[5, 5]])
    #expect(screen.list.log.count == count)
  }

  @Test(arguments: Kind.allCases) func refreshing(kind: Kind) async {
    let screen = CapableScreen(kind)
    screen.pullToRefresh()
    #expect(screen.listView?.refreshControl?.isRefreshing == true)
    await screen.wait { screen.listView?.refreshControl?.isRefreshing == false }
    #expect(screen.names.last == "Date")
    screen.pullToRefresh()
  }

  @Test(arguments: Kind.allCases)
  func `multiple selection by identity, and deleting what is selected`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.tap([0, 0])
    #expect(screen.list.selectedIDs.isEmpty)
    screen.list.setEditing(true, animated: false)
    screen.tap([0, 1])
    screen.tap([2, 0])
    let log = ["select Apple", "selected [2]", "selected [2, 4]"]
    #expect((screen.list.selectedIDs, screen.list.log) == ([2, 4], log))
    screen.list.setListData(screen.list.listData.reversed())
    #expect(screen.selectedIndexPaths == [[0, 0], [2, 1]])
    screen.search(for: "Ap")
    #expect((screen.selectedIndexPaths, screen.list.selectedIDs) == ([[0, 1]], [2, 4]))
    screen.search(for: "")
    #expect(screen.selectedIndexPaths == [[0, 0], [2, 1]])
    screen.tap([2, 1])
    #expect(screen.list.selectedIDs == [4])
    screen.tap([2, 0])
    #expect(screen.list.selectedObjects.map(\.name) == ["Cherry", "Apple"])
    screen.list.selectedIDs = [3]
    screen.list.showSelection()
    #expect(screen.selectedIndexPaths == [[1, 0]])
    do {
      let screen = CapableScreen(kind)
      screen.list.setEditing(true, animated: false)
      for path: IndexPath in [[2, 0], [0, 0], [2, 1]] { screen.tap(path) }
      // The coconut can't be deleted, and stays selected.
      let deleted = deleteSelected(screen.list).map(\.name)
      #expect(
        (deleted, screen.names, screen.list.selectedIDs, screen.selectedIndexPaths) == (
          ["Apple", "Cherry"], ["Apricot", "Banana", "Coconut"], [5], [[2, 0]]
        ))
    }
  }

  private func deleteSelected<L: Capable>(_ list: L) -> [Fruit] { list.deleteSelectedObjects() }

  @Test(arguments: Kind.allCases)
  func `searching, and edits of what was found`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.search(for: "C")
    let (list, found) = (screen.list, ["Cherry", "Coconut"])
    #expect(
      (
        screen.names, list.numberOfSections, list.listData.count, list.sectionIndexTitles,
        list.headerTitle(inSection: 0)
      ) == (found, 1, 3, ["C"], "C"))
    screen.search(for: "Co")
    screen.tap([0, 0])
    #expect((screen.names, list.log) == (["Coconut"], ["select Coconut"]))
    #expect(
      (list.sourceIndexPath(for: [0, 0]), list.canMoveItem(at: [0, 0])) == ([2, 1], false))
    screen.cancelSearch()
    #expect(screen.names.count == 5)
    do {
      let screen = CapableScreen(kind)
      screen.search(for: "r")
      #expect(screen.names == ["Apricot", "Cherry"])
      screen.choose(swipeAction: "Delete", at: [1, 0], edges: .trailing)
      #expect((screen.names, screen.ids) == (["Apricot"], "1 2 | 3 | 5"))
      screen.list.replaceItem(at: [0, 0], with: Fruit(id: 2, name: "Orange"))
      #expect(screen.names == ["Orange"])
      screen.list.insertItem(Fruit(id: 7, name: "Arbutus"), at: [0, 0])
      #expect(screen.names == ["Arbutus", "Orange"])
      screen.list.insertItem(Fruit(id: 8, name: "Fig"), at: [0, 2])
      #expect(screen.names == ["Arbutus", "Orange"])
      screen.list.search(for: "")
      #expect(
        screen.names == ["Apple", "Arbutus", "Orange", "Fig", "Banana", "Coconut"])
    }
  }

  @Test(arguments: Kind.allCases) func `collapsing sections`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.tapHeader(inSection: 0)
    let (list, names) = (screen.list, ["Banana", "Cherry", "Coconut"])
    #expect((screen.names, list.collapsedSections) == (names, ["a"]))
    let images = ["chevron.forward", "chevron.down"].map { UIImage(systemName: $0) }
    #expect(
      (
        (0..<2).map { screen.header($0)?.configuration?.image }, list.numberOfItems(inSection: 0),
        list.object(at: [0, 0])
      ) == (images, 0, nil))
    list.setListData(list.listData.reversed())
    #expect(
      (screen.names, list.isCollapsed(section: 2)) == (["Cherry", "Coconut", "Banana"], true))
    screen.list.insertItem(Fruit(id: 9, name: "Ackee"), at: [2, 0])
    #expect(screen.names == ["Cherry", "Coconut", "Banana"])
    screen.tapHeader(inSection: 2)
    #expect(
      screen.names.sorted() == ["Ackee", "Apple", "Apricot", "Banana", "Cherry", "Coconut"])
    screen.list.toggleSection(17)
    #expect(screen.list.collapsedSections == [])
  }

  @Test(arguments: Kind.allCases) func placeholders(kind: Kind) {
    let screen = CapableScreen(kind)
    let list = screen.list
    func placeholder(after step: () -> Void) -> Placeholder? {
      step()
      return screen.placeholder
    }
    #expect(
      [
        placeholder {}, placeholder { screen.search(for: "xyz") },
        placeholder { list.search(for: "") }, placeholder { list.setListData([]) },
        placeholder { list.placeholder = .loading },
      ] == [nil, .notFound("xyz"), nil, .empty, .loading])
    list.placeholder = .failed("No connection.")
    screen.tap(button: "Try Again")
    #expect(list.log.last == "retry")
    list.setListData([[Fruit(id: 1, name: "Fig")]].map { Section(id: 0, $0) })
    #expect((screen.placeholder, screen.names) == (nil, ["Fig"]))
    #expect(CapableScreen(kind) { $0.listData = [] }.placeholder == .empty)
  }

  @Test(arguments: Kind.allCases)
  func `the visible rows stay in place when rows are inserted above`(kind: Kind) {
    let fruits = (0..<100).map { Fruit(id: $0, name: "\($0)") }
    let screen = CapableScreen(kind, height: 600) { $0.listData = [Section(id: 0, fruits)] }
    screen.scroll(by: 1_000)
    let first = screen.names[3]
    let index = fruits.firstIndex { $0.name == first }!
    let y = screen.y([0, index])
    let new = (100..<120).map { Fruit(id: $0, name: "\($0)") }
    screen.list.setListData([Section(id: 1, new), Section(id: 0, new.map(\.self) + fruits)])
    #expect(screen.y([1, index + 20]) == y)
    #expect(screen.names.contains(first))
    // At the top a person wants to see what is new.
    screen.tapStatusBar()
    screen.list.insertItem(Fruit(id: 500, name: "newest"), at: [0, 0])
    #expect(screen.names.first == "newest")
  }
}
