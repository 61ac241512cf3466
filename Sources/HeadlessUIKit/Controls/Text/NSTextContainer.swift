public import Foundation

/// The area in which a text view lays out its text. Exclusion paths and line limits are kept.
open class NSTextContainer: NSObject {
  /// Creates an unlimited container.
  public convenience override init() { self.init(size: .zero) }

  /// Creates a container of a size.
  public init(size: CGSize) {
    self.size = size
  }

  /// Creates an unlimited container. There are no archives here.
  public required init(coder: NSCoder) {}

  weak var textView: UITextView?

  /// Updates the text view, on the main thread.
  private func didChange() {
    guard let textView else { return }
    MainActor.assumeIsolated { textView.containerDidChange() }
  }

  /// The size of the area. A text view that tracks its width ignores it.
  open var size = CGSize.zero
  /// The space between the text and the left and right edges, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The maximum number of lines, or 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// The treatment of text that does not fit. It is kept.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// A Boolean value that indicates whether the width follows the text view's. It is kept: the
  /// width always does.
  open var widthTracksTextView = true
  /// A Boolean value that indicates whether the height follows the text view's. It is kept.
  open var heightTracksTextView = false
}
