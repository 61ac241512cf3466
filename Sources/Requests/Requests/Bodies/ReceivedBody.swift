package import Foundation

/// The body of a response as it arrives, in memory or in a file.
///
/// Memory grows with the bytes that have arrived, and at most ``reserveLimit`` in advance.
package struct ReceivedBody: ~Copyable {
  /// The maximum number of bytes that are reserved for a body that has not arrived.
  static let reserveLimit = 1_048_576

  private let limit: Int
  private var count = 0
  private var data = Data()
  private let file: ReceivedFile?

  /// Creates the body of a response.
  ///
  /// - Parameters:
  ///   - request: The request, whose destination receives a successful response.
  ///   - status: The status code of the response.
  ///   - length: The number of bytes that the response announces, or nil if there is none.
  /// - Throws: A `RequestError` if the announced length is beyond the limit, or the file can't be
  ///   created.
  package init(of request: HTTPRequest, status: Int, length: Int?) throws(RequestError) {
    limit = request.maxBodySize
    if let length, length > limit { throw .tooLarge(limit: limit) }
    if let destination = request.destination, (200..<300).contains(status) {
      file = try ReceivedFile(for: destination)
    } else {
      file = nil
      if let length, length > 0 { data.reserveCapacity(min(length, Self.reserveLimit)) }
    }
  }

  /// Adds bytes that arrived.
  ///
  /// - Throws: A `RequestError` if the body is too large or the file can't be written.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) throws(RequestError) {
    guard bytes.count <= limit - count else { throw .tooLarge(limit: limit) }
    count += bytes.count
    if let file { try file.append(bytes) } else { data.append(contentsOf: bytes) }
  }

  /// Adds bytes that arrived.
  ///
  /// - Throws: A `RequestError` if the body is too large or the file can't be written.
  package mutating func append(_ data: Data) throws(RequestError) {
    // A closure can't throw a typed error through `withUnsafeBytes`.
    try data.withUnsafeBytes { bytes in
      Result { () throws(RequestError) in try append(bytes) }
    }.get()
  }

  /// Ends the body, and moves the file to its destination.
  ///
  /// - Returns: The bytes, or none if they are in the file.
  /// - Throws: A `RequestError` if the file can't be moved.
  package func finish() throws(RequestError) -> Data {
    try file?.finish()
    return data
  }
}
