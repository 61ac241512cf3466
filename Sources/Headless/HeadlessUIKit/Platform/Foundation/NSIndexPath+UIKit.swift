public import Foundation

/// The index paths of lists have two indexes, as values of `IndexPath` do.
extension NSIndexPath {
  /// Creates the index path of a table view row.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the index path of a collection view item.
  public convenience init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The index of the section.
  public var section: Int { index(atPosition: 0) }
  /// The index of the row in its section.
  public var row: Int { index(atPosition: 1) }
  /// The index of the item in its section.
  public var item: Int { index(atPosition: 1) }
}
