import Foundation
import ListData
import ListDiff

/// Advice about updates that do less than their author expects.
extension NonFetchedList where ListData: SectionedDataSource {
  /// Says that data is set at a bad time, or that sections can't be recognized.
  func advise(of sections: [ListData.DataSection]) {
    let name = type(of: self)
    Advice.give(
      to: name, if: ListState.of(self).isConfiguring,
      "\(name) sets its data while it configures a cell, when its view is asking for rows. Set the "
        + "data where it changes.")
    Advice.give(
      to: name,
      if: existingArranger?.rules.collapsedSections.isEmpty == false
        && sections.count != listData.sections.count
        && (sections + listData.sections).contains { $0.sectionID == nil },
      "The sections of \(name) have no ids, so that a collapsed one is remembered by its position, "
        + "which an update has changed. Give them ids, as by ListSection(id:_:).")
  }

  /// Says that objects that are made again get new identifiers.
  func adviseOfNewIdentifiers(_ updates: ListUpdates<ListData.DataSection>) {
    #if DEBUG
    guard updates.difference.insertedItems.contains(ListPlace(section: 0, item: 0)),
      updates.newIndexPath(of: [0, 0]) == nil, let old = updates.old.object(at: [0, 0]),
      let new = updates.data.object(at: [0, 0])
    else { return }
    Advice.give(
      to: type(of: self), if: hasOnlyNewID(old, new),
      "The objects of \(type(of: self)) have other ids than before, and are the same otherwise. Keep "
        + "the id of an object that is made again.")
    #endif
  }

  /// Returns a Boolean value that indicates whether two objects differ in their `id` alone.
  private func hasOnlyNewID(_ old: Object, _ new: Object) -> Bool {
    let (old, new) = (Mirror(reflecting: old).children, Mirror(reflecting: new).children)
    return old.count > 1 && old.count == new.count && old.contains { $0.label == "id" }
      && zip(old, new).allSatisfy { ($0.label != "id") == ("\($0.value)" == "\($1.value)") }
  }
}
