public import Foundation

/// The platform's lengths, in points, where neither app nor content says otherwise.
///
/// They stand for a phone's. List code must not depend on them: a text screen sets all of them to
/// one line, and has no room for large titles.
public struct ListMetrics: Equatable, Sendable {
  /// A row with one line of text.
  public var rowHeight: CGFloat = 44
  /// A row with a second line below the first.
  public var subtitleRowHeight: CGFloat = 58
  /// A plain section's header with a title.
  public var plainHeaderHeight: CGFloat = 28
  /// A plain section's footer with a title.
  public var plainFooterHeight: CGFloat = 28
  /// A grouped section's header with a title.
  public var groupedHeaderHeight: CGFloat = 38
  /// A grouped section's footer with a title.
  public var groupedFooterHeight: CGFloat = 28
  /// What stands above and below a grouped section without titles.
  public var groupedSpacing: CGFloat = 18
  /// A navigation bar.
  public var navigationBarHeight: CGFloat = 44
  /// What a large title adds to a navigation bar.
  public var largeTitleHeight: CGFloat = 52
  /// A search bar below the navigation bar.
  public var searchBarHeight: CGFloat = 52
  /// What the scopes add to a search bar while they show. A text screen, which shows them beside the
  /// field, sets it to 0.
  public var scopeBarHeight: CGFloat = 44
  /// What content keeps from the edges of a cell, and inset groups from those of their list.
  public var margin: CGFloat = 16
  /// The same in lists that are at least 414 points wide.
  public var wideMargin: CGFloat = 20
  /// The size of a character where all are equally large, as on a terminal; nil where each font has
  /// its own. Rows that are measured are then so many lines high.
  public var characterSize: CGSize?
  /// The section index at the right edge.
  public var indexWidth: CGFloat = 16

  /// A Boolean value that indicates whether rows, headers and footers grow with the fonts of their
  /// texts. A text screen, whose letters all have one size, sets it to false.
  public var rowsFollowFonts = true

  /// A phone's lengths.
  public init() {}

  /// Returns a measured height in whole lines, and the height itself where characters differ.
  func wholeLines(_ height: CGFloat) -> CGFloat {
    guard let line = characterSize?.height else { return height }
    return max((height / line).rounded(.down), 1) * line
  }

  /// Returns the margin in a list of a width. As on a phone, a large screen has wider margins.
  func margin(in width: CGFloat) -> CGFloat { width < 414 ? margin : wideMargin }

  /// The lengths that are used; a host sets them before it makes its window.
  @MainActor public static var current = ListMetrics()
}
