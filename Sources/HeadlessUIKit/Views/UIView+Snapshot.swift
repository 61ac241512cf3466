public import Foundation

extension UIView {
  /// Runs the drawing methods of the view and the views inside it in the current context.
  ///
  /// - Returns: True if there is a context.
  @discardableResult public func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    layer.render(in: context)
    return true
  }
}

/// A source of printed pages, which nothing prints.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
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
}

/// A source of printed pages with the content of a view.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView

  init(view: UIView) { self.view = view }
}
