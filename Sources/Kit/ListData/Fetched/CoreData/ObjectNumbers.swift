#if canImport(CoreData)
import Foundation

/// A number that represents an object without reading it.
struct ObjectNumber: Identifiable, Equatable {
  /// The number of the object itself, as long as it is fetched.
  let id: Int
  /// The number of the object's last change.
  var change = 0
}

/// A generator of unique numbers.
struct ObjectNumbering {
  private var last = 0

  mutating func next() -> Int {
    last += 1
    return last
  }

  mutating func newNumbers(_ count: Int) -> [ObjectNumber] {
    (0..<count).map { _ in ObjectNumber(id: next()) }
  }
}

/// A report of an object that was inserted, deleted, moved or updated.
struct ObjectReport {
  let object: AnyObject
  /// The object's index path before the change if it was deleted or moved, otherwise nil.
  let source: IndexPath?
  let isInsertion: Bool
}

/// The combined reports of a change.
struct ObjectChange {
  private let old: [Section<ObjectNumber>]
  private let oldIndexes: [AnyHashable?: Int]
  private let number: Int
  /// The objects that were fetched before the change but not after it, by number.
  private(set) var departed: [Int: AnyObject] = [:]
  /// The items that objects have left, by old section.
  private var left: [Int: Set<Int>] = [:]
  /// The objects that were inserted or moved, by new section and item.
  private var arrived: [Int: [Int: ObjectNumber]] = [:]
  /// The items whose objects were only updated, by new section.
  private var updated: [Int: Set<Int>] = [:]

  /// Combines the reports of a change. One object may have several reports.
  ///
  /// - Parameters:
  ///   - reports: The reports.
  ///   - old: The sections before the change.
  ///   - numbering: A generator of the numbers of the change and of new objects.
  ///   - place: A closure that returns the index path of an object after the change.
  init(
    _ reports: [ObjectReport], of old: [Section<ObjectNumber>],
    _ numbering: inout ObjectNumbering, place: (AnyObject) -> IndexPath?
  ) {
    self.old = old
    oldIndexes = Dictionary(
      old.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    number = numbering.next()
    var sources: [ObjectIdentifier: IndexPath] = [:]
    var insertions: Set<ObjectIdentifier> = []
    for report in reports {
      if let source = report.source { sources[ObjectIdentifier(report.object)] = source }
      if report.isInsertion { insertions.insert(ObjectIdentifier(report.object)) }
    }
    var seen: Set<ObjectIdentifier> = []
    for object in reports.lazy.map(\.object) {
      let key = ObjectIdentifier(object)
      guard seen.insert(key).inserted else { continue }
      let id = sources[key].flatMap { leave($0) }
      if let place = place(object) {
        if id != nil || insertions.contains(key) {
          let number = ObjectNumber(id: id ?? numbering.next(), change: number)
          arrived[place[0], default: [:]][place[1]] = number
        } else {
          updated[place[0], default: []].insert(place[1])
        }
      } else if let id {
        departed[id] = object
      }
    }
  }

  /// Removes an object from its place and returns its number, or nil if the place is already empty.
  private mutating func leave(_ indexPath: IndexPath) -> Int? {
    guard let number = old.object(at: indexPath),
      left[indexPath[0], default: []].insert(indexPath[1]).inserted
    else { return nil }
    return number.id
  }

  /// Returns the numbers of a section's objects after the change. Objects that were inserted or
  /// moved have their new places, and the others fill the gaps in their order. If the counts do not
  /// match, all numbers are new.
  func numbers(
    ofSection section: Int, named name: String, count: Int, _ numbering: inout ObjectNumbering
  ) -> [ObjectNumber] {
    let index = oldIndexes[AnyHashable(name)]
    let before = index.map { old[$0].items } ?? []
    let left = index.flatMap { self.left[$0] } ?? []
    let arrived = self.arrived[section] ?? [:]
    let updated = self.updated[section] ?? []
    guard before.count - left.count + arrived.count == count,
      arrived.keys.allSatisfy({ $0 < count })
    else { return numbering.newNumbers(count) }
    if left.isEmpty, arrived.isEmpty, updated.isEmpty { return before }
    var staying = before.enumerated().lazy.filter { !left.contains($0.offset) }.makeIterator()
    return (0..<count).compactMap { item in
      var number = arrived[item] ?? staying.next()?.element
      if updated.contains(item) { number?.change = self.number }
      return number
    }
  }
}
#endif
