/// What was read last, by row: at least the last 512, at most twice as many.
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

  /// Forgets what was read of a row.
  mutating func remove(_ row: Int64) {
    newer.removeValue(forKey: row)
    older.removeValue(forKey: row)
  }

  /// The rows for whose values something is true.
  func rows(_ isTrue: (Int64, Value) -> Bool) -> Set<Int64> {
    var rows: Set<Int64> = []
    for (row, value) in newer where isTrue(row, value) { rows.insert(row) }
    for (row, value) in older where isTrue(row, value) { rows.insert(row) }
    return rows
  }
}
