public import Foundation
public import ListControllers
public import Testing

/// Tests a source of fetched results by random changes, and records an issue for the first fault
/// that would break a list.
///
/// A list shows what its source reports. A wrong difference raises an exception, or leaves old rows
/// on screen. If you write a `FetchedResultsSource`, call this function in a test of it. Pass a
/// closure that makes one change of any kind. The closure may insert, delete, move or change
/// objects, rename a section, change several objects at once, or change nothing.
///
///     @MainActor @Test func `a list can show the file`() async throws {
///       let file = try TodoFile(…)
///       await expectSource(file) { random in
///         let number = Int.random(in: 0..<9, using: &random)
///         try file.toggle("Task \(number)")
///       }
///     }
///
/// A source has a fault if
///
/// - it throws an error, an object is nil or appears twice, a section is empty, or two sections
///   have the same name,
/// - `onChange` isn't called after a change, or is called before it,
/// - `changes(since:)` returns nil after a change, or doesn't return nil for the newest results,
/// - its results aren't those of `fetch()`, or its difference lacks an insertion, deletion, move or
///   update of an object or a section,
/// - results change after they were returned,
/// - two fetches differ although nothing changed,
/// - `indexPath(of:in:)` doesn't return the index path of each object in the results, or nil for an
///   object that isn't in them.
///
/// The update of an object that didn't change isn't a fault, because it only configures a cell once
/// more. A deletion and an insertion instead of a move aren't a fault either.
///
/// In the first half of the test, each change follows a fetch. In the second half, ten changes
/// follow each other before the results are compared with those of a fetch. Objects must be values,
/// because the old and the new state of one object are compared.
///
/// - Parameters:
///   - source: The source. Its `onChange` is replaced until the function returns.
///   - changes: The number of changes.
///   - seed: The seed of the generator. The issue names it.
///   - allowsEmptySections: A Boolean value that indicates whether a section with a name may have
///     no objects.
///   - timeout: The number of seconds that the source has to announce a change.
///   - sourceLocation: The place of the issue.
///   - change: A closure that makes one change. If the source reads it later, such as from a
///     server, the closure waits until it is read. If it throws an error, the test ends.
@MainActor public func expectSource<Source: FetchedResultsSource>(
  _ source: Source, changes: Int = 100, seed: UInt64 = 1, allowsEmptySections: Bool = false,
  timeout: TimeInterval = 10, sourceLocation: SourceLocation = #_sourceLocation,
  change: @MainActor (_ random: inout any RandomNumberGenerator) async throws -> Void
) async where Source.Object: Identifiable & Equatable {
  let onChange = source.onChange
  defer { source.onChange = onChange }
  var random: any RandomNumberGenerator = SeededGenerator(state: seed)
  var step = "Before the first change"
  do {
    let reader = try SourceReader(source, allowsEmptySections: allowsEmptySections)
    for number in 1...max(changes, 1) {
      step = "Change \(number) of seed \(seed)"
      let fetches = number * 2 <= changes || number % 10 == 0 || number == changes
      try await reader.follow(fetches: fetches, atMost: timeout) { try await change(&random) }
    }
    step = "After the last change"
    if !reader.hasChanged {
      throw SourceFault("The results have never changed. Make changes of objects that are fetched.")
    }
  } catch let fault as SourceFault {
    Issue.record("\(step): \(fault.sentence)", sourceLocation: sourceLocation)
  } catch {
    Issue.record(
      error, "\(step): The source or the change threw an error.", sourceLocation: sourceLocation)
  }
}

/// Random numbers that are the same for the same seed (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
