import ListTesting
import Testing

/// One body for each capability, run by forwarding and by bridge, in tables and in collection
/// views.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CapabilitiesTests {
  typealias Kind = CapableKind

  @Test(arguments: Kind.allCases) func `cells and selection`(kind: Kind) {
    let screen = CapableScreen(kind)
    #expect(screen.names == ["Apple", "Apricot", "Banana", "Cherry", "Coconut"])
    screen.tap([0, 1])
    #expect(screen.list.log == ["select Apricot"])
  }

  @Test(arguments: Kind.allCases) func titles(kind: Kind) {
    let screen = CapableScreen(kind)
    #expect((0..<3).map(screen.headerText) == ["A", "B", "C"])
    #expect(screen.footerText(inSection: 0) == "two")
    #expect(screen.footerText(inSection: 1) == nil)
  }

  @Test(arguments: Kind.allCases) func `section index (JSQ#29)`(kind: Kind) {
    let screen = CapableScreen(kind, height: 190)
    #expect(screen.list.sectionIndexTitles == ["A", "B", "C"])
    #expect(screen.tap(indexTitle: "C"))
    #expect(screen.names.contains("Cherry"))
    screen.expectRefusal { $0.tap(indexTitle: "Q") }
  }

  @Test(arguments: Kind.allCases) func `editing deletes and inserts`(kind: Kind) {
    let screen = CapableScreen(kind)
    #expect(screen.choose(swipeAction: "Delete", at: [0, 0], edges: .trailing))
    #expect(screen.names == ["Apricot", "Banana", "Cherry", "Coconut"])
    #expect(screen.list.listData[0].items.map(\.name) == ["Apricot"])
    #expect(!screen.list.canEditItem(at: [2, 1]))
    #expect(!screen.list.canEditItem(at: [2, 2]))
    if let table = screen.tableView {
      // Rows that can be selected have no controls for editing.
      table.allowsMultipleSelectionDuringEditing = false
      screen.list.setEditing(true, animated: false)
      #expect(screen.tapEditingControl(at: [1, 0]))
      screen.expectRefusal { $0.tapEditingControl(at: [2, 1]) }
    } else {
      screen.list.commitEditing(.insert, at: [1, 0])
    }
    #expect(screen.names == ["Apricot", "New", "Banana", "Cherry", "Coconut"])
    screen.list.commitEditing(.delete, at: [7, 0])
    #expect(screen.names.count == 5)
  }

  @Test(arguments: Kind.allCases) func `reordering (RCK#104)`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.list.setEditing(true, animated: false)
    #expect(screen.drag([0, 0], to: [1, 0]))
    #expect(screen.names == ["Apricot", "Apple", "Banana", "Cherry", "Coconut"])
    #expect(screen.list.listData.map { $0.items.map(\.id) } == [[2], [1, 3], [4, 5]])
    screen.expectRefusal { $0.drag([2, 0], to: [0, 0]) }
  }

  @Test(arguments: Kind.allCases) func `reordering keeps out of collapsed sections`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.list.toggleSection(1)
    screen.list.setEditing(true, animated: false)
    screen.expectRefusal { $0.drag([0, 0], to: [1, 0]) }
    #expect(screen.list.listData.map { $0.items.map(\.id) } == [[1, 2], [3], [4, 5]])
    #expect(screen.names == ["Apple", "Apricot", "Cherry", "Coconut"])
  }

  @Test(arguments: Kind.allCases) func `swipe actions at both edges (IG#620, RCK#100)`(kind: Kind) {
    let screen = CapableScreen(kind)
    #expect(screen.choose(swipeAction: "Flag", at: [1, 0], edges: .leading))
    #expect(screen.list.log == ["flag Banana"])
    screen.expectRefusal { $0.choose(swipeAction: "Delete", at: [1, 0], edges: .leading) }
  }

  @Test(arguments: Kind.allCases) func `context menus`(kind: Kind) {
    let screen = CapableScreen(kind)
    #expect(screen.longPress([1, 0], choosing: "Eat"))
    #expect(screen.list.log == ["eat Banana"])
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
    #expect(screen.pullToRefresh())
    #expect(screen.listView?.refreshControl?.isRefreshing == true)
    await screen.wait { screen.listView?.refreshControl?.isRefreshing == false }
    #expect(screen.names.last == "Date")
    #expect(screen.pullToRefresh())
  }

  @Test(arguments: Kind.allCases) func `multiple selection by identity`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.tap([0, 0])
    #expect(screen.list.selectedIDs.isEmpty)
    screen.list.setEditing(true, animated: false)
    screen.tap([0, 1])
    screen.tap([2, 0])
    #expect(screen.list.selectedIDs == [2, 4])
    #expect(screen.list.log == ["select Apple", "selected [2]", "selected [2, 4]"])
    screen.list.setListData(screen.list.listData.reversed())
    #expect(screen.selectedIndexPaths == [[0, 0], [2, 1]])
    screen.search(for: "Ap")
    #expect(screen.selectedIndexPaths == [[0, 1]])
    #expect(screen.list.selectedIDs == [2, 4])
    screen.search(for: "")
    #expect(screen.selectedIndexPaths == [[0, 0], [2, 1]])
    screen.tap([2, 1])
    #expect(screen.list.selectedIDs == [4])
    screen.tap([2, 0])
    #expect(screen.list.selectedObjects.map(\.name) == ["Cherry", "Apple"])
    screen.list.selectedIDs = [3]
    screen.list.showSelection()
    #expect(screen.selectedIndexPaths == [[1, 0]])
  }

  @Test(arguments: Kind.allCases) func `deleting what is selected`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.list.setEditing(true, animated: false)
    for path: IndexPath in [[2, 0], [0, 0], [2, 1]] { screen.tap(path) }
    // The coconut can't be deleted, and stays selected.
    #expect(deleteSelected(screen.list).map(\.name) == ["Apple", "Cherry"])
    #expect(screen.names == ["Apricot", "Banana", "Coconut"])
    #expect(screen.list.selectedIDs == [5])
    #expect(screen.selectedIndexPaths == [[2, 0]])
  }

  private func deleteSelected<L: Capable>(_ list: L) -> [Fruit] { list.deleteSelectedObjects() }

  @Test(arguments: Kind.allCases) func searching(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.search(for: "C")
    #expect(screen.names == ["Cherry", "Coconut"])
    #expect(screen.list.numberOfSections == 1)
    #expect(screen.list.sectionIndexTitles == ["C"])
    #expect(screen.list.headerTitle(inSection: 0) == "C")
    #expect(screen.list.listData.count == 3)
    screen.search(for: "Co")
    #expect(screen.names == ["Coconut"])
    screen.tap([0, 0])
    #expect(screen.list.log == ["select Coconut"])
    #expect(screen.list.sourceIndexPath(for: [0, 0]) == [2, 1])
    #expect(!screen.list.canMoveItem(at: [0, 0]))
    #expect(screen.cancelSearch())
    #expect(screen.names.count == 5)
  }

  @Test(arguments: Kind.allCases) func `edits of what was found`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.search(for: "r")
    #expect(screen.names == ["Apricot", "Cherry"])
    #expect(screen.choose(swipeAction: "Delete", at: [1, 0], edges: .trailing))
    #expect(screen.names == ["Apricot"])
    #expect(screen.list.listData.map { $0.items.map(\.id) } == [[1, 2], [3], [5]])
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

  @Test(arguments: Kind.allCases) func `collapsing sections`(kind: Kind) {
    let screen = CapableScreen(kind)
    #expect(screen.tapHeader(inSection: 0))
    #expect(screen.names == ["Banana", "Cherry", "Coconut"])
    #expect(screen.list.collapsedSections == ["a"])
    #expect(screen.header(0)?.configuration?.image == UIImage(systemName: "chevron.right"))
    #expect(screen.header(1)?.configuration?.image == UIImage(systemName: "chevron.down"))
    #expect(screen.list.numberOfItems(inSection: 0) == 0)
    #expect(screen.list.object(at: [0, 0]) == nil)
    screen.list.setListData(screen.list.listData.reversed())
    #expect(screen.names == ["Cherry", "Coconut", "Banana"])
    #expect(screen.list.isCollapsed(section: 2))
    screen.list.insertItem(Fruit(id: 9, name: "Ackee"), at: [2, 0])
    #expect(screen.names == ["Cherry", "Coconut", "Banana"])
    #expect(screen.tapHeader(inSection: 2))
    #expect(
      screen.names.sorted() == ["Ackee", "Apple", "Apricot", "Banana", "Cherry", "Coconut"])
    screen.list.toggleSection(17)
    #expect(screen.list.collapsedSections == [])
  }

  @Test(arguments: Kind.allCases) func placeholders(kind: Kind) {
    let screen = CapableScreen(kind)
    #expect(screen.placeholder == nil)
    screen.search(for: "xyz")
    #expect(screen.placeholder == .notFound("xyz"))
    screen.list.search(for: "")
    #expect(screen.placeholder == nil)
    screen.list.setListData([])
    #expect(screen.placeholder == .empty)
    screen.list.placeholder = .loading
    #expect(screen.placeholder == .loading)
    screen.list.placeholder = .failed("No connection.")
    #expect(screen.tap(button: "Try Again"))
    #expect(screen.list.log.last == "retry")
    screen.list.setListData([[Fruit(id: 1, name: "Fig")]].map { Section(id: 0, $0) })
    #expect(screen.placeholder == nil)
    #expect(screen.names == ["Fig"])
  }

  @Test(arguments: Kind.allCases) func `a list that begins empty says so`(kind: Kind) {
    let screen = CapableScreen(kind) { $0.listData = [] }
    #expect(screen.placeholder == .empty)
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
