/// A part of a long list, with the tokens that request the parts next to it.
///
///     Page(answer.repositories, next: answer.nextCursor)
///
/// A list that can also be read backward, such as a conversation, has the token of the page before:
///
///     Page(answer.messages, next: answer.newer, previous: answer.older)
public struct Page<Object, Token> {
  /// The objects, in their order.
  public var items: [Object]
  /// The token of the page after this one, or nil for the last page.
  public var next: Token?
  /// The token of the page before this one, or nil for the first page.
  public var previous: Token?
  /// The number of objects that were left out because they couldn't be decoded.
  public var skippedCount = 0

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - items: The objects, in their order.
  ///   - next: The token of the page after this one, or nil for the last page.
  ///   - previous: The token of the page before this one, or nil for the first page.
  public init(_ items: [Object], next: Token? = nil, previous: Token? = nil) {
    self.items = items
    self.next = next
    self.previous = previous
  }

  /// Creates a page of the objects that could be decoded, and counts the others.
  ///
  /// - Parameters:
  ///   - items: The decoded objects, in their order.
  ///   - next: The token of the page after this one, or nil for the last page.
  ///   - previous: The token of the page before this one, or nil for the first page.
  public init(_ items: LossyArray<Object>, next: Token? = nil, previous: Token? = nil) {
    self.init(items.elements, next: next, previous: previous)
    skippedCount = items.errors.count
  }
}

extension Page: Equatable where Object: Equatable, Token: Equatable {}
extension Page: Hashable where Object: Hashable, Token: Hashable {}
extension Page: Sendable where Object: Sendable, Token: Sendable {}

/// A request for a page, regardless of the type of its token.
struct PageRequest<Object> {
  /// The token that is sent to the server, or nil for the first page.
  let token: AnyHashable?
  /// Loads the page, with the requests for the pages next to it.
  let load: @MainActor () async throws -> Page<Object, PageRequest>
}
