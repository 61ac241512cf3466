/// The purpose of a reusable view.
public enum ReusableViewType: Hashable, Sendable {
  /// The view shows an item.
  case cell
  /// The view shows a section, or another part of a layout, of a kind.
  case supplementaryView(kind: String)
}
