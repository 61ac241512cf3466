public import Foundation

/// The position and appearance of one element of a collection view, as its layout determines them.
///
/// A subclass with additional properties overrides `copy(with:)` and `isEqual(_:)`. Its layout
/// returns the class from `layoutAttributesClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Creates attributes without an element. Use a convenience initializer to specify the element.
  public override init() {}

  // Creates a subclass that has no `required` initializer. See `UITableViewCell`.
  @_silgen_name("headless_uicollectionviewlayoutattributes_make")
  convenience init(made: Void) {
    self.init()
  }

  /// Creates attributes for the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    element = ListElement(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// Creates attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    element = ListElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  /// Creates attributes for a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    element = ListElement(
      category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }

  /// The element of the attributes.
  var element = ListElement(
    category: .cell, kind: nil, indexPath: IndexPath(item: 0, section: 0))

  /// The index path of the element.
  open var indexPath: IndexPath {
    get { element.indexPath }
    set { element.indexPath = newValue }
  }
  /// The category of the element: a cell, a supplementary view, or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }
  /// The kind of the element, or nil for cells.
  open var representedElementKind: String? { element.kind }

  /// The frame of the element in the content's coordinates.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The center of the element in the content's coordinates.
  open var center = CGPoint.zero
  /// The size of the element, in points.
  open var size = CGSize.zero {
    didSet {
      guard !(size.width.isFinite && size.height.isFinite) else { return }
      let refused = size
      size = oldValue
      UIKitException.raise(
        "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions \(self) - "
          + "{\(refused.width), \(refused.height)}")
    }
  }
  /// The bounds of the element.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The two-dimensional transform of the element, which is the plane of `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The three-dimensional transform of the element. Screens are flat, and show its plane.
  open var transform3D = CATransform3DIdentity
  /// The opacity of the element, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The z-index of the element. Elements with higher values appear in front.
  open var zIndex = 0
  /// A Boolean value that indicates whether the element is hidden.
  open var isHidden = false

  /// Returns a copy of the same class. A subclass copies its own properties to the result of
  /// `super`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.element = element
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      element == other.element && center == other.center && size == other.size
        && CATransform3DEqualToTransform(transform3D, other.transform3D)
        && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
    }
  }

  open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }
}

extension UICollectionViewLayoutAttributes {
  /// Creates an instance of the receiving class. The body is the initializer of the same link name.
  @_silgen_name("headless_uicollectionviewlayoutattributes_make")
  static func make() -> UICollectionViewLayoutAttributes
}

/// An element of a collection view: a cell, or a view of a kind at an index path.
struct ListElement: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> ListElement {
    ListElement(category: .cell, kind: nil, indexPath: indexPath)
  }
}
