import ListControllers
public import Testing

extension ListScreen {
  /// Performs an action, and records an issue if it costs the list more than a budget.
  ///
  ///     screen.expectCost(atMost: ListCost(cellsMade: 1, cellsConfigured: 9)) {
  ///       screen.scroll(by: 400)
  ///     }
  ///
  /// The action contains gestures, updates, or both. Its work is counted until the screen is laid
  /// out. The issue names each count that is too large, and contains the others.
  ///
  /// - Parameters:
  ///   - budget: The largest counts that are expected. A count that is nil isn't limited.
  ///   - sourceLocation: The place of the issue.
  ///   - action: The action.
  /// - Returns: The cost.
  @discardableResult
  public func expectCost(
    atMost budget: ListCost, sourceLocation: SourceLocation = #_sourceLocation,
    of action: () throws -> Void
  ) rethrows -> ListCost {
    layOut()
    guard let listView else {
      Issue.record(
        "The cost can't be counted, because the screen has no table or collection view.",
        sourceLocation: sourceLocation)
      try action()
      return ListCost()
    }
    let cost = try Self.cost(of: listView) {
      try action()
      layOut()
    }
    let excesses = cost.excesses(over: budget)
    if !excesses.isEmpty {
      Issue.record(
        """
        The list did more than expected: \(excesses.joined(separator: ", ")).
        In all: \(cost).
        """, sourceLocation: sourceLocation)
    }
    return cost
  }
}
