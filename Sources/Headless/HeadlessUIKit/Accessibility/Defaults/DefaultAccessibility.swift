import Foundation

/// The values that assistive apps read of an object, and their actions, where the app sets none.
struct DefaultAccessibility {
  /// A Boolean value that indicates whether the object is one element.
  var isElement = false
  /// The label of the object.
  var label: String?
  /// The value of the object.
  var value: String?
  /// The hint about the object's action.
  var hint: String?
  /// The traits of the object.
  var traits = UIAccessibilityTraits.none
  /// The elements inside the object, in reading order, or nil for those of its subviews.
  var elements: [Any]?
  /// A Boolean value that indicates whether the siblings of the view are ignored.
  var isModal = false
  /// Performs the action of the object, or nil to let the assistive app tap it.
  var activate: (() -> Bool)?
  /// Changes the value of the object, to a greater one for true.
  var adjust: ((_ isIncrement: Bool) -> Void)?

  /// Adds the traits of a control's state.
  @MainActor func inState(of control: UIControl) -> DefaultAccessibility {
    var new = self
    if control.isSelected { new.traits.insert(.selected) }
    if !control.isEnabled { new.traits.insert(.notEnabled) }
    return new
  }
}

/// An object of which assistive apps read something before the app sets values.
///
/// The values are those that UIKit's documentation names, and that tests with VoiceOver have found.
@MainActor protocol DescribedByDefault: AnyObject {
  /// The values that assistive apps read of the object.
  var defaultAccessibility: DefaultAccessibility { get }
}

/// An object that the escape gesture dismisses.
@MainActor protocol EscapedByDefault: AnyObject {
  /// Dismisses the object. Returns false if there is nothing to dismiss.
  func escape() -> Bool
}

/// A part of a view that is an element without being a view, such as a button of a bar.
final class PartElement: UIAccessibilityElement {
  private let part: DefaultAccessibility

  /// Creates the element of a part whose frame is in the coordinates of its view.
  init(of view: UIView, _ part: DefaultAccessibility, frame: CGRect) {
    self.part = part
    super.init(accessibilityContainer: view)
    accessibilityFrameInContainerSpace = frame
  }

  override var accessibilityDefaults: DefaultAccessibility { part }
}

extension UIAccessibilityTraits {
  // VoiceOver reads these traits of UIKit's own views, for which there are no public names.
  /// A field for text.
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// A field that the user is editing.
  static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  /// The button that goes back.
  static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  /// An item of a tab bar.
  static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
}
