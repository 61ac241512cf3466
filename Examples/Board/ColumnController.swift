import ListControllers

/// A column of cards. Cards are dragged within the column, to other columns and, as text, to other
/// apps. Text that is dropped becomes a card. VoiceOver has an action for each other column.
/// With a keyboard, the user types the beginning of a card to focus it, and deletes it with the
/// Delete key.
final class ColumnController: UITableViewController, TableList, TitledList, EditableList,
  DraggableList, DroppableList, UndoableList, KeyboardList
{
  var listData: [ListSection<Card>]

  init(_ title: String, _ cards: [String]) {
    listData = [ListSection(id: title, cards.map { Card(title: $0) }, headerTitle: title)]
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = .systemGroupedBackground
    tableView.separatorStyle = .none
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with card: Card,
    at indexPath: IndexPath
  ) {
    cell.textLabel?.text = card.title
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .secondarySystemGroupedBackground
    background.cornerRadius = 10
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 3, leading: 6, bottom: 3, trailing: 6)
    cell.backgroundConfiguration = background
    let columns = (parent as? BoardController)?.columns.filter { $0 !== self } ?? []
    cell.accessibilityCustomActions = columns.map { column in
      UIAccessibilityCustomAction(name: "Move to \(column.title ?? "")") {
        [weak self, weak column] _ in
        guard let self, let column else { return false }
        return move(card, to: column)
      }
    }
  }

  /// Moves a card to the end of another column, and says so.
  private func move(_ card: Card, to column: ColumnController) -> Bool {
    undoManager?.beginUndoGrouping()
    defer { undoManager?.endUndoGrouping() }
    guard removeItem(card) != nil else { return false }
    column.add(card)
    UIAccessibility.post(
      notification: .announcement, argument: "Moved \(card.title) to \(column.title ?? "")")
    return true
  }

  func listView(_ tableView: UITableView, didSelect card: Card, at indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  /// Adds a card at the end of the column.
  func add(_ card: Card) { insertItem(card, at: [0, numberOfItems(inSection: 0)]) }

  func typeSelectText(for card: Card) -> String? { card.title }

  // MARK: Text

  func itemProvider(for card: Card, at indexPath: IndexPath) -> NSItemProvider {
    NSItemProvider(object: card.title as NSString)
  }

  var droppedTypeIdentifiers: [String] { ["public.utf8-plain-text"] }

  func droppedObject(
    from data: Data, ofType typeIdentifier: String, at indexPath: IndexPath
  ) throws -> Card? {
    let title = String(decoding: data, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return title.isEmpty ? nil : Card(title: title)
  }
}
