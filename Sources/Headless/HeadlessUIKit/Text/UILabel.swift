public import Foundation

/// A view that displays text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The color of the text's shadow. It has no effect.
  open var shadowColor: UIColor? { didSet { noteChange(oldValue !== shadowColor) } }
  /// The offset of the text's shadow, in points. It has no effect.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { noteChange(oldValue != shadowOffset) }
  }
  /// A Boolean value that indicates whether letter spacing is reduced before truncation. It has no
  /// effect.
  open var allowsDefaultTighteningForTruncation = false
  /// A Boolean value that indicates whether truncated text is shown in full under the pointer. It
  /// has no effect.
  open var showsExpansionTextWhenTruncated = false
  /// The alignment of text that is drawn smaller to fit. It has no effect.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// The treatment of words at line ends. It has no effect.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  /// The contrast with a blur behind the text. It has no effect.
  open var preferredVibrancy: UILabelVibrancy = .none

  /// Creates an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var contentInWords: [String] { text.map { ["text = '\($0)'"] } ?? [] }

  private var attributed: NSAttributedString?

  /// The text. Setting it removes attributes.
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
  ///
  /// Setting it also sets the font, the color, the alignment, and the line break mode of the label
  /// to those of the first character, if it has them.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue.flatMap { $0.copy() as? NSAttributedString }
      plain = nil
      adoptFirstAttributes()
      contentDidChange()
    }
  }

  private func adoptFirstAttributes() {
    guard let attributed, attributed.length > 0 else { return }
    let first = attributed.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { fontStorage = font }
    if let color = first[.foregroundColor] as? UIColor { colorStorage = color }
    guard let style = first[.paragraphStyle] as? NSParagraphStyle else { return }
    textAlignment = style.alignment
    lineBreakMode = style.lineBreakMode
  }

  /// Gives all attributed text an attribute.
  private func attribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed, attributed.length > 0 else { return }
    let text = NSMutableAttributedString()
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole) { values, range, _ in
      let part = attributed.attributedSubstring(from: range).string
      let values = values.merging([key: value]) { $1 }
      text.append(NSAttributedString(string: part, attributes: values))
    }
    self.attributed = text
  }

  private var fontStorage = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The font. Setting it to nil restores the default.
  open var font: UIFont! {
    get { fontStorage }
    set {
      fontStorage = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      attribute(.font, fontStorage)
      adoptTraits()
      contentDidChange()
    }
  }

  private var colorStorage = UIColor.label
  /// The color of the text. Setting it to nil restores the default.
  open var textColor: UIColor! {
    get { colorStorage }
    set {
      let color = newValue ?? .label
      attribute(.foregroundColor, color)
      guard color !== colorStorage else { return }
      colorStorage = color
      noteChange()
    }
  }

  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { noteChange(oldValue != textAlignment) }
  }
  /// The mode of wrapping or truncating text that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { noteChange(oldValue != lineBreakMode) }
  }
  /// A Boolean value that indicates whether letters are displayed as capitals, as in the titles of
  /// grouped sections.
  ///
  /// The text itself does not change.
  package var showsCapitals = false {
    didSet { if showsCapitals != oldValue { contentDidChange() } }
  }
  /// The text as a picture displays it. Text screens display the text itself.
  var shownText: String? { showsCapitals ? text?.uppercased() : text }

  /// The maximum number of lines, or 0 for no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The color of the text in the highlighted state.
  open var highlightedTextColor: UIColor? {
    didSet { noteChange(oldValue !== highlightedTextColor) }
  }
  /// A Boolean value that indicates whether the label displays its highlighted color.
  open var isHighlighted = false { didSet { noteChange(oldValue != isHighlighted) } }
  /// A Boolean value that indicates whether the text appears enabled.
  open var isEnabled = true { didSet { noteChange(oldValue != isEnabled) } }
  /// A Boolean value that indicates whether text that does not fit is drawn smaller.
  ///
  /// Measured sizes do not depend on it.
  open var adjustsFontSizeToFitWidth = false {
    didSet { noteChange(oldValue != adjustsFontSizeToFitWidth) }
  }
  /// The minimum scale of text that is drawn smaller to fit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { noteChange(oldValue != minimumScaleFactor) }
  }
  /// A Boolean value that indicates whether the font follows the user's preferred text size.
  ///
  /// As in UIKit, only fonts of `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics` follow
  /// it.
  open var adjustsFontForContentSizeCategory = false { didSet { adoptTraits() } }
  /// The rule of the size of text whose letters are larger than its lines. It is kept.
  open var sizingRule = UILetterformAwareSizingRule.typographic
  /// The width at which constraints wrap the text, in points, or 0 for the label's own width.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// A Boolean value that indicates whether one line becomes as many as the text needs at the text
  /// sizes for accessibility, as in UIKit's own cells and headers.
  var wrapsAtAccessibilitySizes = false
  /// The number of lines that the label shows at most, or 0 for no limit.
  package var shownNumberOfLines: Int {
    guard wrapsAtAccessibilitySizes else { return numberOfLines }
    return traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : numberOfLines
  }

  override func adoptTraits() {
    guard adjustsFontForContentSizeCategory else { return }
    let font = fontStorage.adjusted(to: traitCollection)
    guard font !== fontStorage else { return }
    fontStorage = font
    contentDidChange()
  }

  private func contentDidChange() {
    naturalSize = nil
    wrappedSize = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    let character = ListMetrics.current.characterSize
    let isWrapped = preferredMaxLayoutWidth > 0
    if let kept = isWrapped ? wrappedSize : naturalSize, kept.character == character,
      kept.width == preferredMaxLayoutWidth
    {
      return kept.size
    }
    let size = measure(
      width: isWrapped ? preferredMaxLayoutWidth : .greatestFiniteMagnitude,
      maximumLines: shownNumberOfLines)
    let kept = (character, preferredMaxLayoutWidth, size)
    if isWrapped { wrappedSize = kept } else { naturalSize = kept }
    return size
  }

  /// The size of the text, and its size within a width, which are kept until the text or its font
  /// changes.
  private var naturalSize: (character: CGSize?, width: CGFloat, size: CGSize)?
  private var wrappedSize: (character: CGSize?, width: CGFloat, size: CGSize)?

  override var wrapsContent: Bool { shownNumberOfLines != 1 }

  /// Returns the height of the content at a width, which becomes the width of text for subclasses
  /// that override the intrinsic size.
  override func contentHeight(width: CGFloat) -> CGFloat {
    let natural = intrinsicContentSize
    if width >= natural.width || width <= 0 { return natural.height }
    let preferred = preferredMaxLayoutWidth
    preferredMaxLayoutWidth = width
    defer { preferredMaxLayoutWidth = preferred }
    return intrinsicContentSize.height
  }

  override var baselineDistances: (first: CGFloat, last: CGFloat) {
    let line = lineHeight
    let ascender = line * fontStorage.ascender / fontStorage.lineHeight
    return (ascender, line - ascender)
  }

  /// The height of a line of text, in points.
  var lineHeight: CGFloat { ListMetrics.current.characterSize?.height ?? fontStorage.lineHeight }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    return measure(width: width, maximumLines: shownNumberOfLines)
  }

  private func measure(width: CGFloat, maximumLines: Int) -> CGSize {
    if let character = ListMetrics.current.characterSize {
      return TextMeasure.size(
        of: shownText ?? "", characterSize: character, width: width, maximumLines: maximumLines)
    }
    if let attributed {
      return AttributedMeasure(attributed, font: fontStorage)
        .size(width: width, maximumLines: maximumLines)
    }
    return TextMeasure.size(
      of: shownText ?? "", font: fontStorage, width: width, maximumLines: maximumLines)
  }

  /// Draws the text in a rectangle of the current context, which has no pixels. Screens don't call
  /// it.
  open func drawText(in rect: CGRect) {}
  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Returns the rectangle that the text occupies within `bounds`.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = measure(width: bounds.width, maximumLines: numberOfLines)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: size.width, height: min(size.height, bounds.height)))
  }
}

/// The alignment of text that is drawn smaller to fit a label.
@nonexhaustive public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline keeps its position.
  case alignBaselines
  /// The center keeps its position.
  case alignCenters
  /// The top left corner keeps its position.
  case none
}

/// The contrast of a label with a blur behind it.
@nonexhaustive public enum UILabelVibrancy: Int, Sendable {
  /// No contrast of its own.
  case none
  /// The contrast that the blur calls for.
  case automatic
}
