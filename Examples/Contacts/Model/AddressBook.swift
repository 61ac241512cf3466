/// People in groups by initial: `A` to `Z`, then other scripts, then `#`.
nonisolated struct AddressBook: Hashable, Sendable {
  /// The people with the same initial, sorted by their sort keys.
  struct Group: Identifiable, Hashable, Sendable {
    var initial: String
    var people: [Person]

    var id: String { initial }
  }

  let groups: [Group]

  /// Groups people by initial and makes their identifiers unique.
  ///
  /// People with equal sort keys remain in their order.
  init(_ people: [Person]) {
    let sorted = people.withUniqueIDs().enumerated()
      .map { (key: $1.sortKey, order: $0, person: $1) }
      .sorted { ($0.key, $0.order) < ($1.key, $1.order) }
    groups = Dictionary(grouping: sorted.map(\.person), by: \.initial)
      .map { Group(initial: $0, people: $1) }
      .sorted { $0.rank < $1.rank }
  }
}

nonisolated extension AddressBook.Group {
  fileprivate var rank: (Int, String) { (initial == "#" ? 1 : 0, initial) }
}
