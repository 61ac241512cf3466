#if DEBUG
import Foundation
import ListCore

extension List {
  /// The first objects of the first section, and the number of rows there.
  var firstObjects: (objects: [Any], count: Int) {
    let count = numberOfItems(inSection: 0)
    return ((0..<min(count, 20)).compactMap { object(at: [0, $0]) }, count)
  }

  /// Says that objects that are made again get new identifiers.
  ///
  /// - Parameters:
  ///   - old: The first objects before the update.
  ///   - update: The update that has followed.
  func adviseOfNewIdentifiers(
    since old: (objects: [Any], count: Int), _ update: FollowedUpdate
  ) {
    guard old.count > 1, update.removedItems?.count == old.count else { return }
    let new = firstObjects
    Advice.give(
      to: type(of: self),
      if: new.count == old.count && new.objects.count == old.objects.count
        && zip(old.objects, new.objects).allSatisfy(hasOnlyNewID),
      "The objects of \(type(of: self)) have other ids than before, and are the same otherwise, so "
        + "every row is replaced. Use an id that stays the same when the data is loaded again, not "
        + "UUID().")
  }

  /// Returns a Boolean value that indicates whether two structures differ only in their `id`, which
  /// is or contains a UUID.
  private func hasOnlyNewID(_ old: Any, _ new: Any) -> Bool {
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
#endif
