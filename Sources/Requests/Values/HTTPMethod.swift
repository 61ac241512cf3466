/// The method of a request.
public struct HTTPMethod: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  /// The method's name, which HTTP tells apart by case.
  public let rawValue: String

  /// A method by its name. A name that is no token makes the request fail before it is sent.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Reads.
  public static let get = HTTPMethod(rawValue: "GET")
  /// Reads the header fields only.
  public static let head = HTTPMethod(rawValue: "HEAD")
  /// Has the resource process the body, often by adding something.
  public static let post = HTTPMethod(rawValue: "POST")
  /// Puts the body where the URL says.
  public static let put = HTTPMethod(rawValue: "PUT")
  /// Changes a part.
  public static let patch = HTTPMethod(rawValue: "PATCH")
  /// Removes.
  public static let delete = HTTPMethod(rawValue: "DELETE")
  /// Asks what may be done.
  public static let options = HTTPMethod(rawValue: "OPTIONS")

  /// Whether the method only reads.
  public var isSafe: Bool { [.get, .head, .options].contains(self) }
  /// Whether doing it twice is as good as once.
  public var isIdempotent: Bool { isSafe || [.put, .delete].contains(self) }
  /// The name.
  public var description: String { rawValue }
}
