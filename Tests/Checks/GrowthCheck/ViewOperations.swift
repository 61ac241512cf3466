import HeadlessUIKit

/// A table that shows a number of rows.
private final class Counted: UITableViewController {
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.allowsMultipleSelection = true
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

extension Operation {
  /// Something that is done to a table view of n rows.
  @MainActor private static func view(
    _ name: String, isSelected: Bool = false,
    _ action: @escaping @MainActor (UITableView, Int, Counted) -> Void
  ) -> Operation {
    Operation("view: \(name)") { count in
      let controller = Counted(style: .plain)
      controller.count = count
      let table = Screens.show(controller).tableView!
      for path in isSelected ? paths(0..<count) : [] {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
      return {
        action(table, count, controller)
        Screens.draw()
      }
    }
  }

  /// The index paths of rows.
  @MainActor private static func paths(_ rows: some Sequence<Int>) -> [IndexPath] {
    rows.map { [0, $0] }
  }

  /// Something that is done to a snapshot of n items, and applied.
  @MainActor private static func diffable(
    _ name: String,
    _ change: @escaping @MainActor (inout NSDiffableDataSourceSnapshot<Int, Int>, Int) -> Void
  ) -> Operation {
    Operation("diffable: \(name)") { count in
      let controller = UITableViewController(style: .plain)
      let table = controller.tableView!
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      _ = Screens.show(controller)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      source.apply(snapshot, animatingDifferences: false)
      return {
        change(&snapshot, count)
        source.apply(snapshot, animatingDifferences: true)
        Screens.draw()
      }
    }
  }

  @MainActor static let ofViews: [Operation] = [
    view("reloaded") { table, _, _ in table.reloadData() },
    view("n rows selected") { table, count, _ in
      for path in paths(0..<count) {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    },
    view("n rows deselected", isSelected: true) { table, count, _ in
      for path in paths(0..<count) { table.deselectRow(at: path, animated: false) }
    },
    view("n rows inserted in one batch") { table, count, shown in
      shown.count = 2 * count
      table.insertRows(at: paths(0..<count), with: .none)
    },
    view("every other row deleted") { table, count, shown in
      shown.count = count - count / 2
      table.deleteRows(at: paths((0..<count / 2).map { 2 * $0 }), with: .none)
    },
    view("n rows moved in one batch") { table, count, _ in
      table.performBatchUpdates {
        for row in 0..<count { table.moveRow(at: [0, row], to: [0, count - 1 - row]) }
      }
    },
    view("n rows reconfigured") { table, count, _ in
      table.reconfigureRows(at: paths(0..<count))
    },
    view("n rows reloaded") { table, count, _ in
      table.reloadRows(at: paths(0..<count), with: .none)
    },
    diffable("n items appended") { snapshot, count in
      snapshot.appendItems(Array(count..<2 * count))
    },
    diffable("n items appended one by one") { snapshot, count in
      for item in count..<2 * count { snapshot.appendItems([item]) }
    },
    diffable("every other item deleted") { snapshot, count in
      snapshot.deleteItems((0..<count / 2).map { 2 * $0 })
    },
    diffable("n items reconfigured") { snapshot, count in
      snapshot.reconfigureItems(Array(0..<count))
    },
    diffable("n items replaced") { snapshot, count in
      snapshot.deleteAllItems()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count).reversed())
    },
    diffable("n sections appended") { snapshot, count in
      snapshot.appendSections(Array(1...count))
      for section in 1...count { snapshot.appendItems([count + section], toSection: section) }
    },
  ]
}
