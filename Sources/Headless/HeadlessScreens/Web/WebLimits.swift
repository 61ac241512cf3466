/// The limits of the resources that a connection uses.
package struct WebLimits: Sendable {
  /// The maximum size of a request line in bytes.
  package var requestLine = 2_048
  /// The maximum size of a request line and the header fields in bytes.
  package var head = 8_192
  /// The maximum number of header fields.
  package var fields = 64
  /// The maximum size of a body in bytes.
  package var body = 1_048_576
  /// The maximum number of bytes that a client may send before it reads the responses.
  package var readAhead = 16_384
  /// The maximum number of simultaneous connections.
  package var connections = 32
  /// The maximum time for receiving a complete request, in seconds.
  package var requestTime = 10.0
  /// The maximum time, in seconds, that a connection may be idle between requests or while the
  /// client reads a response.
  package var idleTime = 60.0
  /// The seconds of silence after which a stream sends a comment to detect a closed connection.
  package var streamSilence = 15.0

  package init() {}
}
