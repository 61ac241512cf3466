import ListTesting
import Testing

/// Code as apps write it for UIKit: it compiles with one import, and does what it says.
@MainActor struct AppCodeTests {
  private let user = User()

  @Test func `one data source feeds a table and a collection view`() {
    let source = BothListsDataSource(
      sections: [("A", ["a1", "a2"]), ("B", ["b1"])],
      tableCell: { table, path, text in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = text
        return cell
      },
      collectionCell: { collection, path, _ in
        collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      })
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    table.isEditing = true
    let isDone = [
      user.drag(rowAt: [0, 0], to: [1, 0], in: table),
      user.swipeToDelete(rowAt: [0, 0], in: table), user.tap(indexTitle: "B", in: table),
    ]
    #expect((isDone, source.sections.map(\.items)) == ([true, true, true], [[], ["a1", "b1"]]))
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 2)
    let isMoved = user.drag(itemAt: [1, 0], to: [1, 1], in: collection)
    #expect((isMoved, source.sections[1].items) == (true, ["b1", "a1"]))
  }

  @Test func `a table controller with editing`() {
    let screen = ListScreen(TasksController(), size: CGSize(width: 320, height: 480))
    let controller = screen.controller
    screen.tap([0, 0])
    let isMarked = screen.text(at: [0, 0])?.hasSuffix("✓")
    #expect((controller.tasks[0].isDone, isMarked) == (true, true))
    screen.choose(swipeAction: "Done", at: [0, 1], edges: .leading)
    screen.longPress([0, 2], choosing: "Delete")
    let isDone = controller.tasks.map(\.isDone)
    screen.pullToRefresh()
    #expect((isDone, controller.refreshes) == ([true, true], 1))
    screen.tap(controller.navigationItem.leftBarButtonItem!)
    screen.type("Rest")
    screen.choose(alertAction: "Add")
    #expect(controller.tasks.map(\.title) == ["Rest", "Write", "Test"])
    screen.tapEditButton()
    screen.drag([0, 0], to: [0, 2])
    screen.tapEditingControl(at: [0, 0])
    #expect(controller.tasks.map(\.title) == ["Test", "Rest"])
  }

  @Test func `a diffable outline`() {
    let screen = ListScreen(FoldersController())
    let controller = screen.controller
    controller.show([
      .init(
        id: 1, name: "Work", children: [.init(id: 2, name: "Mail"), .init(id: 3, name: "Notes")]),
      .init(id: 4, name: "Home"),
    ])
    screen.tap([0, 0])
    let child = controller.list.cellForItem(at: [0, 1]) as? UICollectionViewListCell
    let ids = controller.dataSource.snapshot().itemIdentifiers.map(\.id)
    #expect((ids, child?.indentationLevel) == ([1, 2, 3, 4], 1))
    screen.tap([0, 0])
    #expect(controller.dataSource.snapshot().itemIdentifiers.map(\.id) == [1, 4])
  }

  @Test func `a compositional list with registrations`() {
    let screen = ListScreen(SettingsController(), size: CGSize(width: 320, height: 480))
    let window = screen.window
    #expect(
      TextScreen().snapshot(of: window) == """
                        Settings
        Sound
          Mute                             [ ]
          Volume                             7
        That is all.
        About
          Version                          1.0
        That is all.
        """)
    screen.toggle(at: [0, 0])
    screen.choose(swipeAction: "Reset", at: [0, 1], edges: .trailing)
    let text = TextScreen().snapshot(of: window)
    #expect(["[x]", "7"].map { text.contains($0) } == [true, false], "\(text)")
    screen.expectRefusal { $0.choose(swipeAction: "Reset", at: [0, 0]) }
  }
}
