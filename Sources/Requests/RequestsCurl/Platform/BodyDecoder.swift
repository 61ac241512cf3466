#if os(Linux)
import CCurl
import Foundation
import Requests

/// The body of a response as it arrives, without its content coding.
///
/// The limit of the body holds for the decompressed bytes.
struct BodyDecoder: ~Copyable {
  /// The number of bytes that are decompressed at a time.
  static let roomSize = 65_536

  private var body: ReceivedBody
  private var inflater: Inflater?
  private var unknownCoding: String?

  /// Creates a decoder of a body for a content coding, the value of `Content-Encoding`.
  ///
  /// An unknown coding is an error only if there is a body, which a response to HEAD has not.
  ///
  /// - Throws: A `RequestError` if there is no memory.
  init(_ body: consuming ReceivedBody, coding: String?) throws(RequestError) {
    self.body = body
    switch coding?.lowercased() ?? "identity" {
    case "identity", "": break
    case "gzip", "x-gzip": inflater = try Inflater(.gzip)
    case "deflate": inflater = try Inflater(.deflate)
    case let other: unknownCoding = other.visible()
    }
  }

  /// Adds bytes that arrived.
  ///
  /// - Parameter check: A closure that is called now and then, and ends the work with an error.
  /// - Throws: A `RequestError` if the body is too large, or the coding is unknown or corrupt.
  mutating func add(
    _ bytes: UnsafeRawBufferPointer, check: () throws(RequestError) -> Void
  ) throws(RequestError) {
    if let unknownCoding {
      throw .transport(
        code: -1015, message: "the body has the unknown content coding “\(unknownCoding)”")
    }
    guard let inflater else { return try body.append(bytes) }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.roomSize, alignment: 16)
    defer { room.deallocate() }
    var rest = bytes[...]
    // A full room may leave bytes in the decompressor that need no more input.
    var isFull = false
    while !rest.isEmpty || isFull {
      try check()
      let (read, written) = try inflater.run(UnsafeRawBufferPointer(rebasing: rest), into: room)
      try body.append(UnsafeRawBufferPointer(rebasing: room[..<written]))
      rest = rest.dropFirst(read)
      isFull = written == room.count
    }
  }

  /// Ends the body.
  ///
  /// - Returns: The decompressed bytes, or none if they are in a file.
  /// - Throws: A `RequestError` if the coding isn't complete, or the file can't be moved.
  func finish() throws(RequestError) -> Data {
    if let inflater, !inflater.isComplete {
      throw .transport(code: -1015, message: "the compressed body is cut short")
    }
    return try body.finish()
  }
}

/// A decompressor for gzip and deflate.
private final class Inflater {
  enum Format { case gzip, deflate }

  private var stream: OpaquePointer?
  private let format: Format
  private var hasInput = false
  private var hasEnded = false

  init(_ format: Format) throws(RequestError) {
    self.format = format
    stream = ccurl_inflater_create(0)
    if stream == nil { throw Self.noMemory }
  }

  deinit { if let stream { ccurl_inflater_free(stream) } }

  /// A Boolean value that indicates whether the input ends where the coding does. A body without
  /// any bytes, as after a HEAD request, is complete.
  var isComplete: Bool { hasEnded || !hasInput }

  /// Decompresses some bytes, and returns the numbers of bytes that were read and written.
  func run(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(RequestError) -> (read: Int, written: Int) {
    guard let source = input.baseAddress, let target = output.baseAddress else { return (0, 0) }
    if hasEnded {
      // Another member of a gzip file may follow. Other bytes after the end are ignored, as zlib's
      // own tools do.
      guard format == .gzip, input.first == 0x1F, ccurl_inflater_restart(stream!) >= 0 else {
        return (input.count, 0)
      }
      hasEnded = false
    }
    if !hasInput, format == .deflate, input[0] & 0x0F != 8 {
      // Some servers send deflate without the header of zlib.
      if let stream { ccurl_inflater_free(stream) }
      stream = ccurl_inflater_create(1)
      if stream == nil { throw Self.noMemory }
    }
    hasInput = true
    var (read, written) = (input.count, output.count)
    let result = ccurl_inflater_run(
      stream!, source.assumingMemoryBound(to: UInt8.self), &read,
      target.assumingMemoryBound(to: UInt8.self), &written)
    guard result >= 0 else {
      throw .transport(code: -1015, message: "the compressed body is corrupt")
    }
    hasEnded = result == CCURL_INFLATE_END
    return (read, written)
  }

  private static var noMemory: RequestError {
    .transport(code: -1015, message: "there is no memory to decompress the body")
  }
}
#endif
