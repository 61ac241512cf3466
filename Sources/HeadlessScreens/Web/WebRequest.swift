/// A request of HTTP/1.1, complete with its body.
package struct WebRequest: Equatable, Sendable {
  /// The method, such as `GET`.
  package var method: String
  /// The path and query as they were sent.
  package var target: String
  /// The values of the header fields by their names in lower case. Values of a name that was sent
  /// twice are joined by a comma.
  package var fields: [String: String]
  /// The body.
  package var body: [UInt8] = []
  /// A Boolean value that indicates whether the connection ends with the response.
  package var endsConnection = false

  package init(method: String, target: String, fields: [String: String]) {
    self.method = method
    self.target = target
    self.fields = fields
  }
}
