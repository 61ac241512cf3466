import Foundation

/// A reader of a request's body, from its first byte to its last.
package final class HTTPBodyReader {
  private let pieces: [HTTPBody.Piece]
  private var index = 0
  /// The number of bytes of the current piece that were read.
  private var place = 0
  private var handle: FileHandle?

  package init(_ body: HTTPBody) {
    pieces = body.pieces
  }

  /// Begins again with the first byte.
  package func rewind() {
    index = 0
    place = 0
    handle = nil
  }

  /// Reads the next bytes into a buffer, and returns their number, which is 0 at the end only.
  ///
  /// - Throws: ``RequestError/invalidRequest(_:)`` if a file can't be read, or has become shorter.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(RequestError) -> Int {
    while index < pieces.count, !buffer.isEmpty {
      let count = try read(pieces[index], into: buffer)
      place += count
      if count > 0 { return count }
      index += 1
      place = 0
      handle = nil
    }
    return 0
  }

  private func read(
    _ piece: HTTPBody.Piece, into buffer: UnsafeMutableRawBufferPointer
  ) throws(RequestError) -> Int {
    switch piece {
    case .data(let data):
      let rest = data.dropFirst(place).prefix(buffer.count)
      buffer.copyBytes(from: rest)
      return rest.count
    case .file(let file, let size):
      let wanted = min(size - place, buffer.count)
      if wanted == 0 { return 0 }
      do {
        let open = try handle ?? Self.open(file)
        handle = open
        let data = try open.read(upToCount: wanted) ?? Data()
        buffer.copyBytes(from: data)
        if !data.isEmpty { return data.count }
      } catch {
        let reason = error.localizedDescription.unended
        throw .invalidRequest("“\(file.lastPathComponent)” can't be read: \(reason)")
      }
      throw .invalidRequest("“\(file.lastPathComponent)” has become shorter while it was sent")
    }
  }

  /// Opens a file, which no program gets that the app starts.
  private static func open(_ file: URL) throws -> FileHandle {
    let handle = try FileHandle(forReadingFrom: file)
    _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
    return handle
  }
}
