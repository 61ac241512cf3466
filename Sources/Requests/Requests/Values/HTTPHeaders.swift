/// An ordered list of header fields with case-insensitive names.
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A header field with its name and value.
  public struct Field: Hashable, Sendable {
    /// The name with its original capitalization.
    public var name: String
    /// The value of the field.
    public var value: String
  }

  /// The fields in the order in which they were added.
  public private(set) var fields: [Field] = []

  /// Creates an empty list of fields.
  public init() {}

  /// Creates fields from a dictionary, in alphabetical order.
  public init(_ dictionary: [String: String]) {
    fields = dictionary.sorted { $0.key < $1.key }.map { Field(name: $0.key, value: $0.value) }
  }

  /// Creates fields in the order of the dictionary literal.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// The value of the first field with a name, which is case-insensitive. Set it to nil to remove
  /// all fields with that name.
  public subscript(name: String) -> String? {
    get { fields.first { $0.name.isSameName(as: name) }?.value }
    set {
      let index = fields.firstIndex { $0.name.isSameName(as: name) }
      switch (index, newValue) {
      case (let index?, let value?): fields[index].value = value
      case (nil, let value?): append(name, value)
      case (_?, nil): fields.removeAll { $0.name.isSameName(as: name) }
      case (nil, nil): break
      }
    }
  }

  /// Returns the values of all fields with a name, which is case-insensitive.
  package func values(of name: String) -> [String] {
    fields.filter { $0.name.isSameName(as: name) }.map(\.value)
  }

  /// Appends a field, even if a field with the same name exists.
  public mutating func append(_ name: String, _ value: String) {
    if fields.isEmpty { fields.reserveCapacity(8) }
    fields.append(Field(name: name, value: value))
  }

  /// Returns only the fields with the specified names.
  func keeping(_ names: [String]) -> HTTPHeaders {
    var kept = self
    kept.fields.removeAll { field in !names.contains { $0.isSameName(as: field.name) } }
    return kept
  }

  /// Returns all fields except those with the specified names.
  func dropping(_ names: [String]) -> HTTPHeaders {
    var kept = self
    kept.fields.removeAll { field in names.contains { $0.isSameName(as: field.name) } }
    return kept
  }
}

extension String {
  /// Returns a Boolean value that indicates whether two names are equal, ignoring ASCII case.
  package func isSameName(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (name, other) = (self, other)
    return name.withUTF8 { name in
      other.withUTF8 { other in
        name.indices.allSatisfy { name[$0].lowercasedASCII == other[$0].lowercasedASCII }
      }
    }
  }

  /// Returns a Boolean value that indicates whether all bytes in UTF-8 satisfy a predicate.
  func allBytes(satisfy predicate: (UInt8) -> Bool) -> Bool {
    var text = self
    return text.withUTF8 { $0.allSatisfy(predicate) }
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
