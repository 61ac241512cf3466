import Recorders
import Testing

@testable import HeadlessUIKit

/// Prefetching while the data changes.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PrefetchTests {
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

  @Test func `announced rows keep their announcement when an update moves them`() {
    let source = Rows([100])
    let table = makeTable(source)
    table.prefetchDataSource = source
    table.layoutIfNeeded()
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    #expect(source.announced == [Array(11..<21)])
    // The announced rows are now those from 13 to 22.
    source.counts = [102]
    table.insertRows(at: [[0, 11], [0, 12]], with: .none)
    table.contentOffset.y = 88
    table.layoutIfNeeded()
    #expect(source.announced.dropFirst() == [[12]] && source.canceled == [[22]])
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    #expect(source.canceled.dropFirst() == [Array(12..<22)])
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

  @Test func `announced items keep their announcement when an update moves them`() {
    let source = Items([100])
    let collection = makeCollection(source)
    collection.prefetchDataSource = source
    collection.layoutIfNeeded()
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(source.announced.map { $0.sorted() } == [Array(15..<27)])
    // The announced items are now those from 18 to 29.
    source.counts = [103]
    collection.insertItems(at: [[0, 15], [0, 16], [0, 17]])
    collection.contentOffset.y = 200
    collection.layoutIfNeeded()
    #expect(source.announced.count == 1 && source.canceled.isEmpty)
  }

  @Test func `the nearest items are announced first`() {
    let source = Items([300])
    let collection = makeCollection(source)
    collection.prefetchDataSource = source
    collection.layoutIfNeeded()
    for y in [2_000, 1_900] as [CGFloat] {
      collection.contentOffset.y = y
      collection.layoutIfNeeded()
    }
    let lines = source.announced.last?.map { $0 / 3 }
    #expect(lines == [18, 18, 18, 17, 17, 17, 16, 16, 16, 15, 15, 15])
  }

  @Test func `of the items of a line those in the middle are announced first`() {
    let source = Items([300])
    let collection = makeCollection(source)
    collection.prefetchDataSource = source
    collection.layoutIfNeeded()
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    let columns = source.announced.last?.map { $0 % 3 } ?? []
    #expect(stride(from: 0, to: columns.count, by: 3).map { columns[$0] } == [1, 1, 1, 1])
  }

  @Test func `the nearest rows are announced first, in either direction`() {
    let source = Rows([100])
    let table = makeTable(source)
    table.prefetchDataSource = source
    table.layoutIfNeeded()
    for y in [880, 968, 880] as [CGFloat] {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }
    #expect(source.announced.last == Array(10..<20).reversed())
  }

  @Test func `after a reload everything near is announced again`() {
    let rows = Rows([100])
    let table = makeTable(rows)
    table.prefetchDataSource = rows
    table.layoutIfNeeded()
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    table.reloadData()
    table.layoutIfNeeded()
    table.contentOffset.y = 88
    table.layoutIfNeeded()
    #expect(rows.announced == [Array(11..<21), Array(12..<22)] && rows.canceled.isEmpty)
    let items = Items([300])
    let collection = makeCollection(items)
    collection.prefetchDataSource = items
    collection.layoutIfNeeded()
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    collection.reloadData()
    collection.layoutIfNeeded()
    collection.contentOffset.y = 200
    collection.layoutIfNeeded()
    #expect(items.announced.map { $0.sorted() } == [Array(15..<27), Array(18..<30)])
    #expect(items.canceled.isEmpty)
  }

  @Test func `items are announced ahead in the direction of scrolling`() {
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
      #expect(announced(direction, 1) == [12])
      #expect(announced(direction, -1) == [8])
    }
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

  @Test func `items beyond the area ahead aren't announced, whatever the layout returns`() {
    let layout = Everything()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    let source = Items([20])
    let collection = makeCollection(source, layout: layout)
    collection.prefetchDataSource = source
    collection.layoutIfNeeded()
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(source.announced.map { $0.sorted() } == [[5, 6, 7, 8]])
  }

  /// Expects what is announced and what is canceled when so many rows are near and visible.
  private func expect(
    _ state: inout PrefetchState, near: [Int], visible: [Int], new: [Int], canceled: [Int],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (isNew, isCanceled) = state.update(
      candidates: near.map { [0, $0] }, visible: Set(visible.map { [0, $0] }))
    #expect(isNew.map(\.row) == new, sourceLocation: sourceLocation)
    #expect(isCanceled.map(\.row) == canceled, sourceLocation: sourceLocation)
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
    let collection = makeCollection(source, layout: layout)
    collection.prefetchDataSource = source
    let rows = Rows([100])
    let table = makeTable(rows)
    table.prefetchDataSource = rows
    for view in [collection, table] { view.layoutIfNeeded() }
    let isVertical = direction == .vertical
    collection.contentOffset = isVertical ? CGPoint(x: 0, y: 2_000) : CGPoint(x: 2_000, y: 0)
    table.contentOffset.y = 440
    for view in [collection, table] { view.layoutIfNeeded() }
    #expect(source.announced.count == 1 && rows.announced.count == 1)
    for view in [collection, table] {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(source.announced.count == 1 && source.canceled.isEmpty)
    #expect(rows.announced.count == 1 && rows.canceled.isEmpty)
  }

  @Test func `a deleted row is not canceled`() {
    let source = Rows([100])
    let table = makeTable(source)
    table.prefetchDataSource = source
    table.layoutIfNeeded()
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    source.counts = [90]
    table.deleteRows(at: (11..<21).map { [0, $0] }, with: .none)
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(source.canceled.isEmpty)
  }
}
