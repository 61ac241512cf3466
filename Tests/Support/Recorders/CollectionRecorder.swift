public import Foundation
public import ListPlatform

/// A cell that counts its instances, and how often each was prepared for reuse.
@MainActor public final class CountingItemCell: UICollectionViewCell {
  /// The number of cells made since the last reset.
  public static var made = 0
  /// The number of calls of `prepareForReuse()`.
  public private(set) var readied = 0

  /// Creates a cell and counts it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    CountingItemCell.made += 1
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func prepareForReuse() {
    super.prepareForReuse()
    readied += 1
  }
}

/// The data source and delegate of a collection view whose items are only counted: it logs what it
/// is asked.
@MainActor open class ItemCounts: ItemsBase {
  /// The calls so far.
  public let log = Log()
  /// The number of items of each section.
  public var counts: [Int]

  /// Creates a data source with the number of items of each section.
  public init(_ counts: [Int]) {
    self.counts = counts
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.add("sections")
    return counts.count
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    log.add("items \(section)")
    return counts[section]
  }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    log.add("cell \(indexPath.section)-\(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.add("will \(indexPath.section)-\(indexPath.item)")
  }

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.add("end \(indexPath.section)-\(indexPath.item)")
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("scroll") }
}

/// A data source and delegate that implements no more than that.
public final class ItemSource: CollectionRecorder {}

/// A collection view that keeps its data source alive.
public final class TestCollection: UICollectionView {
  /// The data source, and usually the delegate.
  public var source: AnyObject?
}

/// Returns a collection view of 300 x 400 whose flow layout has items of 100 x 100 points, three a
/// line and no spacing, so that twelve are visible.
@MainActor public func makeCollection(
  _ source: (any UICollectionViewDataSource & UICollectionViewDelegate)? = nil,
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
