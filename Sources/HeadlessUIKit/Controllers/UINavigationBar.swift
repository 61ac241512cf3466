import Foundation

/// The bar above a navigation controller's content: a way back, a title, and buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The items of the stack, the top one last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// A Boolean value that indicates whether titles are large while their content is not scrolled,
  /// as far as the items want that too.
  open var prefersLargeTitles = false {
    didSet {
      noteChange(oldValue != prefersLargeTitles)
      superview?.setNeedsLayout()
    }
  }

  /// The height of the part of the bar that shows the large title, below the buttons. It shrinks to
  /// 0 as the content is scrolled.
  package internal(set) var largeTitleHeight: CGFloat = 0 {
    didSet { noteChange(oldValue != largeTitleHeight) }
  }
  /// A Boolean value that indicates whether the title is large, and not between the buttons.
  package var showsLargeTitle: Bool { largeTitleHeight > 0 }

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
