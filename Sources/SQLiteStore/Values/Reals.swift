public import Foundation

// Numbers with a fraction are stored as Double, dates as seconds. SQLite takes what is not a number for NULL, so
// that is refused; and -0 for 0, which is equal to it.

extension Double: ColumnValue {
  public var sqliteValue: SQLiteValue {
    get throws(SQLiteError) {
      guard !isNaN else { throw .unsupported(self, "it is not a number.") }
      return .real(self)
    }
  }
  static var storage: ColumnStorage { .real }
  static var samples: [Double] { [1, 0, 0.5, -1.25, 1e300, -1e-300] }

  init?(_ cell: Cell) {
    guard let number = cell.real else { return nil }
    self = number
  }
}

extension Float: ColumnValue {
  public var sqliteValue: SQLiteValue {
    get throws(SQLiteError) { try Double(self).sqliteValue }
  }
  static var storage: ColumnStorage { .real }
  static var samples: [Float] { [1, 0, 0.5, -1.25, 1e30, -1e-30] }

  init?(_ cell: Cell) {
    guard let number = cell.real else { return nil }
    self.init(number)
  }
}

extension CGFloat: ColumnValue {
  public var sqliteValue: SQLiteValue {
    get throws(SQLiteError) { try Double(self).sqliteValue }
  }
  static var storage: ColumnStorage { .real }
  static var samples: [CGFloat] { Double.samples.map { CGFloat($0) } }

  init?(_ cell: Cell) {
    guard let number = cell.real else { return nil }
    self.init(number)
  }
}

extension Date: ColumnValue {
  /// The seconds since 2001, which is what a date is made of.
  public var sqliteValue: SQLiteValue {
    get throws(SQLiteError) { try timeIntervalSinceReferenceDate.sqliteValue }
  }
  static var storage: ColumnStorage { .date }
  static var samples: [Date] { Double.samples.map(Date.init(timeIntervalSinceReferenceDate:)) }

  init?(_ cell: Cell) {
    guard let seconds = cell.real else { return nil }
    self.init(timeIntervalSinceReferenceDate: cell.dates.seconds2001(seconds))
  }
}

/// What a column's numbers mean where they are dates.
///
/// Dates are stored as they are in memory, as seconds since 2001, in columns that are declared TIMESTAMP, as Core
/// Data does it. In a column of another type, which an app or an earlier version made, they are seconds since
/// 1970; a date of which these cannot have the last bit is rounded there.
enum DateForm {
  case seconds2001, seconds1970

  /// The declared type of columns with seconds since 2001.
  static let since2001 = "TIMESTAMP"

  /// The form of a column's dates, by its declared type.
  init(declaration: String?) {
    self = declaration?.uppercased() == Self.since2001 ? .seconds2001 : .seconds1970
  }

  /// The seconds since 2001 of what is stored.
  func seconds2001(_ stored: Double) -> Double {
    self == .seconds2001 ? stored : stored - Date.timeIntervalBetween1970AndReferenceDate
  }

  /// What is stored for seconds since 2001.
  func stored(_ seconds2001: Double) -> Double {
    self == .seconds2001 ? seconds2001 : seconds2001 + Date.timeIntervalBetween1970AndReferenceDate
  }
}
