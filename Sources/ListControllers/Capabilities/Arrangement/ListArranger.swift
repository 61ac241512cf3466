import Foundation
import ListData

/// Knows how a list's data is arranged, and what is shown of it.
@usableFromInline
@MainActor final class ListArranger<Section: SectionInfo> {
  /// What is to be shown.
  struct Next {
    /// All of it.
    let shown: [Section]
    /// Returns a Boolean value that indicates whether the list is to be arranged as it was to be when
    /// this began.
    let isCurrent: () -> Bool
    /// Takes what is shown from now on: all of it, or what a batch shows on the way there.
    let adopt: ([Section]) -> Void
  }

  typealias Arrange =
    @Sendable ([Section], Arranging<Section>, Arrangement<Section>) -> Arrangement<Section>

  /// How the list is to be arranged. What is shown follows with the next update.
  var wanted = Arranging<Section>()
  /// The searches that are under way: the newest wins.
  let searches = ListUpdateQueue()

  private let arrange: Arrange
  @usableFromInline
  private(set) var current = Arrangement<Section>([])

  /// Creates an arranger of sections whose items can be left out.
  init() where Section: MutableSectionInfo {
    arrange = { data, arranging, previous in arranging.arrange(data, reusing: previous) }
  }

  /// Returns the arrangement of the list's data.
  func arrangement(of data: [Section]) -> Arrangement<Section> {
    if !current.source.isSameArray(as: data) { rearrange(data) }
    return current
  }

  /// Returns what is shown of the list's data.
  @inlinable
  func shown(of data: [Section]) -> [Section] {
    if !current.source.isSameArray(as: data) { rearrange(data) }
    return current.shown
  }

  /// Arranges the list's data anew, for it was changed without an update.
  @usableFromInline
  func rearrange(_ data: [Section]) { current = arrange(data, wanted, current) }

  /// Returns a Boolean value that indicates whether a section that is shown is collapsed.
  func isCollapsed(_ section: Int, of data: [Section]) -> Bool {
    arrangement(of: data).sectionID(section).map(wanted.collapsedSections.contains) ?? false
  }

  /// Returns what would be shown of other data.
  func next(for data: [Section]) -> Next {
    next(arrange(data, wanted, current), wanted, since: wanted)
  }

  private func next(
    _ next: Arrangement<Section>, _ arranging: Arranging<Section>, since wanted: Arranging<Section>
  ) -> Next {
    Next(shown: next.shown) {
      self.wanted.isSame(as: wanted)
    } adopt: { shown in
      self.wanted = arranging
      self.current = next
      // What a batch shows on the way has no index paths in the data: nobody asks for them then.
      self.current.shown = shown
    }
  }
}

extension ListArranger where Section: Sendable {
  /// Returns what would be shown of data, in another arrangement if there is one, made off the main
  /// actor.
  func concurrentNext(for data: [Section], _ arranging: Arranging<Section>? = nil) async -> Next {
    let (arrange, wanted, current) = (arrange, wanted, current)
    let arranging = arranging ?? wanted
    return next(
      await concurrently { arrange(data, arranging, current) }, arranging, since: wanted)
  }
}
