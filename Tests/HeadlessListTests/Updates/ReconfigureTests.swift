import HeadlessUIKit
import Testing

/// "Your cell provider must dequeue the same type of cell for the provided index path, and must
/// return the same existing cell for a given index path." (Apple's documentation of
/// `reconfigureRows(at:)` and `reconfigureItems(at:)`.)
@MainActor @Suite(.timeLimit(.minutes(5))) struct ReconfigureTests {
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

  @Test func `dequeuing by index path hands out the row's cell`() {
    let rows = Rows()
    let cell = rows.table.cellForRow(at: [0, 1])
    let raised = UIKitException.raised { rows.table.reconfigureRows(at: [[0, 1]]) }
    #expect(raised.isEmpty)
    #expect(rows.table.cellForRow(at: [0, 1]) === cell)
  }

  @Test func `dequeuing without an index path does not hand out the row's cell`() throws {
    let rows = Rows()
    let cell = rows.table.cellForRow(at: [0, 1])
    var dequeued: UITableViewCell?
    rows.dequeue = { table, _ in
      dequeued = table.dequeueReusableCell(withIdentifier: "a")
      return dequeued ?? UITableViewCell()
    }
    let raised = UIKitException.raised { rows.table.reconfigureRows(at: [[0, 1]]) }
    #expect(dequeued != nil && dequeued !== cell)
    let reason = try #require(raised.first).reason
    #expect(reason.hasPrefix("The data source returned a different cell for the reconfigured row"))
    #expect(rows.table.cellForRow(at: [0, 1]) === cell)
  }

  @Test func `dequeuing for another row does not hand out the row's cell`() {
    let rows = Rows()
    let cell = rows.table.cellForRow(at: [0, 1])
    var dequeued: UITableViewCell?
    rows.dequeue = { table, path in
      dequeued = table.dequeueReusableCell(withIdentifier: "a", for: [0, 2])
      return table.dequeueReusableCell(withIdentifier: "a", for: path)
    }
    #expect(UIKitException.raised { rows.table.reconfigureRows(at: [[0, 1]]) }.isEmpty)
    #expect(dequeued !== cell)
  }

  @Test func `a row's cell keeps its reuse identifier`() throws {
    let rows = Rows()
    rows.dequeue = { $0.dequeueReusableCell(withIdentifier: "b", for: $1) }
    let raised = UIKitException.raised { rows.table.reconfigureRows(at: [[0, 1]]) }
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
    let cell = items.view.cellForItem(at: [0, 1])
    #expect(UIKitException.raised { items.view.reconfigureItems(at: [[0, 1]]) }.isEmpty)
    #expect(items.view.cellForItem(at: [0, 1]) === cell)

    items.dequeue = { $0.dequeueReusableCell(withReuseIdentifier: "b", for: $1) }
    var raised = UIKitException.raised { items.view.reconfigureItems(at: [[0, 1]]) }
    #expect(raised.map { $0.reason.prefix(30) } == ["Attempted to dequeue a cell fo"])

    items.dequeue = { view, _ in view.dequeueReusableCell(withReuseIdentifier: "a", for: [0, 2]) }
    raised = UIKitException.raised { items.view.reconfigureItems(at: [[0, 1]]) }
    #expect(raised.map { $0.reason.prefix(30) } == ["The data source returned a dif"])
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
    #expect(view.cellForItem(at: [0, 1])?.frame.minY == 50)
    source.heights[0] = 90
    view.reconfigureItems(at: [[0, 0]])
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0])?.frame.height == 90)
    #expect(view.cellForItem(at: [0, 1])?.frame.minY == 90)
  }

  @Test func `a supplementary view is not the cell of the item at its index path`() {
    let items = Items()
    let kind = UICollectionView.elementKindSectionHeader
    items.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "a")
    var header: UICollectionReusableView?
    items.dequeue = { view, path in
      header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "a", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "a", for: path)
    }
    #expect(UIKitException.raised { items.view.reconfigureItems(at: [[0, 0]]) }.isEmpty)
    #expect(header != nil && !(header is UICollectionViewCell))
  }
}
