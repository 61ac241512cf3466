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
    if Self.haveDistinctHashes(lists, by: identity) { return [] }
    // A dictionary of identifiers would end the process if their hashes or `==` change at random.
    var found: [Int: [(id: ID, places: [ListPlace])]] = [:]
    for (section, items) in lists.enumerated() {
      for (index, item) in items.enumerated() {
        let place = ListPlace(section: section, item: index)
        let id = Identity.id(of: item)
        let hash = id.hashValue
        if let known = found[hash]?.firstIndex(where: { $0.id == id }) {
          found[hash]?[known].places.append(place)
        } else {
          found[hash, default: []].append((id, [place]))
        }
      }
    }
    return found.values.joined().filter { $0.places.count > 1 }
      .map { DuplicateIdentifier(id: $0.id, places: $0.places) }
      .sorted { $0.places[0] < $1.places[0] }
  }

  /// Returns a Boolean value that indicates whether no two identifiers have the same hash, and so
  /// none is repeated. A set finds out fast, and most lists repeat nothing.
  @inlinable
  static func haveDistinctHashes<
    Lists: Collection, Items: RandomAccessCollection, Identity: ListIdentity
  >(_ lists: Lists, by identity: Identity.Type) -> Bool
  where Lists.Element == Items, Items.Element == Identity.Element, Identity.ID == ID {
    var known: Set<Int> = []
    for items in lists {
      for item in items where !known.insert(Identity.id(of: item).hashValue).inserted {
        return false
      }
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
