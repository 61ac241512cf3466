/// A path relative to a base URL in which each interpolated value is one encoded segment.
///
/// ```swift
/// let path: RequestPath = "users/\(name)/posts/\(number)"
/// ```
///
/// With the name `a/../b`, this path is `users/a%2F..%2Fb/posts/7`. A value can neither add a
/// segment nor escape its own. Literal text is encoded as well, except for slashes. If a segment is
/// `.` or `..`, or if a value is empty, the request fails before it is sent.
public struct RequestPath: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The percent-encoded path, as it appears in the URL.
  public let encoded: String
  /// The reason that the path is invalid, as the end of a sentence, or nil if it is valid.
  let problem: String?

  /// Creates a path from a string literal.
  public init(stringLiteral value: String) {
    self.init(stringInterpolation: StringInterpolation(literal: value))
  }

  /// Creates a path from a string literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    encoded = stringInterpolation.encoded
    let dots = encoded.split(separator: "/").contains { $0 == "." || $0 == ".." }
    if dots {
      problem = "the path “\(stringInterpolation.text)” contains a dot segment"
    } else if stringInterpolation.hasEmptyValue {
      problem = "the path “\(stringInterpolation.text)” has an empty value for a segment"
    } else {
      problem = nil
    }
  }

  /// Creates a path from segments, each of which may contain any characters.
  public init(segments: some Sequence<String>) {
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for (index, segment) in segments.enumerated() {
      if index > 0 { interpolation.appendLiteral("/") }
      interpolation.appendInterpolation(segment)
    }
    self.init(stringInterpolation: interpolation)
  }

  /// A type that collects the parts of an interpolated path.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var encoded = ""
    fileprivate var text = ""
    fileprivate var hasEmptyValue = false

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    fileprivate init(literal: String) {
      appendLiteral(literal)
    }

    /// Appends literal text, in which slashes separate segments.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      encoded += literal.percentEncoded(keeping: "/")
    }

    /// Appends a value that remains within one segment.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let value = value.description
      text += value
      encoded += value.percentEncoded()
      if value.isEmpty { hasEmptyValue = true }
    }
  }
}
