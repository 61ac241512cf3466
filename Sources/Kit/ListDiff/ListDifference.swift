/// The changes that turn one list into another: deleted, inserted, moved and changed items and
/// sections.
///
///     struct City: Identifiable, Equatable { let id: Int; var name: String }
///
///     let difference = ListDifference(
///       from: [City(id: 1, name: "Ulm"), City(id: 2, name: "Rom")],
///       to: [City(id: 2, name: "Roma"), City(id: 1, name: "Ulm")])
///     difference.movedItems  // one: two cities in another order are one move
///     difference.changedItems  // Rom, at 0.1 before and 0.0 after
///
/// Deletions, and the sources of moves and changes, are places in the old list. Insertions, and the
/// targets of moves and changes, are places in the new list.
///
/// Single items are deleted, inserted and moved only in sections that are in both lists: a deleted
/// section takes its items along, and an inserted section brings its own. The number of moves is
/// minimal: of the items that are in the same section of both lists, those of a longest increasing
/// subsequence stay. The same is true for sections.
///
/// Identifiers should be unique in the entire list. If one is repeated, its occurrences are matched
/// one to one, as many as both lists have. `DuplicateIdentifier` finds such identifiers.
public struct ListDifference: Hashable, Sendable {
  /// The deleted sections; indexes in the old list, in ascending order.
  public var deletedSections: [Int] = []
  /// The inserted sections; indexes in the new list, in ascending order.
  public var insertedSections: [Int] = []
  /// The sections that move among the sections of both lists.
  public var movedSections: [ListChange<Int>] = []
  /// The sections of both lists whose own content differs. The content of their items doesn't
  /// count.
  public var changedSections: [ListChange<Int>] = []
  /// The deleted items of sections that are in both lists; places in the old list, in ascending
  /// order.
  public var deletedItems: [ListPlace] = []
  /// The inserted items of sections that are in both lists; places in the new list, in ascending
  /// order.
  public var insertedItems: [ListPlace] = []
  /// The items that move within their section or to another one.
  public var movedItems: [ListChange<ListPlace>] = []
  /// The items of both lists whose content differs, moved or not.
  public var changedItems: [ListChange<ListPlace>] = []

  /// Creates an empty difference.
  public init() {}

  /// A Boolean value that indicates whether the lists are the same.
  public var isEmpty: Bool { count == 0 }

  /// The number of changes.
  public var count: Int {
    deletedSections.count + insertedSections.count + movedSections.count + changedSections.count
      + deletedItems.count + insertedItems.count + movedItems.count + changedItems.count
  }

  /// Returns for each section of the new list its index in the old list, or `nil` if it was
  /// inserted.
  ///
  /// - Parameters:
  ///   - oldCount: The number of sections of the old list.
  ///   - newCount: The number of sections of the new list.
  /// - Complexity: O(sections).
  @usableFromInline
  package func oldSections(from oldCount: Int, to newCount: Int) -> [Int?] {
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
  /// The changes in one line, such as "delete 0.3, insert 0.1, move 1.0→1.4".
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
