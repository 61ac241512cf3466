/// What SQLite refused, and why.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// SQLite's extended result code, such as 2067 for a unique value that is there already; 0 for an error that is
  /// not SQLite's own.
  public let code: Int
  /// What SQLite says.
  public let message: String
  /// The statement, if it was one.
  public let sql: String?
  private let sentence: String

  /// SQLite's primary result code, such as 19 for a constraint.
  public var primaryCode: Int { code & 0xFF }

  /// A finished sentence.
  public var description: String { sentence }

  init(code: Int, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
    let place = sql.map { " The statement was: \($0)" } ?? ""
    sentence = "\(Self.meaning(of: code)): \(message) (SQLite \(code)).\(place)"
  }

  /// An error of the kit's own.
  init(_ sentence: String, sql: String? = nil) {
    code = 0
    message = sentence
    self.sql = sql
    self.sentence = sentence
  }

  private static func meaning(of code: Int) -> String {
    switch code & 0xFF {
    case 5, 6: "The database is locked by somebody else"
    case 8: "The database cannot be written"
    case 10: "The file cannot be read or written"
    case 11: "The database is damaged"
    case 13: "The disk is full"
    case 14: "The database cannot be opened"
    case 19: "The change breaks a rule of the table"
    case 26: "The file is no database"
    default: "SQLite could not do it"
    }
  }
}
