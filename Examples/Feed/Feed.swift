import Foundation
import ListControllers
import Requests
import RequestsPlatform

/// An item of a page.
nonisolated struct FeedItem: Decodable, Identifiable, Hashable, Sendable {
  let id: String
  let title: String
  let detail: String?
}

/// A page in the format of the server:
///
///     {"items": [{"id": "He", "title": "Helium", "detail": "a gas"}, …], "next": "2"}
///
/// `detail` is optional, and `next` is missing on the last page. The first page is requested with
/// the URL alone, and each other page with `?page=` and the `next` value of the previous one.
nonisolated struct FeedPage: Decodable, Sendable {
  let items: [FeedItem]
  let next: String?
}

/// A request for a page.
struct FeedRequest: Request {
  typealias Response = FeedPage

  let baseURL: URL
  let page: String?
  let token: String?

  var path: RequestPath { "" }
  var parameters: RequestParameters { page.map { ["page": $0] } ?? [:] }
  var headers: [String: String] { token.map { ["Authorization": "Bearer \($0)"] } ?? [:] }
}

/// A web API of pages.
struct Feed: Sendable {
  let url: URL
  let title: String
  var token: String?
  private var client: RequestClient

  /// Creates a feed, whose title is the host of its URL by default.
  init(
    url: URL, title: String? = nil, token: String? = nil, client: RequestClient = RequestClient()
  ) {
    self.url = url
    self.title = title ?? url.host ?? "Feed"
    self.token = token
    self.client = client
    // A server on this computer needs no certificate.
    self.client.insecureHosts = ["127.0.0.1", "localhost"]
  }

  /// Returns the page with a name, or the first page if the name is nil.
  ///
  /// - Parameters:
  ///   - name: The name of the page, or nil.
  ///   - progress: A closure that follows the progress of the request.
  func page(
    _ name: String?, progress: @escaping @MainActor @Sendable (TransferProgress) -> Void
  ) async throws -> Page<FeedItem, String> {
    var client = client
    client.progress = { value in
      DispatchQueue.main.async { MainActor.assumeIsolated { progress(value) } }
    }
    let page = try await client.send(FeedRequest(baseURL: url, page: name, token: token))
    return Page(page.items, next: page.next)
  }
}
