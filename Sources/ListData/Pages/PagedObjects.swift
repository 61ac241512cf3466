import ListDiff

/// The objects of some pages, each once.
struct PagedObjects<Object> {
  private(set) var all: [Object] = []
  private var rows: [AnyHashable: Int] = [:]
  private let limit: Int
  private let id: (Object) -> AnyHashable
  private let compare: (_ old: [Object], _ new: [Object]) -> ListDifference

  /// No objects.
  ///
  /// - Parameter limit: The most objects to take; those beyond it are left out.
  init(limit: Int) where Object: Identifiable {
    self.limit = limit
    id = { AnyHashable($0.id) }
    compare = { ListDifference(from: $0, to: $1, by: ByIdentifierAlone.self) }
  }

  /// No objects, but of the same kind.
  func emptied() -> PagedObjects {
    var objects = self
    (objects.all, objects.rows) = ([], [:])
    return objects
  }

  /// Whether there are none.
  var isEmpty: Bool { all.isEmpty }

  /// Whether no more objects are taken.
  var isFull: Bool { all.count >= limit }

  /// Adds a page. An object that was there before keeps its place, and is from now on what the page
  /// says.
  ///
  /// - Returns: What differs.
  /// - Complexity: O(page), besides the copy of an array that is shared.
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

  /// What makes these objects of others.
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

/// Objects are recognised by their `id`; whether they changed is found out apart.
private enum ByIdentifierAlone<Element: Identifiable>: ListIdentity {
  static func id(of element: Element) -> Element.ID { element.id }
  static func hasSameContent(_ old: Element, _ new: Element) -> Bool { true }
}

/// Whether two objects with the same identifier are known to show the same. It is not known of
/// objects that cannot be compared, nor of one object that came twice and may have been changed in
/// between.
private func haveSameContent<Object>(_ old: Object, _ new: Object) -> Bool {
  if Object.self is AnyClass, old as AnyObject === new as AnyObject { return false }
  guard let old = old as? any Equatable else { return false }
  return isEqual(old, new)
}

private func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
  value == other as? Value
}
