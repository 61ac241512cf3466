import Recorders
import Testing

@testable import HeadlessUIKit

/// What views take from the attributes of a layout.
@MainActor struct LayoutAttributesTests {
  /// A layout whose items are at (0, 0), 100 points wide and high, unless a closure changes them.
  private final class Changing: UICollectionViewLayout {
    var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1_000) }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      change(attributes)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    { (0..<2).compactMap { layoutAttributesForItem(at: [0, $0]) } }
  }

  private func shown(_ change: @escaping (UICollectionViewLayoutAttributes) -> Void)
    -> UICollectionView
  {
    let layout = Changing()
    layout.change = change
    let view = makeCollection(ItemSource([2]), layout: layout)
    view.layoutIfNeeded()
    return view
  }

  @Test func `a cell has the size, the center, the transform and the opacity of its item`() throws {
    let view = shown {
      $0.size = CGSize(width: 40, height: 30)
      $0.center = CGPoint(x: 70, y: 60)
      $0.alpha = 0.25
      $0.transform = CGAffineTransform(scaleX: 2, y: 3)
    }
    let cell = try #require(view.cellForItem(at: [0, 0]))
    #expect(
      (cell.bounds.size, cell.center, cell.alpha, cell.transform)
        == (
          CGSize(width: 40, height: 30), CGPoint(x: 70, y: 60), 0.25,
          CGAffineTransform(scaleX: 2, y: 3)
        ))
  }

  @Test func `items with a greater z-index are in front, and hidden ones aren't there`() {
    for front in 0..<2 {
      let view = shown { $0.zIndex = $0.indexPath.item == front ? 5 : 1 }
      #expect(view.subviews.last === view.cellForItem(at: [0, front]))
      #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == [0, front])
    }
    let view = shown {
      $0.isHidden = $0.indexPath.item == 1
      $0.zIndex = $0.indexPath.item
    }
    #expect(
      (view.indexPathsForVisibleItems, view.indexPathForItem(at: CGPoint(x: 50, y: 50))) == (
        [[0, 0]], [0, 0]
      ))
  }

  @Test func `an item that does not exist has no attributes, although its layout returns some`() {
    let view = shown { _ in }
    #expect(view.collectionViewLayout.layoutAttributesForItem(at: [0, 2]) != nil)
    let paths: [IndexPath] = [[0, 1], [0, 2], [0, -1], [1, 0], [0]]
    #expect(
      paths.map { view.layoutAttributesForItem(at: $0) != nil }
        == [true, false, false, false, false])
  }

  @Test func `a view takes what its preferred attributes say`() throws {
    final class Cell: UICollectionViewCell {
      var applied: [CGFloat] = []
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        applied.append(layoutAttributes.alpha)
      }
    }
    let cell = Cell(frame: .zero)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.alpha = 0.5
    attributes.isHidden = true
    cell.applyFrame(attributes)
    #expect(cell.applied == [0.5] && cell.isHidden)
    // Equal attributes aren't applied again.
    cell.applyFrame(attributes)
    #expect(cell.applied == [0.5])
  }

  private static let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
    { $0.indexPath = [0, 1] }, { $0.center.x += 1 }, { $0.size.width += 1 }, { $0.alpha = 0.5 },
    { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, { $0.zIndex = 3 },
    { $0.isHidden = true },
  ]

  @Test(arguments: 0..<7) func `attributes differ by each value, and a copy has them all`(
    change: Int
  ) throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    let original = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(attributes == original)
    Self.changes[change](attributes)
    #expect(
      (attributes != original, attributes.copy() as? UICollectionViewLayoutAttributes) == (
        true, attributes
      ))
  }

  @Test func `a context moves the content along both axes, and has all that it is told, in order`()
  {
    let view = shown { _ in }
    view.contentOffset = CGPoint(x: 0, y: 50)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 7, y: -20)
    view.collectionViewLayout.invalidateLayout(with: context)
    #expect(view.contentOffset == CGPoint(x: 7, y: 30))
    let told = UICollectionViewLayoutInvalidationContext()
    for item in [2, 1, 2] {
      told.invalidateItems(at: [[0, item]])
      told.invalidateSupplementaryElements(ofKind: "view", at: [[1, item]])
      told.invalidateDecorationElements(ofKind: "back", at: [[2, item]])
    }
    told.invalidateSupplementaryElements(ofKind: "other", at: [[1, 5]])
    told.invalidateDecorationElements(ofKind: "other", at: [[2, 5]])
    #expect(told.invalidatedItemIndexPaths == [[0, 1], [0, 2]])
    #expect(
      told.invalidatedSupplementaryIndexPaths
        == ["view": [[1, 1], [1, 2]], "other": [[1, 5]]])
    #expect(
      told.invalidatedDecorationIndexPaths
        == ["back": [[2, 1], [2, 2]], "other": [[2, 5]]])
  }
}
