import Foundation
import ListData

/// Knows what is shown of an array of sections; the part of a `ListArranger` that updates need.
@MainActor class SectionsArranger<Section: SectionInfo> {
  /// What is to be shown.
  struct Next {
    /// All of it.
    let shown: [Section]
    /// Takes what is shown from now on: all of it, or what a batch shows on the way there.
    let adopt: ([Section]) -> Void
  }

  /// Returns what is shown of the list's data.
  func shown(of data: [Section]) -> [Section] { fatalError("A ListArranger knows what is shown.") }

  /// What would be shown of other data.
  func next(for data: [Section]) -> Next { fatalError("A ListArranger knows what is shown.") }

  /// The same, made beside the main actor; for sections that are Sendable only.
  fileprivate func nextAside(for data: [Section]) async -> Next { next(for: data) }
}

extension SectionsArranger where Section: Sendable {
  /// What would be shown of other data, made beside the main actor.
  func nextConcurrently(for data: [Section]) async -> Next { await nextAside(for: data) }
}

/// Arranges a list's data.
@MainActor final class ListArranger<Section: MutableSectionInfo>: SectionsArranger<Section> {
  /// How the list is to be arranged. What is shown follows with the next update.
  var wanted = Arranging<Section>()
  /// Data that the list is to have with its next update.
  var edited: [Section]?
  private var current = Arranging<Section>().arrange([])

  /// Returns the arrangement of the list's data, which is made anew if that was changed without an update.
  func arrangement(of data: [Section]) -> Arrangement<Section> {
    if !current.source.isSameArray(as: data) { current = wanted.arrange(data, reusing: current) }
    return current
  }

  /// Returns whether a section that is shown is collapsed.
  func isCollapsed(_ section: Int, of data: [Section]) -> Bool {
    arrangement(of: data).sectionID(section).map(wanted.collapsedSections.contains) ?? false
  }

  override func shown(of data: [Section]) -> [Section] { arrangement(of: data).shown }

  override func next(for data: [Section]) -> Next {
    next(wanted.arrange(data, reusing: current), wanted)
  }

  private func next(_ next: Arrangement<Section>, _ arranging: Arranging<Section>) -> Next {
    Next(shown: next.shown) { shown in
      self.wanted = arranging
      self.current = next
      // What a batch shows on the way has no index paths in the data: nobody asks for them then.
      self.current.shown = shown
    }
  }

  override fileprivate func nextAside(for data: [Section]) async -> Next {
    await nextAside(for: data, wanted)
  }

  fileprivate func nextAside(for data: [Section], _ arranging: Arranging<Section>) async -> Next {
    let current = current
    let work = Carried { arranging.arrange(data, reusing: current) }
    let made = await concurrently { work.done() }
    guard let made = made.made() as? Arrangement<Section> else { return next(for: data) }
    return next(made, arranging)
  }
}

extension ListArranger where Section: Sendable {
  /// What would be shown of data in another arrangement, made beside the main actor.
  func nextConcurrently(for data: [Section], _ arranging: Arranging<Section>) async -> Next {
    await nextAside(for: data, arranging)
  }
}

/// Work on sections that are Sendable, on its way to another thread, and what it made, on its way back.
/// The compiler cannot see that these are Sendable: neither from here, nor the sections' identifiers, see
/// `Section`.
private struct Carried: @unchecked Sendable {
  let made: () -> Any

  func done() -> Carried {
    let made = made()
    return Carried { made }
  }
}
