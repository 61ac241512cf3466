public import Foundation

/// A reusable view of a collection view: a cell, a supplementary view, or a decoration view.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Creates a view. The collection view calls this initializer for registered classes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // Creates a subclass that has no `required` initializer. See `UITableViewCell`.
  @_silgen_name("headless_uicollectionreusableview_make")
  convenience init(madeWith frame: CGRect) {
    self.init(frame: frame)
  }

  /// The reuse identifier of the view, or nil if the view was not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The element that the view shows, or nil while the view is in the reuse pool.
  var element: ListElement?
  /// The index path for which the view was dequeued.
  var dequeuedFor: IndexPath?
  /// The key of the view in the reuse pool, or nil if the view was not dequeued.
  var pooledAs: String?
  /// The collection view that contains the view.
  weak var container: UICollectionView?

  /// Prepares the view for reuse. Subclasses reset properties that are unrelated to content.
  open func prepareForReuse() {}

  /// Applies layout attributes beyond the frame. Subclasses override this method for custom
  /// attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Notifies the view that its collection view is about to change its layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Notifies the view that its collection view has changed its layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes that the view prefers.
  ///
  /// The default implementation returns the fitting size along the axes that the layout estimates.
  ///
  /// - Parameter layoutAttributes: The attributes that the layout provides.
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
  /// The z-index of the view. Views with higher values appear in front.
  var zPosition: Int { attributes?.zIndex ?? 0 }

  /// Applies the frame and appearance that the layout provides.
  func applyFrame(_ attributes: UICollectionViewLayoutAttributes) {
    let center = container?.shownCenter(of: attributes) ?? attributes.center
    guard self.attributes != attributes || bounds.size != attributes.size || self.center != center
    else { return }
    self.attributes = attributes
    bounds.size = attributes.size
    self.center = center
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}

extension UICollectionReusableView {
  /// Creates an instance of the receiving class. The body is the initializer of the same link name.
  @_silgen_name("headless_uicollectionreusableview_make")
  static func make(frame: CGRect) -> UICollectionReusableView
}
