public import Foundation

/// A view that shows a `UIListContentConfiguration`.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  package let textLabel = UILabel()
  package let secondaryTextLabel = UILabel()
  package let imageView = UIImageView(image: nil)

  /// Creates a view that shows the specified configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    apply()
  }

  /// Creates a view with the content of an empty cell.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    apply()
  }

  private lazy var textGuide = UILayoutGuide(owner: self, kind: .text)
  private lazy var secondaryGuide = UILayoutGuide(owner: self, kind: .secondaryText)
  private lazy var imageGuide = UILayoutGuide(owner: self, kind: .image)
  /// The layout guide of the primary text, or nil if there is no primary text.
  open var textLayoutGuide: UILayoutGuide? { textLabel.isHidden ? nil : textGuide }
  /// The layout guide of the secondary text, or nil if there is no secondary text.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryTextLabel.isHidden ? nil : secondaryGuide
  }
  /// The layout guide of the image, or nil if there is no image.
  open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : imageGuide }

  /// Returns the distances of a part from the edges of the view.
  final func insets(ofPart kind: UILayoutGuide.Kind) -> UIEdgeInsets {
    let parts = parts
    let frame =
      switch kind {
      case .text: parts.text
      case .secondaryText: parts.secondary
      default: parts.image
      }
    return UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: bounds.height - frame.maxY,
      right: bounds.width - frame.maxX)
  }

  /// The configuration that the view shows. Configurations of other types are ignored.
  public var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      apply()
    }
  }

  private func apply() {
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryTextLabel)
    imageView.image = content.image
    tintImage()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Tints the image as the view, unless the configuration has a color or a transformer.
  private func tintImage() {
    let properties = content.imageProperties
    let isOwn = properties.tintColor != nil || properties.tintColorTransformer != nil
    imageView.tintColor = isOwn ? properties.resolvedTintColor(for: tintColor) : nil
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintImage()
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment == .center ? .center : .natural
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = properties.transform.apply(text)
    }
    label.isHidden = label.text?.isEmpty ?? true
  }

  // MARK: Layout

  /// Returns whether the texts are next to each other in a view of a width. As in UIKit, they are
  /// below each other if they are too long for that, or the text size is one for accessibility.
  private func isSideBySide(in width: CGFloat) -> Bool {
    guard content.prefersSideBySideTextAndSecondaryText, !secondaryTextLabel.isHidden,
      !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return false }
    guard ListMetrics.current.characterSize == nil else { return fitsLineOfCharacters(in: width) }
    return naturalTextWidths.reduce(content.textToSecondaryTextHorizontalPadding, +)
      <= textWidth(in: width)
  }

  /// The size of the image, reduced in proportion to its maximum size.
  private var imageSize: CGSize {
    guard let size = content.image?.size else { return .zero }
    let limit = content.imageProperties.maximumSize
    func scale(_ length: CGFloat, _ limit: CGFloat) -> CGFloat {
      limit > 0 && length > limit ? limit / length : 1
    }
    let scale = min(scale(size.width, limit.width), scale(size.height, limit.height))
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The size of the room in which the image is centered.
  private var imageRoom: CGSize {
    let (size, standard) = (imageSize, UIListContentConfiguration.ImageProperties.standardDimension)
    let reserved = content.imageProperties.reservedLayoutSize
    return CGSize(
      width: max(size.width, reserved.width == standard ? 28 : reserved.width),
      height: max(size.height, reserved.height == standard ? 0 : reserved.height))
  }

  /// The margins of the configuration or of the cell, whichever are larger.
  private var margins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal),
      let outer = (superview as? any ContentMargins)?.contentMargins
    {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    return margins
  }

  /// The leading edge of the texts.
  var textX: CGFloat {
    let margin = margins.leading
    guard content.image != nil else { return margin }
    return margin + imageRoom.width + content.imageToTextPadding
  }

  func textWidth(in width: CGFloat) -> CGFloat {
    max(width - textX - margins.trailing, 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = parts
    imageView.frame = mirrored(parts.image)
    textLabel.frame = mirrored(parts.text)
    secondaryTextLabel.frame = mirrored(parts.secondary)
    let end: NSTextAlignment = isRightToLeft ? .left : .right
    if isSideBySide(in: bounds.width) {
      secondaryTextLabel.textAlignment = end
    } else if [.left, .right].contains(secondaryTextLabel.textAlignment) {
      secondaryTextLabel.textAlignment = .natural
    }
  }

  /// The frames of the texts and of the image.
  private var parts: (text: CGRect, secondary: CGRect, image: CGRect) {
    let size = imageSize
    let image = CGRect(
      x: margins.leading + (imageRoom.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    let width = textWidth(in: bounds.width)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    if isSideBySide(in: bounds.width) {
      let second = secondaryTextLabel.sizeThatFits(room).width
      let padding = content.textToSecondaryTextHorizontalPadding
      let first = CGRect(
        x: textX, y: 0, width: max(width - second - padding, 0), height: bounds.height)
      return (
        first, CGRect(x: textX + width - second, y: 0, width: second, height: bounds.height), image
      )
    }
    let first = textLabel.isHidden ? 0 : textLabel.sizeThatFits(room).height
    let lower = secondaryTextLabel.isHidden ? 0 : secondaryTextLabel.sizeThatFits(room).height
    let padding = first > 0 && lower > 0 ? content.textToSecondaryTextVerticalPadding : 0
    let spare = max(bounds.height - first - padding - lower, 0)
    let outer = content.directionalLayoutMargins
    // The texts of a grouped list's headers and footers are close to its rows.
    let top =
      switch content.base {
      case .cell, .plainHeader, .plainFooter:
        min(max((spare + outer.top - outer.bottom) / 2, 0), spare)
      case .groupedHeader: max(spare - content.directionalLayoutMargins.bottom, 0)
      case .groupedFooter: min(spare, content.directionalLayoutMargins.top)
      }
    return (
      CGRect(x: textX, y: top, width: width, height: first),
      CGRect(x: textX, y: top + first + padding, width: width, height: lower), image
    )
  }

  /// Returns the size of the content at a width.
  ///
  /// The height is the platform's for one line of each text, plus the height of each additional
  /// line. An infinite width requests the content's own width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = CGSize(width: size.width.isFinite ? size.width : naturalWidth, height: size.height)
    if let height = heightInCharacters(width: size.width) {
      return CGSize(width: size.width, height: height)
    }
    let metrics = ListMetrics.current
    let styles = content.styles
    let room = CGSize(width: textWidth(in: size.width), height: .greatestFiniteMagnitude)
    let first = textLabel.isHidden ? 0 : textLabel.growth(in: room, beyond: styles.text)
    var height =
      switch content.base {
      case .cell: metrics.rowHeight
      case .plainHeader: metrics.plainHeaderHeight
      case .plainFooter: metrics.plainFooterHeight
      case .groupedHeader: metrics.groupedHeaderHeight
      case .groupedFooter: metrics.groupedFooterHeight
      }
    if secondaryTextLabel.isHidden {
      height += first
    } else if isSideBySide(in: size.width) {
      let second = secondaryTextLabel.growth(in: .unlimited, beyond: styles.text)
      height += max(textLabel.growth(in: .unlimited, beyond: styles.text), second)
    } else {
      let second = secondaryTextLabel.growth(in: room, beyond: styles.secondary)
      if !textLabel.isHidden { height = metrics.subtitleRowHeight }
      height += first + second
    }
    // The platform's height includes the usual margins.
    let (margins, usual) = (content.directionalLayoutMargins, content.base.margins)
    let own = margins.top + margins.bottom
    height += max(own - usual.top - usual.bottom, 0)
    if content.image != nil {
      height = max(height, imageRoom.height + own)
    }
    return CGSize(width: size.width, height: height)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.infinity, height: 0))
  }
  override var wrapsContent: Bool { true }
  override func contentHeight(width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// The width at which no text is wrapped or truncated.
  private var naturalWidth: CGFloat {
    let widths = naturalTextWidths
    let padding = content.textToSecondaryTextHorizontalPadding
    let texts = isSideBySide(in: .infinity) ? widths.reduce(padding, +) : widths.max() ?? 0
    return textX + texts + margins.trailing
  }

  private var naturalTextWidths: [CGFloat] {
    [textLabel, secondaryTextLabel].map { $0.isHidden ? 0 : $0.sizeThatFits(.unlimited).width }
  }
}

extension CGSize {
  /// A size in which any text fits.
  static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
