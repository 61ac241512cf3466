public import Foundation

/// The control above a scroll view's content that is triggered by a pull.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Creates a control of the standard height, 60 points.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  /// Creates a refresh control of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A Boolean value that indicates whether a refresh is in progress.
  open private(set) var isRefreshing = false {
    didSet { noteChange(oldValue != isRefreshing) }
  }
  /// The title below the indicator.
  open var attributedTitle: NSAttributedString? { didSet { noteChange() } }

  /// Displays a refresh that the app began. It sends no event and does not scroll.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Ends the refresh. The app calls it when the data is loaded.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// Begins a refresh after a pull past the threshold, and sends `.valueChanged` once.
  func pulled() {
    guard !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
