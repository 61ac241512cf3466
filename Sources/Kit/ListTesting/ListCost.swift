import ListControllers

/// The work that a gesture or an update costs a list.
///
/// HeadlessUIKit counts it. On iOS, tvOS and visionOS, the work of a view can't be seen from
/// outside: all counts are nil there, and no budget is exceeded.
public struct ListCost: Equatable, Sendable {
  /// The cells that were created, because none could be reused.
  public var cellsMade: Int?
  /// The requests of cells from the data source, each of which configures a cell.
  public var cellsConfigured: Int?
  /// The visible rows or items whose cells were requested again.
  public var rowsReloaded: Int?
  /// The measurements of cells, headers and footers that determine their own size.
  public var measurements: Int?
  /// The layout passes of the table or collection view.
  public var layoutPasses: Int?
  /// The changes of the content's size.
  public var contentSizeChanges: Int?

  /// Creates a cost, or a budget. A count that is nil isn't known, or isn't limited.
  public init(
    cellsMade: Int? = nil, cellsConfigured: Int? = nil, rowsReloaded: Int? = nil,
    measurements: Int? = nil, layoutPasses: Int? = nil, contentSizeChanges: Int? = nil
  ) {
    self.cellsMade = cellsMade
    self.cellsConfigured = cellsConfigured
    self.rowsReloaded = rowsReloaded
    self.measurements = measurements
    self.layoutPasses = layoutPasses
    self.contentSizeChanges = contentSizeChanges
  }
}

extension ListCost: CustomStringConvertible {
  /// The counts that are known, in words.
  public var description: String {
    counts.compactMap { name, count in self[keyPath: count].map { "\($0) \(name)" } }
      .joined(separator: ", ")
  }

  /// Returns what exceeds a budget, in words.
  func excesses(over budget: ListCost) -> [String] {
    counts.compactMap { name, count in
      guard let cost = self[keyPath: count], let limit = budget[keyPath: count], cost > limit else {
        return nil
      }
      return "\(cost) \(name) instead of at most \(limit)"
    }
  }

  private var counts: [(name: String, count: KeyPath<ListCost, Int?>)] {
    [
      ("cells made", \.cellsMade), ("cells configured", \.cellsConfigured),
      ("rows reloaded", \.rowsReloaded), ("measurements", \.measurements),
      ("layout passes", \.layoutPasses), ("changes of the content's size", \.contentSizeChanges),
    ]
  }
}
