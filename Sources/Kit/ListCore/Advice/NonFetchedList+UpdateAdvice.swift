import Foundation
import ListData
import ListDiff

/// Advice about updates that do less than their author expects.
extension NonFetchedList where ListData: SectionedDataSource {
  /// Says that data is set while the view asks for it.
  func adviseOfSettingInConfiguration() {
    let name = type(of: self)
    Advice.give(
      to: name, if: ListState.of(self).isConfiguring,
      "\(name) sets its data while it configures a cell, when its view is asking for rows. Move "
        + "the call out of the configuration, such as to the action that changes the data.")
  }

  /// Says that objects that are made again get new identifiers.
  func adviseOfNewIdentifiers(_ updates: ListUpdates<ListData.DataSection>) {
    #if DEBUG
    let (old, new) = (updates.old.first?.items, updates.data.first?.items)
    guard let old, let new, old.count == new.count, old.count > 1,
      updates.difference.deletedItems.count == old.count
    else { return }
    Advice.give(
      to: type(of: self), if: zip(old, new).prefix(20).allSatisfy(hasOnlyNewID),
      "The objects of \(type(of: self)) have other ids than before, and are the same otherwise, so "
        + "every row is replaced. Use an id that stays the same when the data is loaded again, not "
        + "UUID().")
    #endif
  }

  /// Returns a Boolean value that indicates whether two structures differ only in their `id`, which
  /// is or contains a UUID.
  private func hasOnlyNewID(_ old: Object, _ new: Object) -> Bool {
    let (old, new) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard old.displayStyle == .struct, old.children.count > 1,
      old.children.contains(where: { $0.label == "id" })
    else { return false }
    return zip(old.children, new.children).allSatisfy { old, new in
      // The text of an instance says nothing about its content.
      Mirror(reflecting: new.value).displayStyle != .class
        && (old.label == "id"
          ? isOtherUUID("\(old.value)", "\(new.value)") : "\(old.value)" == "\(new.value)")
    }
  }

  private func isOtherUUID(_ old: String, _ new: String) -> Bool {
    old != new
      && new.split { !$0.isHexDigit && $0 != "-" }.contains { UUID(uuidString: "\($0)") != nil }
  }
}
