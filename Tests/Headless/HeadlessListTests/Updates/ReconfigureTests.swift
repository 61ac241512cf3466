import HeadlessUIKit
import Testing

/// "Your cell provider must dequeue the same type of cell for the provided index path, and must
/// return the same existing cell for a given index path." (Apple's documentation of
/// `reconfigureRows(at:)` and `reconfigureItems(at:)`.)
@MainActor struct ReconfigureTests {
  /// A table whose data source dequeues as a closure says.
  final class Rows: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    var dequeue: (UITableView, IndexPath) -> UITableViewCell = {
      $0.dequeueReusableCell(withIdentifier: "a", for: $1)
    }

    override init() {
      super.init()
      for identifier in ["a", "b"] {
        table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
      }
      table.dataSource = self
      table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      dequeue(tableView, indexPath)
    }
  }

  /// The same in a collection view.
  final class Items: NSObject, UICollectionViewDataSource {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440),
      collectionViewLayout: UICollectionViewFlowLayout())
    var dequeue: (UICollectionView, IndexPath) -> UICollectionViewCell = {
      $0.dequeueReusableCell(withReuseIdentifier: "a", for: $1)
    }

    override init() {
      super.init()
      for identifier in ["a", "b"] {
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
      }
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { dequeue(collectionView, indexPath) }
  }

  /// The exceptions of configuring the second row again.
  private func reconfigure(_ rows: Rows) -> [UIKitException] {
    UIKitException.raised { rows.table.reconfigureRows(at: [[0, 1]]) }
  }

  @Test func `dequeuing by its index path alone hands out the row's cell`() throws {
    let rows = Rows()
    let cell = rows.table.cellForRow(at: [0, 1])
    #expect(reconfigure(rows) == [])
    #expect(rows.table.cellForRow(at: [0, 1]) === cell)
    // Another row's index path hands out another cell.
    var dequeued: UITableViewCell?
    rows.dequeue = { table, path in
      dequeued = table.dequeueReusableCell(withIdentifier: "a", for: [0, 2])
      return table.dequeueReusableCell(withIdentifier: "a", for: path)
    }
    #expect(reconfigure(rows) == [])
    #expect(dequeued !== cell)
    // So does no index path.
    dequeued = nil
    rows.dequeue = { table, _ in
      dequeued = table.dequeueReusableCell(withIdentifier: "a")
      return dequeued ?? UITableViewCell()
    }
    let words = "The data source returned a different cell for the reconfigured row"
    #expect(reconfigure(rows).first?.reason.hasPrefix(words) == true)
    #expect(dequeued != nil && dequeued !== cell)
    #expect(rows.table.cellForRow(at: [0, 1]) === cell)
    // It keeps its reuse identifier.
    let renamed = Rows()
    renamed.dequeue = { $0.dequeueReusableCell(withIdentifier: "b", for: $1) }
    let raised = reconfigure(renamed)
    #expect(raised.count == 1)
    let reason = try #require(raised.first).reason
    #expect(
      reason.hasPrefix(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not allowed."))
    #expect(reason.contains("Dequeued reuse identifier: b; Original reuse identifier: a;"))
  }

  @Test func `an item's cell is handed out for its index path and identifier only`() {
    let items = Items()
    func reconfigure() -> [UIKitException] {
      UIKitException.raised { items.view.reconfigureItems(at: [[0, 1]]) }
    }
    let cell = items.view.cellForItem(at: [0, 1])
    #expect(reconfigure() == [])
    #expect(items.view.cellForItem(at: [0, 1]) === cell)
    items.dequeue = { $0.dequeueReusableCell(withReuseIdentifier: "b", for: $1) }
    var reasons = reconfigure().map { $0.reason.prefix(30) }
    items.dequeue = { view, _ in view.dequeueReusableCell(withReuseIdentifier: "a", for: [0, 2]) }
    reasons += reconfigure().map { $0.reason.prefix(30) }
    #expect(reasons == ["Attempted to dequeue a cell fo", "The data source returned a dif"])
    // A supplementary view at its index path is not the cell.
    let headed = Items()
    let kind = UICollectionView.elementKindSectionHeader
    headed.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "a")
    var header: UICollectionReusableView?
    headed.dequeue = { view, path in
      header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "a", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "a", for: path)
    }
    #expect(UIKitException.raised { headed.view.reconfigureItems(at: [[0, 0]]) }.isEmpty)
    #expect(header != nil && !(header is UICollectionViewCell))
  }

  /// Items whose cells have heights of their own.
  private final class Heights: NSObject, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
      var height: CGFloat = 0
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
      }
    }

    var heights: [CGFloat] = [50, 60]

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { heights.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.height = heights[indexPath.item]
      return cell
    }
  }

  @Test func `a cell that is configured again has a new height`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
    view.register(Heights.Cell.self, forCellWithReuseIdentifier: "cell")
    let source = Heights()
    view.dataSource = source
    view.layoutIfNeeded()
    let place = view.cellForItem(at: [0, 1])?.frame.minY
    source.heights[0] = 90
    view.reconfigureItems(at: [[0, 0]])
    view.layoutIfNeeded()
    let cells = [view.cellForItem(at: [0, 0]), view.cellForItem(at: [0, 1])]
    #expect((place, cells[0]?.frame.height, cells[1]?.frame.minY) == (50, 90, 90))
  }
}
