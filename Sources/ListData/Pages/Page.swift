/// A part of a long list, and the token by which to ask a server for the part after it.
///
///     Page(answer.repositories, next: answer.nextCursor)
public struct Page<Object, Token> {
  /// The objects, in their order.
  public var items: [Object]
  /// What the server wants to be told for the page after this; nil where there is none.
  public var next: Token?

  /// A page.
  ///
  /// - Parameters:
  ///   - items: The objects, in their order.
  ///   - next: By what to ask for the page after this; nil for the last page.
  public init(_ items: [Object], next: Token? = nil) {
    self.items = items
    self.next = next
  }
}

extension Page: Equatable where Object: Equatable, Token: Equatable {}
extension Page: Hashable where Object: Hashable, Token: Hashable {}
extension Page: Sendable where Object: Sendable, Token: Sendable {}

/// A page that can be asked for, whatever its token is.
struct PageRequest<Object> {
  /// What the server is told; nil for the first page.
  let token: AnyHashable?
  /// Asks for the page, and gives the request for the page after it.
  let load: @MainActor () async throws -> Page<Object, PageRequest>
}
