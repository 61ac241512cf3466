import Foundation

extension DecodingError {
  /// A description of the value that could not be decoded and its coding path, such as
  /// `.items[3].name: the value is null instead of String`.
  var place: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\((context.codingPath + [key]).text): the value is missing"
    case .valueNotFound(let type, let context):
      "\(context.codingPath.text): the value is null instead of \(type)"
    case .typeMismatch(let type, let context):
      "\(context.codingPath.text): the value isn't \(Self.name(of: type))"
    case .dataCorrupted(let context):
      "\(context.codingPath.text): \(context.debugDescription)".unended
    @unknown default: "\(self)"
    }
  }

  /// Returns words for a type that a decoder expects. Arrays and objects have JSON's names.
  private static func name(of type: Any.Type) -> String {
    switch type {
    case is [Any].Type: "an array"
    case is [String: Any].Type: "an object"
    default: "of type \(type)"
    }
  }
}

extension [any CodingKey] {
  /// The coding path in Swift's notation, or words for the top level.
  fileprivate var text: String {
    if isEmpty { return "at the top level" }
    return map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }
}
