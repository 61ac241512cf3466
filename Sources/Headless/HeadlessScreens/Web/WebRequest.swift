/// A complete HTTP/1.1 request.
package struct WebRequest: Equatable, Sendable {
  /// The method, such as `GET`.
  package var method: String
  /// The path and query in their encoded form.
  package var target: String
  /// The values of the header fields by their lowercase names. The values of repeated fields are
  /// joined by commas.
  package var fields: [String: String]
  /// The body.
  package var body: [UInt8] = []
  /// A Boolean value that indicates whether the connection is closed after the response.
  package var endsConnection = false

  package init(method: String, target: String, fields: [String: String]) {
    self.method = method
    self.target = target
    self.fields = fields
  }
}
