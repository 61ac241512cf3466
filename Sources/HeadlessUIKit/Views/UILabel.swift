public import Foundation

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The colour of the text's shadow; kept.
  open var shadowColor: UIColor?
  /// Where the shadow is; kept.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether letters move together; kept.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether text that was cut shows in full under a pointer; kept.
  open var showsExpansionTextWhenTruncated = false

  /// Makes a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var attributed: NSAttributedString?

  /// The text; setting it drops attributes.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      attributed = nil
      plain = newValue
      contentDidChange()
    }
  }
  private var plain: String?

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      plain = nil
      contentDidChange()
    }
  }

  private var fontStorage = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The font; nil gives the default back.
  open var font: UIFont! {
    get { fontStorage }
    set {
      fontStorage = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      contentDidChange()
    }
  }

  private var colorStorage = UIColor.label
  /// The text's colour; nil gives the default back.
  open var textColor: UIColor! {
    get { colorStorage }
    set { colorStorage = newValue ?? .label }
  }

  /// How lines lie between the edges.
  open var textAlignment: NSTextAlignment = .natural
  /// What happens to text that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The most lines; 0 for any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The colour while the label is highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether the label shows its highlighted colour.
  open var isHighlighted = false
  /// Whether the text looks enabled.
  open var isEnabled = true
  /// Whether text that does not fit is drawn smaller; measured sizes do not depend on it.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale that text is drawn in to fit.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the size of text that the person prefers.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which constraints wrap the text; 0 for the label's own.
  open var preferredMaxLayoutWidth: CGFloat = 0

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    return TextMeasure.size(
      of: text ?? "", font: fontStorage, width: width, maximumLines: numberOfLines)
  }

  /// The rectangle that the text takes within `bounds`.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = TextMeasure.size(
      of: text ?? "", font: fontStorage, width: bounds.width, maximumLines: numberOfLines)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: size.width, height: min(size.height, bounds.height)))
  }
}
