import Foundation

/// A test that began, and its outcome.
struct TestResult: Equatable {
  enum Outcome { case passed, failed, skipped, leftOut }

  /// The identifier by which its library knows it.
  var id: String
  /// The outcome, or nil if its process ended before it did.
  var outcome: Outcome?
  /// The lines that tell of its failure, or the parts that it reached and that are left out.
  var texts: [String] = []

  /// The name in the list of tests, which has no place.
  var name: String {
    id.wholeMatch(of: /(.+)\/[^\/]+\.swift:\d+:\d+/).map { String($0.1) } ?? id
  }

  /// The pattern that names it for `swift test`.
  var pattern: String { "^" + NSRegularExpression.escapedPattern(for: id) + "$" }
}

/// The results of tests.
struct TestResults: Equatable {
  var tests: [TestResult] = []
  /// The names of the tests that are built.
  var built: [String] = []

  func tests(_ outcome: TestResult.Outcome) -> [TestResult] {
    tests.filter { $0.outcome == outcome }
  }

  /// Leaves out those that failed in classes whose superclass isn't there. They prove nothing: it
  /// may have prepared them.
  mutating func leaveOut(_ classes: [Gap]) {
    for gap in classes {
      for index in tests.indices
      where tests[index].outcome == .failed && tests[index].name.contains(".\(gap.name)/") {
        tests[index].outcome = .leftOut
        tests[index].texts = ["\(gap.name), whose superclass isn't there: \(gap.reason)"]
      }
    }
  }
}
