@testable import ListControllers

/// Returns the sentences that are given while a closure runs, all of them or those about a list's
/// class.
@MainActor func advice(about list: Any.Type? = nil, _ work: () throws -> Void) rethrows -> [String]
{
  var sentences: [String] = []
  let handler = Advice.handler
  defer { Advice.handler = handler }
  Advice.handler = { sentences.append($0) }
  try work()
  return list.map { list in sentences.filter { $0.contains("\(list)") } } ?? sentences
}
