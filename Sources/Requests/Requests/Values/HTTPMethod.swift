/// An HTTP method.
public struct HTTPMethod: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  /// The name of the method, which is case-sensitive.
  public let rawValue: String

  /// Creates a method with a name. A name that is not an HTTP token makes the request fail.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The method that retrieves a resource.
  public static let get = HTTPMethod(rawValue: "GET")
  /// The method that retrieves only the header fields of a resource.
  public static let head = HTTPMethod(rawValue: "HEAD")
  /// The method that submits the body to a resource, often to create another resource.
  public static let post = HTTPMethod(rawValue: "POST")
  /// The method that replaces the resource at the URL with the body.
  public static let put = HTTPMethod(rawValue: "PUT")
  /// The method that modifies a part of a resource.
  public static let patch = HTTPMethod(rawValue: "PATCH")
  /// The method that deletes a resource.
  public static let delete = HTTPMethod(rawValue: "DELETE")
  /// The method that retrieves the options for communicating with a resource.
  public static let options = HTTPMethod(rawValue: "OPTIONS")

  /// A Boolean value that indicates whether the method only reads.
  public var isSafe: Bool { [.get, .head, .options].contains(self) }
  /// A Boolean value that indicates whether repeating a request has no further effect.
  public var isIdempotent: Bool { isSafe || [.put, .delete].contains(self) }
  /// The name of the method.
  public var description: String { rawValue }
}
