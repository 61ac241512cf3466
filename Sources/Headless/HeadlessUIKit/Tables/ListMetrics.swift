public import Foundation

/// The platform's default lengths, in points.
///
/// They apply unless the app or its content specifies others. The initial values are those of an
/// iPhone, but list code must not depend on them: a text screen sets all of them to one line and
/// has no room for large titles.
public struct ListMetrics: Equatable, Sendable {
  /// The height of a row with one line of text.
  public var rowHeight: CGFloat = 44
  /// The height of a row with a second line below the first.
  public var subtitleRowHeight: CGFloat = 58
  /// The space above a plain section's header.
  public var headerTopPadding: CGFloat = 22
  /// The height of a plain section's header with a title.
  public var plainHeaderHeight: CGFloat = 28
  /// The height of a plain section's footer with a title.
  public var plainFooterHeight: CGFloat = 28
  /// The height of a grouped section's header with a title.
  public var groupedHeaderHeight: CGFloat = 38
  /// The height of a grouped section's footer with a title.
  public var groupedFooterHeight: CGFloat = 28
  /// The space above and below a grouped section without titles.
  public var groupedSpacing: CGFloat = 18
  /// The height of a navigation bar.
  public var navigationBarHeight: CGFloat = 44
  /// The height that a large title adds to a navigation bar.
  public var largeTitleHeight: CGFloat = 52
  /// The height of a search bar below the navigation bar.
  public var searchBarHeight: CGFloat = 52
  /// The height that the scope bar adds to a search bar.
  ///
  /// A text screen, which shows the scopes next to the field, sets it to 0.
  public var scopeBarHeight: CGFloat = 44
  /// A Boolean value that indicates whether scrolling hides search bars, and a search hides the
  /// content of its navigation bar.
  ///
  /// A text screen, whose search bar takes one line, sets it to false.
  public var searchBarsCanBeHidden = true
  /// The height of a tab bar, without the safe area below it.
  public var tabBarHeight: CGFloat = 49
  /// A Boolean value that indicates whether content extends under bars that are translucent.
  ///
  /// A text screen, where nothing covers anything, sets it to false.
  public var barsCanBeTranslucent = true
  /// The distance of content from the edges of a cell, and of inset groups from the edges of their
  /// list.
  public var margin: CGFloat = 16
  /// The margin in lists that are at least 414 points wide.
  public var wideMargin: CGFloat = 20
  /// The size of a character on screens where all characters are equally large, such as a terminal.
  ///
  /// If it is not nil, measured rows are a whole number of lines high. If it is nil, each font has
  /// its own size.
  public var characterSize: CGSize?
  /// The width of the section index at the right edge.
  public var indexWidth: CGFloat = 16

  /// A Boolean value that indicates whether rows, headers and footers grow with the fonts of their
  /// text.
  ///
  /// A text screen, whose characters all have one size, sets it to false.
  public var rowsFollowFonts = true

  /// Creates the lengths of an iPhone.
  public init() {}

  /// Rounds a measured height to whole lines.
  ///
  /// - Returns: The rounded height, or the height itself if ``characterSize`` is nil.
  func wholeLines(_ height: CGFloat) -> CGFloat {
    guard let line = characterSize?.height else { return height }
    return max((height / line).rounded(.down), 1) * line
  }

  /// Returns the margin of a list or a bar of a width. As on an iPhone, wide ones have wider
  /// margins.
  package func margin(in width: CGFloat) -> CGFloat { width < 414 ? margin : wideMargin }

  /// Returns a length of a symbol beside text at the text size of traits.
  func symbolLength(_ length: CGFloat, in traits: UITraitCollection) -> CGFloat {
    guard rowsFollowFonts else { return length }
    return UIFontMetrics.default.scaledValue(for: length, compatibleWith: traits)
  }

  /// The lengths in use. A host sets them before it creates its window.
  @MainActor public static var current = ListMetrics()
}
