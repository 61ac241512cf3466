import Foundation

/// The bar above the content of a navigation controller, with a back button, a title and bar
/// buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The items of the navigation stack, the top item last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }
  /// The item that is displayed.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// A Boolean value that indicates whether titles are large until their content is scrolled.
  ///
  /// An item can override it by its `largeTitleDisplayMode`.
  open var prefersLargeTitles = false {
    didSet {
      noteChange(oldValue != prefersLargeTitles)
      superview?.setNeedsLayout()
    }
  }

  /// The height of the part of the bar that displays the large title, below the buttons. Scrolling
  /// reduces it to 0.
  package internal(set) var largeTitleHeight: CGFloat = 0 {
    didSet { noteChange(oldValue != largeTitleHeight) }
  }
  /// A Boolean value that indicates whether the large title is displayed rather than the title
  /// between the buttons.
  package var showsLargeTitle: Bool { largeTitleHeight > 0 }

  /// The closure that goes back. The navigation controller sets it.
  var goBack: (() -> Void)?

  /// The title of the back button, or nil if there is none.
  package var backTitle: String? {
    guard let backItem, topItem?.hidesBackButton != true, topItem?.leftBarButtonItem == nil else {
      return nil
    }
    return backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title
      ?? "Back"
  }

  /// Taps the back button.
  package func tapBack() {
    guard backTitle != nil else { return }
    goBack?()
  }
}
