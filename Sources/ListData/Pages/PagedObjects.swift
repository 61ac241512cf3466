import ListDiff

/// The objects of several pages, without duplicates.
struct PagedObjects<Object> {
  private(set) var all: [Object] = []
  /// The numbers of the objects, in ascending order without gaps. Prepended objects have numbers
  /// less than those of the others, so none changes.
  private var numbers: [AnyHashable: Int] = [:]
  /// The number of the first object.
  private var firstNumber = 0
  private let limit: Int
  private let id: (Object) -> AnyHashable
  private let compare: (_ old: [Object], _ new: [Object]) -> ListDifference

  /// Creates an empty collection of objects.
  ///
  /// - Parameter limit: The maximum number of objects. Objects beyond it are left out.
  init(limit: Int) where Object: Identifiable {
    self.limit = limit
    id = { AnyHashable($0.id) }
    compare = { ListDifference(from: $0, to: $1, by: IgnoringContent.self) }
  }

  /// Returns an empty collection with the same limit and identity.
  func emptied() -> PagedObjects {
    var objects = self
    (objects.all, objects.numbers, objects.firstNumber) = ([], [:], 0)
    return objects
  }

  /// A Boolean value that indicates whether there are no objects.
  var isEmpty: Bool { all.isEmpty }

  /// A Boolean value that indicates whether the limit is reached.
  var isFull: Bool { all.count >= limit }

  /// Inserts a page at one end. An object that was there before keeps its position and receives its
  /// value from the page.
  ///
  /// - Parameters:
  ///   - page: The objects of the page.
  ///   - direction: The end at which the new objects are inserted.
  ///   - maximum: The maximum number of new objects. Those nearest to the other objects are
  ///     inserted. The default is the number up to the limit.
  /// - Returns: The difference from the objects before.
  /// - Complexity: O(page), of which no more than the limit are looked at without a maximum, plus
  ///   the move of all objects if some are prepended, and the copy of an array that is shared.
  mutating func insert(
    _ page: [Object], _ direction: PageDirection, atMost maximum: Int? = nil
  ) -> ListDifference {
    // Hashing an endless page would hold up the main actor.
    let most = maximum == nil ? max(limit, 0) : page.count
    let page = direction == .next ? page.prefix(most) : page.suffix(most)
    var changed: Set<Int> = []
    var new: [Object] = []
    var newRows: [AnyHashable: Int] = [:]
    for object in page {
      let id = id(object)
      if let row = row(of: id) {
        if !haveSameContent(all[row], object) { changed.insert(row) }
        all[row] = object
      } else if let row = newRows[id] {
        new[row] = object
      } else {
        newRows[id] = new.count
        new.append(object)
      }
    }
    let count = min(maximum ?? max(limit - all.count, 0), new.count)
    let inserted = direction == .next ? new.prefix(count) : new.suffix(count)
    let place = direction == .next ? all.count : 0
    if direction == .previous { firstNumber -= count }
    for (offset, object) in inserted.enumerated() {
      numbers[id(object)] = firstNumber + place + offset
    }
    all.insert(contentsOf: inserted, at: place)
    var difference = ListDifference()
    difference.insertedItems = (place..<place + count).map { ListPlace(section: 0, item: $0) }
    let shift = direction == .next ? 0 : count
    difference.changedItems = changed.sorted().map { .rows($0, $0 + shift) }
    return difference
  }

  private func row(of id: AnyHashable) -> Int? { numbers[id].map { $0 - firstNumber } }

  /// Returns the difference from older objects.
  ///
  /// - Complexity: O(n) expected.
  func difference(from old: PagedObjects) -> ListDifference {
    var difference = compare(old.all, all)
    difference.changedItems = all.enumerated().compactMap { row, object in
      guard let source = old.row(of: id(object)), !haveSameContent(old.all[source], object) else {
        return nil
      }
      return .rows(source, row)
    }
    return difference
  }
}

extension ListChange<ListPlace> {
  fileprivate static func rows(_ from: Int, _ to: Int) -> Self {
    ListChange(from: ListPlace(section: 0, item: from), to: ListPlace(section: 0, item: to))
  }
}

/// An identity by `id` for which content never changes. Changes of content are found separately.
private enum IgnoringContent<Element: Identifiable>: ListIdentity {
  static func id(of element: Element) -> Element.ID { element.id }
  static func hasSameContent(_ old: Element, _ new: Element) -> Bool { true }
}

/// Returns a Boolean value that indicates whether two objects with the same identifier are known to
/// have the same content. Objects that can't be compared are not, and neither is one object that
/// arrived twice and may have been mutated in between.
private func haveSameContent<Object>(_ old: Object, _ new: Object) -> Bool {
  if Object.self is AnyClass, old as AnyObject === new as AnyObject { return false }
  return areEqual(old, new) ?? false
}
