public import Foundation

/// The standard content of cells, headers, and footers: primary text, secondary text, and an image.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The primary text.
  public var text: String?
  /// The attributed primary text, which takes precedence over `text`.
  public var attributedText: NSAttributedString?
  /// The secondary text.
  public var secondaryText: String?
  /// The attributed secondary text, which takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The image at the leading edge.
  public var image: UIImage?
  /// The appearance of the primary text.
  public var textProperties: TextProperties
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// A Boolean value that indicates whether the secondary text is at the trailing edge instead of
  /// below the primary text.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distances between the content and the edges of the view. Rows grow with those above and
  /// below, but have at least the platform's height.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { keptDirectionalLayoutMargins }
    set { keptDirectionalLayoutMargins = newValue }
  }
  @Unhashed private var keptDirectionalLayoutMargins: NSDirectionalEdgeInsets =
    NSDirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 8)
  /// The axes along which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { keptAxesPreservingSuperviewLayoutMargins }
    set { keptAxesPreservingSuperviewLayoutMargins = newValue }
  }
  @Unhashed private var keptAxesPreservingSuperviewLayoutMargins: UIAxis = UIAxis.horizontal
  /// The spacing between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The spacing between texts that are next to each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The spacing between texts that are stacked, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The purpose of the configuration, which determines its height.
  var base = Base.cell
  /// The text styles for which the standard height is designed.
  var styles: (text: UIFont.TextStyle, secondary: UIFont.TextStyle) {
    switch base {
    case .cell: (.body, .caption1)
    case .plainHeader: (.headline, .subheadline)
    case .plainFooter: (.subheadline, .subheadline)
    case .groupedHeader, .groupedFooter: (.footnote, .footnote)
    }
  }

  /// The purpose of a configuration.
  enum Base {
    case cell, plainHeader, plainFooter, groupedHeader, groupedFooter

    /// The margins above and below the content.
    var margins: (top: CGFloat, bottom: CGFloat) {
      switch self {
      case .cell: (11, 11)
      case .plainHeader, .plainFooter: (4, 4)
      case .groupedHeader: (17, 5.5)
      case .groupedFooter: (5.5, 7)
      }
    }
  }

  private init(text: TextProperties, secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
    defaults = [text.color, secondary.color]
  }

  /// Creates the content of a cell.
  public static func cell() -> Self { make(.body, .label, .caption1, .label) }
  /// Creates the content of a cell with secondary text below the primary text.
  public static func subtitleCell() -> Self { make(.body, .label, .caption1, .label) }
  /// Creates the content of a cell with secondary text at the trailing edge.
  public static func valueCell() -> Self {
    var configuration = make(.body, .label, .body, .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// Creates the content of a cell in a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// Creates the content of a cell in a sidebar with secondary text below the primary text.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// Creates the content of a cell in a sidebar that accompanies another list.
  public static func accompaniedSidebarCell() -> Self { cell() }
  /// Creates the content of a cell in a sidebar that accompanies another list, with secondary text
  /// below the primary text.
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
  /// Creates the content of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self {
    make(.headline, .label, .subheadline, .secondaryLabel).based(on: .groupedHeader)
  }
  /// Creates the content of an extra prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self {
    make(.title3, .label, .subheadline, .secondaryLabel).based(on: .groupedHeader)
  }
  /// Creates the content of a header in a sidebar.
  public static func sidebarHeader() -> Self {
    make(.headline, .label, .subheadline, .label).based(on: .groupedHeader)
  }
  /// Creates the content of a header in a plain list.
  public static func plainHeader() -> Self {
    make(.headline, .secondaryLabel, .subheadline, .secondaryLabel).based(on: .plainHeader)
  }
  /// Creates the content of a footer in a plain list.
  public static func plainFooter() -> Self {
    make(.subheadline, .secondaryLabel, .subheadline, .secondaryLabel).based(on: .plainFooter)
  }
  /// Creates the content of a header in a grouped list.
  public static func groupedHeader() -> Self {
    make(.footnote, .secondaryLabel, .footnote, .secondaryLabel).based(on: .groupedHeader)
  }
  /// Creates the content of a footer in a grouped list.
  public static func groupedFooter() -> Self {
    make(.footnote, .secondaryLabel, .footnote, .secondaryLabel).based(on: .groupedFooter)
  }
  /// Creates the default content of a list header, which is that of a plain list.
  public static func header() -> Self { plainHeader() }
  /// Creates the default content of a list footer, which is that of a plain list.
  public static func footer() -> Self { plainFooter() }

  private static func make(
    _ font: UIFont.TextStyle, _ color: UIColor, _ secondFont: UIFont.TextStyle,
    _ secondColor: UIColor
  ) -> Self {
    Self(
      text: TextProperties(font: .preferredFont(forTextStyle: font), color: color),
      secondary: TextProperties(font: .preferredFont(forTextStyle: secondFont), color: secondColor))
  }

  private func based(on base: Base) -> Self {
    var configuration = self
    configuration.base = base
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: base.margins.top, leading: 16, bottom: base.margins.bottom, trailing: 16)
    return configuration
  }

  /// Creates a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The default colors of the texts, followed by those of the current state if they differ.
  private var defaults: [UIColor]

  /// Returns the configuration for a state. The texts are dimmed while the view is disabled, unless
  /// the app has set their colors.
  public func updated(for state: any UIConfigurationState) -> Self {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    var configuration = self
    let old = Array(defaults.suffix(2))
    configuration.defaults = Array(defaults.prefix(2))
    if isDisabled { configuration.defaults += [.tertiaryLabel, .tertiaryLabel] }
    let new = Array(configuration.defaults.suffix(2))
    if textProperties.color == old[0] { configuration.textProperties.color = new[0] }
    if secondaryTextProperties.color == old[1] {
      configuration.secondaryTextProperties.color = new[1]
    }
    return configuration
  }
}

extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var color: UIColor
    /// A transformer of the text color.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { keptColorTransformer }
      set { keptColorTransformer = newValue }
    }
    @ByIdentity private var keptColorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the lines.
    public var alignment: TextAlignment = .natural
    /// The line break mode of the text.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font shrinks to fit the text. It is stored
    /// without effect.
    public var adjustsFontSizeToFitWidth = false
    /// The case transform of the text.
    public var transform = TextTransform.none
    /// The minimum scale of a font that shrinks. It is stored without effect.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether letters move closer before text is truncated. It is
    /// stored without effect.
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether a pointer reveals truncated text. It is stored
    /// without effect.
    public var showsExpansionTextWhenTruncated = false
    /// A Boolean value that indicates whether the font follows the user's preferred text size.
    public var adjustsFontForContentSizeCategory = true

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Returns the transformed text color.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// A transform of the case of letters.
    @nonexhaustive public enum TextTransform {
      /// The text as it is.
      case none
      /// All letters in uppercase.
      case uppercase
      /// All letters in lowercase.
      case lowercase
      /// The first letter of each word in uppercase.
      case capitalized

      func apply(_ text: String?) -> String? {
        switch self {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
      }
    }

    /// The alignment of lines of text.
    @nonexhaustive public enum TextAlignment {
      /// Along the edge at which the reading direction begins.
      case natural
      /// Centered.
      case center
      /// Along both edges, except for the last line.
      case justified
    }
  }

  /// The appearance of an image.
  public struct ImageProperties: Hashable {
    /// The maximum size of the image, or zero for no limit. A larger image is reduced in
    /// proportion.
    public var maximumSize: CGSize = .zero
    /// The size of the room in which the image is centered so that texts align, or zero to use the
    /// size of the image. The standard dimension has an effect on the width only.
    public var reservedLayoutSize: CGSize = .zero
    /// The tint color, or nil to use that of the view.
    public var tintColor: UIColor?
    /// A transformer of the tint color.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { keptTintColorTransformer }
      set { keptTintColorTransformer = newValue }
    }
    @ByIdentity private var keptTintColorTransformer: UIConfigurationColorTransformer?
    /// The standard dimension, with which texts next to symbols of different widths align.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    /// A Boolean value that indicates whether the image keeps its colors when the system inverts
    /// colors. It is stored without effect.
    public var accessibilityIgnoresInvertColors = false
    /// The corner radius of the image, in points. It is stored without effect.
    public var cornerRadius: CGFloat = 0
    /// The configuration of symbol images. It is stored without effect.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Returns the transformed tint color, using that of the view if the properties have none.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns whether two values are equal, ignoring the symbol configuration and the behavior
    /// with inverted colors.
    public static func == (first: Self, second: Self) -> Bool {
      first.maximumSize == second.maximumSize
        && first.reservedLayoutSize == second.reservedLayoutSize
        && first.tintColor == second.tintColor
        && first._keptTintColorTransformer == second._keptTintColorTransformer
        && first.cornerRadius == second.cornerRadius
    }

    /// Hashes the values that are compared.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(reservedLayoutSize.width)
    }
  }
}

/// A set of layout axes.
public struct UIAxis: OptionSet, Sendable {
  /// The bit mask of the axes.
  public let rawValue: UInt
  /// Creates a set of axes from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
