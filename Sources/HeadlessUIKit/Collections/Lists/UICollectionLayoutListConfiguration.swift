public import Foundation

/// How a list in a collection view looks and behaves.
public struct UICollectionLayoutListConfiguration {
  /// Makes a configuration of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// The look of the whole.
  public var appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// How the lines look.
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  /// Changes the lines of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list; the appearance's where nil.
  public var backgroundColor: UIColor?
  /// The actions at the leading edge of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the trailing edge of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// What stands below a section.
  public var footerMode = FooterMode.none
  /// The space above headers; the platform's where nil, none here.
  public var headerTopPadding: CGFloat?

  /// Changes the lines of one row.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// Gives the actions of one row; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The look of a list.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What stands above a section: nothing, a supplementary view, or its first item.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }
}

/// The lines above and below a row.
public struct UIListSeparatorConfiguration: Hashable {
  /// The lines of a list's appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    if listAppearance == .sidebar || listAppearance == .sidebarPlain {
      topSeparatorVisibility = .hidden
      bottomSeparatorVisibility = .hidden
    }
  }

  /// Whether there is a line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above keeps from the edges.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the line below keeps from the edges.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the lines.
  public var color = UIColor.separator
  /// The colour of the lines of several selected rows.
  public var multipleSelectionColor = UIColor.separator
  /// What is behind the lines; kept.
  public var visualEffect: UIVisualEffect?

  /// Insets that let the list decide.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    let length = CGFloat.greatestFiniteMagnitude
    return NSDirectionalEdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Whether there is a line.
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }
}

/// A look that blurs or tints what is behind it; kept, screens draw none.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
