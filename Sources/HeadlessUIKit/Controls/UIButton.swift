public import Foundation

/// A control that a person taps.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// Makes a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    addSubview(imageStorage)
    addSubview(label)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType = .custom) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType != .custom { label.font = .systemFont(ofSize: 15) }
  }

  /// Makes a button of a type that performs an action, whose title and image it takes.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a button that looks as configured and performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // An initializer's assignments call no observers.
    configurationDidChange()
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// What the button is.
  open private(set) var buttonType = ButtonType.custom {
    didSet { noteChange(oldValue != buttonType) }
  }
  /// What the button means in its place.
  open var role = Role.normal { didSet { noteChange(oldValue != role) } }
  private let label = UILabel()
  private let imageStorage = UIImageView(image: nil)
  /// The label of the title.
  open var titleLabel: UILabel? { label }
  /// The view of the image.
  open var imageView: UIImageView? { imageStorage }

  /// How the button looks; nil for a title and an image by state.
  open var configuration: Configuration? { didSet { configurationDidChange() } }

  private func configurationDidChange() {
    if configuration != nil { label.font = .preferredFont(forTextStyle: .body) }
    show()
  }

  /// Called before the button shows another state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { show() } }
  /// Asks for the handler before the next display.
  open func setNeedsUpdateConfiguration() { setNeedsLayout() }

  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    show()
  }
  /// The title of a state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// Sets the title's colour of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state.rawValue] = color
    show()
  }
  /// The title's colour of a state.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }
  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    show()
  }
  /// The image of a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// The title that shows.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The image that shows.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The menu that the button shows.
  open var menu: UIMenu? { didSet { noteChange(oldValue !== menu) } }
  /// Whether a tap shows the menu.
  open var showsMenuAsPrimaryAction = false {
    didSet { noteChange(oldValue != showsMenuAsPrimaryAction) }
  }
  /// Whether a tap turns the button on and off.
  open var changesSelectionAsPrimaryAction = false

  open override var isEnabled: Bool { didSet { show() } }

  private func show() {
    label.text = currentTitle
    label.textColor =
      configuration?.baseForegroundColor ?? titleColor(for: state)
      ?? (isEnabled ? tintColor : .tertiaryLabel)
    imageStorage.image = currentImage
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configurationUpdateHandler?(self)
    let image = currentImage?.size ?? .zero
    let text = label.sizeThatFits(bounds.size)
    let gap = gap(image, text)
    let insets = configuration?.contentInsets ?? .zero
    let room = bounds.width - image.width - gap - text.width
    let x =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: min(insets.leading, max(room, 0))
      case .right, .trailing: max(room - insets.trailing, 0)
      case .center: max(room / 2, 0)
      }
    imageStorage.frame = CGRect(
      x: x, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
    label.frame = CGRect(
      x: x + image.width + gap, y: 0, width: min(text.width, bounds.width), height: bounds.height)
  }

  /// Points between image and title.
  private func gap(_ image: CGSize, _ text: CGSize) -> CGFloat {
    guard image.width > 0, text.width > 0 else { return 0 }
    return max(configuration?.imagePadding ?? 0, 4)
  }

  open override var intrinsicContentSize: CGSize {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let text = label.sizeThatFits(room)
    let image = currentImage?.size ?? .zero
    // As in UIKit, a button without a configuration keeps six points above and below its title, and
    // is at least 30 wide.
    let insets =
      configuration?.contentInsets
      ?? NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    let width = text.width + gap(image, text) + image.width + insets.leading + insets.trailing
    return CGSize(
      width: configuration == nil ? max(width, 30) : width,
      height: max(text.height, image.height) + insets.top + insets.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Sends what a tap sends.
  func touch() {
    sendActions(for: .touchDown)
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  /// What a button is.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// What a button means in its place.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}

extension UIButton {
  /// How a button looks.
  public struct Configuration: Hashable {
    /// The title.
    public var title: String?
    /// A line below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The colour of title and image.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// How far they keep from the edges.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// Whether a sign of work shows in the image's place.
    public var showsActivityIndicator = false
    /// What is behind the button.
    public var background = UIBackgroundConfiguration.clear()

    /// A title without a background.
    public static func plain() -> Configuration { Configuration() }
    /// A title on the tint.
    public static func filled() -> Configuration { tinted(.systemBlue, .white) }
    /// A title on a light tint.
    public static func tinted() -> Configuration { tinted(.systemGray5, nil) }
    /// A title on grey.
    public static func gray() -> Configuration { tinted(.systemGray5, nil) }
    /// A title without insets.
    public static func borderless() -> Configuration {
      var configuration = Configuration()
      configuration.contentInsets = .zero
      return configuration
    }

    private static func tinted(_ background: UIColor, _ foreground: UIColor?) -> Configuration {
      var configuration = Configuration()
      configuration.baseBackgroundColor = background
      configuration.baseForegroundColor = foreground
      return configuration
    }
  }
}
