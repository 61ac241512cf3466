import Foundation

/// Why a list's pages cannot be followed to their end: the server leads in a circle, or nowhere.
public enum PagingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The server gave the same token a second time; the token in words.
  case repeatedToken(String)
  /// The server gave so many pages in a row that had nothing new, and each promised another.
  case pagesWithoutNews(Int)

  public var description: String {
    switch self {
    case .repeatedToken(let token): "The server gave the page token \"\(token)\" twice."
    case .pagesWithoutNews(let count):
      "The server gave \(count) pages in a row that had nothing new, and promised yet another."
    }
  }
}

extension Error {
  /// Whether this says only that somebody called the work off.
  var isCancellation: Bool {
    if self is CancellationError { return true }
    let error = self as NSError
    return error.domain == NSURLErrorDomain && error.code == NSURLErrorCancelled
  }
}
