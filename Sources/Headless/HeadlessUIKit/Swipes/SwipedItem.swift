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
  private var buttonWidths: [CGFloat] {
    let font = UIFont.preferredFont(forTextStyle: .body)
    return configuration.actions.map {
      let width = TextMeasure.width(of: $0.title ?? "", font: font)
      return max(74, (width * 2).rounded(.up) / 2 + 2 * 15)
    }
  }

  /// Returns the frames of the actions' buttons in the cell that shows them, outermost first.
  ///
  /// Buttons at the trailing edge are beside a table's section index, as the cell's content is.
  package func buttonFrames(in cell: UIView) -> [CGRect] {
    let index = (cell as? UITableViewCell)?.container?.indexInset ?? 0
    var x = edge == .leading ? 0 : cell.bounds.width - index
    return buttonWidths.map { width in
      if edge == .trailing { x -= width }
      defer { if edge == .leading { x += width } }
      return cell.mirrored(CGRect(x: x, y: 0, width: width, height: cell.bounds.height))
    }
  }

  /// Returns the horizontal offset of the cell's content, in points, that makes room for the
  /// buttons.
  ///
  /// It is positive for buttons at the left edge and negative for buttons at the right edge. The
  /// cell's frame does not change.
  package func offset(in cell: UIView) -> CGFloat {
    let width = buttonWidths.reduce(0, +)
    return (edge == .leading) != cell.isRightToLeft ? width : -width
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
