import Testing

@testable import ListCheck

/// Index paths that a list keeps in closures, until its rows have moved.
struct KeptIndexPathsTests {
  @Test func `a kept index path is found in its method`() {
    let source = """
      final class Mails: UITableViewController, TableList, ContextMenuList {
        func contextMenu(for mail: String, at indexPath: IndexPath) -> UIMenu? {
          UIMenu(children: [
            UIAction(title: "Delete") { [weak self] _ in self?.removeItem(at: indexPath) }
          ])
        }
      }
      """
    #expect(
      findings(in: source) == [
        """
        2: Mails.contextMenu(for:at:) keeps its index path in a closure. When the closure is called, \
        the row may be at another place. Keep the object, and find its row by indexPath(of:).
        """
      ])
  }

  @Test(arguments: [
    ("_ = UIAction { _ in self.removeItem(at: path) }", 1),
    ("_ = UIAction(title: title, handler: { _ in self.removeItem(at: path) })", 1),
    ("_ = UIContextualAction(style: .normal, title: nil) { _, _, _ in self.open(path.row) }", 1),
    ("UIAlertAction(title: title, style: .default) { [path] _ in self.removeItem(at: path) }", 1),
    ("Task { await load(name); reload(path) }", 1),
    ("cell.rename = { [weak self] in self?.rename($0, at: path) }", 1),
    ("cell.rename = { [weak self] in self?.rename($0, name) }; select(path)", 0),
    ("_ = UIAction { _ in if let path = self.indexPath(of: name) { open(path) } }", 0),
    ("_ = UIAction { _ in open(self.path, name) }", 0),
    ("_ = UIContextualAction.delete(name, at: path, of: self)", 0),
    ("if path.row > 0 { open(path) }", 0),
    ("let isOpen = open.contains { $0 == path }", 0),
  ])
  func `an index path is kept by closures that are called later`(code: String, count: Int) {
    let method = "func canEdit(_ name: String, at path: IndexPath) -> Bool { \(code) }"
    #expect(found(in: method, of: "UITableViewController, TableList, EditableList").count == count)
    #expect(found(in: method, of: "UITableViewController") == [])
  }
}
