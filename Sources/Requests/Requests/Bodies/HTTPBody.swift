public import Foundation

/// The bytes of a request's body, from memory, from files, or from both in turn.
///
/// A file is read while it is sent, and never in memory as a whole.
public struct HTTPBody: Hashable, Sendable {
  /// A part of the bytes.
  package enum Piece: Hashable, Sendable {
    case data(Data)
    /// The first bytes of a file.
    case file(URL, count: Int)
  }

  package private(set) var pieces: [Piece]
  /// The number of bytes. A file counts with the size that it had when the body was created.
  public private(set) var count: Int

  /// Creates a body that contains the specified bytes.
  public init(_ data: Data = Data()) {
    pieces = [.data(data)]
    count = data.count
  }

  /// Creates a body that contains the bytes of a file.
  ///
  /// The size of the file is that of now. A file that is shorter when it is sent is an error of the
  /// transport, and bytes that were added to it are not sent.
  ///
  /// - Throws: ``RequestError/invalidRequest(_:)`` if there is no readable regular file.
  public init(contentsOf file: URL) throws(RequestError) {
    let values = try? file.resolvingSymlinksInPath().resourceValues(
      forKeys: [.isRegularFileKey, .fileSizeKey])
    guard file.isFileURL, values?.isRegularFile == true, let size = values?.fileSize,
      FileManager.default.isReadableFile(atPath: file.path)
    else { throw .invalidRequest("“\(file.lastPathComponent)” isn't a readable file") }
    pieces = [.file(file, count: size)]
    count = size
  }

  /// Adds the bytes of another body.
  mutating func append(_ other: HTTPBody) {
    pieces += other.pieces
    count += other.count
  }

  /// Returns all bytes, for tests.
  ///
  /// - Throws: ``RequestError/invalidRequest(_:)`` if a file can't be read.
  public func data() throws(RequestError) -> Data {
    if pieces.count == 1, case .data(let data) = pieces[0] { return data }
    let reader = HTTPBodyReader(self)
    var bytes = Data(count: count)
    var place = 0
    while place < count {
      // A closure can't throw a typed error through `withUnsafeMutableBytes`.
      let result = bytes.withUnsafeMutableBytes { buffer in
        Result { () throws(RequestError) in
          try reader.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[place...]))
        }
      }
      place += try result.get()
    }
    return bytes
  }
}
