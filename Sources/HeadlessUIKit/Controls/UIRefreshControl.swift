public import Foundation

/// The control above a scroll view's content that a pull sets off.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Makes a control of the standard height, 60 points.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether a refresh is on.
  open private(set) var isRefreshing = false {
    didSet { noteChange(oldValue != isRefreshing) }
  }
  /// A title below the sign.
  open var attributedTitle: NSAttributedString? { didSet { noteChange() } }

  /// Shows that a refresh is on that something else began; sends no event and does not scroll.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Ends the refresh; the app calls it when the data is there.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// A pull went past the threshold: one `.valueChanged`, unless a refresh is on.
  func pulled() {
    guard !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
