/// Where an item of a list is: the index of its section, and its index in that section.
///
/// A list without sections is a list of one section, 0. Sections have less than 2³¹ items, and lists
/// less than 2³¹ sections.
public struct ListPlace: Hashable, Sendable {
  @usableFromInline let storedSection: Int32
  @usableFromInline let storedItem: Int32

  /// The place of an item in a section.
  @inlinable
  public init(section: Int, item: Int) {
    storedSection = Int32(section)
    storedItem = Int32(item)
  }

  /// No place.
  @inlinable
  init() {
    storedSection = -1
    storedItem = -1
  }

  /// Whether this is a place.
  @inlinable var exists: Bool { storedItem >= 0 }

  /// The index of the section.
  @inlinable public var section: Int { Int(storedSection) }

  /// The index of the item in its section.
  @inlinable public var item: Int { Int(storedItem) }
}

extension ListPlace: Comparable {
  /// Sections come before items.
  public static func < (first: ListPlace, second: ListPlace) -> Bool {
    (first.storedSection, first.storedItem) < (second.storedSection, second.storedItem)
  }
}

extension ListPlace: CustomStringConvertible {
  /// The two indexes, "2.14".
  public var description: String { "\(section).\(item)" }
}

/// Something that is in both lists: where it was, and where it is.
public struct ListChange<Place> {
  /// The place in the old list.
  public var from: Place
  /// The place in the new list.
  public var to: Place

  /// A place in the old list, and one in the new.
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
  /// The two places, "2.14→3.0".
  public var description: String { "\(from)→\(to)" }
}
