import Foundation
import HeadlessUIKit
import Testing

private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { "Rows" }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

private final class Items: UICollectionViewController {
  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      ])
    }
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }
  required init?(coder: NSCoder) { nil }
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell, _, item in
    var content = cell.defaultContentConfiguration()
    content.text = "Item \(item)"
    cell.contentConfiguration = content
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: indexPath.item)
  }
}

/// Rows 2 and 3 are looked at: the second one changes, the third one does not.
@MainActor struct RowMarkTests {
  private let user = User()
  private let changed = IndexPath(row: 2, section: 0)
  private let other = IndexPath(row: 3, section: 0)

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Expects that a closure marks one view and the window, and not the other view.
  private func expectMark(
    _ view: UIView?, _ other: UIView?, in window: UIWindow, by change: () -> Void,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let view = try #require(view, sourceLocation: location)
    let other = try #require(other, sourceLocation: location)
    window.layoutIfNeeded()
    let marks = (view.contentMark, other.contentMark, window.contentMark)
    change()
    window.layoutIfNeeded()
    #expect(view.contentMark > marks.0, sourceLocation: location)
    #expect(other.contentMark == marks.1, sourceLocation: location)
    #expect(window.contentMark > marks.2, sourceLocation: location)
  }

  @Test func `rows and headers that a scroll moves keep their marks`() throws {
    let controller = Rows()
    let window = show(controller)
    defer { window.rootViewController = nil }
    let table = controller.tableView!
    user.scroll(table, by: 100)
    let rows = table.visibleCells.map { ($0, $0.contentMark) }
    let header = try #require(table.headerView(forSection: 0))
    let marks = (header.contentMark, table.contentMark, window.contentMark)
    user.scroll(table, by: 100)
    let kept = rows.filter { table.visibleCells.contains($0.0) }
    #expect(kept.count > 3 && kept.count < rows.count)
    #expect(kept.map(\.0.contentMark) + [header.contentMark] == kept.map(\.1) + [marks.0])
    #expect(table.contentMark > marks.1 && window.contentMark > marks.2)
  }

  @Test func `a row's state and editing mark the row, counts and places of rows the table`() throws
  {
    let controller = Rows()
    let window = show(controller)
    defer { window.rootViewController = nil }
    let table = controller.tableView!
    let (cell, next) = (table.cellForRow(at: changed), table.cellForRow(at: other))
    func expect(_ change: () -> Void) throws {
      try expectMark(cell, next, in: window, by: change)
    }
    try expect { table.selectRow(at: changed, animated: false, scrollPosition: .none) }
    try expect { table.deselectRow(at: changed, animated: false) }
    try expect { user.swipe(rowAt: changed, in: table) }
    try expect { table.swiped?.configuration.actions.first?.title = "Away" }
    try expect { table.swiped?.configuration.actions.first?.backgroundColor = .systemBlue }
    try expect { user.closeSwipe(in: table) }
    let mark = window.contentMark
    table.performBatchUpdates { table.moveRow(at: [0, 50], to: [0, 0]) }
    #expect(window.contentMark > mark)
  }

  @Test(
    arguments: [
      { $0.setEditing(true, animated: false) }, { $0.separatorStyle = .none },
      { $0.separatorColor = .systemRed }, { $0.separatorInset.left = 40 },
      { $0.separatorInsetReference = .fromAutomaticInsets },
      { $0.allowsMultipleSelectionDuringEditing = true }, { $0.tintColor = .systemRed },
      { $0.reloadData() }, { $0.bounds.size.width = 300 },
    ] as [@MainActor @Sendable (UITableView) -> Void])
  func `what a table decides for its rows marks all of them`(
    change: @MainActor @Sendable (UITableView) -> Void
  ) {
    let controller = Rows()
    let window = show(controller)
    defer { window.rootViewController = nil }
    let table = controller.tableView!
    let marks = table.visibleCells.map(\.contentMark)
    change(table)
    table.layoutIfNeeded()
    for (cell, mark) in zip(table.visibleCells, marks) { #expect(cell.contentMark > mark) }
  }

  @Test func `scrolling keeps the marks of items, a state marks one, another layout all`() throws {
    let controller = Items()
    let window = show(controller)
    defer { window.rootViewController = nil }
    let collection = controller.collectionView!
    user.scroll(collection, by: 20)
    let (cell, next) = (
      collection.cellForItem(at: changed), collection.cellForItem(at: other)
    )
    let marks = (cell?.contentMark, next?.contentMark, collection.contentMark)
    user.scroll(collection, by: 20)
    #expect((cell?.contentMark, next?.contentMark) == (marks.0, marks.1))
    #expect(collection.contentMark > marks.2)
    func expect(_ change: () -> Void) throws {
      try expectMark(cell, next, in: window, by: change)
    }
    try expect {
      collection.selectItem(at: changed, animated: false, scrollPosition: [])
    }
    try expect { collection.deselectItem(at: changed, animated: false) }
    try expect { user.swipe(itemAt: changed, in: collection) }
    try expect { collection.swiped?.configuration.actions.first?.title = "Away" }
    try expect { user.closeSwipe(in: collection) }
    let mark = collection.visibleCells.map(\.contentMark).max() ?? 0
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    collection.layoutIfNeeded()
    for cell in collection.visibleCells { #expect(cell.contentMark > mark) }
  }
}
