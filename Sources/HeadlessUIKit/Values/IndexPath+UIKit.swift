public import Foundation

/// A list's index paths have two indexes: the section, and the row or item in it.
extension IndexPath {
  /// The path of a table's row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The path of a collection's item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
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
