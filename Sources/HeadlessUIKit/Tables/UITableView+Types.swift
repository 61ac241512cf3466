extension UITableView {
  /// Constants for the appearance of a table view's sections.
  public enum Style: Int, Sendable {
    /// Plain, with headers that stay in view; grouped; or grouped in inset sections with rounded
    /// corners.
    case plain, grouped, insetGrouped
  }

  /// Constants for the position that a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As little as needed, or the top, the middle or the bottom of the visible area.
    case none, top, middle, bottom
  }

  /// Constants for the animation of row changes.
  ///
  /// The values have no effect: changes complete at once.
  public enum RowAnimation: Int, Sendable {
    /// An animation with a fixed effect.
    case fade, right, left, top, bottom, none, middle
    /// The animation that UIKit chooses.
    case automatic = 100
  }

  /// Constants for the edges that separator insets are relative to.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell, or the cell's automatic insets.
    case fromCellEdges, fromAutomaticInsets
  }

  /// Constants for the changes of content that invalidate a cell's size.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None, explicit invalidations, or also changes of constraints.
    case disabled, enabled, enabledIncludingConstraints
  }
}
