public import Foundation

extension UIButton {
  /// The appearance of a button.
  ///
  /// Titles are displayed without their attributes, and transformers of text are kept.
  public struct Configuration: Hashable {
    private init(_ style: Style) {
      self.style = style
      setDefaultContentInsets()
      background.backgroundColor = nil
    }

    private enum Style {
      case plain, tinted, gray, filled, borderless
    }
    private var style: Style

    /// Returns the configuration of a title without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns the configuration of a title on a light background.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns the configuration of a title on a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns the configuration of a title on the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the configuration of a title without insets.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns the configuration of a button with a border, which is gray.
    public static func bordered() -> Configuration { gray() }
    /// Returns the configuration of a button with a border on a light background.
    public static func borderedTinted() -> Configuration { tinted() }
    /// Returns the configuration of a prominent button with a border, which is filled.
    public static func borderedProminent() -> Configuration { filled() }

    /// Returns the configuration for the state of a button, which is the same for all states.
    public func updated(for button: UIButton) -> Configuration { self }

    // MARK: Texts

    /// The title. Setting it removes attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// A transformer of the title's attributes. It is kept.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { keptTitleTextAttributesTransformer }
      set { keptTitleTextAttributesTransformer = newValue }
    }
    @ByIdentity private var keptTitleTextAttributesTransformer:
      UIConfigurationTextAttributesTransformer?
    /// The treatment of a title that does not fit.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line of text below the title. Setting it removes attributes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The line of text below the title, with attributes.
    public var attributedSubtitle: AttributedString?
    /// A transformer of the subtitle's attributes. It is kept.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { keptSubtitleTextAttributesTransformer }
      set { keptSubtitleTextAttributesTransformer = newValue }
    }
    @ByIdentity private var keptSubtitleTextAttributesTransformer:
      UIConfigurationTextAttributesTransformer?
    /// The treatment of a subtitle that does not fit.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The alignment of the title and the subtitle with each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The space between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1

    // MARK: Image

    /// The image.
    public var image: UIImage?
    /// A transformer of the image's color. It is kept.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { keptImageColorTransformer }
      set { keptImageColorTransformer = newValue }
    }
    @ByIdentity private var keptImageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of symbols. It is kept.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge of the title at which the image is.
    public var imagePlacement: NSDirectionalRectEdge {
      get { keptImagePlacement }
      set { keptImagePlacement = newValue }
    }
    @Unhashed private var keptImagePlacement: NSDirectionalRectEdge = .leading
    /// The space between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// A Boolean value that indicates whether an activity indicator takes the place of the image.
    public var showsActivityIndicator = false
    /// A transformer of the activity indicator's color. It is kept.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { keptActivityIndicatorColorTransformer }
      set { keptActivityIndicatorColorTransformer = newValue }
    }
    @ByIdentity private var keptActivityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The mark of a button that opens a menu. It is kept.
    public var indicator = Indicator.automatic
    /// A transformer of the mark's color. It is kept.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { keptIndicatorColorTransformer }
      set { keptIndicatorColorTransformer = newValue }
    }
    @ByIdentity private var keptIndicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Background and size

    /// The color of the title and image, or nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The color behind the title and image, or nil for that of the style. A tinted button has it
    /// at a low opacity.
    public var baseBackgroundColor: UIColor?
    /// The background of the button.
    public var background = UIBackgroundConfiguration.clear()
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// Returns the color of the title and image of a button with a tint color.
    func foreground(_ tint: UIColor) -> UIColor {
      baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    /// Returns the color behind them, or nil if there is none.
    func backdrop(_ tint: UIColor) -> UIColor? {
      if let color = background.backgroundColor { return color }
      return switch style {
      case .filled: baseBackgroundColor ?? tint
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .gray: baseBackgroundColor ?? .tertiarySystemFill
      case .plain, .borderless: baseBackgroundColor
      }
    }

    /// Returns the radius of the corners of a button of a height.
    func cornerRadius(in height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .small: 4
      case .large: 12
      case .medium: 8
      case .fixed, .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 8
      }
    }

    /// The size of the button, which determines the default insets.
    public var buttonSize = Size.medium {
      didSet { if hasDefaultInsets { setDefaultContentInsets() } }
    }
    /// The style on a Mac. It is kept.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// A Boolean value that indicates whether a selected button looks different. It is kept.
    public var automaticallyUpdateForSelection = true
    /// The insets of the title and image from the edges.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { keptContentInsets }
      set {
        keptContentInsets = newValue
        hasDefaultInsets = false
      }
    }
    @Unhashed private var keptContentInsets = NSDirectionalEdgeInsets.zero
    private var hasDefaultInsets = true
    /// Restores the insets of the style and size.
    public mutating func setDefaultContentInsets() {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch (style, buttonSize) {
        case (.borderless, _): (0, 0)
        case (_, .mini), (_, .small): (5, 10)
        case (_, .medium): (7, 12)
        case (_, .large): (15, 20)
        }
      contentInsets = NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
      hasDefaultInsets = true
    }

    /// Constants for the size of a button.
    @nonexhaustive public enum Size {
      /// The medium size.
      case medium
      /// A small size.
      case small
      /// A very small size.
      case mini
      /// A large size.
      case large
    }

    /// Constants for the alignment of the title and the subtitle.
    @nonexhaustive public enum TitleAlignment {
      /// The alignment of the button's content.
      case automatic
      /// Along the leading edge.
      case leading
      /// Centered.
      case center
      /// Along the trailing edge.
      case trailing
    }

    /// Constants for the style of the corners.
    @nonexhaustive public enum CornerStyle {
      /// The radius of the background.
      case fixed
      /// The radius of the background, which follows the preferred text size.
      case dynamic
      /// A small radius.
      case small
      /// A medium radius.
      case medium
      /// A large radius.
      case large
      /// Half of the height.
      case capsule
    }

    /// Constants for the style on a Mac.
    @nonexhaustive public enum MacIdiomStyle {
      /// The system chooses the style.
      case automatic
      /// A button with a border.
      case bordered
      /// A button without a border.
      case borderless
      /// A button without a border that has a tint color.
      case borderlessTinted
    }

    /// Constants for the mark of a button that opens a menu.
    @nonexhaustive public enum Indicator {
      /// The system chooses the mark.
      case automatic
      /// No mark.
      case none
      /// The mark of a menu of choices.
      case popup
    }
  }
}
