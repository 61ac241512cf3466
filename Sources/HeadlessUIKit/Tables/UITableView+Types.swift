extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How a change of rows is animated; kept, changes are at their end at once.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// What separator insets count from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Whether cells that change their content are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
}
