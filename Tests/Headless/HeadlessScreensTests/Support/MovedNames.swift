import Foundation
import HeadlessUIKit

/// Names whose rows are moved and deleted, and have menus.
@MainActor final class MovedNames: NamesController {
  var indexTitles: [String]?

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let name = sections[source.section].names.remove(at: source.row)
    sections[destination.section].names.insert(name, at: destination.row)
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: ["First", "Second"].map { UIAction(title: $0) { _ in } })
    })
  }
}
