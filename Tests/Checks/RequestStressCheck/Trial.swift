import Foundation
import Requests

/// One request and its fate.
struct Trial: Sendable {
  let number: Int
  let url: URL
  let client: RequestClient
  let ledger: Ledger
  var chance: Chance

  func run() async {
    var chance = chance
    let kind = Kind.allCases.randomElement(using: &chance) ?? .json
    let request = Fetch(baseURL: url, kind: kind)
    var client = client
    client.timeout = kind.timeout
    // Never, at once, after some time, or about when others of its kind were answered.
    let wait: Double? =
      switch Int.random(in: 0..<5, using: &chance) {
      case 0: nil
      case 1: 0
      case 2, 3: .random(in: 0...0.02, using: &chance)
      default: ledger.usual(kind) * .random(in: 0.8...1.1, using: &chance)
      }
    let start = ContinuousClock.now
    let result =
      Bool.random(using: &chance)
      ? await awaited(request, wait, client) : await handled(request, wait, client)
    if case .failure(.cancelled) = result, wait != nil {
      ledger.noteCancelled()
    } else {
      ledger.noteAnswer(kind, after: start.duration(to: .now) / .seconds(1))
      if !kind.isRight(result) { ledger.noteWrong("\(number) \(kind): \(result)") }
    }
  }

  /// By the async method, in a task that is cancelled.
  private func awaited(
    _ request: Fetch, _ wait: Double?, _ client: RequestClient
  ) async -> Result<Data, RequestError> {
    let task = Task { () -> Result<Data, RequestError> in
      defer { ledger.noteCompletion(number) }
      do throws(RequestError) {
        return .success(try await client.send(request))
      } catch {
        return .failure(error)
      }
    }
    if let wait {
      await pause(wait)
      task.cancel()
    }
    return await task.value
  }

  /// By the method with a handler, whose handle cancels.
  private func handled(
    _ request: Fetch, _ wait: Double?, _ client: RequestClient
  ) async -> Result<Data, RequestError> {
    let (results, arrived) = AsyncStream.makeStream(of: Result<Data, RequestError>.self)
    let handle = client.send(request) { result in
      ledger.noteCompletion(number)
      arrived.yield(result)
    }
    if let wait {
      await pause(wait)
      handle.cancel()
    }
    for await result in results { return result }
    return .failure(.invalidRequest("there is no result"))
  }

  private func pause(_ seconds: Double) async {
    if seconds > 0 { try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) }
  }
}
