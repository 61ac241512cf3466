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

  @Test func `tables refuse heights below zero and sections that they don't have`() {
    final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        -2
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        -0.5
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        -3
      }
    }
    let heights = Heights()
    func reasons(estimated: CGFloat) -> Set<String> {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.estimatedRowHeight = estimated
      table.dataSource = heights
      table.delegate = heights
      return Set(
        UIKitException.raised {
          table.layoutIfNeeded()
          #expect((table.numberOfRows(inSection: 0), table.numberOfRows(inSection: 1)) == (1, 0))
        }.map(\.reason))
    }
    let others: Set = [
      "section header height must not be negative - provided height for section 0 is -0.500000",
      "section footer height must not be negative - provided height for section 0 is -3.000000",
      "Requested the number of rows for section (1) which is out of bounds.",
    ]
    #expect(
      reasons(estimated: 0)
        == others.union([
          "table view row height must not be negative - provided height for index path "
            + "(<NSIndexPath: 0x0> {length = 2, path = 0 - 0}) is -2.000000"
        ]))
    #expect(
      reasons(estimated: 44)
        == others.union([
          "Invalid row height provided by table delegate. Value must be at least 0.0, or "
            + "UITableViewAutomaticDimension."
        ]))
  }

  @Test func `collection views refuse identifiers, classes and sizes that can't be`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    let raised = UIKitException.raised {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
      view.register(UIView.self, forCellWithReuseIdentifier: "cell")
      attributes.size = CGSize(width: CGFloat.infinity, height: 1)
      attributes.frame = CGRect(x: 0, y: 0, width: 1, height: 2)
    }
    #expect(
      raised == [
        UIKitException(
          .invalidArgument,
          reason: "must pass a valid reuse identifier to "
            + "-[UICollectionView registerClass:forCellWithReuseIdentifier:]"),
        UIKitException(
          reason: "attempt to register a cell class which is not a subclass of "
            + "UICollectionViewCell (UIView)"),
        UIKitException(
          reason: "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions "
            + "\(raised.last!.reason.drop { $0 != "<" }.prefix { $0 != ">" })> - {inf, 1.0}"),
      ])
    #expect(attributes.size == CGSize(width: 1, height: 2))
  }

  @Test func `compositional layouts refuse dimensions, groups and kinds that can't be`() {
    typealias Group = NSCollectionLayoutGroup
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(10), heightDimension: .absolute(10))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    func show(_ group: Group) {
      final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          0
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
          -> UICollectionViewCell
        { UICollectionViewCell() }
      }
      let source = Source()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
      view.dataSource = source
      view.layoutIfNeeded()
    }
    let calls: [() -> Void] = [
      { _ = NSCollectionLayoutDimension.absolute(.infinity) },
      { _ = NSCollectionLayoutDimension.estimated(.nan) },
      { _ = NSCollectionLayoutDimension.fractionalWidth(.nan) },
      { _ = NSCollectionLayoutDimension.fractionalHeight(-.infinity) },
      { _ = Group.horizontal(layoutSize: size, subitems: []) },
      { _ = Group.horizontal(layoutSize: size, repeatingSubitem: item, count: 0) },
      { _ = Group.vertical(layoutSize: size, subitem: item, count: -1) },
      { show(Group.horizontal(layoutSize: size, subitems: [item, item])) },
      { show(Group.horizontal(layoutSize: size, repeatingSubitem: item, count: 2)) },
      { _ = Group.custom(layoutSize: size) { _ in [] } },
    ]
    #expect(
      calls.map { Set(UIKitException.raised(by: $0).map(\.reason)) } == [
        ["Invalid absolute dimension: inf. The dimension must be a finite value."],
        ["Invalid estimated dimension: nan. The dimension must be a finite value."],
        ["Invalid fractional width: nan. The fraction must be a finite value."],
        ["Invalid fractional height: -inf. The fraction must be a finite value."],
        ["At least 1 subitem is required for a group"],
        ["A repeating horizontal group should specify a count >= 1"],
        ["A repeating vertical group should specify a count >= 1"],
        [
          "Error: Every supplementary must have a unique elementKind: duplicates detected: (\n"
            + "    badge\n)"
        ], [], [],
      ])
  }

  @Test func `what isn't a cell isn't dequeued, and lists without cells have no rows`() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
    }
    final class Items: UICollectionViewController {
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 1 }
    }
    let (table, kind) = (UITableView(), UICollectionView.elementKindSectionHeader)
    table.register(UIView.self, forCellReuseIdentifier: "a")
    table.register(UIView.self, forHeaderFooterViewReuseIdentifier: "b")
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UIViewController.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "c")
    let (rows, items) = (Rows(), Items(collectionViewLayout: UICollectionViewFlowLayout()))
    let calls: [() -> Void] = [
      { _ = table.dequeueReusableCell(withIdentifier: "a", for: [0, 0]) },
      { _ = table.dequeueReusableHeaderFooterView(withIdentifier: "b") },
      {
        _ = view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "c", for: [0, 0])
      },
      { rows.view.layoutIfNeeded() }, { items.view.layoutIfNeeded() },
    ]
    #expect(
      calls.map { UIKitException.raised(by: $0).first?.reason } == [
        "must pass a class of kind UITableViewCell, but UIView is registered for identifier a",
        "must pass a class of kind UITableViewHeaderFooterView, but UIView is registered for "
          + "identifier b",
        "must pass a class of kind UICollectionReusableView, but UIViewController is registered "
          + "for identifier c",
        "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:",
        "UICollectionView dataSource must return a cell from "
          + "collectionView:cellForItemAtIndexPath:",
      ])
  }
}
