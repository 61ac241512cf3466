public import Foundation

/// The standard content of cells, headers and footers: a text, a second one, and a picture.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The text.
  public var text: String?
  /// The text with attributes; it is preferred to `text`.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes; it is preferred to `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture at the leading edge.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Whether the second text is at the trailing edge rather than below the first.
  public var prefersSideBySideTextAndSecondaryText = false
  /// How far content keeps from the edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether margins include the superview's; kept.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// Points between picture and text.
  public var imageToTextPadding: CGFloat = 16
  /// Points between the texts where they are side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Points between the texts where one is below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// What the configuration is for, which decides its height.
  var base = Base.cell
  /// The text styles that one line of each text has.
  var styles: (text: UIFont.TextStyle, secondary: UIFont.TextStyle) {
    switch base {
    case .cell: (.body, .caption1)
    case .plainHeader: (.headline, .subheadline)
    case .plainFooter: (.subheadline, .subheadline)
    case .groupedHeader, .groupedFooter: (.footnote, .footnote)
    }
  }

  /// What a configuration is for.
  enum Base {
    case cell, plainHeader, plainFooter, groupedHeader, groupedFooter
  }

  private init(text: TextProperties, secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  /// A cell with a text.
  public static func cell() -> Self { make(.body, .label, .caption1, .label) }
  /// A cell with a second text below the first.
  public static func subtitleCell() -> Self { make(.body, .label, .caption1, .label) }
  /// A cell with a second text at the trailing edge.
  public static func valueCell() -> Self {
    var configuration = make(.body, .label, .body, .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// A cell of a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// A cell of a sidebar with a second text below the first.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// A cell of a sidebar beside another list.
  public static func accompaniedSidebarCell() -> Self { cell() }
  /// A cell of a sidebar beside another list, with a second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
  /// A header of an inset group that stands out.
  public static func prominentInsetGroupedHeader() -> Self {
    make(.headline, .label, .subheadline, .secondaryLabel).based(on: .groupedHeader)
  }
  /// A header of an inset group that stands out more.
  public static func extraProminentInsetGroupedHeader() -> Self {
    make(.title3, .label, .subheadline, .secondaryLabel).based(on: .groupedHeader)
  }
  /// A header of a sidebar.
  public static func sidebarHeader() -> Self {
    make(.headline, .label, .subheadline, .label).based(on: .groupedHeader)
  }
  /// A header of a plain list.
  public static func plainHeader() -> Self {
    make(.headline, .secondaryLabel, .subheadline, .secondaryLabel).based(on: .plainHeader)
  }
  /// A footer of a plain list.
  public static func plainFooter() -> Self {
    make(.subheadline, .secondaryLabel, .subheadline, .secondaryLabel).based(on: .plainFooter)
  }
  /// A header of a grouped list.
  public static func groupedHeader() -> Self {
    make(.footnote, .secondaryLabel, .footnote, .secondaryLabel).based(on: .groupedHeader)
  }
  /// A footer of a grouped list.
  public static func groupedFooter() -> Self {
    make(.footnote, .secondaryLabel, .footnote, .secondaryLabel).based(on: .groupedFooter)
  }
  /// A header of whatever list it is in.
  public static func header() -> Self { plainHeader() }
  /// A footer of whatever list it is in.
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
    let (top, bottom): (CGFloat, CGFloat) =
      switch base {
      case .cell: (11, 11)
      case .plainHeader, .plainFooter: (4, 4)
      case .groupedHeader: (17, 5.5)
      case .groupedFooter: (5.5, 7)
      }
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 16, bottom: bottom, trailing: 16)
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The colours that disabling has replaced; none while the view is enabled.
  private var replaced: [UIColor] = []

  /// The configuration for a state: texts fade as long as the view is disabled.
  public func updated(for state: any UIConfigurationState) -> Self {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    var configuration = self
    if isDisabled {
      if replaced.isEmpty {
        configuration.replaced = [textProperties.color, secondaryTextProperties.color]
      }
      configuration.textProperties.color = .tertiaryLabel
      configuration.secondaryTextProperties.color = .tertiaryLabel
    } else if replaced.count == 2 {
      configuration.textProperties.color = replaced[0]
      configuration.secondaryTextProperties.color = replaced[1]
      configuration.replaced = []
    }
    return configuration
  }
}

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// A change of the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How lines lie between the edges.
    public var alignment: TextAlignment = .natural
    /// What happens to text that does not fit.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether text that does not fit is drawn smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The letters' case.
    public var transform = TextTransform.none
    /// How much smaller, at least; kept.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together; kept.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether text that was cut shows in full under a pointer; kept.
    public var showsExpansionTextWhenTruncated = false
    /// Whether the font follows the size of text that the person prefers.
    public var adjustsFontForContentSizeCategory = true

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The colour after its change.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// The case of letters.
    public enum TextTransform: Sendable {
      case none, uppercase, lowercase, capitalized

      func apply(_ text: String?) -> String? {
        switch self {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
      }
    }

    /// How lines lie between the edges.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }
  }

  /// How a picture looks.
  public struct ImageProperties: Hashable {
    /// The largest size; zero for any.
    public var maximumSize: CGSize = .zero
    /// The size that is kept free, so that texts line up; zero for the picture's own.
    public var reservedLayoutSize: CGSize = .zero
    /// The colour; nil for the view's tint.
    public var tintColor: UIColor?
    /// A change of the colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The width that lets symbols of different widths line up.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    /// Whether the picture keeps its colours where others are inverted; kept.
    public var accessibilityIgnoresInvertColors = false
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// How symbols show.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The colour after its change.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    public static func == (first: Self, second: Self) -> Bool {
      first.maximumSize == second.maximumSize
        && first.reservedLayoutSize == second.reservedLayoutSize
        && first.tintColor == second.tintColor
        && first.tintColorTransformer == second.tintColorTransformer
        && first.cornerRadius == second.cornerRadius
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(reservedLayoutSize.width)
    }
  }
}

/// Axes of the plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
