import Foundation
import ListControllers
import Requests
import RequestsURLSession

/// What a page has.
struct FeedItem: Decodable, Identifiable, Hashable, Sendable {
  let id: String
  let title: String
  let detail: String?
}

/// A page as the server sends it:
///
///     {"items": [{"id": "He", "title": "Helium", "detail": "a gas"}, …], "next": "2"}
///
/// `detail` may be left out, and `next` is left out on the last page. A page is asked for by `?page=` and what `next` said;
/// the first by the URL alone.
struct FeedPage: Decodable, Sendable {
  let items: [FeedItem]
  let next: String?
}

/// Asks for a page.
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
  var token: String?
  private var client: RequestClient

  init(url: URL, token: String? = nil, client: RequestClient = RequestClient()) {
    self.url = url
    self.token = token
    self.client = client
    // A server on this machine needs no certificate.
    self.client.insecureHosts = ["127.0.0.1", "localhost"]
  }

  /// A page: the one that another named, or the first.
  func page(_ name: String?) async throws -> Page<FeedItem, String> {
    let page = try await client.send(FeedRequest(baseURL: url, page: name, token: token))
    return Page(page.items, next: page.next)
  }
}
