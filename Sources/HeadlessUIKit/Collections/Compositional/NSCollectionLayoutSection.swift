public import Foundation

/// One section: groups one after another, with headers, footers and a background.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying
{
  /// Makes a section that repeats a group as often as it has items for.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  let group: NSCollectionLayoutGroup
  /// How the section's rows look, where it is a list.
  var listConfiguration: UICollectionLayoutListConfiguration?

  /// Points between groups.
  open var interGroupSpacing: CGFloat = 0
  /// The space round the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What `contentInsets` counts from; the edges, unless it names a guide.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the headers' and footers' place counts from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers keep to the content's insets; they do unless set.
  open var supplementariesFollowContentInsets = true
  /// Whether the groups lie across the scroll direction and scroll by themselves.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How an orthogonal section scrolls; kept.
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and the like.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with what of the section is visible at each layout; it may change their looks.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// A section with the same parts.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.listConfiguration = listConfiguration
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsets = contentInsets
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}

/// Sees what of a section is visible.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A visible element, whose looks may be changed.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque the element is.
  var alpha: CGFloat { get set }
  /// What is in front: the higher number.
  var zIndex: Int { get set }
  /// Whether the element is left out.
  var isHidden: Bool { get set }
  /// The centre in the content.
  var center: CGPoint { get set }
  /// The transform in the plane.
  var transform: CGAffineTransform { get set }
  /// The transform in space.
  var transform3D: CATransform3D { get set }
  /// The element's kind, or the word for a cell.
  var name: String { get }
  /// The element's index path.
  var indexPath: IndexPath { get }
  /// The rectangle in the content.
  var frame: CGRect { get }
  /// The element's own rectangle.
  var bounds: CGRect { get }
  /// What the element is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The element's kind; nil for cells.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The element's kind, or the word for a cell.
  public var name: String { representedElementKind ?? "UICollectionElementKindCell" }
}

/// How the groups of a section scroll across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How an orthogonal section moves under a finger; kept, scrolls are at their end at once.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How fast the section comes to rest.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the section gives a little past its ends.
  open var bounce = Bounce.automatic

  /// Whether a section gives a little past its ends.
  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }

  /// How fast a section comes to rest.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let automatic = DecelerationRate(rawValue: 0)
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
