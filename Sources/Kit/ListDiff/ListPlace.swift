/// The place of an item in a list: the index of its section, and its index in that section.
///
/// A list without sections has one section, 0. A section has fewer than 2³¹ items, and a list has
/// fewer than 2³¹ sections.
public struct ListPlace: Hashable, Sendable {
  @usableFromInline let storedSection: Int32
  @usableFromInline let storedItem: Int32

  /// Creates the place of an item in a section.
  @inlinable
  public init(section: Int, item: Int) {
    storedSection = Int32(section)
    storedItem = Int32(item)
  }

  /// Creates a value that stands for no place.
  @inlinable
  init() {
    storedSection = -1
    storedItem = -1
  }

  /// A Boolean value that indicates whether the value is a place.
  @inlinable var exists: Bool { storedItem >= 0 }

  /// The index of the section.
  @inlinable public var section: Int { Int(storedSection) }

  /// The index of the item in its section.
  @inlinable public var item: Int { Int(storedItem) }
}

extension ListPlace: Comparable {
  /// Returns a Boolean value that indicates whether a place precedes another. Places are ordered by
  /// section, then by item.
  public static func < (first: ListPlace, second: ListPlace) -> Bool {
    (first.storedSection, first.storedItem) < (second.storedSection, second.storedItem)
  }
}

extension ListPlace: CustomStringConvertible {
  /// The two indexes, such as "2.14".
  public var description: String { "\(section).\(item)" }
}

/// The places of an item or a section that is in both lists.
public struct ListChange<Place> {
  /// The place in the old list.
  public var from: Place
  /// The place in the new list.
  public var to: Place

  /// Creates a change from a place in the old list and a place in the new list.
  @inlinable
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}

extension ListChange: Equatable where Place: Equatable {}
extension ListChange: Hashable where Place: Hashable {}
extension ListChange: Sendable where Place: Sendable {}

extension ListChange: CustomStringConvertible {
  /// The two places, such as "2.14→3.0".
  public var description: String { "\(from)→\(to)" }
}
