/// What turns one list into another: the items and sections that go, come, move, and change.
///
///     struct City: Identifiable, Equatable { let id: Int; var name: String }
///
///     let difference = ListDifference(
///       from: [City(id: 1, name: "Ulm"), City(id: 2, name: "Rom")],
///       to: [City(id: 2, name: "Roma"), City(id: 1, name: "Ulm")])
///     difference.movedItems  // one: two cities in another order are one move
///     difference.changedItems  // Rom, at 0.1 before and 0.0 after
///
/// Deletes and the sources of moves and changes are places in the old list; inserts and targets are
/// places in the new list.
///
/// An item is deleted, inserted or moved by itself only in sections that are in both lists: a section
/// that goes takes its items along, and one that comes brings them. The items that move are as few
/// as can be: all that are in both lists and in the same section, less the longest run of them whose
/// order is kept. The same is true for sections.
///
/// Identifiers should be unique in the whole list. Where they are not, the occurrences of one are
/// matched one to one, as many as both lists have; see `RepeatedIdentifier` for finding them.
public struct ListDifference: Hashable, Sendable {
  /// The sections that go; indexes in the old list, ascending.
  public var deletedSections: [Int] = []
  /// The sections that come; indexes in the new list, ascending.
  public var insertedSections: [Int] = []
  /// The sections that change their order.
  public var movedSections: [ListChange<Int>] = []
  /// The sections that are in both lists, and whose own content differs; that of their items does
  /// not count.
  public var changedSections: [ListChange<Int>] = []
  /// The items that go from sections that stay; places in the old list, ascending.
  public var deletedItems: [ListPlace] = []
  /// The items that come to sections that stay; places in the new list, ascending.
  public var insertedItems: [ListPlace] = []
  /// The items that change their order, or their section.
  public var movedItems: [ListChange<ListPlace>] = []
  /// The items that are in both lists, moved or not, and whose content differs.
  public var changedItems: [ListChange<ListPlace>] = []

  /// No difference.
  public init() {}

  /// Whether the lists are the same.
  public var isEmpty: Bool { count == 0 }

  /// The number of changes.
  public var count: Int {
    deletedSections.count + insertedSections.count + movedSections.count + changedSections.count
      + deletedItems.count + insertedItems.count + movedItems.count + changedItems.count
  }

  /// For each section of the new list its index in the old one, nil for one that came.
  ///
  /// - Parameters:
  ///   - oldCount: The number of sections of the old list.
  ///   - newCount: The number of sections of the new list.
  /// - Complexity: O(sections).
  public func oldSections(from oldCount: Int, to newCount: Int) -> [Int?] {
    var sources = [Int?](repeating: nil, count: newCount)
    var isTaken = [Bool](repeating: false, count: newCount)
    var isGone = [Bool](repeating: false, count: oldCount)
    for section in insertedSections { isTaken[section] = true }
    for section in deletedSections { isGone[section] = true }
    for move in movedSections {
      sources[move.to] = move.from
      isTaken[move.to] = true
      isGone[move.from] = true
    }
    var staying = (0..<oldCount).lazy.filter { !isGone[$0] }.makeIterator()
    for section in 0..<newCount where !isTaken[section] { sources[section] = staying.next() }
    return sources
  }
}

extension ListDifference: CustomStringConvertible {
  /// The changes in one line, those that there are: "delete 0.3, insert 0.1, move 1.0→1.4".
  public var description: String {
    guard !isEmpty else { return "no change" }
    var words: [String] = []
    words += deletedSections.map { "delete section \($0)" }
    words += insertedSections.map { "insert section \($0)" }
    words += movedSections.map { "move section \($0)" }
    words += changedSections.map { "change section \($0)" }
    words += deletedItems.map { "delete \($0)" }
    words += insertedItems.map { "insert \($0)" }
    words += movedItems.map { "move \($0)" }
    words += changedItems.map { "change \($0)" }
    return words.joined(separator: ", ")
  }
}
