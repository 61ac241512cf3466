public import Foundation

/// A section of a compositional layout: consecutive groups with optional headers, footers, and a
/// background.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying
{
  /// Creates a section that repeats a group until all of its items are placed.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  let group: NSCollectionLayoutGroup
  /// The appearance of the section's rows, or nil if the section is not a list.
  var listConfiguration: UICollectionLayoutListConfiguration?

  /// The spacing between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The insets around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The boundary that `contentInsets` refers to. The automatic value uses the layout's setting.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The boundary that the insets of headers and footers refer to. It is stored without effect.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// A Boolean value that indicates whether headers and footers respect the content insets. The
  /// default is `true`.
  open var supplementariesFollowContentInsets = true
  /// The scrolling behavior of groups that lie across the layout's scroll direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The scrolling properties of an orthogonal section. They are stored without effect.
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers, and other views at the section's boundaries.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that each layout pass calls with the section's visible items, whose appearance it
  /// may change.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Returns a section with the same properties.
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

/// A closure that receives a section's visible items, the scroll offset, and the layout
/// environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A visible element whose appearance can be changed.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity of the element.
  var alpha: CGFloat { get set }
  /// The z-index of the element. Elements with higher values appear in front.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center of the element in the content's coordinates.
  var center: CGPoint { get set }
  /// The two-dimensional transform of the element.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform of the element.
  var transform3D: CATransform3D { get set }
  /// The kind of the element, or UIKit's name for cells.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame of the element in the content's coordinates.
  var frame: CGRect { get }
  /// The bounds of the element.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view, or nil for cells.
  var representedElementKind: String? { get }
}

/// A visible element whose appearance is that of its layout attributes.
final class VisibleLayoutItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { representedElementKind ?? "UICollectionElementKindCell" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}

/// The scrolling behavior of a section whose groups lie across the layout's scroll direction.
@nonexhaustive public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section doesn't scroll orthogonally.
  case none
  /// Scrolling stops at any position.
  case continuous
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling stops at multiples of the section's visible length.
  case paging
  /// Scrolling moves by one group, and stops at its leading edge.
  case groupPaging
  /// Scrolling moves by one group, and centers it.
  case groupPagingCentered
}

/// The scrolling properties of an orthogonal section. They are stored without effect: scrolling
/// ends at once.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// The rate of deceleration after the user lifts a finger.
  open var decelerationRate = DecelerationRate.automatic
  /// The bounce behavior at the section's ends.
  open var bounce = Bounce.automatic

  /// Returns a copy of the properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  /// The bounce behavior at the ends of an orthogonal section.
  @nonexhaustive public enum Bounce: Int, Sendable {
    /// The system decides whether the section bounces.
    case automatic
    /// The section always bounces.
    case always
    /// The section never bounces.
    case never
  }

  /// A rate of deceleration after the user lifts a finger.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The fraction of the velocity that remains after each millisecond.
    public let rawValue: CGFloat
    /// Creates a rate with the specified raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The system's choice.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The normal rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
