/// A path below a base URL, in which every interpolated value is one encoded segment.
///
/// ```swift
/// let path: RequestPath = "users/\(name)/posts/\(number)"
/// ```
///
/// With the name `a/../b` that is `users/a%2F..%2Fb/posts/7`: a value can neither add a segment nor
/// leave its place. What is written out is text too, in which only the slash has a meaning. Segments
/// `.` and `..`, and values that are empty, make the request fail before anything is sent.
public struct RequestPath: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The path as it stands in the URL.
  public let encoded: String
  /// What makes the path unusable, as the end of a sentence.
  let problem: String?

  /// A path written out.
  public init(stringLiteral value: String) {
    self.init(stringInterpolation: StringInterpolation(literal: value))
  }

  /// A path with values in it.
  public init(stringInterpolation: StringInterpolation) {
    encoded = stringInterpolation.encoded
    let dots = encoded.split(separator: "/").contains { $0 == "." || $0 == ".." }
    if dots {
      problem = "path '\(stringInterpolation.text)' contains a dot segment"
    } else if stringInterpolation.hasEmptyValue {
      problem = "path '\(stringInterpolation.text)' has an empty value for a segment"
    } else {
      problem = nil
    }
  }

  /// A path of segments, each of which may contain anything.
  public init(segments: some Sequence<String>) {
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for (index, segment) in segments.enumerated() {
      if index > 0 { interpolation.appendLiteral("/") }
      interpolation.appendInterpolation(segment)
    }
    self.init(stringInterpolation: interpolation)
  }

  /// Collects the parts of a path.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var encoded = ""
    fileprivate var text = ""
    fileprivate var hasEmptyValue = false

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    fileprivate init(literal: String) {
      appendLiteral(literal)
    }

    /// Adds text in which slashes part segments.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      encoded += literal.percentEncoded(keeping: "/")
    }

    /// Adds a value that stays within its segment.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let value = value.description
      text += value
      encoded += value.percentEncoded()
      if value.isEmpty { hasEmptyValue = true }
    }
  }
}
