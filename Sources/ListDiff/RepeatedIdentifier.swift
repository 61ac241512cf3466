/// An identifier that stands more than once in a list, and where.
public struct RepeatedIdentifier<ID: Hashable>: Hashable {
  /// The identifier.
  public let id: ID
  /// The places of all items that have it, in the list's order; two at least.
  public let places: [ListPlace]

  /// The identifiers that stand more than once in a list of sections, in the order of their first
  /// places.
  ///
  /// - Complexity: O(n) for n items.
  @inlinable
  public static func all<
    Lists: Collection, Items: RandomAccessCollection, Identity: ListIdentity
  >(in lists: Lists, by identity: Identity.Type) -> [RepeatedIdentifier]
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
    return repeats.map { RepeatedIdentifier(id: $0, places: $1) }
      .sorted { $0.places[0] < $1.places[0] }
  }

  /// Most lists repeat nothing, and a set tells so faster than a dictionary of places.
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

extension RepeatedIdentifier: Sendable where ID: Sendable {}

extension RepeatedIdentifier: CustomStringConvertible {
  /// A sentence: "The identifier 7 stands at 0.1, 0.4 and 2.0."
  public var description: String {
    let places = places.map(\.description)
    return "The identifier \(id) stands at \(places.dropLast().joined(separator: ", ")) and "
      + "\(places.last ?? "")."
  }
}
