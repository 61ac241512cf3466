import HeadlessUIKit

/// A cell that counts how many of it were made, and how often each was made ready again.
@MainActor final class CountingItemCell: UICollectionViewCell {
  static var made = 0
  var readied = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    CountingItemCell.made += 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    readied += 1
  }
}

/// What every collection data source of the tests has: counts, cells, and a log.
@MainActor class ItemCounts: NSObject {
  let log = Log()
  var counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.add("sections")
    return counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    log.add("items \(section)")
    return counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    log.add("cell \(indexPath.section)-\(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.add("will \(indexPath.section)-\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.add("end \(indexPath.section)-\(indexPath.item)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("scroll") }
}

/// A data source and delegate that implements no more than that.
final class ItemSource: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegate {}

/// A collection view that keeps its data source alive.
final class TestCollection: UICollectionView {
  var source: AnyObject?
}

/// A collection of 300 x 400 with a flow layout of 100 x 100 items, three a line and no spacing,
/// so that twelve are visible.
@MainActor func makeCollection(
  _ source: (any ItemCounts & UICollectionViewDataSource & UICollectionViewDelegate)? = nil,
  layout: UICollectionViewLayout? = nil, width: CGFloat = 300
) -> UICollectionView {
  let flow = UICollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 100, height: 100)
  flow.minimumInteritemSpacing = 0
  flow.minimumLineSpacing = 0
  let collection = TestCollection(
    frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout ?? flow)
  collection.source = source
  collection.register(CountingItemCell.self, forCellWithReuseIdentifier: "cell")
  collection.dataSource = source
  collection.delegate = source
  return collection
}
