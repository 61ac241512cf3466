public import Foundation

/// What shows where there is nothing to show: a picture, texts and buttons in the middle.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes; it is preferred to `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties(
    font: UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: 22, weight: .bold)))
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes; it is preferred to `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// How the button looks; one without a title does not show.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// How the second button looks; one without a title does not show.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How the content lies.
  public var alignment = Alignment.center
  /// What is behind the content.
  public var background = UIBackgroundConfiguration.clear()
  /// How far the content keeps from the edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// Whether margins include the superview's; kept.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// Points between picture and text.
  public var imageToTextPadding: CGFloat = 15
  /// Points between the texts.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// Points between text and button.
  public var textToButtonPadding: CGFloat = 30
  /// Points between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// Whether a sign of work shows in the picture's place.
  var isLoading = false

  private init() {}

  /// Nothing yet: the app sets picture and texts.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }
  /// A sign of work.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = configuration.secondaryTextProperties
    return configuration
  }
  /// A search that found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration for a state: a search without results names what was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard self == .search(), let state = state as? UIContentUnavailableConfigurationState,
      let text = state.searchText, !text.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(text)”"
    return configuration
  }

  /// How content lies.
  public enum Alignment: Hashable, Sendable {
    case center, natural
  }

  /// How a text looks.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color = UIColor.label
    /// What happens to text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether text that does not fit is drawn smaller.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller, at least; kept.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together; kept.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor = .label) {
      self.font = font
      self.color = color
    }
  }

  /// How a picture looks.
  public struct ImageProperties: Hashable {
    /// How symbols show.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour; nil for grey.
    public var tintColor: UIColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The largest size; zero for any.
    public var maximumSize = CGSize.zero
    /// Whether the picture keeps its colours where others are inverted; kept.
    public var accessibilityIgnoresInvertColors = false

    public static func == (first: Self, second: Self) -> Bool {
      first.tintColor == second.tintColor && first.cornerRadius == second.cornerRadius
        && first.maximumSize == second.maximumSize
    }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// The action.
    public var primaryAction: UIAction?
    /// The menu.
    public var menu: UIMenu?
    /// What the button means.
    public var role = UIButton.Role.normal
    /// Whether the button can be tapped.
    public var isEnabled = true
  }
}

/// What a placeholder may depend on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the screen.
  public var traitCollection: UITraitCollection
  /// What is searched for; nil where nothing is.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with nothing but traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
