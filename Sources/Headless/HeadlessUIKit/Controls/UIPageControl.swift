public import Foundation

/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of pages. The current page stays below it.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
      invalidateIntrinsicContentSize()
      noteChange(oldValue != numberOfPages)
    }
  }

  private var page = 0 { didSet { noteChange(oldValue != page) } }
  /// The index of the current page, which is kept within the pages. Setting it sends no event.
  open var currentPage: Int {
    get { page }
    set { page = max(min(newValue, numberOfPages - 1), 0) }
  }
  /// A Boolean value that indicates whether the control is invisible while there is only one page.
  open var hidesForSinglePage = false { didSet { noteChange(oldValue != hidesForSinglePage) } }
  /// The color of the other pages' dots. It is kept.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { noteChange(oldValue !== currentPageIndicatorTintColor) }
  }
  /// The style of the background. It is kept.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The direction in which the dots follow each other. It is kept.
  open var direction = UIPageControl.Direction.natural
  /// The state of the interaction. It is always `.none` because taps complete at once.
  open var interactionState: InteractionState { .none }
  /// A Boolean value that indicates whether a drag turns pages. It is kept.
  open var allowsContinuousInteraction = true
  /// A Boolean value that indicates whether a tap doesn't display the new page until
  /// `updateCurrentPageDisplay()` is called. It is kept.
  open var defersCurrentPageDisplay = false
  /// Displays the current page, which it already is.
  open func updateCurrentPageDisplay() {}

  /// The image of pages that have none of their own. It is kept.
  open var preferredIndicatorImage: UIImage?
  /// The image of the current page if it has none of its own. It is kept.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var indicators: [Int: UIImage] = [:]
  private var currentIndicators: [Int: UIImage] = [:]
  /// Sets the image of a page. It is kept.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators[page] = image }
  /// Returns the image of a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicators[page] }
  /// Sets the image of a page while it is the current one. It is kept.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicators[page] = image
  }
  /// Returns the image of a page while it is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicators[page] }

  /// Returns the size of the dots of a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    return CGSize(width: count > 0 ? count * 7 + (count - 1) * 10 + 22 : 0, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A Boolean value that indicates whether dots are visible.
  package var showsPages: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  /// Taps the control on a side of the current page. Returns false if there is no other page.
  func turn(isForward: Bool) -> Bool {
    let next = page + (isForward ? 1 : -1)
    guard next >= 0, next < numberOfPages else { return false }
    page = next
    sendValueChange()
    return true
  }

  /// Constants for the style of the background.
  @nonexhaustive public enum BackgroundStyle: Int, Sendable {
    /// The background is visible during interactions.
    case automatic
    /// The background is visible.
    case prominent
    /// The background is invisible.
    case minimal
  }

  /// Constants for the direction of the dots.
  @nonexhaustive public enum Direction: Int, Sendable {
    /// The reading direction.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
  }

  /// Constants for the state of the interaction.
  @nonexhaustive public enum InteractionState: Int, Sendable {
    /// No interaction.
    case none
    /// A tap.
    case discrete
    /// A drag.
    case continuous
  }
}
