public import Foundation

/// The index paths of lists have two indexes: the section, and the row or item in the section.
extension IndexPath {
  /// Creates the index path of a table view row.
  public init(row: Int, section: Int) {
    // Appending avoids the allocation of an array of indexes.
    self.init(index: section)
    append(row)
  }

  /// Creates the index path of a collection view item.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The index of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
