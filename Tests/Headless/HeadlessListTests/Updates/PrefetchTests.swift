import Recorders
import Testing

@testable import HeadlessUIKit

/// Prefetching while the data changes.
@MainActor struct PrefetchTests {
  private final class Rows: Counts, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    var announced: [[Int]] = []
    var canceled: [[Int]] = []
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      announced.append(indexPaths.map(\.row))
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      canceled.append(indexPaths.map(\.row))
    }
  }

  /// Shows a list, and then what is at some offsets.
  private func show(_ list: UIScrollView, at offsets: CGFloat...) {
    list.layoutIfNeeded()
    for offset in offsets {
      list.contentOffset.y = offset
      list.layoutIfNeeded()
    }
  }

  private func prefetchingTable(_ source: Rows) -> UITableView {
    let table = makeTable(source)
    table.prefetchDataSource = source
    return table
  }

  private func prefetchingCollection(
    _ source: Items, _ layout: UICollectionViewLayout? = nil
  ) -> UICollectionView {
    let collection = makeCollection(source, layout: layout)
    collection.prefetchDataSource = source
    return collection
  }

  @Test func `what is announced keeps its announcement when an update moves or deletes it`() {
    let source = Rows([100])
    let table = prefetchingTable(source)
    show(table, at: 44)
    // The rows that are announced first are then those from 13 to 22.
    source.counts = [102]
    table.insertRows(at: [[0, 11], [0, 12]], with: .none)
    show(table, at: 88)
    #expect((source.announced, source.canceled) == ([Array(11..<21), [12]], [[22]]))
    show(table, at: 44)
    #expect(source.canceled == [[22], Array(12..<22)])
    // A deleted row is not canceled.
    let others = Rows([100])
    let other = prefetchingTable(others)
    show(other, at: 44)
    others.counts = [90]
    other.deleteRows(at: (11..<21).map { [0, $0] }, with: .none)
    show(other, at: 0)
    #expect(others.canceled.isEmpty)
    let items = Items([100])
    let collection = prefetchingCollection(items)
    show(collection, at: 100)
    // The announced items are then those from 18 to 29.
    items.counts = [103]
    collection.insertItems(at: [[0, 15], [0, 16], [0, 17]])
    show(collection, at: 200)
    #expect((items.announced.map { $0.sorted() }, items.canceled) == ([Array(15..<27)], []))
  }

  private final class Items: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
  {
    var announced: [[Int]] = []
    var canceled: [[Int]] = []
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { announced.append(indexPaths.map(\.item)) }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { canceled.append(indexPaths.map(\.item)) }
  }

  @Test func `the nearest are announced first, and of the items of a line those in the middle`() {
    let rows = Rows([100])
    show(prefetchingTable(rows), at: 880, 968, 880)
    #expect(rows.announced.last == Array(10..<20).reversed())
    let far = Items([300])
    show(prefetchingCollection(far), at: 2_000, 1_900)
    let lines = far.announced.last?.map { $0 / 3 }
    #expect(lines == [18, 18, 18, 17, 17, 17, 16, 16, 16, 15, 15, 15])
    let near = Items([300])
    show(prefetchingCollection(near), at: 100)
    let columns = near.announced.last?.map { $0 % 3 } ?? []
    let begins = stride(from: 0, to: columns.count, by: 3).map { columns[$0] }
    #expect(begins == [1, 1, 1, 1])
  }

  @Test func `after a reload everything near is announced again`() {
    let (rows, items) = (Rows([100]), Items([300]))
    let (table, collection) = (prefetchingTable(rows), prefetchingCollection(items))
    show(table, at: 44)
    table.reloadData()
    show(table, at: 88)
    #expect((rows.announced, rows.canceled) == ([Array(11..<21), Array(12..<22)], []))
    show(collection, at: 100)
    collection.reloadData()
    show(collection, at: 200)
    #expect(
      (items.announced.map { $0.sorted() }, items.canceled)
        == ([Array(15..<27), Array(18..<30)], []))
  }

  @Test func `items are announced ahead in the direction of scrolling, and none beyond that area`()
  {
    func announced(_ direction: UICollectionView.ScrollDirection, _ offset: CGFloat) -> [Int] {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = direction
      layout.itemSize = CGSize(width: 300, height: 400)
      layout.minimumLineSpacing = 0
      let source = Items([20])
      let collection = makeCollection(source, layout: layout)
      let isVertical = direction == .vertical
      let page: CGFloat = isVertical ? 400 : 300
      collection.contentOffset =
        isVertical ? CGPoint(x: 0, y: 10 * page) : CGPoint(x: 10 * page, y: 0)
      collection.layoutIfNeeded()
      collection.prefetchDataSource = source
      if isVertical {
        collection.contentOffset.y += offset * page
      } else {
        collection.contentOffset.x += offset * page
      }
      collection.layoutIfNeeded()
      return source.announced.flatMap(\.self)
    }
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      #expect((announced(direction, 1), announced(direction, -1)) == ([12], [8]))
    }
    // The layout may return more.
    let layout = Everything()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    let source = Items([20])
    show(prefetchingCollection(source, layout), at: 100)
    #expect(source.announced.map { $0.sorted() } == [[5, 6, 7, 8]])
  }

  /// A layout that returns all its items, whatever rectangle it is asked for.
  private final class Everything: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      super.layoutAttributesForElements(
        in: CGRect(origin: .zero, size: collectionViewContentSize))
    }
  }

  /// Expects what is announced and what is canceled when so many rows are near and visible.
  private func expect(
    _ state: inout PrefetchState, near: [Int], visible: [Int], new: [Int], canceled: [Int],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (isNew, isCanceled) = state.update(
      candidates: near.map { [0, $0] }, visible: Set(visible.map { [0, $0] }))
    #expect(
      (isNew.map(\.row), isCanceled.map(\.row)) == (new, canceled), sourceLocation: sourceLocation)
  }

  @Test func `a row is announced once, until it is canceled or has been visible`() {
    var state = PrefetchState()
    expect(&state, near: [3, 4], visible: [0, 1, 2], new: [3, 4], canceled: [])
    expect(&state, near: [3, 4], visible: [0, 1, 2], new: [], canceled: [])
    expect(&state, near: [4, 5], visible: [1, 2, 3], new: [5], canceled: [])
    // A row that was visible is not canceled, and is announced again.
    expect(&state, near: [4, 5], visible: [0, 1, 2], new: [], canceled: [])
    expect(&state, near: [3, 4], visible: [0, 1, 2], new: [3], canceled: [5])
    // A row that was canceled is not canceled once more, and is announced again.
    expect(&state, near: [3, 4], visible: [0, 1, 2], new: [], canceled: [])
    expect(&state, near: [5], visible: [0, 1, 2], new: [5], canceled: [3, 4])
    #expect(state.announced == [[0, 5]])
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `a layout without a scroll announces and cancels nothing`(
    direction: UICollectionView.ScrollDirection
  ) {
    let source = Items([300])
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let collection = prefetchingCollection(source, layout)
    let rows = Rows([100])
    let table = prefetchingTable(rows)
    for view in [collection, table] { view.layoutIfNeeded() }
    let isVertical = direction == .vertical
    collection.contentOffset = isVertical ? CGPoint(x: 0, y: 2_000) : CGPoint(x: 2_000, y: 0)
    table.contentOffset.y = 440
    for view in [collection, table] { view.layoutIfNeeded() }
    #expect((source.announced.count, rows.announced.count) == (1, 1))
    for view in [collection, table] {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect((source.announced.count, rows.announced.count) == (1, 1))
    #expect((source.canceled, rows.canceled) == ([], []))
  }
}
