public import Foundation
import TextEscaping

/// What a store could not do, and why.
///
///     do {
///       try store.write { try $0.insert(job) }
///     } catch let error as SQLiteError where error.kind == .constraint {
///       print(error.message)
///     }
public struct SQLiteError: LocalizedError, Sendable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    // What SQLite says.

    /// Another connection holds the lock, and held it for as long as was waited.
    case locked
    /// The file, or the transaction, can only be read.
    case readOnly
    /// The file cannot be read or written.
    case inputOutput
    /// The file is damaged.
    case damaged
    /// The disk is full.
    case full
    /// The file cannot be opened.
    case cannotOpen
    /// The change breaks a rule of the table: a value that has to be unique, for example.
    case constraint
    /// A text, some data or a statement is longer than SQLite can have it.
    case tooLarge
    /// The file is not a database.
    case notADatabase
    /// Anything else: `code` and `message` tell.
    case other

    // What the store says.

    /// The path is not one of a file.
    case unsupportedPath
    /// The record's type cannot be stored.
    case unsupportedRecord
    /// The value cannot be stored, or compared with what is stored.
    case unsupportedValue
    /// What is stored cannot be read as the record.
    case unreadableValue
    /// The table has no such column.
    case noColumn
    /// The statement is none, or several, or has other arguments.
    case unsupportedStatement
    /// The transaction is over, or this is no place for one.
    case transaction
    /// The database is newer than the program.
    case newerDatabase
    /// A migration threw an error of the app's own: see `underlying`.
    case migration
  }

  /// What went wrong.
  public let kind: Kind
  /// SQLite's extended result code, such as 2067 for a unique value that is already there; 0 for an error of the
  /// store's own.
  public let code: Int
  /// What SQLite says, or the store.
  public let message: String
  /// The statement, if there is one.
  public let sql: String?
  /// The database's file, if it is known.
  public internal(set) var path: String?
  /// The error of the app's own that a migration threw.
  public let underlying: (any Error)?

  /// SQLite's primary result code, such as 19 for a constraint.
  public var primaryCode: Int { code & 0xFF }

  /// What SQLite refused.
  init(code: Int, message: String, sql: String? = nil) {
    kind = Self.kind(of: code)
    self.code = code
    self.message = message
    self.sql = sql
    underlying = nil
  }

  /// What the store refused.
  init(_ kind: Kind, _ sentence: String, sql: String? = nil, underlying: (any Error)? = nil) {
    self.kind = kind
    code = 0
    message = sentence
    self.sql = sql
    self.underlying = underlying
  }

  /// A value cannot be stored.
  static func unsupported(_ value: Any, _ reason: String) -> SQLiteError {
    SQLiteError(.unsupportedValue, "The value \(value) cannot be stored: \(reason)")
  }

  /// The same error with the database's file.
  func at(_ path: String) -> SQLiteError {
    var error = self
    if error.path == nil { error.path = path }
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
  /// Finished sentences: what happened, SQLite's words and code, the statement and the file, with
  /// control characters escaped.
  public var description: String {
    let what = code == 0 ? message : "\(meaning): \(message) (SQLite \(code))."
    let statement = sql.map { " The statement was “\($0)”." } ?? ""
    let file = path.map { " The file is “\($0)”." } ?? ""
    return (what + statement + file).escapingControlCharacters()
  }

  public var errorDescription: String? { description }

  private var meaning: String {
    switch kind {
    case .locked: "The database is locked by another connection"
    case .readOnly: "The database cannot be written"
    case .inputOutput: "The file cannot be read or written"
    case .damaged: "The database is damaged"
    case .full: "The disk is full"
    case .cannotOpen: "The database cannot be opened"
    case .constraint: "The change breaks a rule of the table"
    case .tooLarge: "A value is too large"
    case .notADatabase: "The file is not a database"
    default: "SQLite could not do it"
    }
  }
}

extension SQLiteError: Hashable {
  /// Two errors are equal if all but what a migration threw is.
  public static func == (first: Self, second: Self) -> Bool {
    (first.kind, first.code, first.message) == (second.kind, second.code, second.message)
      && (first.sql, first.path) == (second.sql, second.path)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(code)
    hasher.combine(message)
    hasher.combine(sql)
    hasher.combine(path)
  }
}
