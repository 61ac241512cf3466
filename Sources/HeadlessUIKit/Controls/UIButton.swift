public import Foundation

/// A control that the user taps.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// Creates a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    addSubview(imageStorage)
    addSubview(label)
  }

  /// Creates a button of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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
  /// The label of the title.
  open var titleLabel: UILabel? { label }
  /// The view of the image.
  open var imageView: UIImageView? { imageStorage }

  /// The configuration of the button, or nil if it has a title and an image for each state.
  open var configuration: Configuration? { didSet { configurationDidChange() } }

  private func configurationDidChange() {
    if configuration != nil { label.font = .preferredFont(forTextStyle: .body) }
    show()
  }

  /// The closure that is called before the button displays another state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { show() } }
  /// Requests a call of the handler before the button is next displayed.
  open func setNeedsUpdateConfiguration() { setNeedsLayout() }

  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    show()
  }
  /// Returns the title for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state.rawValue] = color
    show()
  }
  /// Returns the color of the title for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    show()
  }
  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// The displayed title.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The displayed image.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The menu of the button.
  open var menu: UIMenu? { didSet { noteChange(oldValue !== menu) } }
  /// A Boolean value that indicates whether a tap toggles the selection.
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

  /// Returns the space between the image and the title, in points.
  private func gap(_ image: CGSize, _ text: CGSize) -> CGFloat {
    guard image.width > 0, text.width > 0 else { return 0 }
    return max(configuration?.imagePadding ?? 0, 4)
  }

  open override var intrinsicContentSize: CGSize {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let text = label.sizeThatFits(room)
    let image = currentImage?.size ?? .zero
    // As in UIKit, a button without a configuration is at least 30 points wide and has 6 points
    // above and below its title.
    let insets =
      configuration?.contentInsets
      ?? NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    let width = text.width + gap(image, text) + image.width + insets.leading + insets.trailing
    return CGSize(
      width: configuration == nil ? max(width, 30) : width,
      height: max(text.height, image.height) + insets.top + insets.bottom)
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
  public enum ButtonType: Int, Sendable {
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
    /// A system button without a background.
    case plain
    /// A button that dismisses a view.
    case close
  }

  /// Constants for the role of a button.
  public enum Role: Int, Sendable {
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

extension UIButton {
  /// The appearance of a button.
  public struct Configuration: Hashable {
    /// The title.
    public var title: String?
    /// The line of text below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The color of the title and image.
    public var baseForegroundColor: UIColor?
    /// The color behind the title and image.
    public var baseBackgroundColor: UIColor?
    /// The insets of the title and image from the edges.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The space between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// A Boolean value that indicates whether an activity indicator takes the place of the image.
    /// It has no effect.
    public var showsActivityIndicator = false
    /// The background of the button.
    public var background = UIBackgroundConfiguration.clear()

    /// Returns the configuration of a title without a background.
    public static func plain() -> Configuration { Configuration() }
    /// Returns the configuration of a title on the tint color.
    public static func filled() -> Configuration { tinted(.systemBlue, .white) }
    /// Returns the configuration of a title on a light background.
    public static func tinted() -> Configuration { tinted(.systemGray5, nil) }
    /// Returns the configuration of a title on a gray background.
    public static func gray() -> Configuration { tinted(.systemGray5, nil) }
    /// Returns the configuration of a title without insets.
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
