public import Foundation

/// A view of a collection view that is used again: a cell, a supplementary or a decoration view.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Makes a view; the collection view calls it for a registered class.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // See UITableViewCell: makes an instance of a subclass that has no `required` initialiser.
  @_silgen_name("headless_uicollectionreusableview_make")
  convenience init(madeWith frame: CGRect) {
    self.init(frame: frame)
  }

  /// The identifier under which the view is reused; nil for one that was not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The element that the view shows; nil while it waits for reuse.
  var element: ListElement?
  /// The place that the view was dequeued for.
  var dequeuedFor: IndexPath?
  /// What the view is pooled under; nil for one that was not dequeued.
  var pooledAs: String?
  /// The collection view that shows the view.
  weak var container: UICollectionView?

  /// Called just before the view is handed out again; subclasses reset what is not content.
  open func prepareForReuse() {}

  /// Takes over what the layout says beyond place and size; subclasses with attributes of their own
  /// override it.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// A layout is about to follow another.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// A layout followed another.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes that the view asks for, given those that the layout has for it: the size that
  /// fits, along the axes that the layout estimates.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = container?.collectionViewLayout.estimatedAxes(of: layoutAttributes.element) ?? .both
    guard !axes.isEmpty,
      let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    if axes.contains(.horizontal) { fitting.size.width = size.width }
    if axes.contains(.vertical) { fitting.size.height = size.height }
    return fitting
  }

  private var attributes: UICollectionViewLayoutAttributes?
  /// What is in front: the higher number.
  var zPosition: Int { attributes?.zIndex ?? 0 }

  /// Takes the layout's place, size and looks.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard self.attributes != attributes || bounds.size != attributes.size else { return }
    self.attributes = attributes
    bounds.size = attributes.size
    center = attributes.center
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}

extension UICollectionReusableView {
  /// Makes an instance of the class that this is called on; the body is the initialiser of the
  /// same link name.
  @_silgen_name("headless_uicollectionreusableview_make")
  static func make(frame: CGRect) -> UICollectionReusableView
}
