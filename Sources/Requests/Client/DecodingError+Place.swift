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
      "\(context.codingPath.text): the value isn't of type \(type)"
    case .dataCorrupted(let context):
      "\(context.codingPath.text): \(context.debugDescription)".unended
    @unknown default: "\(self)"
    }
  }
}

extension [any CodingKey] {
  /// The coding path in Swift's notation, or a period for the top level.
  fileprivate var text: String {
    isEmpty ? "." : map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }
}
