public import ListControllers

// A capability of an app's own, in one file: a protocol, its defaults, and its link.

/// A list in which some objects can't be highlighted, and so can't be selected.
@MainActor public protocol HighlightedList: List {
  /// Returns a Boolean value that indicates whether the user can highlight an object. The default
  /// is `true`.
  func canHighlight(_ object: Object) -> Bool
}

extension HighlightedList {
  public static var capabilities: [ListCapability] { [.highlighted] }

  public func canHighlight(_ object: Object) -> Bool { true }

  fileprivate func canHighlight(at indexPath: IndexPath) -> Bool {
    object(at: indexPath).map(canHighlight) ?? true
  }
}

extension ListCapability {
  static let highlighted = ListCapability { (list: any HighlightedList) in HighlightLink(list) }
}

/// Answers what can be highlighted.
private final class HighlightLink: ListLink, UITableViewDelegate, UICollectionViewDelegate {
  private weak var list: (any HighlightedList)?

  init(_ list: any HighlightedList) { self.list = list }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    list?.canHighlight(at: indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { list?.canHighlight(at: indexPath) ?? true }
}
