public import Foundation

/// The platform's lengths, in points, where neither app nor content says otherwise.
///
/// They stand for a phone's. List code must not depend on them: a text screen sets all of them to
/// one line.
public struct ListMetrics: Hashable, Sendable {
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
  /// A search bar below the navigation bar.
  public var searchBarHeight: CGFloat = 52
  /// The section index at the right edge.
  public var indexWidth: CGFloat = 16

  /// A phone's lengths.
  public init() {}

  /// The lengths that are used; a host sets them before it makes its window.
  @MainActor public static var current = ListMetrics()
}
