import ListControllers

/// A task on the board.
struct Card: Identifiable, Hashable {
  let id: Int
  var title: String
}

/// A board with three columns, where "Next" moves tasks to the next column. As in any list, the kit
/// provides counts, objects, and updates. Only the view is different.
final class BoardController: UIViewController, NonFetchedList {
  typealias ListView = BoardView
  typealias Cell = CardView

  var listData = [
    ListSection(
      id: "to do",
      [Card(id: 1, title: "Paint"), Card(id: 2, title: "Sweep"), Card(id: 3, title: "Mend")],
      headerTitle: "To Do"),
    ListSection(id: "doing", [Card(id: 4, title: "Build")], headerTitle: "Doing"),
    ListSection(id: "done", [], headerTitle: "Done"),
  ]
  let board = BoardView()
  var updateTarget: (any ListUpdatesTarget)? { isViewLoaded ? board : nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Board"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", primaryAction: UIAction { [weak self] _ in self?.workOn() })
    view.addSubview(board)
    board.counts = { [weak self] in
      guard let self else { return [] }
      return (0..<numberOfSections).map(numberOfItems(inSection:))
    }
    board.titles = { [weak self] in
      guard let self else { return [] }
      return (0..<numberOfSections).map { self.headerTitle(inSection: $0) ?? "" }
    }
    board.configure = { [weak self] card, indexPath in
      guard let self, let object = object(at: indexPath) else { return }
      listView(board, configure: card, with: object, at: indexPath)
    }
    board.cardFor = { [weak self] indexPath in
      let card = CardView()
      self?.board.configure(card, indexPath)
      return card
    }
    board.reloadData()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    board.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  func listView(
    _ board: BoardView, configure card: CardView, with object: Card, at indexPath: IndexPath
  ) { card.label.text = object.title }

  /// Moves the first card of each column to the next column.
  func workOn() {
    var sections = listData
    for section in sections.indices.dropLast().reversed() {
      guard !sections[section].items.isEmpty else { continue }
      sections[section + 1].items.append(sections[section].items.removeFirst())
    }
    setListData(sections)
  }
}
