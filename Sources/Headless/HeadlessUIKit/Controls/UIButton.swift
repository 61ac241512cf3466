public import Foundation

/// A control that the user taps.
@preconcurrency @MainActor open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  /// Creates a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a button of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// A Boolean value that indicates whether the image is larger at accessibility text sizes. The
  /// value is stored, and the image keeps its size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  private func addParts() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    addSubview(imageStorage)
    addSubview(label)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType = .custom) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType != .custom { label.font = .systemFont(ofSize: 15) }
  }

  /// Creates a button of a type that performs an action. Its title and image are the action's.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a configuration that performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // An initializer's assignments call no observers.
    configurationDidChange()
    take(primaryAction)
  }

  /// Creates a system button with an image that sends a selector, which raises an exception without
  /// Objective-C.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The type of the button.
  open private(set) var buttonType = ButtonType.custom {
    didSet { noteChange(oldValue != buttonType) }
  }
  /// The role of the button.
  open var role = Role.normal { didSet { noteChange(oldValue != role) } }
  private let label = UILabel()
  private let imageStorage = UIImageView(image: nil)
  /// The label of the subtitle, once a configuration has one.
  private var subtitle: UILabel?
  /// The label of the title.
  open var titleLabel: UILabel? { label }
  /// The label of the subtitle, or nil if the configuration has none.
  open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : subtitle }
  /// The view of the image.
  open var imageView: UIImageView? { imageStorage }

  // MARK: Configuration

  /// The configuration of the button, or nil if it has a title and an image for each state.
  public var configuration: Configuration? { didSet { configurationDidChange() } }

  private func configurationDidChange() {
    if configuration != nil {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    show()
  }

  /// The closure that is called before the button displays another state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A Boolean value that indicates whether the configuration is updated for each state. It is
  /// kept: configurations are the same for all states.
  open var automaticallyUpdatesConfiguration = true
  private var needsConfigurationUpdate = true
  /// Requests a call of ``updateConfiguration()`` before the button is next displayed.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  /// Updates the configuration for the state. Subclasses override it; by default, it calls the
  /// handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Content for each state

  private var titles = StateValues<String>()
  private var attributedTitles = StateValues<NSAttributedString>()
  private var images = StateValues<UIImage>()
  private var backgrounds = StateValues<UIImage>()
  private var colors = StateValues<UIColor>()
  private var shadowColors = StateValues<UIColor>()
  private var symbols = StateValues<UIImage.SymbolConfiguration>()

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    show()
  }
  /// Returns the title for a state.
  open func title(for state: State) -> String? { titles.current(state) }
  /// Sets the title with attributes for a state. It takes precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    show()
  }
  /// Returns the title with attributes for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles.current(state)
  }
  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    show()
  }
  /// Returns the color of the title for a state.
  open func titleColor(for state: State) -> UIColor? { colors.current(state) }
  /// Sets the color of the title's shadow for a state. It is kept.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { shadowColors[state] = color }
  /// Returns the color of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? { shadowColors.current(state) }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    show()
  }
  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { images.current(state) }
  /// Sets the background for a state. It is kept.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
  /// Returns the background for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds.current(state) }
  /// Sets the configuration of symbols for a state. It is kept.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbols[state] = configuration
  }
  /// Returns the configuration of symbols for a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { symbols.current(state) }

  /// The displayed title.
  open var currentTitle: String? {
    configuration?.title ?? attributedTitle(for: state)?.string ?? title(for: state)
  }
  /// The displayed title with attributes, or nil if it has none.
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.title == nil ? attributedTitle(for: state) : nil
  }
  /// The color of the displayed title.
  open var currentTitleColor: UIColor {
    if let configuration {
      if !isEnabled { return .tertiaryLabel }
      if configuration.baseForegroundColor == nil, let color = titleColor(for: state) {
        return color
      }
      return configuration.foreground(tintColor)
    }
    if let color = titleColor(for: state) { return color }
    guard isEnabled else { return .tertiaryLabel }
    return buttonType == .custom ? .white : tintColor
  }
  /// The color of the displayed image, unless it has colors of its own.
  package var currentImageColor: UIColor {
    if configuration != nil { return currentTitleColor }
    return isEnabled ? tintColor : .tertiaryLabel
  }
  /// The color of the configuration's background, or nil if there is none.
  package var backdropColor: UIColor? {
    guard let color = configuration?.backdrop(tintColor) else { return nil }
    return isEnabled ? color : .tertiarySystemFill
  }
  /// The radius of the corners of the configuration's background, in points.
  package var backdropCornerRadius: CGFloat { configuration?.cornerRadius(in: bounds.height) ?? 0 }
  /// The color of the displayed title's shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The displayed image.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The displayed background.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The configuration of the displayed symbol.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Behavior

  /// A Boolean value that indicates whether a drag that stays over the button activates it. It is
  /// kept.
  open var isSpringLoaded = false
  /// Returns the configuration of the button's menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }
  /// The menu of the button.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      noteChange(oldValue !== menu)
    }
  }
  /// The preferred order of the menu's elements. It is kept.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// A Boolean value that indicates whether a tap toggles the selection.
  open var changesSelectionAsPrimaryAction = false
  /// A Boolean value that indicates whether the button is held. It is always false because taps
  /// complete at once.
  open var isHeld: Bool { false }
  /// A Boolean value that indicates whether the button reacts to a pointer. It is kept.
  open var isPointerInteractionEnabled = false
  /// The style of behavior that the app prefers. It is kept.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The style of behavior.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// A Boolean value that indicates whether the title's shadow changes while the button is
  /// highlighted. It is kept.
  open var reversesTitleShadowWhenHighlighted = false
  /// A Boolean value that indicates whether the image is darker while the button is highlighted. It
  /// is kept.
  open var adjustsImageWhenHighlighted = true
  /// A Boolean value that indicates whether the image is darker while the button is disabled. It is
  /// kept.
  open var adjustsImageWhenDisabled = true
  /// A Boolean value that indicates whether the button glows while it is highlighted. It is kept.
  open var showsTouchWhenHighlighted = false

  open override var isEnabled: Bool { didSet { stateDidChange(oldValue != isEnabled) } }
  open override var isSelected: Bool { didSet { stateDidChange(oldValue != isSelected) } }
  open override var isHighlighted: Bool { didSet { stateDidChange(oldValue != isHighlighted) } }

  private func stateDidChange(_ isChanged: Bool) {
    guard isChanged else { return }
    needsConfigurationUpdate = true
    show()
  }

  open override func performPrimaryAction() {
    if let menu, showsMenuAsPrimaryAction, let window {
      window.shownMenu = ShownMenu(menu, anchor: convert(bounds, to: window), sender: self)
    } else {
      super.performPrimaryAction()
    }
  }

  private func show() {
    if let attributed = currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    imageStorage.image = currentImage
    if let text = configuration?.subtitle {
      let label = subtitle ?? UILabel()
      if subtitle == nil { addSubview(label) }
      subtitle = label
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textColor = currentTitleColor
      label.text = text
    }
    subtitle?.isHidden = configuration?.subtitle == nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// The insets of the content. A configuration ignores them.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsDidChange(oldValue != contentEdgeInsets) }
  }
  /// The insets of the title, which move it. A configuration ignores them.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsDidChange(oldValue != titleEdgeInsets) }
  }
  /// The insets of the image, which move it. A configuration ignores them.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsDidChange(oldValue != imageEdgeInsets) }
  }

  private func insetsDidChange(_ isChanged: Bool) {
    guard isChanged else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The insets of the content from the button's edges.
  private var insets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// Returns the rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the image and the title.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
  /// Returns the rectangle of the image in that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(in: contentRect).image
  }
  /// Returns the rectangle of the title in that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(in: contentRect).title
  }

  private var imageSize: CGSize {
    if configuration?.showsActivityIndicator == true { return CGSize(width: 20, height: 20) }
    return currentImage?.size ?? .zero
  }
  /// The size of the title and the subtitle below it.
  private func textSize(in width: CGFloat) -> (title: CGSize, both: CGSize) {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let title = label.sizeThatFits(room)
    guard let second = subtitleLabel?.sizeThatFits(room), let configuration else {
      return (title, title)
    }
    let height = title.height + configuration.titlePadding + second.height
    return (title, CGSize(width: max(title.width, second.width), height: height))
  }

  /// A Boolean value that indicates whether the image is above or below the title.
  private var isStacked: Bool {
    configuration?.imagePlacement == .top || configuration?.imagePlacement == .bottom
  }

  /// Returns the space between the image and the title, in points.
  private func gap(_ image: CGSize, _ text: CGSize) -> CGFloat {
    guard image.width > 0, text.width > 0 else { return 0 }
    guard let padding = configuration?.imagePadding else { return 4 }
    return isStacked ? padding : max(padding, 4)
  }

  /// The frames of the image, the title and the subtitle in a rectangle.
  private func frames(in rect: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let image = imageSize
    let (title, text) = textSize(in: rect.width)
    let gap = gap(image, text)
    var size = CGSize(
      width: image.width + gap + text.width, height: max(image.height, text.height))
    if isStacked {
      size = CGSize(
        width: max(image.width, text.width), height: image.height + gap + text.height)
    }
    let left: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .right: rect.maxX - size.width
      case .center: rect.midX - size.width / 2
      default: rect.minX
      }
    let x = max(left, rect.minX)
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .top: rect.minY
      case .bottom: rect.maxY - size.height
      default: rect.midY - size.height / 2
      }
    var imageFrame = CGRect(
      x: x, y: top + (size.height - image.height) / 2, width: image.width, height: image.height)
    var textFrame = CGRect(
      x: x + image.width + gap, y: top + (size.height - text.height) / 2,
      width: min(text.width, max(rect.width - image.width - gap, 0)), height: text.height)
    switch configuration?.imagePlacement ?? .leading {
    case isRightToLeft ? .leading : .trailing:
      textFrame.origin.x = x
      imageFrame.origin.x = x + textFrame.width + gap
    case .top, .bottom:
      let isAbove = configuration?.imagePlacement == .top
      textFrame.size.width = min(text.width, rect.width)
      imageFrame.origin = CGPoint(
        x: x + (size.width - image.width) / 2, y: isAbove ? top : top + text.height + gap)
      textFrame.origin = CGPoint(
        x: x + (size.width - textFrame.width) / 2, y: isAbove ? top + image.height + gap : top)
    default: break
    }
    if configuration == nil {
      imageFrame = moved(imageFrame, by: imageEdgeInsets)
      textFrame = moved(textFrame, by: titleEdgeInsets)
    }
    var (titleFrame, subtitleFrame) = (textFrame, CGRect.zero)
    if let label = subtitleLabel {
      titleFrame.size = CGSize(width: min(title.width, textFrame.width), height: title.height)
      subtitleFrame = textFrame
      subtitleFrame.origin.y = titleFrame.maxY + (configuration?.titlePadding ?? 0)
      subtitleFrame.size.height = textFrame.maxY - subtitleFrame.minY
      subtitleFrame.size.width = min(label.intrinsicContentSize.width, textFrame.width)
    }
    return (imageFrame, titleFrame, subtitleFrame)
  }

  /// Returns a centered frame in the room that insets leave it.
  private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    frame.offsetBy(
      dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      if isOfAppClass || configurationUpdateHandler != nil {
        AutomaticTracking.track(self, .updateConfiguration, updateConfiguration) {
          $0.setNeedsUpdateConfiguration()
        }
      }
    }
    let content = contentRect(forBounds: bounds)
    imageStorage.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
    subtitle?.frame = frames(in: content).subtitle
  }

  open override var intrinsicContentSize: CGSize {
    let image = imageSize
    let text = textSize(in: .greatestFiniteMagnitude).both
    let gap = gap(image, text)
    var insets = insets
    // As in UIKit, a button without a configuration is at least 30 points wide and has 6 points
    // above and below its title.
    if configuration == nil, contentEdgeInsets == .zero {
      insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    }
    let size =
      isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    let width = size.width + insets.left + insets.right
    return CGSize(
      width: configuration == nil ? max(width, 30) : width,
      height: size.height + insets.top + insets.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Sends the events of a tap.
  func touch() {
    sendActions(for: .touchDown)
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  /// Constants for the type of a button.
  @nonexhaustive public enum ButtonType: Int, Sendable {
    /// A button without a standard appearance.
    case custom
    /// A button in the system's style.
    case system
    /// A button that shows details about an item.
    case detailDisclosure
    /// An info button with a light background.
    case infoLight
    /// An info button with a dark background.
    case infoDark
    /// A button that adds an item, with a plus sign.
    case contactAdd
    /// A button that dismisses a view.
    case close = 7
  }

  /// Constants for the role of a button.
  @nonexhaustive public enum Role: Int, Sendable {
    /// No special role.
    case normal
    /// The button that the user is most likely to choose.
    case primary
    /// A button that cancels the operation.
    case cancel
    /// A button that deletes data.
    case destructive
  }
}
