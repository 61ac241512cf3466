public import Foundation

/// A list's index paths have two indexes: the section, and the row or item in it.
extension IndexPath {
  /// The path of a table's row.
  public init(row: Int, section: Int) {
    // Two steps, because an array of the indexes would be allocated.
    self.init(index: section)
    append(row)
  }

  /// The path of a collection's item.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
