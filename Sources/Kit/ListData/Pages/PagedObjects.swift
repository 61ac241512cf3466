import ListDiff

/// The objects of several pages, without duplicates.
struct PagedObjects<Object> {
  private(set) var all: [Object] = []
  /// The numbers of the objects, in ascending order without gaps. Prepended objects have numbers
  /// less than those of the others, so none changes.
  private var numbers: [AnyHashable: Int] = [:]
  /// The number of the first object.
  private var firstNumber = 0
  /// The objects that were edited since the first page was requested; `nil` for one that was
  /// removed. A page doesn't change them.
  private var edits: [AnyHashable: Object?] = [:]
  /// The edits since the last request for a first page, which may have been answered before them.
  private var newEdits: [AnyHashable: Object?] = [:]
  private let limit: Int
  let id: (Object) -> AnyHashable
  private let compare: (_ old: [Object], _ new: [Object]) -> ListDifference

  /// Creates an empty collection of objects.
  ///
  /// - Parameter limit: The maximum number of objects. Objects beyond it are left out.
  init(limit: Int) where Object: Identifiable {
    self.limit = limit
    id = { AnyHashable($0.id) }
    compare = { ListDifference(from: $0, to: $1, by: IgnoringContent.self) }
  }

  /// Notes that a first page is requested.
  ///
  /// - Parameter keepsEdits: A Boolean value that indicates whether the page belongs to the same
  ///   load as the objects, so that their edits count for it.
  mutating func willRefresh(keepingEdits keepsEdits: Bool = false) {
    newEdits = keepsEdits ? edits : [:]
  }

  /// Returns an empty collection with the same limit and identity, and with the edits that were
  /// made since the first page was requested.
  func emptied() -> PagedObjects {
    var objects = self
    (objects.all, objects.numbers, objects.firstNumber) = ([], [:], 0)
    objects.edits = newEdits
    return objects
  }

  /// A Boolean value that indicates whether there are no objects.
  var isEmpty: Bool { all.isEmpty }

  /// A Boolean value that indicates whether the limit is reached.
  var isFull: Bool { all.count >= limit }

  /// Returns the row of an object with the same identifier, or `nil` if there is none.
  func row(of object: Object) -> Int? { row(of: id(object)) }

  private func row(of id: AnyHashable) -> Int? { numbers[id].map { $0 - firstNumber } }

  // MARK: Pages

  /// Inserts a page at one end. An object that was there before keeps its position and receives its
  /// value from the page. An object that was edited stays as it is.
  ///
  /// - Parameters:
  ///   - page: The objects of the page.
  ///   - direction: The end at which the new objects are inserted. Those nearest to the other
  ///     objects are inserted up to the limit.
  /// - Returns: The difference from the objects before.
  /// - Complexity: O(page), of which no more than the limit are looked at, plus the move of all
  ///   objects if some are prepended, and the copy of an array that is shared.
  mutating func insert(page: [Object], _ direction: PageDirection) -> ListDifference {
    // Hashing an endless page would hold up the main actor.
    let most = max(limit, 0)
    let page = direction == .next ? page.prefix(most) : page.suffix(most)
    return insert(
      edited(page), at: direction == .next ? all.count : 0, atMost: max(limit - all.count, 0),
      nearest: direction)
  }

  /// Appends objects that aren't of a page, or only gives those that are there their new values.
  mutating func append(_ objects: [Object], insertsNew: Bool) -> ListDifference {
    insert(edited(objects[...]), at: all.count, atMost: insertsNew ? .max : 0)
  }

  /// Returns objects as they were edited, without those that were removed.
  private func edited(_ objects: ArraySlice<Object>) -> [Object] {
    edits.isEmpty ? Array(objects) : objects.compactMap { edits[id($0)] ?? $0 }
  }

  /// Inserts objects that aren't there, and gives the others their new values.
  ///
  /// - Parameters:
  ///   - objects: The objects.
  ///   - place: The row of the first new object.
  ///   - maximum: The maximum number of new objects.
  ///   - direction: The direction from the objects that are there to the new ones. The nearest are
  ///     inserted.
  private mutating func insert(
    _ objects: [Object], at place: Int, atMost maximum: Int,
    nearest direction: PageDirection = .next
  ) -> ListDifference {
    var changed: Set<Int> = []
    var new: [Object] = []
    let (oldCount, most) = (all.count, min(maximum, objects.count))
    if most > 0 { numbers.reserveCapacity(oldCount + most) }
    for object in objects {
      let id = id(object)
      if let row = row(of: id) {
        if row >= oldCount {
          new[row - oldCount] = object
        } else if setValue(object, at: row) {
          changed.insert(row)
        }
      } else if most > 0 {
        // The numbers that the objects have at the end, where most pages are inserted.
        numbers[id] = firstNumber + oldCount + new.count
        new.append(object)
      }
    }
    let count = min(maximum, new.count)
    let isNext = direction == .next
    let others = isNext ? new.dropFirst(count) : new.dropLast(count)
    for object in others { numbers[id(object)] = nil }
    all.insert(contentsOf: isNext ? new.prefix(count) : new.suffix(count), at: place)
    if place == 0, oldCount > 0 {
      firstNumber -= count
      number(0..<count)
    } else if place < oldCount || !others.isEmpty {
      number(place..<all.count)
    }
    var difference = ListDifference()
    difference.insertedItems = (place..<place + count).map(ListPlace.row)
    difference.changedItems = changed.sorted().map {
      .rows($0, $0 < place ? $0 : $0 + count)
    }
    return difference
  }

  /// Sets an object, and returns a Boolean value that indicates whether its content may differ.
  private mutating func setValue(_ object: Object, at row: Int) -> Bool {
    defer { all[row] = object }
    return !haveSameContent(all[row], object)
  }

  /// Numbers the objects of rows.
  private mutating func number(_ rows: Range<Int>) {
    for row in rows { numbers[id(all[row])] = firstNumber + row }
  }

  // MARK: Edits

  /// Sets all objects.
  ///
  /// - Complexity: O(n).
  mutating func set(_ objects: [Object]) {
    (all, numbers, firstNumber) = (objects, [:], 0)
    number(0..<all.count)
  }

  /// Notes that objects arrived which aren't of a page, after their last edits.
  mutating func noteArrival(of objects: [Object]) {
    for object in objects where edits[id(object)] != nil { note(object, for: id(object)) }
  }

  private mutating func note(_ object: Object?, for id: AnyHashable) {
    edits.updateValue(object, forKey: id)
    newEdits.updateValue(object, forKey: id)
  }

  /// Replaces objects by those with the same identifiers. One that was removed doesn't come back.
  mutating func replace(_ objects: [Object]) -> ListDifference {
    func isRemoved(_ edit: Object??) -> Bool { edit.map { $0 == nil } ?? false }
    for object in objects {
      let id = id(object)
      if !isRemoved(edits[id]) { edits.updateValue(object, forKey: id) }
      if !isRemoved(newEdits[id]) { newEdits.updateValue(object, forKey: id) }
    }
    return insert(objects, at: all.count, atMost: 0)
  }

  /// Replaces the object of a row by one that isn't there.
  mutating func replace(row: Int, with object: Object) -> ListDifference {
    let old = id(all[row])
    note(nil, for: old)
    note(object, for: id(object))
    numbers[old] = nil
    all[row] = object
    number(row..<row + 1)
    var difference = ListDifference()
    difference.deletedItems = [.row(row)]
    difference.insertedItems = [.row(row)]
    return difference
  }

  /// Inserts objects, and gives those that are there their new values.
  mutating func insert(_ objects: [Object], at row: Int) -> ListDifference {
    for object in objects { note(object, for: id(object)) }
    return insert(objects, at: row, atMost: .max)
  }

  /// Removes the objects with identifiers. A page doesn't bring them back, even if they aren't
  /// there yet.
  ///
  /// - Returns: The runs of neighbors that were removed, in their order, and the difference from
  ///   the objects before.
  /// - Complexity: O(n) for the objects from the first removed one on.
  mutating func remove(
    _ ids: some Sequence<AnyHashable>
  ) -> (runs: [RemovedObjects<Object>], difference: ListDifference) {
    var rows: Set<Int> = []
    for id in ids {
      note(nil, for: id)
      if let row = row(of: id) { rows.insert(row) }
    }
    var (runs, difference) = ([RemovedObjects<Object>](), ListDifference())
    guard let first = rows.min() else { return (runs, difference) }
    let sorted = rows.sorted()
    for row in sorted {
      if !rows.contains(row - 1) {
        runs.append(RemovedObjects(row: row, previous: row > 0 ? id(all[row - 1]) : nil))
      }
      runs[runs.count - 1].objects.append(all[row])
      if !rows.contains(row + 1), row + 1 < all.count {
        runs[runs.count - 1].next = id(all[row + 1])
      }
    }
    for row in sorted { numbers[id(all[row])] = nil }
    let rest = (first..<all.count).filter { !rows.contains($0) }.map { all[$0] }
    all.replaceSubrange(first..., with: rest)
    number(first..<all.count)
    difference.deletedItems = sorted.map(ListPlace.row)
    return (runs, difference)
  }

  /// Inserts removed objects behind those that they followed, without those that are there again.
  ///
  /// - Complexity: O(n).
  mutating func restore(_ runs: [RemovedObjects<Object>]) -> ListDifference {
    var places: [Int: [Object]] = [:]
    for run in runs {
      let objects = run.objects.filter { row(of: $0) == nil }
      for object in objects { note(object, for: id(object)) }
      let place =
        run.previous.flatMap(row(of:)).map { $0 + 1 } ?? run.next.flatMap(row(of:))
        ?? min(run.row, all.count)
      places[place, default: []] += objects
    }
    var (restored, difference) = ([Object](), ListDifference())
    for row in 0...all.count {
      for object in places[row] ?? [] {
        difference.insertedItems.append(.row(restored.count))
        restored.append(object)
      }
      if row < all.count { restored.append(all[row]) }
    }
    set(restored)
    return difference
  }

  // MARK: Differences

  /// Returns the difference from older objects.
  ///
  /// - Complexity: O(n) expected.
  func difference(from old: PagedObjects) -> ListDifference {
    var difference = compare(old.all, all)
    difference.changedItems = all.enumerated().compactMap { row, object in
      guard let source = old.row(of: object), !haveSameContent(old.all[source], object) else {
        return nil
      }
      return .rows(source, row)
    }
    return difference
  }
}

/// Neighbors that were removed.
package struct RemovedObjects<Object> {
  /// The row of the first one before the removal.
  let row: Int
  /// The identifier of the object before them, or `nil` if they were the first.
  let previous: AnyHashable?
  /// The identifier of the object after them, or `nil` if they were the last.
  var next: AnyHashable?
  /// The objects.
  package var objects: [Object] = []
}

extension ListPlace {
  fileprivate static func row(_ row: Int) -> Self { ListPlace(section: 0, item: row) }
}

extension ListChange<ListPlace> {
  fileprivate static func rows(_ from: Int, _ to: Int) -> Self {
    ListChange(from: .row(from), to: .row(to))
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
