import ListControllers
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
    let controller = TasksController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let table = controller.tableView!
    #expect(user.tap(rowAt: [0, 0], in: table))
    #expect(controller.tasks[0].isDone)
    #expect(table.cellForRow(at: [0, 0])?.accessoryType == .checkmark)
    #expect(user.swipe(rowAt: [0, 1], in: table, edge: .leading, choosing: "Done"))
    #expect(user.longPress(rowAt: [0, 2], in: table, choosing: "Delete"))
    #expect(controller.tasks.map(\.isDone) == [true, true])
    #expect(user.pullToRefresh(table))
    #expect(controller.refreshes == 1)
    #expect(user.tap(controller.navigationItem.leftBarButtonItem!))
    let alert = controller.presentedViewController as! UIAlertController
    #expect(user.type("Rest", intoFieldAt: 0, of: alert))
    #expect(user.choose("Add", in: alert))
    #expect(controller.tasks.map(\.title) == ["Rest", "Write", "Test"])
    #expect(user.tap(controller.editButtonItem))
    #expect(user.drag(rowAt: [0, 0], to: [0, 2], in: table))
    #expect(user.tapEditingControl(ofRowAt: [0, 0], in: table))
    #expect(user.choose(swipeAction: "Delete", in: table))
    #expect(controller.tasks.map(\.title) == ["Test", "Rest"])
  }

  @Test func `a diffable outline`() {
    let controller = FoldersController()
    controller.loadViewIfNeeded()
    controller.show([
      .init(
        id: 1, name: "Work", children: [.init(id: 2, name: "Mail"), .init(id: 3, name: "Notes")]),
      .init(id: 4, name: "Home"),
    ])
    let list = controller.list
    #expect(user.tap(itemAt: [0, 0], in: list))
    #expect(controller.dataSource.snapshot().itemIdentifiers.map(\.id) == [1, 2, 3, 4])
    let child = list.cellForItem(at: [0, 1]) as? UICollectionViewListCell
    #expect(child?.indentationLevel == 1)
    #expect(user.tap(itemAt: [0, 0], in: list))
    #expect(controller.dataSource.snapshot().itemIdentifiers.map(\.id) == [1, 4])
  }

  @Test func `a compositional list with registrations`() {
    let controller = SettingsController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
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
    #expect(user.toggle(controller.mute))
    #expect(user.swipe(itemAt: [0, 1], in: controller.collectionView, choosing: "Reset"))
    #expect(TextScreen().snapshot(of: window).contains("[x]"))
    #expect(!TextScreen().snapshot(of: window).contains("7"))
    #expect(!user.swipe(itemAt: [0, 0], in: controller.collectionView))
  }
}
