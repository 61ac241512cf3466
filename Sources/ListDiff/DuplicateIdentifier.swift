/// An identifier that appears more than once in a list, and its places.
public struct DuplicateIdentifier<ID: Hashable>: Hashable {
  /// The identifier.
  public let id: ID
  /// The places of all items with the identifier, in the list's order; at least two.
  public let places: [ListPlace]

  /// Returns the identifiers that appear more than once in a list of sections, in the order of
  /// their first places.
  ///
  /// - Parameters:
  ///   - lists: The items of each section.
  ///   - identity: The rule that identifies items.
  /// - Complexity: O(n) for n items.
  @inlinable
  public static func all<
    Lists: Collection, Items: RandomAccessCollection, Identity: ListIdentity
  >(in lists: Lists, by identity: Identity.Type) -> [DuplicateIdentifier]
  where
    Lists.Element == Items, Items.Element == Identity.Element, Identity.ID == ID
  {
    if Self.areUnique(lists, by: identity) { return [] }
    var firsts: [ID: ListPlace] = [:]
    var repeats: [ID: [ListPlace]] = [:]
    for (section, items) in lists.enumerated() {
      for (index, item) in items.enumerated() {
        let place = ListPlace(section: section, item: index)
        let id = Identity.id(of: item)
        if let first = firsts[id] {
          repeats[id, default: [first]].append(place)
        } else {
          firsts[id] = place
        }
      }
    }
    return repeats.map { DuplicateIdentifier(id: $0, places: $1) }
      .sorted { $0.places[0] < $1.places[0] }
  }

  /// Returns a Boolean value that indicates whether no identifier is repeated. A set finds out
  /// faster than a dictionary of places, and most lists repeat nothing.
  @inlinable
  static func areUnique<
    Lists: Collection, Items: RandomAccessCollection, Identity: ListIdentity
  >(_ lists: Lists, by identity: Identity.Type) -> Bool
  where Lists.Element == Items, Items.Element == Identity.Element, Identity.ID == ID {
    var known: Set<ID> = []
    for items in lists {
      for item in items where !known.insert(Identity.id(of: item)).inserted { return false }
    }
    return true
  }

  @usableFromInline
  init(id: ID, places: [ListPlace]) {
    self.id = id
    self.places = places
  }
}

extension DuplicateIdentifier: Sendable where ID: Sendable {}

extension DuplicateIdentifier: CustomStringConvertible {
  /// A sentence with the sections and items of the places, such as "The identifier 7 appears at
  /// [0, 1], [0, 4], and [2, 0]."
  public var description: String {
    let places = places.map { "[\($0.section), \($0.item)]" }
    let conjunction = places.count > 2 ? ", and " : " and "
    return "The identifier \(id) appears at " + places.dropLast().joined(separator: ", ")
      + conjunction + "\(places.last ?? "")."
  }
}
