import Foundation

/// The edge of a row at which swipe actions appear.
public enum SwipeEdge: Hashable, Sendable {
  /// The edge at which reading begins. A swipe to the right shows its actions.
  case leading
  /// The edge at which reading ends. A swipe to the left shows its actions.
  case trailing
}

/// A row or item whose swipe actions are visible.
@MainActor package struct SwipedItem {
  /// The index path of the row or item.
  package var indexPath: IndexPath
  /// The edge at which the actions appear.
  package let edge: SwipeEdge
  /// The configuration of the actions.
  package let configuration: UISwipeActionsConfiguration

  /// The titles of the actions, outermost first.
  ///
  /// An action with an image and no title has the name of the image's symbol.
  package var titles: [String] { configuration.actions.map(\.shownTitle) }

  /// The widths of the actions' buttons in points, outermost first.
  ///
  /// As in UIKit, a button is at least 74 points wide, and wider for a long title.
  package var buttonWidths: [CGFloat] {
    let font = UIFont.preferredFont(forTextStyle: .body)
    return configuration.actions.map {
      let width = TextMeasure.width(of: $0.title ?? "", font: font)
      return max(74, (width * 2).rounded(.up) / 2 + 2 * 15)
    }
  }

  /// The horizontal offset of the row's content that makes room for the buttons, in points.
  ///
  /// It is positive for buttons at the leading edge and negative for buttons at the trailing edge.
  /// The cell's frame does not change.
  package var offset: CGFloat {
    let width = buttonWidths.reduce(0, +)
    return edge == .leading ? width : -width
  }

  /// Sets the cell that displays the actions.
  func isShown(by cell: UIView) {
    for action in configuration.actions { action.cell = cell }
  }
}

extension UIContextualAction {
  /// The title or, if there is none, the name of the image's symbol.
  fileprivate var shownTitle: String {
    if let title, !title.isEmpty { return title }
    return image?.symbolName ?? ""
  }
}
