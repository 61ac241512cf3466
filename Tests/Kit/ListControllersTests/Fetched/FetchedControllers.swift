import ListControllers

/// A list of paints in a table, by its bridge.
final class PaintTable: ConnectedTable, FetchedTableList, TitledList, IndexedList,
  EditableList
{
  var fetchedResultsController: FetchedResultsController<Paint>!
  var selected: [Paint] = []
  var errors: [String] = []

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with paint: Paint,
    at indexPath: IndexPath
  ) { cell.accessibilityLabel = "\(paint.name) \(paint.color)" }
  func listView(_ tableView: UITableView, didSelect paint: Paint, at indexPath: IndexPath) {
    selected.append(paint)
  }
  func controller(
    _ controller: FetchedResultsController<Paint>, didFailWith error: any Error
  ) { errors.append("\(error)") }
}

/// A list of paints in a collection view, forwarding.
final class PaintCollection: ForwardingItems, FetchedCollectionList {
  var fetchedResultsController: FetchedResultsController<Paint>!
  var selected: [Paint] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }

  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with paint: Paint,
    at indexPath: IndexPath
  ) { cell.accessibilityLabel = "\(paint.name) \(paint.color)" }
  func listView(
    _ collectionView: UICollectionView, didSelect paint: Paint, at indexPath: IndexPath
  ) { selected.append(paint) }
}

/// A list that is told in four moments by a delegate of its own, as the talk's were.
final class MomentTable: UITableViewController, FetchedTableList {
  final class Forwarder: FetchedResultsControllerDelegate {
    weak var list: MomentTable?
    var log: [String] = []

    func controllerWillChangeContent(_ controller: FetchedResultsController<Paint>) {
      log.append("will")
      list?.tableWillChangeContent()
    }
    func controller(
      _ controller: FetchedResultsController<Paint>, didChange section: FetchedSection<Paint>,
      at index: Int, for type: FetchedChangeType
    ) {
      log.append("section \(index) \(type)")
      list?.tableDidChangeSection(index, for: type)
    }
    func controller(
      _ controller: FetchedResultsController<Paint>, didChange object: Paint?,
      at indexPath: IndexPath?, for type: FetchedChangeType, newIndexPath: IndexPath?
    ) {
      log.append("\(type) \(object?.id ?? -1)")
      list?.tableDidChangeObject(at: indexPath, for: type, newIndexPath: newIndexPath)
    }
    func controllerDidChangeContent(_ controller: FetchedResultsController<Paint>) {
      log.append("did")
      list?.tableDidChangeContent()
    }
  }

  var fetchedResultsController: FetchedResultsController<Paint>!
  let forwarder = Forwarder()

  override func viewDidLoad() {
    super.viewDidLoad()
    forwarder.list = self
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with paint: Paint,
    at indexPath: IndexPath
  ) { cell.accessibilityLabel = "\(paint.name) \(paint.color)" }
}
