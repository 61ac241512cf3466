import Foundation

/// The bar above a navigation controller's content: a way back, a title, and buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The items of the stack, the top one last.
  open var items: [UINavigationItem]? {
    didSet { setNeedsLayout() }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles are large where items prefer it; kept, screens draw one size.
  open var prefersLargeTitles = false

  /// Goes back; set by the navigation controller.
  var goBack: (() -> Void)?

  /// The title of the way back; nil where there is none.
  package var backTitle: String? {
    guard let backItem, topItem?.hidesBackButton != true, topItem?.leftBarButtonItem == nil else {
      return nil
    }
    return backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title
      ?? "Back"
  }

  /// Goes back as a tap on the way back does.
  package func tapBack() {
    guard backTitle != nil else { return }
    goBack?()
  }
}
