import Foundation

/// An error of a server whose pages lead in a circle, or nowhere.
public enum PagingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The server sent the same token a second time. The value is the token's description.
  case repeatedToken(String)
  /// The server sent a number of pages in a row without new objects, each with a token for another.
  case pagesWithoutNewObjects(Int)

  /// A sentence about the error.
  public var description: String {
    switch self {
    case .repeatedToken(let token): "The server sent the page token “\(token)” twice."
    case .pagesWithoutNewObjects(let count):
      "The server sent \(count) pages in a row without new objects, and offered yet another."
    }
  }
}

extension Error {
  /// A Boolean value that indicates whether the error is a cancellation.
  var isCancellation: Bool {
    if self is CancellationError { return true }
    let error = self as NSError
    return error.domain == NSURLErrorDomain && error.code == NSURLErrorCancelled
  }
}
