/// The parameters of a query or a form, in the order in which they are written.
///
/// ```swift
/// var parameters: RequestParameters { ["q": text, "page": 3, "tag": ["a", "b"], "verbose": nil] }
/// ```
///
/// That is `q=…&page=3&tag=a&tag=b&verbose`: a list repeats its name, `nil` gives a name without a
/// value, an empty text a name with an empty one. A name may also be written twice. Everything but
/// letters, digits, `-`, `.`, `_` and `~` is percent-encoded.
public struct RequestParameters: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// What can be a parameter's value: a text, a number, anything that describes itself.
  public typealias Value = (any CustomStringConvertible & Sendable)?

  /// One parameter.
  public struct Item: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value; nil for a name that stands alone.
    public var value: String?
  }

  /// The parameters in order.
  public private(set) var items: [Item] = []

  /// None.
  public init() {}

  /// Parameters in the order of the literal.
  public init(dictionaryLiteral elements: (String, Value)...) {
    for (name, value) in elements { append(name, value) }
  }

  /// Adds a parameter at the end, or several of one name if the value is a list.
  public mutating func append(_ name: String, _ value: Value) {
    guard let value else { return items.append(Item(name: name, value: nil)) }
    if let list = value as? [any CustomStringConvertible] {
      items += list.map { Item(name: name, value: $0.description) }
    } else {
      items.append(Item(name: name, value: value.description))
    }
  }

  /// Whether there are none.
  public var isEmpty: Bool { items.isEmpty }

  /// The parameters as they stand in a URL or a form.
  public var encoded: String {
    items.map { item in
      let name = item.name.percentEncoded()
      return item.value.map { "\(name)=\($0.percentEncoded())" } ?? name
    }.joined(separator: "&")
  }
}
