import Foundation
import Requests
import RequestsTesting

/// A server on this computer that keeps a conversation with a bot.
struct ChatServer {
  private let server: LoopbackServer

  init() throws {
    let conversation = Conversation()
    server = try LoopbackServer { request in
      let path = request.path.split(separator: "/")
      guard path.first == "messages" else { return .status(404) }
      switch (request.method, path.count) {
      case (.get, 1): return conversation.page(request.query ?? "")
      case (.post, 1): return conversation.receive(request.body)
      case (.delete, 2): return conversation.unsend(String(path[1]))
      default: return .status(405)
      }
    }
  }

  /// The URL of the conversation.
  var url: URL { server.url }
}

/// The messages of a conversation, which are numbered from 1. It is used on the server's queue
/// only.
private nonisolated final class Conversation: @unchecked Sendable {
  /// A message, or a picture, which has no text.
  struct Post: Encodable {
    let id: Int
    let sender: String
    let time: String
    var text: String?
    var picture: String?
  }

  struct Answer: Encodable {
    let messages: [Post]
    let older: Int?
    let newer: Int?
  }

  private var posts: [Post] = []
  private var unsentIDs: Set<Int> = []
  private let pageSize = 50

  init() {
    while posts.count < 600 {
      let question = Bot.questions[posts.count / 2 % Bot.questions.count]
      add("you", question)
      if posts.count == 579 {
        posts.append(Post(id: 580, sender: "bot", time: time(of: 580), picture: "cat.png"))
      } else {
        add("bot", Bot.answer(to: question))
      }
    }
  }

  @discardableResult
  private func add(_ sender: String, _ text: String) -> Post {
    let id = posts.count + 1
    let post = Post(id: id, sender: sender, time: time(of: id), text: text)
    posts.append(post)
    return post
  }

  /// Returns the time of day of a message; two are sent in each minute.
  private func time(of id: Int) -> String {
    let minute = 4 * 60 + 41 + (id - 1) / 2
    return "\(minute / 60 % 24):" + (minute % 60 < 10 ? "0" : "") + "\(minute % 60)"
  }

  /// Returns the page for a query, such as "before=351".
  func page(_ query: String) -> LoopbackResponse {
    let count = posts.count
    let parts = query.split(separator: "=")
    let id = parts.count == 2 ? min(max(Int(parts[1]) ?? 0, 0), count + 1) : 0
    let first: Int
    var end: Int
    switch parts.first {
    case nil: (first, end) = (max(count - pageSize, 0), count)
    case "before":
      end = max(id - 1, 0)
      first = max(end - pageSize, 0)
    case "after": (first, end) = (min(id, count), min(id + pageSize, count))
    case "around":
      first = max(min(id - pageSize / 2, count - pageSize), 0)
      end = min(first + pageSize, count)
    default: return .status(400)
    }
    end = max(end, first)
    let answer = Answer(
      messages: posts[first..<end].filter { !unsentIDs.contains($0.id) },
      older: first > 0 ? first + 1 : nil,
      newer: end < count ? end : nil)
    return json(answer)
  }

  /// Records a message and the bot's answer to it, and returns the message.
  func receive(_ body: Data) -> LoopbackResponse {
    guard let text = try? JSONDecoder().decode([String: String].self, from: body)["text"] else {
      return .status(400)
    }
    let post = add("you", text)
    add("bot", Bot.answer(to: text))
    return json(post)
  }

  /// Deletes a message of the user.
  func unsend(_ number: String) -> LoopbackResponse {
    guard let id = Int(number), posts.indices.contains(id - 1), posts[id - 1].sender == "you" else {
      return .status(404)
    }
    unsentIDs.insert(id)
    return .status(204)
  }

  private func json(_ value: some Encodable) -> LoopbackResponse {
    guard let data = try? JSONEncoder().encode(value) else { return .status(500) }
    return .data(data, type: "application/json")
  }
}
