import ListTesting
import Testing

/// Code as apps write it for UIKit: it compiles with one import, and does what it says.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AppCodeTests {
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
    #expect(user.drag(rowAt: [0, 0], to: [1, 0], in: table))
    #expect(user.swipeToDelete(rowAt: [0, 0], in: table))
    #expect(source.sections.map(\.items) == [[], ["a1", "b1"]])
    #expect(user.tap(indexTitle: "B", in: table))
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 2)
    #expect(user.drag(itemAt: [1, 0], to: [1, 1], in: collection))
    #expect(source.sections[1].items == ["b1", "a1"])
  }

  @Test func `a table controller with editing`() {
    let screen = ListScreen(TasksController(), size: CGSize(width: 320, height: 480))
    let controller = screen.controller
    #expect(screen.tap([0, 0]))
    #expect(controller.tasks[0].isDone)
    #expect(screen.text(at: [0, 0])?.hasSuffix("✓") == true)
    #expect(screen.choose(swipeAction: "Done", at: [0, 1], edges: .leading))
    #expect(screen.longPress([0, 2], choosing: "Delete"))
    #expect(controller.tasks.map(\.isDone) == [true, true])
    #expect(screen.pullToRefresh())
    #expect(controller.refreshes == 1)
    #expect(screen.tap(controller.navigationItem.leftBarButtonItem!))
    #expect(screen.type("Rest"))
    #expect(screen.choose(alertAction: "Add"))
    #expect(controller.tasks.map(\.title) == ["Rest", "Write", "Test"])
    #expect(screen.tapEditButton())
    #expect(screen.drag([0, 0], to: [0, 2]))
    #expect(screen.tapEditingControl(at: [0, 0]))
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
    #expect(screen.tap([0, 0]))
    #expect(controller.dataSource.snapshot().itemIdentifiers.map(\.id) == [1, 2, 3, 4])
    let child = controller.list.cellForItem(at: [0, 1]) as? UICollectionViewListCell
    #expect(child?.indentationLevel == 1)
    #expect(screen.tap([0, 0]))
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
    #expect(screen.toggle(at: [0, 0]))
    #expect(screen.choose(swipeAction: "Reset", at: [0, 1], edges: .trailing))
    #expect(TextScreen().snapshot(of: window).contains("[x]"))
    #expect(!TextScreen().snapshot(of: window).contains("7"))
    screen.expectRefusal { $0.choose(swipeAction: "Reset", at: [0, 0]) }
  }
}
