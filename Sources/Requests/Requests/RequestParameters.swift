/// The ordered parameters of a query or a form.
///
/// ```swift
/// var parameters: RequestParameters { ["q": text, "page": 3, "tag": ["a", "b"], "verbose": nil] }
/// ```
///
/// This example is encoded as `q=…&page=3&tag=a&tag=b&verbose`. A list repeats its name, `nil`
/// produces a name without a value, and an empty string a name with an empty value. A name may
/// appear more than once. All characters except letters, digits, `-`, `.`, `_` and `~` are
/// percent-encoded.
public struct RequestParameters: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The value of a parameter: a string, a number, a list, or any other value with a description.
  public typealias Value = (any CustomStringConvertible & Sendable)?

  /// A parameter with its name and value.
  public struct Item: Hashable, Sendable {
    /// The name of the parameter.
    public var name: String
    /// The value of the parameter, or nil for a name without a value.
    public var value: String?
  }

  /// The parameters in order.
  public private(set) var items: [Item] = []

  /// Creates an empty list of parameters.
  public init() {}

  /// Creates parameters in the order of the dictionary literal.
  public init(dictionaryLiteral elements: (String, Value)...) {
    for (name, value) in elements { append(name, value) }
  }

  /// Appends a parameter, or one parameter for each element if the value is a list.
  public mutating func append(_ name: String, _ value: Value) {
    guard let value else { return items.append(Item(name: name, value: nil)) }
    if let list = value as? [any CustomStringConvertible] {
      items += list.map { Item(name: name, value: $0.description) }
    } else {
      items.append(Item(name: name, value: value.description))
    }
  }

  /// A Boolean value that indicates whether there are no parameters.
  public var isEmpty: Bool { items.isEmpty }

  /// The percent-encoded parameters, as they appear in a URL or a form.
  public var encoded: String {
    items.map { item in
      let name = item.name.percentEncoded()
      return item.value.map { "\(name)=\($0.percentEncoded())" } ?? name
    }.joined(separator: "&")
  }
}
