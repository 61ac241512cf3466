/// A part of a long list, with the token that requests the part after it.
///
///     Page(answer.repositories, next: answer.nextCursor)
public struct Page<Object, Token> {
  /// The objects, in their order.
  public var items: [Object]
  /// The token of the page after this one, or nil for the last page.
  public var next: Token?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - items: The objects, in their order.
  ///   - next: The token of the page after this one, or nil for the last page.
  public init(_ items: [Object], next: Token? = nil) {
    self.items = items
    self.next = next
  }
}

extension Page: Equatable where Object: Equatable, Token: Equatable {}
extension Page: Hashable where Object: Hashable, Token: Hashable {}
extension Page: Sendable where Object: Sendable, Token: Sendable {}

/// A request for a page, regardless of the type of its token.
struct PageRequest<Object> {
  /// The token that is sent to the server, or nil for the first page.
  let token: AnyHashable?
  /// Loads the page, with the request for the page after it.
  let load: @MainActor () async throws -> Page<Object, PageRequest>
}
