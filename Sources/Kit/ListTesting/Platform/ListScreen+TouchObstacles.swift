import Foundation
import ListControllers

#if os(tvOS)
extension ListScreen {
  /// Returns the lack of a destructive action of a row, of which tvOS has none.
  func missingDeletion(of indexPath: IndexPath) -> String? { nil }

  /// False: a navigation item of tvOS has no search controller.
  var isSearching: Bool { false }

  /// No text.
  var searchText: String { "" }
}

extension UIViewController {
  /// False: tvOS has no sheets.
  var isUndimmedSheet: Bool { false }
}
#else
/// The reasons for which gestures on a touch screen can't be done.
extension ListScreen {
  /// Returns the lack of a swipe action with a title.
  func missingSwipeAction(
    _ title: String, of indexPath: IndexPath, at edges: NSDirectionalRectEdge
  ) -> String? {
    let actions = [NSDirectionalRectEdge.trailing, .leading].filter(edges.contains).flatMap {
      fingers.swipeActions(ofRowAt: indexPath, in: listView, at: $0)
    }
    return Choices("swipe action", actions.map { Choice([$0.title]) }).obstacle(to: title)
      .map { $0 + (actions.isEmpty ? editingHint : "") }
  }

  /// Returns the lack of a destructive action of a row.
  func missingDeletion(of indexPath: IndexPath) -> String? {
    let actions = fingers.swipeActions(ofRowAt: indexPath, in: listView, at: .trailing)
    guard !actions.isEmpty else {
      return "The row can't be edited, or has no action at its trailing edge.\(editingHint)"
    }
    guard !actions.contains(where: { $0.style == .destructive }) else { return nil }
    let list = Choices("swipe action", actions.map { Choice([$0.title]) }).list
    return "There is no destructive swipe action, only \(list)."
  }

  /// A Boolean value that indicates whether the search bar of the view controller in front has a
  /// text.
  var isSearching: Bool { !searchText.isEmpty }

  /// The text in the search bar of the view controller in front.
  var searchText: String { searchController?.searchBar.text ?? "" }

  private var editingHint: String {
    switch topViewController {
    case is any SwipeableList: ""
    case is any EditableList where tableView == nil:
      " In a collection view, rows are swiped in a SwipeableList."
    case is any EditableList: " An EditableList decides that in canEdit(_:at:)."
    default: hint("EditableList or SwipeableList", false)
    }
  }

  /// The lack of a context menu.
  var missingMenu: String {
    "The row has no context menu."
      + hint("ContextMenuList", topViewController is any ContextMenuList)
  }

  /// Returns the refusal to lift a row of a list.
  func missingLift(in list: UIScrollView?) -> String {
    let (isEnabled, hasDelegate) =
      switch list {
      case let table as UITableView: (table.dragInteractionEnabled, table.dragDelegate != nil)
      case let collection as UICollectionView:
        (collection.dragInteractionEnabled, collection.dragDelegate != nil)
      default: (true, true)
      }
    let hint = hint("DraggableList", topViewController is any DraggableList)
    if !isEnabled { return "The list's dragInteractionEnabled is false." }
    return hasDelegate
      ? "The list has no such row, or its drag delegate returns no items for it.\(hint)"
      : "The list has no drag delegate.\(hint)"
  }

  /// Returns the refusal to drop something on a list.
  func missingDrop(in list: UIScrollView?) -> String {
    let hasDelegate =
      switch list {
      case let table as UITableView: table.dropDelegate != nil
      case let collection as UICollectionView: collection.dropDelegate != nil
      default: false
      }
    if hasDelegate, list === listView, let searchedMove { return searchedMove }
    return
      (hasDelegate
      ? "The drop delegate refuses the drop." : "The list under the finger has no drop delegate.")
      + hint("DroppableList", topViewController is any DroppableList)
      + (hasDelegate && topViewController is any OutlineList
        ? " In an outline, nothing is dropped where the row could belong to several nodes, such as "
          + "after the last child of an open node." : "")
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether what is behind the view controller takes touches.
  var isUndimmedSheet: Bool {
    #if os(visionOS)
    // A sheet has no detents there.
    false
    #else
    sheetPresentationController?.largestUndimmedDetentIdentifier != nil
    #endif
  }
}

extension UIMenu {
  /// The actions of the menu and of its submenus that are visible, as they can be chosen.
  var choices: [Choice] {
    children.flatMap { element -> [Choice] in
      switch element {
      case let action as UIAction where !action.attributes.contains(.hidden):
        [Choice([action.title], isEnabled: !action.attributes.contains(.disabled))]
      case let menu as UIMenu: menu.choices
      default: []
      }
    }
  }
}
#endif
