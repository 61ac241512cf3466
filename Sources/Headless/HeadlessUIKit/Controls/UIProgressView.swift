public import Foundation

/// A view that displays the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// Creates a view of the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: 150, height: style.height)
  }

  /// Creates a view of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The style, which determines the height.
  open var progressViewStyle = Style.default {
    didSet { if oldValue != progressViewStyle { invalidateIntrinsicContentSize() } }
  }

  private var storage: Float = 0 { didSet { noteChange(oldValue != storage) } }
  /// The progress, from 0 to 1: that of ``observedProgress`` if there is one.
  open var progress: Float {
    get {
      readObservedProgress()
      return storage
    }
    set { storage = UIProgressView.pinned(newValue) }
  }
  /// The displayed progress.
  package var shownProgress: Float { storage }

  private func readObservedProgress() {
    guard let observedProgress else { return }
    storage = UIProgressView.pinned(Float(observedProgress.fractionCompleted))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    readObservedProgress()
  }

  /// Sets the progress. The change completes at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The object whose progress the view displays. It is read when the
  /// view is laid out, because changes can't be observed.
  open var observedProgress: Progress? { didSet { setNeedsLayout() } }

  private static func pinned(_ progress: Float) -> Float { min(1, max(0, progress)) }

  /// The color of the part that is complete.
  open var progressTintColor: UIColor? { didSet { noteChange(oldValue !== progressTintColor) } }
  /// The color of the part that isn't complete. It is kept.
  open var trackTintColor: UIColor?
  /// The image of the part that is complete. It is kept.
  open var progressImage: UIImage?
  /// The image of the part that isn't complete. It is kept.
  open var trackImage: UIImage?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 150, height: progressViewStyle.height)
  }

  /// Constants for the style of a progress view.
  @nonexhaustive public enum Style: Int, Sendable {
    /// The style in content, 4 points high.
    case `default`
    /// The style in bars, 2.5 points high.
    case bar

    fileprivate var height: CGFloat { self == .bar ? 2.5 : 4 }
  }
}
