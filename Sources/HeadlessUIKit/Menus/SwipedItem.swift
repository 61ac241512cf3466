import Foundation

/// The edge of a row from which actions come.
public enum SwipeEdge: Hashable, Sendable {
  /// The edge where reading begins; a swipe to the right shows its actions.
  case leading
  /// The edge where reading ends; a swipe to the left shows its actions.
  case trailing
}

/// A row or item whose actions show.
@MainActor package struct SwipedItem {
  /// The row or item.
  package var indexPath: IndexPath
  /// The edge at which the actions are.
  package let edge: SwipeEdge
  /// The actions.
  package let configuration: UISwipeActionsConfiguration

  /// The actions' titles, the outermost first.
  package var titles: [String] { configuration.actions.map { $0.title ?? "" } }
}
