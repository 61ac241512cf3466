public import Foundation

/// A source of printed pages, which nothing prints.
open class UIPrintFormatter: NSObject, NSCopying {
  /// The distance of the content from the edges of the page.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The maximum height of the content, in points.
  open var maximumContentHeight: CGFloat = 0
  /// The maximum width of the content, in points.
  open var maximumContentWidth: CGFloat = 0
  /// The index of the first page.
  open var startPage = 0

  /// Creates a formatter.
  public override init() { super.init() }

  /// Returns a formatter with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPrintFormatter()
    copy.adoptValues(of: self)
    return copy
  }

  func adoptValues(of other: UIPrintFormatter) {
    perPageContentInsets = other.perPageContentInsets
    maximumContentHeight = other.maximumContentHeight
    maximumContentWidth = other.maximumContentWidth
    startPage = other.startPage
  }
}

/// A source of printed pages with the content of a view.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  open private(set) var view: UIView

  init(view: UIView) { self.view = view }

  /// Returns a formatter of the same view with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPrintFormatter(view: view)
    copy.adoptValues(of: self)
    return copy
  }
}
