import Foundation
import HeadlessUIKit

/// Lists of names next to each other, between which names are dragged.
@MainActor final class NameBoard: UIViewController {
  let columns: [DraggedNames]
  private let isStacked: Bool

  init(_ columns: [[String]], isStacked: Bool = false) {
    self.columns = columns.map { DraggedNames([(nil, $0)]) }
    self.isStacked = isStacked
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  var names: [[String]] { columns.map(\.names) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for column in columns {
      addChild(column)
      view.addSubview(column.view)
      column.didMove(toParent: self)
    }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = area.width / CGFloat(columns.count)
    let height = area.height / CGFloat(columns.count)
    for (index, column) in columns.enumerated() {
      column.view.frame =
        isStacked
        ? CGRect(
          x: area.minX, y: area.minY + CGFloat(index) * height, width: area.width, height: height)
        : CGRect(
          x: area.minX + CGFloat(index) * width, y: area.minY, width: width, height: area.height)
    }
  }
}

/// Names that are dragged within their list and to others, and deleted.
@MainActor
final class DraggedNames: NamesController, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var refuses = false
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragDelegate = self
    tableView.dropDelegate = self
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { remove(at: indexPath) }

  fileprivate func remove(at indexPath: IndexPath) {
    sections[indexPath.section].names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let name = sections[indexPath.section].names[indexPath.row]
    if name == "fixed" { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = DraggedName(name: name, list: self, indexPath: indexPath)
    return [item]
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: refuses ? .forbidden : .move, intent: .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let dragged = coordinator.items[0].dragItem.localObject as? DraggedName else { return }
    dragged.list.remove(at: dragged.indexPath)
    let last = sections.count - 1
    let end = IndexPath(row: sections[last].names.count, section: last)
    let target = coordinator.destinationIndexPath ?? end
    sections[target.section].names.insert(dragged.name, at: target.row)
    tableView.insertRows(at: [target], with: .none)
  }
}

private struct DraggedName {
  let name: String
  let list: DraggedNames
  let indexPath: IndexPath
}
