/// A reference to a view or guide that does not keep it, and is nil once it is released.
///
/// All constraints of an item share one. Unlike weak references, it doesn't make counting the
/// references to the item slow.
final class LayoutReference: Sendable {
  nonisolated(unsafe) unowned(unsafe) var item: AnyObject?

  private init(_ item: AnyObject) {
    self.item = item
  }

  /// Returns the reference to a view or guide.
  @MainActor static func to(_ item: AnyObject) -> LayoutReference? {
    if let view = item as? UIView {
      let reference = view.layoutReference ?? LayoutReference(view)
      view.layoutReference = reference
      return reference
    }
    guard let guide = item as? UILayoutGuide else { return nil }
    let reference = guide.layoutReference ?? LayoutReference(guide)
    guide.layoutReference = reference
    return reference
  }
}
