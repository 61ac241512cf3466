import Foundation
import ListControllers

/// Follows a source as a controller does, and checks all that it returns.
@MainActor final class SourceReader<Source: FetchedResultsSource>
where Source.Object: Identifiable & Equatable {
  typealias Results = FetchedResults<Source.Object>
  typealias Content = [Section<Source.Object>]

  private let source: Source
  private let allowsEmptySections: Bool
  private var shown: Results
  private var content: Content = []
  /// A Boolean value that indicates whether any change had an effect.
  private(set) var hasChanged = false
  private var isAnnounced = false
  private var isAdopting = false
  private var failure: (any Error)?

  init(_ source: Source, allowsEmptySections: Bool) throws {
    self.source = source
    self.allowsEmptySections = allowsEmptySections
    shown = try source.fetch()
    content = try read(shown)
    if let fault = try fickleness() { throw fault }
    source.onChange = { [weak self] in
      self?.isAnnounced = true
      do { try self?.adopt() } catch { self?.failure = self?.failure ?? error }
    }
    _ = try isCurrent()
  }

  // MARK: Changes

  /// Shows what `changes(since:)` returns until it returns nil, as a controller does.
  private func adopt() throws {
    if isAdopting { return }
    isAdopting = true
    defer { isAdopting = false }
    for _ in 0..<10 {
      try checkShown()
      guard let changes = try source.changes(since: shown) else { return }
      let (old, newest) = (content, try read(changes.results))
      if let fault = changes.difference.fault(from: old, to: newest) { throw SourceFault(fault) }
      try checkShown(beside: newest)
      if newest != old { hasChanged = true }
      show(changes.results, newest)
      try checkShown(beside: old)
    }
    throw SourceFault(
      "`changes(since:)` returned changes since the newest results, and a list would ask for them "
        + "forever. Return nil if nothing changed.")
  }

  private func show(_ results: Results, _ content: Content) {
    (shown, self.content) = (results, content)
    source.didShow(results)
  }

  /// Makes a change, and adopts it when it is announced.
  ///
  /// - Parameters:
  ///   - fetches: A Boolean value that indicates whether the results are compared with a fetch.
  ///   - timeout: The number of seconds that the source has to announce the change.
  ///   - change: The change.
  func follow(
    fetches: Bool, atMost timeout: TimeInterval, _ change: @MainActor () async throws -> Void
  ) async throws {
    isAnnounced = false
    let before = content
    try await change()
    // A list also asks after an edit of its own.
    if !isAnnounced { try adopt() }
    let hasFollowed = await Pulse.shared.wait(atMost: timeout) {
      do {
        return try failure != nil
          || ((isAnnounced || content == before) && (!fetches || isCurrent()))
      } catch {
        failure = error
        return true
      }
    }
    if let failure { throw failure }
    if !hasFollowed { throw try lateness(since: before) }
  }

  /// Fetches, and shows what was fetched if it is what is shown.
  private func isCurrent() throws -> Bool {
    let results = try source.fetch()
    let newest = try read(results)
    guard newest == content else { return false }
    show(results, newest)
    try checkShown()
    try adopt()
    return true
  }

  // MARK: Faults

  /// Returns the reason for which the newest results aren't shown.
  private func lateness(since before: Content) throws -> SourceFault {
    if let fault = try fickleness() { return fault }
    let newest = try read(source.fetch())
    if !isAnnounced {
      return SourceFault(
        "`onChange` wasn't called, although the results changed: "
          + "\(before.updates(to: newest).difference). Call it after each change.")
    }
    let missed = content.updates(to: newest).difference
    if content != before {
      return SourceFault(
        "`changes(since:)` returned other results than `fetch()`, which would still take: "
          + "\(missed). Return the newest results.")
    }
    return SourceFault(
      try source.changes(since: shown) == nil
        ? "`changes(since:)` returned nil, although the results changed: \(missed). Compare the "
          + "shown results with the newest."
        : "`onChange` was called before the results changed: \(missed). Call it after the change.")
  }

  /// Returns the fault of two fetches that differ, or nil if they are the same.
  private func fickleness() throws -> SourceFault? {
    let difference = try read(source.fetch()).updates(to: read(source.fetch())).difference
    guard !difference.isEmpty else { return nil }
    return SourceFault(
      "Two fetches differ, although nothing changed: \(difference). Sort objects that are "
        + "otherwise equal by their identifiers.")
  }

  // MARK: Results

  /// Returns the content of results that a list can show.
  private func read(_ results: Results) throws -> Content {
    var names: Set<String> = []
    let content = try results.sections.enumerated().map { index, section in
      let name = section.name ?? ""
      if section.name == nil, results.sections.count > 1 {
        throw SourceFault(
          "Section \(index) of \(results.sections.count) has no name. Name each section, or return "
            + "a single one.")
      }
      if !names.insert(name).inserted {
        throw SourceFault(
          "Two sections have the name “\(name)”. Lists tell sections apart by their names; return "
            + "one section.")
      }
      if section.name != nil, section.items.isEmpty, !allowsEmptySections {
        throw SourceFault(
          "The section “\(name)” is empty. Leave it out, or pass `allowsEmptySections: true`.")
      }
      let objects = section.items.compactMap(\.self)
      if let row = section.items.firstIndex(where: { $0 == nil }) {
        throw SourceFault(
          "The object in row \(row) of section \(index) is nil. Return an object for each index "
            + "below the count.")
      }
      return Section(
        id: name, objects, headerTitle: section.name, indexTitle: section.indexTitle)
    }
    if let duplicate = content.duplicateIdentifiers.first {
      throw SourceFault("\(duplicate) Return each object once.")
    }
    return content
  }

  /// Checks that the shown results are as they were, and that objects are found in them.
  ///
  /// - Parameter others: Sections with further objects, which need not be shown.
  private func checkShown(beside others: Content = []) throws {
    for (index, (section, before)) in zip(shown.sections, content).enumerated() {
      let isSame =
        section.name == before.headerTitle && section.indexTitle == before.indexTitle
        && section.items.elementsEqual(before.items) { $0 == $1 }
      if isSame { continue }
      throw SourceFault(
        "Section \(index) of the shown results changed. Have the closures of the results read "
          + "copies, which later changes don't affect.")
    }
    var paths: [Source.Object.ID: IndexPath] = [:]
    for (index, section) in content.enumerated() {
      for (row, object) in section.items.enumerated() { paths[object.id] = [index, row] }
    }
    for object in (content + others).flatMap(\.items) {
      let (path, found) = (paths[object.id], source.indexPath(of: object, in: shown))
      guard path != found else { continue }
      let words = [found, path].map { $0.map { "[\($0[0]), \($0[1])]" } ?? "nil" }
      throw SourceFault(
        "`indexPath(of:in:)` returned \(words[0]) for the object “\(object.id)”, and not "
          + "\(words[1]). Look for its identifier in the results that are passed.")
    }
  }
}

/// A fault of a source, and its remedy.
struct SourceFault: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
