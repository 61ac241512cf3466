import Foundation
import ListData

/// An object that many closures of a list share as long as one of them has it.
@MainActor package final class Shared<Value: AnyObject> {
  private weak var value: Value?

  /// Returns the shared object of a list, or another one if it no longer serves.
  package static func value(
    of list: some List, if serves: (Value) -> Bool, orMake make: () -> Value
  ) -> Value {
    let shared = ListState.of(list).value(Shared.self) { Shared() }
    if let value = shared.value, serves(value) { return value }
    let value = make()
    shared.value = value
    return value
  }
}

/// The data of a list at one time, in which many objects are followed at the cost of one.
@MainActor final class TrackedData<Section: SectionInfo> {
  let sections: [Section]
  /// Other data, and where each item of the sections is in it.
  private var latest: (sections: [Section], indexPaths: [[IndexPath?]])?

  private init(_ sections: [Section]) { self.sections = sections }

  /// Returns the data of a list as it is now.
  static func of<L: NonFetchedList>(_ list: L) -> TrackedData
  where L.ListData: SectionedDataSource, L.ListData.DataSection == Section {
    let sections = list.listData.sections
    return Shared.value(of: list) {
      $0.sections.isTriviallyIdentical(to: sections)
    } orMake: {
      TrackedData(sections)
    }
  }

  /// Returns the index path in other data of an item, or `nil` if it is gone.
  ///
  /// - Complexity: O(items) at the first call for the data, and O(1) after it.
  func indexPath(
    of old: IndexPath, in new: [Section], by comparison: ListComparison<Section>?
  ) -> IndexPath? {
    guard sections.isValid(old) else { return nil }
    if new.isTriviallyIdentical(to: sections) { return old }
    if let latest, new.isTriviallyIdentical(to: latest.sections) {
      return latest.indexPaths[old.section][old.item]
    }
    guard let updates = comparison?.updates(from: sections, to: new) else { return nil }
    let all = sections.enumerated().flatMap { section, data in
      data.items.indices.enumerated().map { IndexPath(item: $0.offset, section: section) }
    }
    var left = updates.newIndexPaths(of: all)[...]
    let indexPaths = sections.map { section in
      defer { left = left.dropFirst(section.items.count) }
      return Array(left.prefix(section.items.count))
    }
    latest = (new, indexPaths)
    return indexPaths[old.section][old.item]
  }
}
