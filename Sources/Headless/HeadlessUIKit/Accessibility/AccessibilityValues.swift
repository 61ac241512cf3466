import Foundation

/// The values of an object for assistive apps.
@MainActor final class AccessibilityValues {
  /// The label of the object in assistive apps.
  var label: String?
  /// The value of the object in assistive apps.
  var value: String?
  /// The hint about the object's action in assistive apps.
  var hint: String?
  /// The label with its attributes.
  var attributedLabel: NSAttributedString?
  /// The value with its attributes.
  var attributedValue: NSAttributedString?
  /// The hint with its attributes.
  var attributedHint: NSAttributedString?
  /// A Boolean value that indicates whether the object is one element for assistive apps.
  var isElement: Bool?
  /// The traits of the object in assistive apps.
  var traits: UIAccessibilityTraits?
  /// The rectangle in screen coordinates.
  var frame: CGRect?
  /// The point that is activated, in screen coordinates.
  var activationPoint: CGPoint?
  /// The language in which the object is spoken.
  var language: String?
  /// A Boolean value that indicates whether the elements inside the object are hidden.
  var hidesElements = false
  /// A Boolean value that indicates whether the siblings of the view are ignored.
  var isModal: Bool?
  /// A Boolean value that indicates whether the elements inside are read together.
  var groupsChildren = false
  /// The way in which elements are navigated.
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  /// A value that indicates whether the object responds to the user.
  var respondsToUserInteraction: Bool?
  /// The names with which the user can refer to the object.
  var inputLabels: [String]?
  /// The names with which the user can refer to the object.
  var attributedInputLabels: [NSAttributedString]?
  /// The kind of the object's text.
  var textualContext: UIAccessibilityTextualContext?
  /// A Boolean value that indicates whether colors are not inverted.
  var ignoresInvertColors = false
  /// The elements inside the object, in reading order.
  var elements: [Any]?
  /// The type of the container.
  var containerType = UIAccessibilityContainerType.none
  /// The actions that assistive apps offer.
  var customActions: [UIAccessibilityCustomAction]?
  /// The rotors that assistive apps offer.
  var customRotors: [UIAccessibilityCustomRotor]?
}
