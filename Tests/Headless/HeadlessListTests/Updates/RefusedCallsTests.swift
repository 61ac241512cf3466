import HeadlessUIKit
import TestSupport
import Testing

/// Calls at which UIKit ends an app, in its words.
@MainActor struct RefusedCallsTests {
  @Test func `a view that its snapshots update refuses the app's own updates`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    let collection = UICollectionView(
      frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    rows.apply(snapshot)
    items.apply(snapshot)
    let path: IndexPath = [0, 0]
    let calls: [() -> Void] = [
      { table.insertRows(at: [path], with: .none) }, { table.deleteRows(at: [path], with: .none) },
      { table.reloadRows(at: [path], with: .none) }, { table.moveRow(at: path, to: [0, 1]) },
      { table.reloadSections([0], with: .none) }, { table.deleteSections([0], with: .none) },
      { collection.insertItems(at: [path]) }, { collection.deleteItems(at: [path]) },
      { collection.reloadItems(at: [path]) }, { collection.moveItem(at: path, to: [0, 1]) },
      { collection.reloadSections([0]) }, { collection.moveSection(0, toSection: 0) },
    ]
    let reasons = calls.map { call in UIKitException.raised(by: call).map(\.reason) }
    let expected = ["UITableView", "UICollectionView"].map { view in
      "\(view) must be updated via the \(view)DiffableDataSource APIs when acting as the \(view)'s "
        + "dataSource: please do not call mutation APIs directly on \(view)."
    }
    #expect(reasons == (0..<12).map { [expected[$0 / 6]] })
    #expect(table.numberOfRows(inSection: 0) == 2 && collection.numberOfItems(inSection: 0) == 2)
    // Snapshots, and reloads of everything, are allowed.
    snapshot.deleteItems([1])
    snapshot.reloadItems([2])
    #expect(
      UIKitException.raised {
        rows.apply(snapshot)
        items.apply(snapshot)
        table.reloadData()
        collection.reloadData()
      }.isEmpty)
  }

  @Test func `a row dequeues one cell by its index path`() {
    final class Source: NSObject, UITableViewDataSource {
      var dequeuesBoth = true
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        if dequeuesBoth { _ = tableView.dequeueReusableCell(withIdentifier: "a", for: path) }
        _ = tableView.dequeueReusableCell(withIdentifier: "b")
        return tableView.dequeueReusableCell(withIdentifier: "b", for: path)
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "b")
    let source = Source()
    table.dataSource = source
    let reasons = UIKitException.raised { table.layoutIfNeeded() }.map(\.reason)
    #expect(
      reasons == [
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
          + "really need to dequeue more cells than the table view is requesting, use the "
          + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
          + "b, index path: <NSIndexPath: 0x0> {length = 2, path = 0 - 0}"
      ])
    source.dequeuesBoth = false
    table.reloadData()
    #expect(UIKitException.raised { table.layoutIfNeeded() }.isEmpty)
  }

  @Test func `a selection of rows that another data source hasn't is gone`() {
    final class Source: NSObject, UITableViewDataSource {
      let count: Int
      init(_ count: Int) { self.count = count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.allowsMultipleSelection = true
    let (many, few) = (Source(5), Source(2))
    table.dataSource = many
    table.layoutIfNeeded()
    for row in [1, 4] { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    table.dataSource = few
    table.layoutIfNeeded()
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
  }
}
