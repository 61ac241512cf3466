import Foundation
import Testing

@testable import HeadlessUIKit

/// What UIKit answered about invalidation and interactive movement (Mac Catalyst, macOS 27).
@MainActor struct RecordedInvalidationTests {
  @Test func `inv-base, inv-bounds: a new context, or one of new bounds, invalidates nothing`() {
    let bounds = UICollectionViewFlowLayout().invalidationContext(
      forBoundsChange: CGRect(x: 0, y: 0, width: 100, height: 100))
    for context in [UICollectionViewLayoutInvalidationContext(), bounds] {
      #expect(
        [context.invalidateEverything, context.invalidateDataSourceCounts] == [false, false])
      #expect(
        (context.invalidatedItemIndexPaths, context.invalidatedSupplementaryIndexPaths) == (
          nil, nil
        ))
    }
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
  }

  @Test func `inv-kinds, inv-invalidate-plain: a context has a union of index paths`() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: "Header", at: [[2, 1]])
    context.invalidateSupplementaryElements(ofKind: "Header", at: [[0, 0], [2, 1]])
    context.invalidateSupplementaryElements(ofKind: "Footer", at: [[0, 0]])
    context.invalidateDecorationElements(ofKind: "Rule", at: [[2, 1]])
    context.invalidateItems(at: [[1, 0], [0, 3]])
    context.invalidateItems(at: [[0, 3], [0, 1]])
    #expect(
      context.invalidatedSupplementaryIndexPaths
        == ["Footer": [[0, 0]], "Header": [[0, 0], [2, 1]]])
    #expect(context.invalidatedDecorationIndexPaths == ["Rule": [[2, 1]]])
    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 3], [1, 0]])
    let layout = Counting()
    layout.invalidateLayout()
    layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    #expect(layout.contexts == 2 && layout.invalidations == 1)
  }

  private final class Counting: UICollectionViewLayout {
    var invalidations = 0
    var contexts = 0
    override func invalidateLayout() {
      invalidations += 1
      super.invalidateLayout()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts += 1
      super.invalidateLayout(with: context)
    }
  }

  // MARK: Movement

  private let point = CGPoint(x: 37, y: 91)

  @Test func `mov-target, mov-attributes: a moving item is below the finger, in front`() {
    let layout = UICollectionViewFlowLayout()
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: [0, 1], withTargetPosition: point)
    #expect(
      (attributes.indexPath, attributes.zIndex, attributes.center, attributes.size) == (
        [0, 1], .max, point, .zero
      ))
    // An item without a view stays where it is.
    #expect(
      layout.targetIndexPath(forInteractivelyMovingItem: [1, 3], withPosition: point) == [1, 3])
  }

  @Test func `mov-context: a step of a movement asks the delegate again`() {
    let context = UICollectionViewFlowLayout().invalidationContext(
      forInteractivelyMovingItems: [[0, 1]], withTargetPosition: point,
      previousIndexPaths: [[1, 3]],
      previousPosition: .zero)
    #expect(
      [
        context.previousIndexPathsForInteractivelyMovingItems,
        context.targetIndexPathsForInteractivelyMovingItems,
      ] == [[[1, 3]], [[0, 1]]])
    #expect(context.interactiveMovementTarget == point)
    #expect(context.invalidatedItemIndexPaths == nil && !context.invalidateEverything)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    #expect(flow?.invalidateFlowLayoutDelegateMetrics == true)
  }
}
