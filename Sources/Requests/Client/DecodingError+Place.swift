import Foundation

extension DecodingError {
  /// What could not be decoded and where, such as `.items[3].name: null where String is needed`.
  var place: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\((context.codingPath + [key]).text): the value is missing"
    case .valueNotFound(let type, let context):
      "\(context.codingPath.text): null where \(type) is needed"
    case .typeMismatch(let type, let context):
      "\(context.codingPath.text): not of type \(type)"
    case .dataCorrupted(let context):
      "\(context.codingPath.text): \(context.debugDescription)".unended
    @unknown default: "\(self)"
    }
  }
}

extension [any CodingKey] {
  /// The path as it is written in code; a point for the whole.
  fileprivate var text: String {
    isEmpty ? "." : map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }
}

extension String {
  fileprivate var unended: String { hasSuffix(".") ? String(dropLast()) : self }
}
