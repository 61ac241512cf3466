extension NSLayoutConstraint {
  /// Returns the anchor of an item's attribute.
  static func anchor(_ item: AnyObject, _ attribute: Attribute) -> NSObject? {
    if attribute.isLength { return NSLayoutDimension(item, attribute) }
    return switch attribute.axis {
    case .horizontal: NSLayoutXAxisAnchor(item, attribute)
    case .vertical: NSLayoutYAxisAnchor(item, attribute)
    case nil: nil
    }
  }
}
