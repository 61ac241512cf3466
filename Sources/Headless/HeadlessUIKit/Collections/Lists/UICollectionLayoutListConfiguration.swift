public import Foundation

/// The appearance and behavior of a list in a collection view.
public struct UICollectionLayoutListConfiguration {
  /// Creates a configuration with the specified appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// The overall appearance of the list.
  public let appearance: Appearance
  /// A Boolean value that indicates whether the list shows separators between rows.
  public var showsSeparators = true
  /// The appearance of the separators.
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  /// A closure that customizes the separators of individual rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color of the list, or nil to use the color of the appearance.
  public var backgroundColor: UIColor?
  /// A closure that returns the actions at the leading edge of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the actions at the trailing edge of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The type of header of a section.
  public var headerMode = HeaderMode.none
  /// The type of footer of a section.
  public var footerMode = FooterMode.none
  /// The space above headers, in points, or nil to use the platform's default, which is 0 here. A
  /// section without a header has none.
  public var headerTopPadding: CGFloat?

  /// A closure that returns the separators of a row, given those of its section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// A closure that returns the swipe actions of a row, or nil if it has none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The overall appearance of a list.
  @nonexhaustive public enum Appearance {
    /// A plain list.
    case plain
    /// A list whose sections are distinct groups of rows.
    case grouped
    /// A grouped list whose sections are inset and have rounded corners.
    case insetGrouped
    /// A sidebar.
    case sidebar
    /// A plain sidebar.
    case sidebarPlain
  }

  /// The type of header of a section.
  @nonexhaustive public enum HeaderMode {
    /// No header.
    case none
    /// A supplementary view.
    case supplementary
    /// The first item of the section.
    case firstItemInSection
  }

  /// The type of footer of a section.
  @nonexhaustive public enum FooterMode {
    /// No footer.
    case none
    /// A supplementary view.
    case supplementary
  }
}

/// The appearance of the separators above and below a row.
public struct UIListSeparatorConfiguration: Hashable {
  /// Creates the default configuration of a list's appearance. It is the same for all of them.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// The visibility of the separator above the row. It is stored without effect, because only the
  /// separator below a row is drawn.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row. They are stored without effect.
  public var topSeparatorInsets: NSDirectionalEdgeInsets {
    get { keptTopSeparatorInsets }
    set { keptTopSeparatorInsets = newValue }
  }
  @Unhashed private var keptTopSeparatorInsets: NSDirectionalEdgeInsets =
    UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below the row.
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets {
    get { keptBottomSeparatorInsets }
    set { keptBottomSeparatorInsets = newValue }
  }
  @Unhashed private var keptBottomSeparatorInsets: NSDirectionalEdgeInsets =
    UIListSeparatorConfiguration.automaticInsets
  /// The color of the separators. It is stored without effect.
  public var color = UIColor.separator
  /// The color of the separators of multiple selected rows. It is stored without effect.
  public var multipleSelectionColor = UIColor.separator
  /// The visual effect of the separators. It is stored without effect.
  public var visualEffect: UIVisualEffect?

  /// The insets that let the list determine the actual insets.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    let length = CGFloat.greatestFiniteMagnitude
    return NSDirectionalEdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }

  /// The visibility of a separator.
  @nonexhaustive public enum Visibility {
    /// The list decides whether the separator is visible.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is hidden.
    case hidden
  }
}
