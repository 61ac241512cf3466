extension UITableView {
  /// Constants for the appearance of a table view's sections.
  @nonexhaustive public enum Style: Int, Sendable {
    /// A plain table whose section headers and footers stay in view during scrolling.
    case plain
    /// A table whose sections are distinct groups of rows.
    case grouped
    /// A grouped table whose sections are inset and have rounded corners.
    case insetGrouped
  }

  /// Constants for the position that a row is scrolled to.
  @nonexhaustive public enum ScrollPosition: Int, Sendable {
    /// Scrolls as little as needed to make the row visible.
    case none
    /// Scrolls the row to the top of the visible area.
    case top
    /// Scrolls the row to the middle of the visible area.
    case middle
    /// Scrolls the row to the bottom of the visible area.
    case bottom
  }

  /// Constants for the animation of row changes.
  ///
  /// The values have no effect: changes complete at once.
  @nonexhaustive public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade
    /// Rows slide in from the right or out to the right.
    case right
    /// Rows slide in from the left or out to the left.
    case left
    /// Rows slide in from the top or out to the top.
    case top
    /// Rows slide in from the bottom or out to the bottom.
    case bottom
    /// Rows appear or disappear without an animation.
    case none
    /// Rows keep the cell centered in its space while they appear or disappear.
    case middle
    /// The animation that UIKit chooses.
    case automatic = 100
  }

  /// Constants for the edges that separator insets are relative to.
  @nonexhaustive public enum SeparatorInsetReference: Int, Sendable {
    /// Insets are relative to the edges of the cell.
    case fromCellEdges
    /// Insets are relative to the automatic insets of the cell.
    case fromAutomaticInsets
  }

  /// Constants for the changes of content that invalidate a cell's size.
  @nonexhaustive public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells keep their size until they are reloaded.
    case disabled
    /// A cell is resized after an explicit invalidation of its intrinsic content size.
    case enabled
    /// A cell is resized after an explicit invalidation or a change to its constraints.
    case enabledIncludingConstraints
  }
}

/// The elements of a table view that keep their size when the content is wider than they need.
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
  /// The bits of the elements.
  public let rawValue: Int
  /// Creates a set of elements.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}
