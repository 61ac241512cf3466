public import Foundation

/// The appearance of a bar.
///
/// Pictures have the colors, and the colors and fonts of titles. Images and offsets are kept.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// Creates the default appearance.
  public convenience override init() {
    self.init(idiom: .unspecified)
  }

  /// Creates the default appearance for a device. It is the same for all.
  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
  }

  /// Creates a copy of another bar's appearance, as far as both have the same values.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  // Creates a subclass that has no `required` initializer. See `UITableViewCell`.
  @_silgen_name("headless_uibarappearance_make")
  convenience init(made: Void) {
    self.init(idiom: .unspecified)
  }

  /// Creates the appearance of an archive, or the default one if the archive has none.
  public required init(coder: NSCoder) {
    super.init()
    decodeValues(from: coder)
  }

  /// Encodes the background, the shadow, and the appearances of titles and buttons.
  open func encode(with coder: NSCoder) { encodeValues(with: coder) }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = copied() }
    return copy
  }

  func copied() -> UIBarAppearance {
    let copy = type(of: self).make()
    copy.take(self)
    return copy
  }

  /// Takes the values of another bar's appearance, as far as both have the same.
  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Sets the background and shadow of a bar over content.
  open func configureWithDefaultBackground() {
    reset(effect: UIBarAppearance.material, color: nil, shadow: UIBarAppearance.defaultShadow)
  }
  /// Sets an opaque background and a shadow.
  open func configureWithOpaqueBackground() {
    reset(effect: nil, color: .systemBackground, shadow: UIBarAppearance.defaultShadow)
  }
  /// Removes the background and the shadow.
  open func configureWithTransparentBackground() {
    reset(effect: nil, color: nil, shadow: nil)
  }

  private static let defaultShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
  private static let material = UIBlurEffect(style: .systemChromeMaterial)

  private func reset(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  /// The effect of the background.
  open var backgroundEffect: UIBlurEffect? = UIBarAppearance.material { didSet { noteChange() } }
  /// The color of the background, in front of the effect.
  open var backgroundColor: UIColor? { didSet { noteChange() } }
  /// The image of the background, in front of the color. It is kept.
  open var backgroundImage: UIImage?
  /// The content mode of the image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the shadow.
  open var shadowColor: UIColor? = UIBarAppearance.defaultShadow { didSet { noteChange() } }
  /// The image of the shadow. It is kept.
  open var shadowImage: UIImage?
}

extension UIBarAppearance {
  /// Creates an instance of the receiving class. The body is the initializer of the same link name.
  @_silgen_name("headless_uibarappearance_make")
  static func make() -> UIBarAppearance
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
    indicators = other.indicators
  }

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
  /// The offset of the title. It is kept.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { noteChange() }
  }
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { noteChange() }
  }
  /// The appearance of buttons that complete a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { noteChange() }
  }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { noteChange() }
  }
  private var indicators: (image: UIImage, mask: UIImage)?
  /// The image of the back button.
  open var backIndicatorImage: UIImage {
    indicators?.image ?? UIImage(systemName: "chevron.backward")!
  }
  /// The mask of the back button's image during transitions.
  open var backIndicatorTransitionMaskImage: UIImage { indicators?.mask ?? backIndicatorImage }
  /// Sets the image of the back button and its mask, or restores the system's if one is nil.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    indicators = backIndicatorImage.flatMap { image in
      backIndicatorTransitionMaskImage.map { (image, $0) }
    }
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }

  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { noteChange() }
  }
  /// The appearance of buttons that complete a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { noteChange() }
  }
}

/// An appearance whose values a bar displays.
///
/// Bars in any number can display the same appearance, and apps change appearances rarely: a change
/// marks all windows as changed.
@MainActor protocol DisplayedAppearance {}

extension DisplayedAppearance {
  func noteChange() {
    for window in UIApplication.shared.windows { window.noteChangeThroughout() }
  }
}

extension UIBarAppearance: DisplayedAppearance {}
