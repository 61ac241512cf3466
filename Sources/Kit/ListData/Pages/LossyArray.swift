/// An array that is decoded without the elements that can't be decoded.
///
/// By default, one invalid element makes the decoding of an entire array fail. Use this type in a
/// response if the other elements are worth showing:
///
///     struct MessagePage: Decodable {
///       let messages: LossyArray<Message>
///       let older: String?
///     }
///
/// A ``Page`` that is created from a lossy array counts the skipped elements, and a ``Pager`` adds
/// the counts of its pages.
///
///     Page(answer.messages, previous: answer.older)
public struct LossyArray<Element> {
  /// The elements that were decoded, in their order.
  public var elements: [Element]
  /// The errors of the elements that were skipped, in their order. A `DecodingError` contains the
  /// index of the element in its coding path.
  public var errors: [any Error]

  /// Creates an array.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - errors: The errors of the elements that were skipped.
  public init(_ elements: [Element] = [], errors: [any Error] = []) {
    self.elements = elements
    self.errors = errors
  }
}

extension LossyArray: Sendable where Element: Sendable {}

extension LossyArray: Decodable where Element: Decodable {
  /// Decodes an array, and skips the elements that can't be decoded.
  ///
  /// - Throws: A `DecodingError` if there is no array.
  public init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      // An attempt is always decoded, which moves the container to the next element.
      switch try container.decode(Attempt<Element>.self).result {
      case .success(let element): elements.append(element)
      case .failure(let error): errors.append(error)
      }
    }
  }
}

/// An element or the reason for which it can't be decoded.
private struct Attempt<Element: Decodable>: Decodable {
  let result: Result<Element, any Error>

  init(from decoder: any Decoder) throws {
    // The decoder's strategies, such as those for dates, apply to types that it is asked for.
    result = Result { try decoder.singleValueContainer().decode(Element.self) }
  }
}
