public import Foundation

/// Where and how one element of a collection view is shown; a layout makes them.
///
/// A subclass with properties of its own overrides `copy(with:)` and `isEqual(_:)` and is named by
/// its layout's `layoutAttributesClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Makes attributes without an element; the convenience initialisers say which.
  public override init() {}

  // See UITableViewCell: makes an instance of a subclass that has no `required` initialiser.
  @_silgen_name("headless_uicollectionviewlayoutattributes_make")
  convenience init(made: Void) {
    self.init()
  }

  /// The attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    element = ListElement(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// The attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    element = ListElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  /// The attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    element = ListElement(
      category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }

  /// The element that the attributes are for.
  var element = ListElement(
    category: .cell, kind: nil, indexPath: IndexPath(item: 0, section: 0))

  /// The element's index path.
  open var indexPath: IndexPath {
    get { element.indexPath }
    set { element.indexPath = newValue }
  }
  /// Whether the element is a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }
  /// The element's kind; nil for cells.
  open var representedElementKind: String? { element.kind }

  /// The rectangle in the collection view's content.
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
  /// The centre in the collection view's content.
  open var center = CGPoint.zero
  /// The size in points.
  open var size = CGSize.zero
  /// The view's own rectangle.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The transform in the plane.
  open var transform = CGAffineTransform.identity
  /// The transform in space; kept, screens are flat.
  open var transform3D = CATransform3DIdentity
  /// How opaque the element is, 0 to 1.
  open var alpha: CGFloat = 1
  /// What is in front: the higher number.
  open var zIndex = 0
  /// Whether the element is left out.
  open var isHidden = false

  /// A copy of the same class; a subclass adds its own properties to what super gives.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.element = element
    copy.center = center
    copy.size = size
    copy.transform = transform
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
        && transform == other.transform && transform3D == other.transform3D
        && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
    }
  }

  open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }
}

extension UICollectionViewLayoutAttributes {
  /// Makes an instance of the class that this is called on; the body is the initialiser of the
  /// same link name.
  @_silgen_name("headless_uicollectionviewlayoutattributes_make")
  static func make() -> UICollectionViewLayoutAttributes
}

/// What a collection view shows at one place: a cell, or a view of a kind.
struct ListElement: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> ListElement {
    ListElement(category: .cell, kind: nil, indexPath: indexPath)
  }
}
