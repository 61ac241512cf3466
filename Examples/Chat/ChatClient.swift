import ListControllers
import Requests
import RequestsPlatform

/// A message of the conversation.
nonisolated struct Message: Decodable, Identifiable, Hashable, Sendable {
  enum Sender: String, Decodable { case you, bot }

  let id: Int
  let sender: Sender
  let text: String
  let time: String
}

/// A page in the format of the server:
///
///     {
///       "messages": [{"id": 351, "sender": "bot", "text": "Hello!", "time": "9:41"}, …],
///       "older": 351
///     }
///
/// `older` and `newer` are the messages before and after which the neighboring pages are requested.
/// They are missing at the ends of the conversation. A message of a kind that the app doesn't know,
/// such as a picture, is left out.
nonisolated struct MessagePage: Decodable, Sendable {
  let messages: LossyArray<Message>
  let older: Int?
  let newer: Int?
}

/// The part of the conversation that is requested.
enum Cursor: Hashable, Sendable {
  case around(Int)
  case before(Int)
  case after(Int)
}

/// A request for a page, or for the newest one.
struct PageOfMessages: Request {
  typealias Response = MessagePage

  let baseURL: URL
  let cursor: Cursor?

  var path: RequestPath { "messages" }
  var parameters: RequestParameters {
    switch cursor {
    case nil: [:]
    case .around(let id): ["around": id]
    case .before(let id): ["before": id]
    case .after(let id): ["after": id]
    }
  }
}

/// A request that sends a message, and returns it with its number.
struct SentMessage: Request {
  typealias Response = Message

  let baseURL: URL
  let text: String

  var path: RequestPath { "messages" }
  var method: HTTPMethod { .post }
  var body: RequestBody? { .json(["text": text]) }
}

/// A request that deletes a message.
struct UnsentMessage: Request {
  typealias Response = Void

  let baseURL: URL
  let id: Int

  var path: RequestPath { "messages/\(id)" }
  var method: HTTPMethod { .delete }
}

/// The web API of the conversation.
struct ChatClient: Sendable {
  let url: URL
  private var client: RequestClient

  init(url: URL, client: RequestClient = RequestClient()) {
    self.url = url
    self.client = client
    // A server on this computer needs no certificate.
    self.client.insecureHosts = ["127.0.0.1", "localhost"]
  }

  /// Returns a page of messages, or the newest one if the cursor is nil.
  func page(_ cursor: Cursor?) async throws -> MessagePage {
    try await client.send(PageOfMessages(baseURL: url, cursor: cursor))
  }

  /// Sends a message, and returns it as the server has recorded it.
  func send(_ text: String) async throws -> Message {
    try await client.send(SentMessage(baseURL: url, text: text))
  }

  /// Deletes a message.
  func unsend(_ message: Message) async throws {
    try await client.send(UnsentMessage(baseURL: url, id: message.id))
  }
}
