import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The file of a store, and its log, by which the store notices that they are no longer those that
/// it opened.
///
/// SQLite reads and writes an open file wherever it is, even after it was deleted, but opens a new
/// connection by the path. The store would write what nobody will read, and read two files at once.
struct StoreFile: Sendable {
  let path: String
  private let database: Identity
  private let log: Identity
  private let logPath: String
  /// A Boolean value that indicates whether the database's texts are in UTF-8.
  private let isUTF8: Bool

  /// The identity of a file as long as it is open.
  private struct Identity {
    let device: Int64
    let number: UInt64
    let isEmpty: Bool

    /// Returns the identity of the file at a path, or nil if there is none.
    init?(_ path: String) {
      var info = stat()
      guard stat(path, &info) == 0 else { return nil }
      device = Int64(info.st_dev)
      number = UInt64(info.st_ino)
      isEmpty = info.st_size == 0
    }

    func isSame(as other: Self) -> Bool { (device, number) == (other.device, other.number) }
  }

  /// Records the file at a path, which a connection in WAL mode has read.
  init(path: String, isUTF8: Bool) throws(SQLiteError) {
    self.path = path
    self.isUTF8 = isUTF8
    // SQLite puts the log beside the file that a symbolic link leads to.
    logPath = URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "-wal"
    guard let database = Identity(path), let log = Identity(logPath) else {
      throw Self.error("The database file was deleted or moved while it was being opened.", path)
    }
    (self.database, self.log) = (database, log)
  }

  private static func error(_ sentence: String, _ path: String) -> SQLiteError {
    SQLiteError(.fileIsGone, sentence).at(path)
  }

  /// Throws an error if the file was deleted, moved, replaced or emptied, or its log was.
  func check() throws(SQLiteError) {
    let remedy = "Open a new store for the file that is to be used."
    guard let database = Identity(path) else {
      throw Self.error(
        "The database file was deleted or moved, or its folder was, while the store was open. "
          + "\(remedy)", path)
    }
    guard database.isSame(as: self.database) else {
      throw Self.error(
        "The database file was replaced by another file while the store was open. \(remedy)", path)
    }
    guard !database.isEmpty || self.database.isEmpty else {
      throw Self.error("The database file was emptied while the store was open. \(remedy)", path)
    }
    guard let log = Identity(logPath), log.isSame(as: self.log) else {
      throw Self.error(
        "The file “\(logPath)”, which holds the newest changes, was deleted, moved or "
          + "replaced while the store was open. \(remedy)", path)
    }
  }

  /// Opens another connection for reading.
  func open() throws(SQLiteError) -> Connection {
    // A connection to another file must not even read it, which would create a log there.
    try check()
    // It reads nothing yet. A reader that has read the log can't checkpoint it when it is closed
    // last.
    let connection = try Connection(path: path, isReadOnly: true, isUTF8: isUTF8)
    try check()
    return connection
  }

  /// Deletes the files, unless others are in their place.
  func delete() {
    guard let now = Identity(path), now.isSame(as: database) else { return }
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }
}
