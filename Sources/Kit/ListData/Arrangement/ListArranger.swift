/// The arrangement of a list's data, and the rules for the next one.
@usableFromInline
@MainActor package final class ListArranger<Section: SectionInfo> {
  /// An arrangement that the list is about to show.
  package struct Next {
    /// The arrangement.
    package let arrangement: Arrangement<Section>
    /// The rules by which it was made.
    let rules: ArrangementRules<Section>
    /// The rules when the arrangement was begun.
    let formerRules: ArrangementRules<Section>
  }

  /// Arranges data by rules, and may reuse the previous arrangement. The last parameter returns a
  /// Boolean value that indicates whether the arrangement is no longer needed.
  package typealias Arrange =
    @Sendable (
      [Section], ArrangementRules<Section>, Arrangement<Section>, _ isCancelled: () -> Bool
    ) -> Arrangement<Section>

  /// The rules for the next update.
  package var rules = ArrangementRules<Section>()

  private let arrange: Arrange
  @usableFromInline
  package private(set) var current = Arrangement<Section>([])

  /// Creates an arranger of sections whose items can be left out.
  package init() where Section: MutableSectionInfo {
    arrange = { data, rules, previous, _ in rules.arrange(data, reusing: previous) }
  }

  /// Creates an arranger of sections that are arranged in a way of their own.
  package init(arrange: @escaping Arrange) { self.arrange = arrange }

  /// Returns the arrangement of the list's data.
  package func arrangement(of data: [Section]) -> Arrangement<Section> {
    if !current.source.isTriviallyIdentical(to: data) { rearrange(data) }
    return current
  }

  /// Returns the sections that are shown of the list's data.
  @inlinable
  package func shown(of data: [Section]) -> [Section] {
    if !current.source.isTriviallyIdentical(to: data) { rearrange(data) }
    return current.shown
  }

  /// Arranges the list's data again, because it was changed without an update.
  @usableFromInline
  func rearrange(_ data: [Section]) { current = arrange(data, rules, current) { false } }

  /// Shows other sections of data that the rules wouldn't arrange in another way.
  package func show(_ shown: [Section], of data: [Section]) {
    current.source = data
    current.shown = shown
  }

  /// Returns a Boolean value that indicates whether a shown section is collapsed.
  package func isCollapsed(_ section: Int, of data: [Section]) -> Bool {
    arrangement(of: data).sectionID(section).map(rules.collapsedSections.contains) ?? false
  }

  // MARK: The next arrangement

  /// Returns the arrangement that data would have, by other rules if there are any.
  package func next(for data: [Section], _ newRules: ArrangementRules<Section>? = nil) -> Next {
    let newRules = newRules ?? rules
    return Next(
      arrangement: arrange(data, newRules, current) { false }, rules: newRules, formerRules: rules)
  }

  /// Returns a Boolean value that indicates whether the rules are still those with which an
  /// arrangement was begun.
  package func isCurrent(_ next: Next) -> Bool { rules.isSame(as: next.formerRules) }

  /// Adopts an arrangement of which sections are shown from now on: all of them, or those of an
  /// intermediate batch, between which nothing asks for index paths in the data.
  package func adopt(_ next: Next, showing shown: [Section]) {
    rules = next.rules
    current = next.arrangement
    current.shown = shown
  }
}

extension ListArranger where Section: Sendable {
  /// Returns the arrangement that data would have, by other rules if there are any. It is made off
  /// the main actor.
  package func concurrentNext(
    for data: [Section], _ newRules: ArrangementRules<Section>? = nil
  ) async -> Next {
    let (arrange, rules, current) = (arrange, rules, current)
    let newRules = newRules ?? rules
    return Next(
      arrangement: await concurrently { arrange(data, newRules, current) { Task.isCancelled } },
      rules: newRules, formerRules: rules)
  }
}
