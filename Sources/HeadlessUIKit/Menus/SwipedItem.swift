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

  /// The actions' titles, the outermost first. An action with an image and no title has the name of
  /// the image's symbol.
  package var titles: [String] { configuration.actions.map(\.shownTitle) }

  /// The widths of the actions' buttons, the outermost first: as in UIKit at least 74 points, and more
  /// for a long title.
  package var buttonWidths: [CGFloat] {
    let font = UIFont.preferredFont(forTextStyle: .body)
    return configuration.actions.map {
      let width = TextMeasure.width(of: $0.title ?? "", font: font)
      return max(74, (width * 2).rounded(.up) / 2 + 2 * 15)
    }
  }

  /// How far the row's content is shifted to show the buttons: to the right where they are at the
  /// leading edge, to the left, which is negative, where they are at the trailing one. The cell's frame
  /// stays.
  package var offset: CGFloat {
    let width = buttonWidths.reduce(0, +)
    return edge == .leading ? width : -width
  }

  /// Tells the actions which cell shows them.
  func isShown(by cell: UIView) {
    for action in configuration.actions { action.cell = cell }
  }
}

extension UIContextualAction {
  /// The title, else the name of the image's symbol.
  fileprivate var shownTitle: String {
    if let title, !title.isEmpty { return title }
    return image?.symbolName ?? ""
  }
}
