/// The limits of what a connection may cost.
package struct WebLimits: Sendable {
  /// The most bytes of a request line.
  package var requestLine = 2_048
  /// The most bytes of a request line and header fields together.
  package var head = 8_192
  /// The most header fields.
  package var fields = 64
  /// The most bytes of a body.
  package var body = 65_536
  /// The most bytes that a client may send ahead of the responses that it has not read.
  package var readAhead = 16_384
  /// The most connections at a time.
  package var connections = 32
  /// The seconds within which a request has to arrive completely.
  package var requestTime = 10.0
  /// The seconds that a connection may stand idle between two requests, or take for reading a
  /// response.
  package var idleTime = 60.0
  /// The seconds of silence after which a stream sends a comment, to find out whether somebody
  /// listens.
  package var streamSilence = 15.0

  package init() {}
}
