/// A matrix whose rows express some variables, the basic ones, as weighted sums of the others.
///
/// Most coefficients are zero, because a view's constraints refer to few other views. Each row
/// knows the columns in which others may be, so that the work depends on their number.
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
  /// For each row, the set of columns whose coefficients may differ from zero, as bits.
  private var masks: [UInt64] = []
  /// The number of words of a mask.
  private var maskStride = 0
  /// The columns of the row of an exchange.
  private var exchanged: [Int] = []

  /// The smallest magnitude of a coefficient. What is smaller is a rounding error.
  static let smallest = 1e-11

  /// Reserves memory for an empty tableau.
  mutating func reserve(columns: Int, rows: Int) {
    guard places.isEmpty else { return }
    stride = columns
    maskStride = (columns + 63) / 64
    coefficients.reserveCapacity(columns * rows)
    masks.reserveCapacity(maskStride * rows)
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
    coefficients = copy(coefficients, from: stride, to: wider, filling: 0)
    let widerMask = (wider + 63) / 64
    masks = copy(masks, from: maskStride, to: widerMask, filling: 0)
    (stride, maskStride) = (wider, widerMask)
  }

  /// Returns the rows of a matrix with another number of columns.
  private func copy<Element>(
    _ old: [Element], from stride: Int, to wider: Int, filling rest: Element
  ) -> [Element] {
    var copy = [Element](repeating: rest, count: rows.count * wider)
    for row in rows.indices {
      for column in 0..<stride { copy[row * wider + column] = old[row * stride + column] }
    }
    return copy
  }

  /// Adds a basic variable that equals a weighted sum of variables.
  mutating func addRow(_ terms: [LinearExpression.Term]) -> Int {
    let start = coefficients.count
    let mask = masks.count
    coefficients.append(contentsOf: repeatElement(0, count: stride))
    masks.append(contentsOf: repeatElement(0, count: maskStride))
    for term in terms {
      switch places[term.variable.index] {
      case .column(let column):
        coefficients[start + column] += term.coefficient
        masks[mask + column / 64] |= 1 << UInt64(column % 64)
      case .row(let row):
        for column in columns.indices {
          coefficients[start + column] += term.coefficient * coefficients[row * stride + column]
        }
        for word in 0..<maskStride { masks[mask + word] |= masks[row * maskStride + word] }
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
      for word in 0..<maskStride {
        masks[row * maskStride + word] = masks[last * maskStride + word]
      }
      rows[row] = rows[last]
      places[rows[row]] = .row(row)
    }
    rows.removeLast()
    coefficients.removeLast(stride)
    masks.removeLast(maskStride)
  }

  subscript(row: Int, column: Int) -> Double { coefficients[row * stride + column] }

  /// Returns the weighted sum of a row for given values of the columns' variables.
  func sum(ofRow row: Int, _ values: [Double]) -> Double {
    var sum = 0.0
    visit(row) { line, column in sum += line[column] * values[column] }
    return sum
  }

  /// Adds a multiple of a row to the sums of the columns.
  func add(_ row: Int, times factor: Double, to sums: inout [Double]) {
    sums.withUnsafeMutableBufferPointer { sums in
      visit(row) { line, column in sums[column] += factor * line[column] }
    }
  }

  /// Calls a closure with a row and each column whose coefficient may differ from zero, in order.
  @inline(__always)
  private func visit(_ row: Int, _ body: (UnsafePointer<Double>, Int) -> Void) {
    coefficients.withUnsafeBufferPointer { buffer in
      guard let all = buffer.baseAddress else { return }
      let line = all + row * stride
      for word in 0..<maskStride {
        var rest = masks[row * maskStride + word]
        while rest != 0 {
          body(line, word * 64 + rest.trailingZeroBitCount)
          rest &= rest - 1
        }
      }
    }
  }

  /// Exchanges the basic variable of a row with the variable of a column.
  mutating func exchange(row: Int, column: Int) {
    var columns = exchanged
    exchanged = []
    columns.removeAll(keepingCapacity: true)
    visit(row) { line, column in if line[column] != 0 { columns.append(column) } }
    let (stride, maskStride, height) = (stride, maskStride, rows.count)
    coefficients.withUnsafeMutableBufferPointer { buffer in
      masks.withUnsafeMutableBufferPointer { maskBuffer in
        columns.withUnsafeBufferPointer { columns in
          guard let all = buffer.baseAddress, let masks = maskBuffer.baseAddress else { return }
          let own = all + row * stride
          let ownMask = masks + row * maskStride
          let inverse = 1 / own[column]
          for word in 0..<maskStride { ownMask[word] = 0 }
          for index in columns {
            own[index] *= -inverse
            ownMask[index / 64] |= 1 << UInt64(index % 64)
          }
          own[column] = inverse
          for other in 0..<height where other != row {
            let line = all + other * stride
            let factor = line[column]
            if factor == 0 { continue }
            line[column] = 0
            if abs(factor) < Tableau.smallest { continue }
            for index in columns { line[index] += factor * own[index] }
            let mask = masks + other * maskStride
            for word in 0..<maskStride { mask[word] |= ownMask[word] }
          }
        }
      }
    }
    exchanged = columns
    let leaving = rows[row]
    rows[row] = self.columns[column]
    self.columns[column] = leaving
    places[rows[row]] = .row(row)
    places[leaving] = .column(column)
  }
}
