public import Foundation

/// The area in which a text view lays out its text. Exclusion paths and line limits are kept.
open class NSTextContainer: NSObject, NSSecureCoding {
  /// Creates an unlimited container.
  public convenience override init() { self.init(size: .zero) }

  /// Creates a container of a size.
  public init(size: CGSize) {
    self.size = size
  }

  /// Creates the container of an archive, or an unlimited one if the archive has none.
  public required init(coder: NSCoder) {
    size = coder.decodeValue(CGSize.self, forKey: "size") ?? .zero
    lineFragmentPadding = coder.decodeValue(CGFloat.self, forKey: "padding") ?? 5
    maximumNumberOfLines = coder.decodeValue(Int.self, forKey: "lines") ?? 0
    let mode = coder.decodeValue(Int.self, forKey: "lineBreakMode")
    lineBreakMode = mode.flatMap(NSLineBreakMode.init) ?? .byWordWrapping
    widthTracksTextView = coder.decodeValue(Bool.self, forKey: "tracksWidth") ?? true
    heightTracksTextView = coder.decodeValue(Bool.self, forKey: "tracksHeight") ?? false
  }

  /// Encodes the size and the limits of the container.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(size, forKey: "size")
    coder.encodeValue(lineFragmentPadding, forKey: "padding")
    coder.encodeValue(maximumNumberOfLines, forKey: "lines")
    coder.encodeValue(lineBreakMode.rawValue, forKey: "lineBreakMode")
    coder.encodeValue(widthTracksTextView, forKey: "tracksWidth")
    coder.encodeValue(heightTracksTextView, forKey: "tracksHeight")
  }

  /// A Boolean value that indicates whether the class supports secure coding; true.
  nonisolated open class var supportsSecureCoding: Bool { true }

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
