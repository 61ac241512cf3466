public import Foundation

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The colour of the text's shadow; kept.
  open var shadowColor: UIColor? { didSet { noteChange(oldValue !== shadowColor) } }
  /// Where the shadow is; kept.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { noteChange(oldValue != shadowOffset) }
  }
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
      adoptTraits()
      contentDidChange()
    }
  }

  private var colorStorage = UIColor.label
  /// The text's colour; nil gives the default back.
  open var textColor: UIColor! {
    get { colorStorage }
    set {
      let color = newValue ?? .label
      guard color !== colorStorage else { return }
      colorStorage = color
      noteChange()
    }
  }

  /// How lines lie between the edges.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { noteChange(oldValue != textAlignment) }
  }
  /// What happens to text that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { noteChange(oldValue != lineBreakMode) }
  }
  /// A Boolean value that indicates whether letters are shown as capitals, as in the titles of grouped
  /// sections. The text stays what it is.
  package var showsCapitals = false {
    didSet { if showsCapitals != oldValue { contentDidChange() } }
  }
  /// The text as a picture shows it. Text screens show the text itself.
  var shownText: String? { showsCapitals ? text?.uppercased() : text }

  /// The most lines; 0 for any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The colour while the label is highlighted.
  open var highlightedTextColor: UIColor? {
    didSet { noteChange(oldValue !== highlightedTextColor) }
  }
  /// Whether the label shows its highlighted colour.
  open var isHighlighted = false { didSet { noteChange(oldValue != isHighlighted) } }
  /// Whether the text looks enabled.
  open var isEnabled = true { didSet { noteChange(oldValue != isEnabled) } }
  /// Whether text that does not fit is drawn smaller; measured sizes do not depend on it.
  open var adjustsFontSizeToFitWidth = false {
    didSet { noteChange(oldValue != adjustsFontSizeToFitWidth) }
  }
  /// The smallest scale that text is drawn in to fit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { noteChange(oldValue != minimumScaleFactor) }
  }
  /// A Boolean value that indicates whether the font follows the size of text that the user prefers.
  ///
  /// As in UIKit, only a font of `UIFont.preferredFont(forTextStyle:)` or of `UIFontMetrics` does.
  open var adjustsFontForContentSizeCategory = false { didSet { adoptTraits() } }
  /// The width at which constraints wrap the text; 0 for the label's own.
  open var preferredMaxLayoutWidth: CGFloat = 0

  override func adoptTraits() {
    guard adjustsFontForContentSizeCategory else { return }
    let font = fontStorage.adjusted(to: traitCollection)
    guard font !== fontStorage else { return }
    fontStorage = font
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// The height of a line of text.
  var lineHeight: CGFloat { ListMetrics.current.characterSize?.height ?? fontStorage.lineHeight }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    return measure(width: width, maximumLines: numberOfLines)
  }

  private func measure(width: CGFloat, maximumLines: Int) -> CGSize {
    if let character = ListMetrics.current.characterSize {
      return TextMeasure.size(
        of: shownText ?? "", characterSize: character, width: width, maximumLines: maximumLines)
    }
    return TextMeasure.size(
      of: shownText ?? "", font: fontStorage, width: width, maximumLines: maximumLines)
  }

  /// The rectangle that the text takes within `bounds`.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = measure(width: bounds.width, maximumLines: numberOfLines)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: size.width, height: min(size.height, bounds.height)))
  }
}
