import ListDiff

/// The objects of several pages, without duplicates.
struct PagedObjects<Object> {
  private(set) var all: [Object] = []
  private var rows: [AnyHashable: Int] = [:]
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
    (objects.all, objects.rows) = ([], [:])
    return objects
  }

  /// A Boolean value that indicates whether there are no objects.
  var isEmpty: Bool { all.isEmpty }

  /// A Boolean value that indicates whether the limit is reached.
  var isFull: Bool { all.count >= limit }

  /// Appends a page. An object that was there before keeps its position and receives its value from
  /// the page.
  ///
  /// - Returns: The difference from the objects before.
  /// - Complexity: O(page), plus the copy of an array that is shared.
  mutating func append(_ page: [Object]) -> ListDifference {
    var changed: Set<Int> = []
    let count = all.count
    for object in page {
      let id = id(object)
      if let row = rows[id] {
        if row < count, !haveSameContent(all[row], object) { changed.insert(row) }
        all[row] = object
      } else if !isFull {
        rows[id] = all.count
        all.append(object)
      }
    }
    var difference = ListDifference()
    difference.insertedItems = (count..<all.count).map { ListPlace(section: 0, item: $0) }
    difference.changedItems = changed.sorted().map { .rows($0, $0) }
    return difference
  }

  /// Returns the difference from older objects.
  ///
  /// - Complexity: O(n) expected.
  func difference(from old: PagedObjects) -> ListDifference {
    var difference = compare(old.all, all)
    difference.changedItems = all.enumerated().compactMap { row, object in
      guard let source = old.rows[id(object)], !haveSameContent(old.all[source], object) else {
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
