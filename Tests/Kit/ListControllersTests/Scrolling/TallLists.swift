import Foundation
import ListControllers

/// A row whose cell determines its height.
struct TallRow: Identifiable, Equatable {
  let id: Int
  var height: CGFloat = 100
}

/// A list of tall rows, with all that scrolling offers.
@MainActor
protocol TallList: UIViewController, NonFetchedList, AnchoredList, FloatingBarList,
  SelfSizingList
where ListData == [[TallRow]], Object == TallRow {
  var anchor: ListAnchor { get set }
  var floatingBars: [UIView] { get set }
  var estimate: CGFloat? { get set }
  /// The closure that is called when the user begins to scroll.
  var onDrag: () -> Void { get set }
}

extension TallList {
  func estimatedHeight(of row: TallRow) -> CGFloat? { estimate }
}

extension UIView {
  /// Returns the height of a row's cell: half as much again for larger text.
  fileprivate func tallHeight(of row: TallRow?) -> CGFloat {
    let isLarge = traitCollection.preferredContentSizeCategory > .large
    return (row?.height ?? 0) * (isLarge ? 1.5 : 1)
  }
}

final class TallTableCell: UITableViewCell {
  var row: TallRow?

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: tallHeight(of: row)) }
}

final class TallItemCell: UICollectionViewCell {
  var row: TallRow?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = tallHeight(of: row)
    return layoutAttributes
  }
}

final class TallRows: UITableViewController, TableList, TallList {
  var listData: [[TallRow]] = [[]]
  var anchor = ListAnchor.beginning
  var floatingBars: [UIView] = []
  var estimate: CGFloat?
  var onDrag: () -> Void = {}

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onDrag() }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 20
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: TallTableCell, with row: TallRow,
    at indexPath: IndexPath
  ) { cell.row = row }
}

final class TallItems: ConnectedCollection, CollectionList, TallList {
  var listData: [[TallRow]] = [[]]
  var anchor = ListAnchor.beginning
  var floatingBars: [UIView] = []
  var estimate: CGFloat?
  var onDrag: () -> Void = {}

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onDrag() }

  func listView(
    _ collectionView: UICollectionView, configure cell: TallItemCell, with row: TallRow,
    at indexPath: IndexPath
  ) { cell.row = row }
}

/// A list of tall rows on a screen of 320 by 640 points.
@MainActor struct TallScreen {
  enum Kind: CaseIterable, Sendable { case table, flow, lines }

  let list: any TallList
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  let user = User()

  init(_ kind: Kind, _ rows: [TallRow] = [], anchor: ListAnchor = .beginning) {
    list =
      switch kind {
      case .table: TallRows()
      case .flow: TallItems(collectionViewLayout: Self.flow)
      case .lines: TallItems(collectionViewLayout: Self.lines)
      }
    list.anchor = anchor
    list.listData = [rows]
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  static var flow: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 20)
    layout.minimumLineSpacing = 0
    return layout
  }

  static var lines: UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [item])))
  }

  var view: UIScrollView {
    (list as? UITableViewController)?.tableView
      ?? (list as! UICollectionViewController).collectionView
  }

  var rows: [TallRow] {
    get { list.listData[0] }
    nonmutating set { show(newValue, on: list) }
  }

  private func show<L: TallList>(_ rows: [TallRow], on list: L) {
    list.setListData([rows])
    window.layoutIfNeeded()
  }

  /// The identifiers of the visible rows, and their distances from the top of the view.
  var places: [(id: Int, top: CGFloat)] {
    window.layoutIfNeeded()
    return paths.map { (rows[$0.item].id, frame(at: $0).minY - view.contentOffset.y) }
  }

  /// The distance of a row from the top of the view, or `nil` if it isn't visible.
  func top(of id: Int) -> CGFloat? { places.first { $0.id == id }?.top }

  private var paths: [IndexPath] {
    ((view as? UITableView)?.indexPathsForVisibleRows
      ?? (view as? UICollectionView)?.indexPathsForVisibleItems ?? []).sorted()
  }

  private func frame(at indexPath: IndexPath) -> CGRect {
    (view as? UITableView)?.rectForRow(at: indexPath)
      ?? (view as? UICollectionView)?.layoutAttributesForItem(at: indexPath)?.frame ?? .null
  }

  /// Reloads the view, and lays it out.
  func reload() {
    (view as? UITableView)?.reloadData()
    (view as? UICollectionView)?.reloadData()
    window.layoutIfNeeded()
  }

  /// Scrolls to the end as a user does, who goes on while rows turn out to be higher.
  func scrollToEnd() {
    while places.last?.id != rows.last?.id { user.scroll(view, by: 300) }
    user.scroll(view, by: 1_000)
  }

  /// Scrolls to a row by the list, and returns what its completion is told, or `nil` if it isn't
  /// called before the end of the turn.
  func scroll(
    to id: Int, at position: ListScrollPosition = .nearest, animated: Bool = false
  ) -> Bool? {
    let answer = Answer()
    scroll(list, to: TallRow(id: id), at: position, animated) { answer.value = $0 }
    HeadlessRunLoop.tick()
    window.layoutIfNeeded()
    return answer.value
  }

  func scroll<L: TallList>(
    _ list: L, to row: TallRow, at position: ListScrollPosition = .nearest,
    _ animated: Bool, _ completion: @escaping (Bool) -> Void
  ) { list.scroll(to: row, at: position, animated: animated, completion: completion) }

  private final class Answer { var value: Bool? }
}

/// Returns rows whose heights are between 20 and 180 points.
func variousRows(_ count: Int, from first: Int = 0) -> [TallRow] {
  (first..<first + count).map { TallRow(id: $0, height: CGFloat(20 + ($0 * 7919) % 161)) }
}
