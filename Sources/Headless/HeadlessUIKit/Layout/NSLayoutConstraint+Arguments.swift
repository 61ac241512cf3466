import Foundation

extension NSLayoutConstraint {
  /// The exception that UIKit raises for the items, the attributes or the multiplier, or nil if
  /// they make a constraint.
  var fault: UIKitException? {
    guard multiplier.isFinite else {
      return UIKitException(
        reason: "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    }
    guard let problem else { return nil }
    let item = firstItem.map { "\($0)" } ?? "(null)"
    return UIKitException(
      .invalidArgument, reason: "NSLayoutConstraint for \(item): \(problem)")
  }

  private var problem: String? {
    guard hasOnlyLayoutItems else {
      return "Constraint items must each be an instance of UIView, or UILayoutGuide."
    }
    guard let axis = firstAttribute.axis else { return "Invalid pairing of layout attributes" }
    if firstAttribute.isLength {
      return secondAttribute.isLength || secondAttribute == .notAnAttribute
        ? nil : "Invalid pairing of layout attributes"
    }
    guard secondItem != nil, multiplier != 0 else {
      return "A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. Location "
        + "attributes must be specified in pairs."
    }
    guard secondAttribute.axis == axis, !secondAttribute.isLength else {
      return "Invalid pairing of layout attributes"
    }
    if let first = firstAttribute.followsReading, let second = secondAttribute.followsReading,
      first != second
    {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// A Boolean value that indicates whether a horizontal edge depends on the reading direction, or
  /// nil for other attributes.
  fileprivate var followsReading: Bool? {
    switch withoutMargins {
    case .leading, .trailing: true
    case .left, .right: false
    default: nil
    }
  }
}
