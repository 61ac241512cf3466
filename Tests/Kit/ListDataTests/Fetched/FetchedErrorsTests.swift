import Foundation
import TestSupport
import Testing

@testable import ListData

/// Errors of a source, and what its delegate does about them.
@MainActor @Suite(.timeLimit(.minutes(30))) struct FetchedErrorsTests {
  private struct Broken: Error {}

  /// A source that can fail when it is asked for changes.
  private final class Source: FetchedResultsSource {
    var onChange: (() -> Void)?
    var failures = 0
    private(set) var asked = 0
    private(set) var objects = ["a"]

    func add(_ object: String) {
      objects.append(object)
      onChange?()
    }

    func fetch() -> FetchedResults<String> { results }

    func changes(since shown: FetchedResults<String>) throws -> FetchedChanges<String>? {
      asked += 1
      if failures > 0 {
        failures -= 1
        throw Broken()
      }
      let old = shown.sections.flatMap { $0.items.map { $0 ?? "" } }
      if old == objects { return nil }
      return FetchedChanges(
        to: results, difference: ListDifference(from: old, to: objects, by: ByValue.self))
    }

    private var results: FetchedResults<String> {
      FetchedResults(
        sections: 1, name: { _ in nil }, itemCount: { [objects] _ in objects.count },
        object: { [objects] in objects[$1] })
    }

    func indexPath(of object: String, in results: FetchedResults<String>) -> IndexPath? { nil }
    func insert(_ objects: [String]) {}
    func delete(_ objects: [String]) {}
  }

  private final class Listener: FetchedResultsControllerDelegate {
    var news: [String] = []
    var onFailure: () -> Void = {}

    func controller(
      _ controller: FetchedResultsController<String>,
      didChangeContentWith updates: ListUpdates<FetchedSection<String>>
    ) { news.append("\(updates)") }

    func controller(_ controller: FetchedResultsController<String>, didFailWith error: any Error) {
      news.append("\(type(of: error))")
      onFailure()
    }
  }

  private let source = Source()
  private let listener = Listener()

  private func controller() throws -> FetchedResultsController<String> {
    let controller = FetchedResultsController(source)
    controller.delegate = listener
    try controller.performFetch()
    return controller
  }

  @Test func `what a delegate changes when the source fails is followed`() async throws {
    let controller = try controller()
    listener.onFailure = { [source] in source.add("c") }
    source.failures = 1
    source.add("b")
    try await MainQueue.wait { controller.fetchedCount == 3 }
    #expect(listener.news == ["Broken", "items: insert 0.1, insert 0.2"])
  }

  @Test func `an error that nobody answers is reported once`() async throws {
    let controller = try controller()
    source.failures = 1
    source.add("b")
    await MainQueue.turn()
    #expect(listener.news == ["Broken"] && source.asked == 1)
    source.add("c")
    #expect(controller.fetchedCount == 3)
  }

  @Test func `a change that a view shows already can fail, too`() async throws {
    let controller = try controller()
    listener.onFailure = { [source] in source.add("c") }
    source.failures = 1
    #expect(controller.applyChanges { source.add("b") } == nil && listener.news == ["Broken"])
    try await MainQueue.wait { controller.fetchedCount == 3 }
    // The work's own news alone are no reason to ask again.
    listener.onFailure = {}
    source.failures = 1
    let asked = source.asked
    #expect(controller.applyChanges { source.add("d") } == nil)
    await MainQueue.turn()
    #expect(source.asked == asked + 1)
  }
}
