public import Foundation

/// A menu element that performs an action or sends a selector.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title of the element.
  var title: String { get set }
  /// A title with more details.
  var discoverabilityTitle: String? { get set }
  /// The image of the element.
  var image: UIImage? { get set }
  /// The image while the element is on.
  var selectedImage: UIImage? { get set }
  /// The attributes of the element.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state of the element.
  var state: UIMenuElement.State { get set }
  /// The object that is performing the element, or nil at other times.
  var sender: Any? { get }
  /// The object that shows the element while it is performed, or nil.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  /// The behavior of the menu when the element is performed.
  var repeatBehavior: UIMenuElement.RepeatBehavior { get set }
  /// Performs the element on behalf of a sender.
  func performWithSender(_ sender: Any?, target: Any?)
}
