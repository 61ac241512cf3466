package import Foundation

/// A file that receives the body of a response.
///
/// Until the body is complete, the bytes are in a file of another name in the same folder, so the
/// destination never has a part of them. That file is removed if the response ends otherwise.
package final class ReceivedFile {
  private let destination: URL
  private let partial: String
  private var descriptor: Int32

  /// Finds out before a transfer whether its file can't be created or replaced.
  ///
  /// - Throws: A `RequestError` if the destination is a folder, or its folder can't be written.
  static func check(_ destination: URL) throws(RequestError) {
    // A file can replace a link to a folder: attributes are those of the link itself.
    let attributes = try? FileManager.default.attributesOfItem(atPath: destination.path)
    if attributes?[.type] as? FileAttributeType == .typeDirectory {
      errno = EISDIR
      throw failure("can't be replaced", destination, code: -3002)
    }
    if access(destination.deletingLastPathComponent().path, W_OK | X_OK) != 0 {
      throw failure("can't be created", destination, code: -3000)
    }
  }

  /// Creates an empty file beside the destination.
  ///
  /// - Throws: A `RequestError` if the file can't be created.
  package init(for destination: URL) throws(RequestError) {
    self.destination = destination
    let name = ".\(UUID().uuidString).partial"
    partial = destination.deletingLastPathComponent().appendingPathComponent(name).path
    descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw Self.failure("can't be created", destination, code: -3000) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(partial)
  }

  /// Writes bytes at the end.
  ///
  /// - Throws: A `RequestError` if they can't be written, for example because the disk is full.
  package func append(_ bytes: UnsafeRawBufferPointer) throws(RequestError) {
    var rest = bytes[...]
    while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      let count = write(descriptor, start, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure("can't be written", destination, code: -3003) }
      rest = rest.dropFirst(count)
    }
  }

  /// Moves the file to the destination, and replaces a file that is there.
  ///
  /// - Throws: A `RequestError` if that isn't possible.
  package func finish() throws(RequestError) {
    guard rename(partial, destination.path) == 0 else {
      throw Self.failure("can't be replaced", destination, code: -3002)
    }
    close(descriptor)
    descriptor = -1
  }

  /// Returns the error for the last error of the system. Its code is one of `URLError`.
  private static func failure(_ what: String, _ file: URL, code: Int) -> RequestError {
    let reason = String(cString: strerror(errno))
    return .transport(code: code, message: "“\(file.lastPathComponent)” \(what): \(reason)")
  }
}
