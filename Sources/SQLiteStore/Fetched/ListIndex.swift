/// Which rows a list has, in its order.
final class ListIndex: Sendable {
  /// A section's name, and the numbers of its rows.
  struct Part: Sendable {
    let name: String?
    let rows: [Int64]
  }

  let parts: [Part]
  /// Counts the moments of a list.
  let version: Int

  init(_ parts: [Part], version: Int) {
    self.parts = parts
    self.version = version
  }
}
