import Foundation
import Testing

/// Expects that some work records issues, which are taken out of the test's results. The suite has
/// the trait ``Testing/Trait/expectingIssues``.
///
/// A known issue would be counted in the last line of a run, where it reads like a failure that
/// nobody has corrected yet.
///
/// - Parameters:
///   - work: The work, which records at least one issue.
///   - isExpected: A closure that indicates whether an issue is the expected one.
func expectIssues(
  sourceLocation: SourceLocation = #_sourceLocation, _ work: () throws -> Void,
  matching isExpected: (Issue) -> Bool = { _ in true }
) rethrows {
  let found = RecordedIssues()
  try RecordedIssues.$current.withValue(found) { try work() }
  found.check(isExpected, sourceLocation)
}

/// Expects that some work records issues, as the function for work that doesn't suspend does.
func expectIssues(
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ work: () async throws -> Void,
  matching isExpected: (Issue) -> Bool = { _ in true }
) async rethrows {
  let found = RecordedIssues()
  try await RecordedIssues.$current.withValue(found) { try await work() }
  found.check(isExpected, sourceLocation)
}

extension Trait where Self == IssueHandlingTrait {
  /// Lets ``expectIssues(sourceLocation:_:matching:)`` take the issues that it expects.
  static var expectingIssues: Self {
    compactMapIssues { issue in
      guard let found = RecordedIssues.current else { return issue }
      found.add(issue)
      return nil
    }
  }
}

/// The issues that some work has recorded.
private final class RecordedIssues: @unchecked Sendable {
  @TaskLocal static var current: RecordedIssues?

  // The lock guards the issues.
  private let lock = NSLock()
  private var issues: [Issue] = []

  func add(_ issue: Issue) { lock.withLock { issues.append(issue) } }

  func check(_ isExpected: (Issue) -> Bool, _ sourceLocation: SourceLocation) {
    let issues = lock.withLock { self.issues }
    #expect(!issues.isEmpty, "No issue was recorded.", sourceLocation: sourceLocation)
    for issue in issues where !isExpected(issue) {
      Issue.record("Another issue was recorded: \(issue)", sourceLocation: sourceLocation)
    }
  }
}
