import Foundation

/// The options on the command line.
struct FeedOptions: Equatable {
  /// The URL of the pages, or nil if the app serves them itself.
  var url: URL?
  /// The bearer token. It comes from the environment, because other processes can read arguments.
  var token: String?

  /// An error in the command line, described in a sentence.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = "[--token] [URL]"

  init(_ arguments: [String], environment: [String: String]) throws {
    var addresses: [String] = []
    for argument in arguments {
      switch argument {
      case "--token":
        guard let token = environment["FEED_TOKEN"], !token.isEmpty else {
          throw Mistake(
            description: "--token sends the environment variable FEED_TOKEN, which isn't set.")
        }
        self.token = token
      case let option where option.hasPrefix("-"):
        throw Mistake(description: "There is no option \(option). Usage: Feed \(Self.usage)")
      default: addresses.append(argument)
      }
    }
    guard addresses.count < 2 else {
      throw Mistake(description: "Feed opens only one URL. Usage: Feed \(Self.usage)")
    }
    guard let address = addresses.first else {
      guard token == nil else { throw Mistake(description: "--token needs the URL to send it to.") }
      return
    }
    guard let url = URL(string: address), url.scheme != nil, url.host != nil else {
      throw Mistake(description: "“\(address)” isn't the URL of a web API.")
    }
    self.url = url
  }
}
