/// A dense matrix whose rows express some variables, the basic ones, as weighted sums of the
/// others.
struct Tableau {
  /// The place of a variable.
  enum Place {
    case row(Int)
    case column(Int)
    case removed
  }

  /// The basic variable of each row.
  private(set) var rows: [Int] = []
  /// The other variables, one for each column.
  private(set) var columns: [Int] = []
  /// The places of all variables.
  private(set) var places: [Place] = []
  private var coefficients: [Double] = []
  private var stride = 0

  /// The smallest magnitude of a coefficient. What is smaller is a rounding error.
  static let smallest = 1e-11

  /// Reserves memory for an empty tableau.
  mutating func reserve(columns: Int, rows: Int) {
    guard places.isEmpty else { return }
    stride = columns
    coefficients.reserveCapacity(columns * rows)
    places.reserveCapacity(columns + rows)
    self.columns.reserveCapacity(columns)
    self.rows.reserveCapacity(rows)
  }

  /// Adds a variable that no row depends on.
  mutating func addColumn() -> Int {
    if columns.count == stride { widen() }
    places.append(.column(columns.count))
    columns.append(places.count - 1)
    return places.count - 1
  }

  private mutating func widen() {
    let wider = max(stride * 2, 8)
    var copy = [Double](repeating: 0, count: rows.count * wider)
    for row in rows.indices {
      for column in columns.indices {
        copy[row * wider + column] = coefficients[row * stride + column]
      }
    }
    coefficients = copy
    stride = wider
  }

  /// Adds a basic variable that equals a weighted sum of variables.
  mutating func addRow(_ terms: [LinearExpression.Term]) -> Int {
    let start = coefficients.count
    coefficients.append(contentsOf: repeatElement(0, count: stride))
    for term in terms {
      switch places[term.variable.index] {
      case .column(let column): coefficients[start + column] += term.coefficient
      case .row(let row):
        for column in columns.indices {
          coefficients[start + column] += term.coefficient * coefficients[row * stride + column]
        }
      case .removed: break
      }
    }
    places.append(.row(rows.count))
    rows.append(places.count - 1)
    return places.count - 1
  }

  /// Removes a basic variable.
  mutating func removeRow(_ row: Int) {
    places[rows[row]] = .removed
    let last = rows.count - 1
    if row != last {
      for column in 0..<stride {
        coefficients[row * stride + column] = coefficients[last * stride + column]
      }
      rows[row] = rows[last]
      places[rows[row]] = .row(row)
    }
    rows.removeLast()
    coefficients.removeLast(stride)
  }

  subscript(row: Int, column: Int) -> Double { coefficients[row * stride + column] }

  /// Calls a closure with the coefficients of a row.
  func withRow<Result>(_ row: Int, _ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    coefficients.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[row * stride..<row * stride + columns.count]))
    }
  }

  /// Calls a closure with all coefficients and the distance from row to row.
  func withCoefficients<Result>(_ body: (UnsafePointer<Double>, Int) -> Result) -> Result {
    guard stride > 0, !rows.isEmpty else {
      var nothing = 0.0
      return body(&nothing, 0)
    }
    return coefficients.withUnsafeBufferPointer { body($0.baseAddress!, stride) }
  }

  /// Exchanges the basic variable of a row with the variable of a column.
  mutating func exchange(row: Int, column: Int) {
    let stride = stride
    let width = columns.count
    let height = rows.count
    coefficients.withUnsafeMutableBufferPointer { buffer in
      let all = buffer.baseAddress!
      let own = all + row * stride
      let inverse = 1 / own[column]
      for index in 0..<width { own[index] *= -inverse }
      own[column] = inverse
      for other in 0..<height where other != row {
        let line = all + other * stride
        let factor = line[column]
        if factor == 0 { continue }
        line[column] = 0
        if abs(factor) < Tableau.smallest { continue }
        for index in 0..<width { line[index] += factor * own[index] }
      }
    }
    let leaving = rows[row]
    rows[row] = columns[column]
    columns[column] = leaving
    places[rows[row]] = .row(row)
    places[leaving] = .column(column)
  }
}
