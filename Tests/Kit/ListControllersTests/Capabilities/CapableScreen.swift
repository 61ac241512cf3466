import ListTesting
import Testing

/// How a capable list gets UIKit's calls, and in what view.
enum CapableKind: String, CaseIterable, CustomTestStringConvertible {
  case forwardingTable, bridgedTable, bridgedPlainTable
  case forwardingCollection, bridgedCollection, bridgedPlainCollection

  var testDescription: String { rawValue }

  @MainActor fileprivate var list: any Capable & UIViewController {
    switch self {
    case .forwardingTable: ForwardingTable(style: .plain)
    case .bridgedTable: BridgedTable(style: .plain)
    case .bridgedPlainTable: BridgedPlainTable()
    case .forwardingCollection: ForwardingCollection()
    case .bridgedCollection: BridgedCollection()
    case .bridgedPlainCollection: BridgedPlainCollection()
    }
  }
}

/// A capable list on screen; the same for tables and collection views.
typealias CapableScreen = ListScreen<UIViewController>

extension CapableScreen {
  convenience init(
    _ kind: CapableKind, height: CGFloat = 1_200, prepare: (any Capable) -> Void = { _ in }
  ) {
    let list = kind.list
    prepare(list)
    self.init(list, size: CGSize(width: 320, height: height))
  }

  var list: any Capable & UIViewController { controller as! any Capable & UIViewController }

  /// The names in the cells that are visible, from top to bottom.
  var names: [String] { accessibilityLabels.compactMap { $0 } }

  /// The identifiers of the data by section: “1 2 | 3 | –”.
  var ids: String {
    list.listData.map { section in
      section.items.isEmpty ? "–" : section.items.map { "\($0.id)" }.joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// The title of the menu item that undoes the last edit.
  var undoTitle: String? { list.undoManager?.undoMenuItemTitle }

  /// Undoes the last edit, and returns the identifiers then.
  func undone() -> String {
    undo()
    return ids
  }

  /// Redoes the last edit, and returns the identifiers then.
  func redone() -> String {
    redo()
    return ids
  }

  /// The button in a section's header.
  func header(_ section: Int) -> CollapseButton? {
    window.layoutIfNeeded()
    let header = tableView?.headerView(forSection: section) as? CollapsibleHeaderView
    let view =
      collectionView?.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
      as? CollapsibleSupplementaryView
    return header?.button ?? view?.button
  }

  /// How far an item is below the top of the screen.
  func y(_ indexPath: IndexPath) -> CGFloat? {
    let frame =
      tableView?.rectForRow(at: indexPath)
      ?? collectionView?.layoutAttributesForItem(at: indexPath)?.frame
    return frame.map { $0.minY - (listView?.contentOffset.y ?? 0) }
  }
}
