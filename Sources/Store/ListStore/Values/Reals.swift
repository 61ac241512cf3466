public import Foundation

// Numbers with a fraction are stored as Double, and dates as seconds. SQLite takes NaN for NULL, so
// NaN is refused, and -0 for 0, which is equal to it.

extension Double: ColumnValue {
  /// The number as REAL.
  ///
  /// - Throws: `SQLiteError` of the kind `unsupportedValue` for NaN.
  public var sqliteValue: SQLiteValue {
    get throws(SQLiteError) {
      guard !isNaN else { throw .unsupported(self, "it isn't a number.") }
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
  /// The number as REAL.
  ///
  /// - Throws: `SQLiteError` of the kind `unsupportedValue` for NaN.
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
  /// The number as REAL.
  ///
  /// - Throws: `SQLiteError` of the kind `unsupportedValue` for NaN.
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
  /// The number of seconds since 2001, the reference date of Foundation.
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

/// The form of the dates in a column.
///
/// Columns that are declared TIMESTAMP store dates as in memory, and as in Core Data: in seconds
/// since 2001. Columns of other types, which an app or an earlier version created, store seconds
/// since 1970. They round dates whose last bit such a number can't represent.
enum DateForm {
  case seconds2001, seconds1970

  /// The declared type of columns with seconds since 2001.
  static let since2001 = "TIMESTAMP"

  /// Creates the form of a column's dates from its declared type.
  init(declaration: String?) {
    self = declaration?.uppercased() == Self.since2001 ? .seconds2001 : .seconds1970
  }

  /// Returns the seconds since 2001 of a stored number.
  func seconds2001(_ stored: Double) -> Double {
    self == .seconds2001 ? stored : stored - Date.timeIntervalBetween1970AndReferenceDate
  }

  /// Returns the stored number of seconds since 2001.
  func stored(_ seconds2001: Double) -> Double {
    self == .seconds2001 ? seconds2001 : seconds2001 + Date.timeIntervalBetween1970AndReferenceDate
  }
}
