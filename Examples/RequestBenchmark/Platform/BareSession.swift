import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A URL session without the kit: a data task with a completion handler.
final class BareSession: Sendable {
  private let session: URLSession
  private let url: URL

  init(_ url: URL) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    session = URLSession(configuration: configuration)
    self.url = url
  }

  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request and decodes the response.
  func get(then done: @escaping @Sendable (Bool) -> Void) {
    session.dataTask(with: url) { data, _, _ in
      done((try? JSONDecoder().decode(Small.Response.self, from: data ?? Data())) != nil)
    }.resume()
  }
}
