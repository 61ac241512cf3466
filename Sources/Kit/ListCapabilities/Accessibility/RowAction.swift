public import ListCore
import ListPlatform

/// An action of a row that a capability adds for VoiceOver.
final class RowAction: UIAccessibilityCustomAction {
  /// The capability that added the action.
  fileprivate var owner: ObjectIdentifier?
}

extension UIView {
  /// Replaces the actions that a capability added to a cell. Those of the app and of other
  /// capabilities stay.
  public func setRowActions(
    _ actions: [(name: String, perform: () -> Bool)], of owner: ListLink.Type
  ) {
    let id = ObjectIdentifier(owner)
    let old = accessibilityCustomActions ?? []
    let kept = old.filter { ($0 as? RowAction)?.owner != id }
    if actions.isEmpty, kept.count == old.count { return }
    accessibilityCustomActions =
      kept
      + actions.map { action in
        let new = RowAction(name: action.name) { _ in action.perform() }
        new.owner = id
        return new
      }
  }
}
