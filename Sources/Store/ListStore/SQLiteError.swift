public import Foundation
import TextEscaping

/// An error of a store.
///
///     do {
///       try store.write { try $0.insert(job) }
///     } catch let error as SQLiteError where error.kind == .constraint {
///       print(error.message)
///     }
public struct SQLiteError: LocalizedError, Sendable {
  /// The kind of an error.
  public enum Kind: Hashable, Sendable {
    // Errors of SQLite.

    /// Another connection holds the lock, and the wait for it timed out.
    case locked
    /// The file or the transaction is read-only.
    case readOnly
    /// The file can't be read or written.
    case inputOutput
    /// The file is damaged.
    case damaged
    /// The disk is full.
    case full
    /// The file can't be opened.
    case cannotOpen
    /// The change violates a constraint of the table, such as a unique value.
    case constraint
    /// A text, data or a statement exceeds SQLite's maximum length.
    case tooLarge
    /// The file is not a database.
    case notADatabase
    /// Another error of SQLite, described by `code` and `message`.
    case other

    // Errors of the store.

    /// The file or its write-ahead log was deleted, moved, replaced or emptied while the store was
    /// open.
    case fileIsGone
    /// The store is suspended, because the app is in the background.
    case suspended
    /// The path is not the path of a file.
    case unsupportedPath
    /// The type of the record can't be stored.
    case unsupportedRecord
    /// The value can't be stored, or can't be compared with the stored values.
    case unsupportedValue
    /// The stored values can't be read as the record.
    case unreadableValue
    /// The table has no column of that name.
    case noColumn
    /// The text is not exactly one statement, or the number of its arguments is wrong.
    case unsupportedStatement
    /// The transaction has ended, or a transaction is not possible here.
    case transaction
    /// The database is newer than the program.
    case newerDatabase
    /// A migration threw an error of the app, see `underlying`.
    case migration
  }

  /// The kind of the error.
  public let kind: Kind
  /// SQLite's extended result code, such as 2067 for a value that is not unique, or 0 for an error
  /// of the store.
  public let code: Int
  /// The message of SQLite or of the store.
  public let message: String
  /// The statement that failed, if any.
  public let sql: String?
  /// The path of the database file, if it is known.
  public internal(set) var path: String?
  /// The error of the app that a migration threw, if any.
  public let underlying: (any Error)?

  /// SQLite's primary result code, such as 19 for a constraint.
  public var primaryCode: Int { code & 0xFF }

  /// Creates an error from a result code of SQLite.
  init(code: Int, message: String, sql: String? = nil) {
    kind = Self.kind(of: code)
    self.code = code
    self.message = message
    self.sql = sql
    underlying = nil
  }

  /// Creates an error of the store.
  init(_ kind: Kind, _ sentence: String, sql: String? = nil, underlying: (any Error)? = nil) {
    self.kind = kind
    code = 0
    message = sentence
    self.sql = sql
    self.underlying = underlying
  }

  /// Returns an error for a value that can't be stored.
  static func unsupported(_ value: Any, _ reason: String) -> SQLiteError {
    SQLiteError(.unsupportedValue, "The value \(value) can't be stored: \(reason)")
  }

  /// Returns the error with the path of the database file.
  func at(_ path: String) -> SQLiteError {
    var error = self
    if error.path == nil { error.path = path }
    return error
  }

  /// Returns an error of the store with another sentence at its end.
  func adding(_ sentence: String) -> SQLiteError {
    var error = SQLiteError(kind, "\(message) \(sentence)", sql: sql, underlying: underlying)
    error.path = path
    return error
  }

  private static func kind(of code: Int) -> Kind {
    switch code & 0xFF {
    case 5, 6: .locked
    case 8: .readOnly
    case 10: .inputOutput
    case 11: .damaged
    case 13: .full
    case 14: .cannotOpen
    case 18: .tooLarge
    case 19: .constraint
    case 26: .notADatabase
    default: .other
    }
  }
}

extension SQLiteError: CustomStringConvertible {
  /// Complete sentences with the error, SQLite's message and code, the statement and the file.
  /// Control characters are escaped.
  public var description: String {
    let what = code == 0 ? message : "\(meaning): \(message) (SQLite \(code))."
    let statement = sql.map { " The statement was “\($0)”." } ?? ""
    let file = path.map { " The file is “\($0)”." } ?? ""
    return (what + statement + file + remedy).escapingControlCharacters()
  }

  /// The sentence about what to do, if a table is missing.
  private var remedy: String {
    guard message.hasPrefix("no such table: ") else { return "" }
    return message.hasSuffix("_search") || message.hasSuffix("_search_keys")
      ? " Create the search index in a migration, by createSearchIndex(for:on:)."
      : " Create the table in a migration, as by createTable(for:)."
  }

  /// The same text as `description`.
  public var errorDescription: String? { description }

  private var meaning: String {
    switch kind {
    case .locked: "The database is locked by another connection"
    case .readOnly: "The database is read-only"
    case .inputOutput: "The file couldn't be read or written"
    case .damaged: "The database is damaged"
    case .full: "The disk is full"
    case .cannotOpen: "The database couldn't be opened"
    case .constraint: "The change violates a constraint of the table"
    case .tooLarge: "A value is too large"
    case .notADatabase: "The file isn't a database"
    default: "SQLite reported an error"
    }
  }
}

extension SQLiteError: Hashable {
  /// Returns a Boolean value that indicates whether two errors are equal, apart from `underlying`.
  public static func == (first: Self, second: Self) -> Bool {
    (first.kind, first.code, first.message) == (second.kind, second.code, second.message)
      && (first.sql, first.path) == (second.sql, second.path)
  }

  /// Hashes all properties except `underlying`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(code)
    hasher.combine(message)
    hasher.combine(sql)
    hasher.combine(path)
  }
}
