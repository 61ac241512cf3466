import Foundation
import Requests

/// The file from which a session sends a body that isn't in memory.
///
/// A session sends bytes or one file. A body of several pieces is therefore copied into a temporary
/// file, which is removed with this object.
final class UploadedFile {
  let url: URL
  private let isTemporary: Bool

  /// Returns nil for a body in memory.
  ///
  /// - Throws: A `RequestError` if a file can't be read, or the temporary one can't be written.
  init?(of body: HTTPBody?) throws(RequestError) {
    guard let pieces = body?.pieces, let body else { return nil }
    let files = pieces.compactMap { if case .file(let url, _) = $0 { url } else { nil } }
    guard let file = files.first else { return nil }
    isTemporary = pieces.count > 1
    url =
      isTemporary
      ? FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString) : file
    if isTemporary { try Self.copy(body, to: url) }
  }

  deinit { if isTemporary { try? FileManager.default.removeItem(at: url) } }

  private static func copy(_ body: HTTPBody, to url: URL) throws(RequestError) {
    let copy = try ReceivedFile(for: url)
    let reader = HTTPBodyReader(body)
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    defer { room.deallocate() }
    while case let count = try reader.read(into: room), count > 0 {
      try copy.append(UnsafeRawBufferPointer(rebasing: room[..<count]))
    }
    try copy.finish()
  }
}
