/// Header fields, whose names are the same in capitals and small letters.
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One field.
  public struct Field: Hashable, Sendable {
    /// The name as it was written.
    public var name: String
    /// The value.
    public var value: String
  }

  /// The fields in the order in which they came.
  public private(set) var fields: [Field] = []

  /// None.
  public init() {}

  /// Fields of a dictionary, in alphabetical order.
  public init(_ dictionary: [String: String]) {
    fields = dictionary.sorted { $0.key < $1.key }.map { Field(name: $0.key, value: $0.value) }
  }

  /// Fields in the order of the literal.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// The value of a field, however its name is capitalised; nil takes the field away.
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

  /// Adds a field, also where one of that name is there.
  public mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// The fields with some of the names.
  func keeping(_ names: [String]) -> HTTPHeaders {
    var kept = self
    kept.fields.removeAll { field in !names.contains { $0.isSameName(as: field.name) } }
    return kept
  }

  /// The fields without some of the names.
  func dropping(_ names: [String]) -> HTTPHeaders {
    var kept = self
    kept.fields.removeAll { field in names.contains { $0.isSameName(as: field.name) } }
    return kept
  }
}

extension String {
  /// Whether two names are the same but for the case of ASCII letters.
  func isSameName(as other: String) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
