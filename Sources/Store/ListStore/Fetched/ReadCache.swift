/// A cache of the values that were read last, by row. It holds at least the last 512, and fewer
/// than twice as many.
struct ReadCache<Value> {
  private var newer: [Int64: Value] = [:]
  private var older: [Int64: Value] = [:]

  subscript(row: Int64) -> Value? {
    get { newer[row] ?? older[row] }
    set {
      older[row] = nil
      newer[row] = newValue
      if newer.count >= 512 { (older, newer) = (newer, [:]) }
    }
  }

  /// Removes the value of a row.
  mutating func remove(_ row: Int64) {
    newer.removeValue(forKey: row)
    older.removeValue(forKey: row)
  }

  /// Returns the rows whose values satisfy a predicate.
  func rows(_ isIncluded: (Int64, Value) -> Bool) -> Set<Int64> {
    var rows: Set<Int64> = []
    for (row, value) in newer where isIncluded(row, value) { rows.insert(row) }
    for (row, value) in older where isIncluded(row, value) { rows.insert(row) }
    return rows
  }
}
