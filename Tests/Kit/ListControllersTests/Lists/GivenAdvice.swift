import ListControllers

@testable import ListCapabilities
@testable import ListCore

/// Returns the sentences that are given while a closure runs, all of them or those about a list's
/// class.
@MainActor func advice(about list: Any.Type? = nil, _ work: () throws -> Void) rethrows -> [String]
{
  let log = AdviceLog()
  defer { log.end() }
  try work()
  return list.map { list in log.sentences.filter { $0.contains("\(list)") } } ?? log.sentences
}

/// The sentences that are given until the log is ended. Tests that suspend have one each, because
/// others run in the meantime.
@MainActor final class AdviceLog {
  private static var logs: [AdviceLog] = []
  private static var handler = Advice.handler
  private(set) var sentences: [String] = []

  init() {
    if Self.logs.isEmpty {
      Self.handler = Advice.handler
      Advice.handler = { sentence in
        for log in Self.logs { log.sentences.append(sentence) }
      }
    }
    Self.logs.append(self)
  }

  func end() {
    Self.logs.removeAll { $0 === self }
    if Self.logs.isEmpty { Advice.handler = Self.handler }
  }
}
