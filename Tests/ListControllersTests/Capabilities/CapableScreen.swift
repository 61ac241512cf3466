import HeadlessUIKit
import ListControllers
import Testing

/// A capable list on screen, and a person in front of it; the same for tables and collection views.
@MainActor final class CapableScreen {
  /// How a list gets UIKit's calls, and in what view.
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case forwardingTable, bridgedTable, bridgedPlainTable
    case forwardingCollection, bridgedCollection, bridgedPlainCollection

    var testDescription: String { rawValue }
  }

  let list: any Capable & UIViewController
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1_200))
  let user = User()

  init(_ kind: Kind, height: CGFloat = 1_200, prepare: (any Capable) -> Void = { _ in }) {
    list =
      switch kind {
      case .forwardingTable: ForwardingTable(style: .plain)
      case .bridgedTable: BridgedTable(style: .plain)
      case .bridgedPlainTable: BridgedPlainTable()
      case .forwardingCollection: ForwardingCollection()
      case .bridgedCollection: BridgedCollection()
      case .bridgedPlainCollection: BridgedPlainCollection()
      }
    prepare(list)
    window.frame.size.height = height
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  var table: UITableView? { (list as? any TableBasedList)?.tableView }
  var collection: UICollectionView? { (list as? any CollectionBasedList)?.collectionView }
  var view: UIScrollView! { table ?? collection }

  // MARK: What is seen

  /// The names in the cells that are visible, from top to bottom.
  var names: [String] {
    window.layoutIfNeeded()
    let cells =
      table?.indexPathsForVisibleRows?.map { table?.cellForRow(at: $0) as UIView? }
      ?? collection?.indexPathsForVisibleItems.sorted().map { collection?.cellForItem(at: $0) }
    return (cells ?? []).compactMap { $0?.accessibilityLabel }
  }

  var selected: [IndexPath] {
    (table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems ?? []).sorted()
  }

  func header(_ section: Int) -> CollapseButton? {
    window.layoutIfNeeded()
    let header = table?.headerView(forSection: section) as? CollapsibleHeaderView
    let view =
      collection?.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
      as? CollapsibleSupplementaryView
    return header?.button ?? view?.button
  }

  func footer(_ section: Int) -> String? {
    window.layoutIfNeeded()
    let view =
      collection?.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter, at: [section, 0])
      as? TitledSupplementaryView
    return table?.footerView(forSection: section)?.textLabel?.text ?? view?.label.text
  }

  var placeholder: PlaceholderView? {
    (table?.backgroundView ?? collection?.backgroundView) as? PlaceholderView
  }

  /// How far an item is below the top of the screen.
  func y(_ indexPath: IndexPath) -> CGFloat? {
    let frame =
      table?.rectForRow(at: indexPath) ?? collection?.layoutAttributesForItem(at: indexPath)?.frame
    return frame.map { $0.minY - view.contentOffset.y }
  }

  // MARK: What a person does

  func tap(_ indexPath: IndexPath) {
    if let table { user.tap(rowAt: indexPath, in: table) }
    if let collection { user.tap(itemAt: indexPath, in: collection) }
  }

  func swipe(_ indexPath: IndexPath, _ edge: SwipeEdge, choosing title: String) -> Bool {
    if let table { return user.swipe(rowAt: indexPath, in: table, edge: edge, choosing: title) }
    if let collection {
      return user.swipe(itemAt: indexPath, in: collection, edge: edge, choosing: title)
    }
    return false
  }

  func longPress(_ indexPath: IndexPath, choosing title: String) -> Bool {
    if let table { return user.longPress(rowAt: indexPath, in: table, choosing: title) }
    if let collection {
      return user.longPress(itemAt: indexPath, in: collection, choosing: title)
    }
    return false
  }

  func drag(_ source: IndexPath, to target: IndexPath) -> Bool {
    if let table { return user.drag(rowAt: source, to: target, in: table) }
    if let collection { return user.drag(itemAt: source, to: target, in: collection) }
    return false
  }

  func tap(indexTitle: String) -> Bool {
    if let table { return user.tap(indexTitle: indexTitle, in: table) }
    if let collection { return user.tap(indexTitle: indexTitle, in: collection) }
    return false
  }

  func search(_ text: String) {
    guard let search = list.navigationItem.searchController else { return }
    user.search(for: text, in: search)
  }
}
