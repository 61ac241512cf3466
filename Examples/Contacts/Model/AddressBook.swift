/// People filed under their initials: `A` to `Z`, then other scripts, then `#`.
struct AddressBook: Hashable, Sendable {
  /// The people of one initial, in order of their sort keys.
  struct Group: Identifiable, Hashable, Sendable {
    var initial: String
    var people: [Person]

    var id: String { initial }
  }

  let groups: [Group]

  /// Files the people, and tells apart those who share an id.
  ///
  /// People with equal sort keys keep the order in which they are given.
  init(_ people: [Person]) {
    let sorted = people.withUniqueIDs().enumerated()
      .map { (key: $1.sortKey, order: $0, person: $1) }
      .sorted { ($0.key, $0.order) < ($1.key, $1.order) }
    groups = Dictionary(grouping: sorted.map(\.person), by: \.initial)
      .map { Group(initial: $0, people: $1) }
      .sorted { $0.rank < $1.rank }
  }
}

extension AddressBook.Group {
  fileprivate var rank: (Int, String) { (initial == "#" ? 1 : 0, initial) }
}
