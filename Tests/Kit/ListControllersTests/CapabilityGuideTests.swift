import ListTesting
import Observation
import Testing

// The samples of the guides that show a capability in a small screen, word for word, and the tests
// that run them.

// MARK: Swipes and menus

final class InboxController: UITableViewController, TableList, SwipeableList {
  var listData = [["Invoice", "Newsletter"]]
  private(set) var archive: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with mail: String, at indexPath: IndexPath
  ) { cell.textLabel?.text = mail }

  func trailingSwipeActions(for mail: String, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let archive = UIContextualAction(style: .normal, title: "Archive") {
      [weak self] _, _, done in
      self?.archive.append(mail)
      done(self?.removeItem(mail) != nil)
    }
    return UISwipeActionsConfiguration(actions: [archive])
  }
}

final class OutboxController: UITableViewController, TableList, EditableList, SwipeableList {
  var listData = [["Invoice", "Newsletter"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with mail: String, at indexPath: IndexPath
  ) { cell.textLabel?.text = mail }

  func trailingSwipeActions(for mail: String, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let delete = UIContextualAction.delete(mail, at: indexPath, of: self)
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

final class DraftsController: UITableViewController, TableList, ContextMenuList {
  var listData = [["Poem", "Essay"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with draft: String, at indexPath: IndexPath
  ) { cell.textLabel?.text = draft }

  func contextMenu(for draft: String, at indexPath: IndexPath) -> UIMenu? {
    let copy = UIAction(title: "Duplicate") { [weak self] _ in
      self?.insertItem("Copy of \(draft)", at: [0, 0])
    }
    let delete = UIAction(title: "Delete", attributes: .destructive) {
      [weak self] _ in self?.removeItem(draft)
    }
    return UIMenu(children: [copy, delete])
  }
}

// MARK: Prefetching

final class PostersController: UITableViewController, TableList, PrefetchingList {
  var listData = [(1...100).map { "Poster \($0)" }]
  var download: @MainActor (String) async -> Void = { _ in }
  private(set) var downloads: [String: Task<Void, Never>] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with poster: String, at indexPath: IndexPath
  ) { cell.textLabel?.text = poster }

  func prefetch(_ posters: [String], at indexPaths: [IndexPath]) {
    for poster in posters where downloads[poster] == nil {
      downloads[poster] = Task { [download] in await download(poster) }
    }
  }

  func cancelPrefetching(_ posters: [String], at indexPaths: [IndexPath]) {
    for poster in posters { downloads.removeValue(forKey: poster)?.cancel() }
  }
}

// MARK: Selecting several objects

struct Photo: Identifiable, Equatable {
  let id: Int
  var name: String
}

final class PhotosController: UITableViewController, TableList, EditableList, MultipleSelectionList
{
  var listData = [["Beach", "Garden", "Harbor"].enumerated().map(Photo.init)]
  var selectedIDs: Set<Photo.ID> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    let delete = UIAction(title: "Delete") { [weak self] _ in
      self?.deleteSelectedObjects()
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: delete)
    selectionDidChange()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with photo: Photo, at indexPath: IndexPath
  ) { cell.textLabel?.text = photo.name }

  func selectionDidChange() {
    navigationItem.leftBarButtonItem?.isEnabled = !selectedIDs.isEmpty
  }
}

// MARK: Titles, collapsible sections and indexes

final class CitiesController: UITableViewController, TableList, CollapsibleList {
  var listData = [
    ListSection(id: "fr", ["Lyon", "Nantes"], headerTitle: "France"),
    ListSection(id: "it", ["Turin"], headerTitle: "Italy"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with city: String, at indexPath: IndexPath
  ) { cell.textLabel?.text = city }
}

final class StarsController: UITableViewController, TableList, TitledList, IndexedList {
  var listData = [
    ListSection(["Acrux", "Altair"], headerTitle: "A", indexTitle: "A"),
    ListSection(["Deneb"], headerTitle: "D", indexTitle: "D"),
    ListSection(["Vega"], headerTitle: "V", indexTitle: "V"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with star: String, at indexPath: IndexPath
  ) { cell.textLabel?.text = star }
}

// MARK: Footers and badges

final class TotalFooter: UITableViewHeaderFooterView {}

final class BasketController: UITableViewController, TableList, FooterList {
  var listData = [[3, 5], [4]]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with price: Int, at indexPath: IndexPath
  ) { cell.textLabel?.text = "\(price)" }

  func listView(
    _ tableView: UITableView, configureFooter footer: TotalFooter,
    inSection section: Int
  ) {
    let total = listData[section].reduce(0, +)
    var content = footer.defaultContentConfiguration()
    content.text = "Total: \(total)"
    footer.contentConfiguration = content
  }
}

final class MailboxesController: UICollectionViewController, CollectionList, SupplementaryList {
  var listData = [["Inbox", "Drafts"]]
  var counts = ["Inbox": 3]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = layoutWithBadges()
    connectList()
  }

  func listView(
    _ collectionView: UICollectionView,
    configure cell: UICollectionViewListCell, with mailbox: String,
    at indexPath: IndexPath
  ) {
    var content = cell.defaultContentConfiguration()
    content.text = mailbox
    cell.contentConfiguration = content
  }

  func listView(
    _ collectionView: UICollectionView,
    configureSupplementaryView badge: TitledSupplementaryView,
    ofKind kind: String, at indexPath: IndexPath
  ) {
    let mailbox = object(at: indexPath) ?? ""
    badge.label.text = counts[mailbox].map { "\($0)" }
  }
}

extension MailboxesController {
  private func layoutWithBadges() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(60), heightDimension: .absolute(44)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: size, supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
  }
}

// MARK: Controls in rows

struct Alarm: Identifiable, Equatable {
  let id: String
  var isOn = false
}

final class AlarmsController: UITableViewController, TableList {
  var listData = [[Alarm(id: "Tea"), Alarm(id: "Train")]]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with alarm: Alarm, at indexPath: IndexPath
  ) {
    let control = cell.accessoryView as? UISwitch ?? UISwitch()
    control.addAction(
      UIAction(identifier: .init("turn")) { [weak self, weak control] _ in
        guard let self, let control, let path = self.indexPath(of: alarm)
        else { return }
        replaceItem(at: path, with: Alarm(id: alarm.id, isOn: control.isOn))
      }, for: .valueChanged)
    control.isOn = alarm.isOn
    cell.accessoryView = control
    cell.textLabel?.text = alarm.id
  }
}

struct Guest: Identifiable, Equatable {
  let id: Int
  var name = ""
}

final class GuestCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 16, y: 0, width: 280, height: 44))
  var rename: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.placeholder = "Name"
    field.addAction(
      UIAction { [weak self] _ in self?.rename(self?.field.text ?? "") },
      for: .editingChanged)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}

final class GuestsController: UITableViewController, TableList {
  var listData = [[Guest(id: 1, name: "Ada"), Guest(id: 2)]]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: GuestCell, with guest: Guest,
    at indexPath: IndexPath
  ) {
    if cell.field.text != guest.name { cell.field.text = guest.name }
    cell.rename = { [weak self] name in
      guard let self, let path = self.indexPath(of: guest) else { return }
      replaceItem(at: path, with: Guest(id: guest.id, name: name))
    }
  }
}

// MARK: Placeholders and refreshing

final class OffersController: UITableViewController, TableList, RefreshableList, PlaceholderList {
  var listData: [[String]] = []
  var load: @MainActor () async throws -> [String] = { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
    retryLoading()
  }

  func refresh() async {
    placeholder = .loading
    do { setListData([try await load()]) } catch {
      placeholder = .failed("The offers can’t be loaded.")
    }
  }

  func retryLoading() { Task { await refresh() } }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with offer: String, at indexPath: IndexPath
  ) { cell.textLabel?.text = offer }
}

final class QuietOffersController: UITableViewController, TableList, PlaceholderList {
  var listData: [[String]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func placeholderView(for placeholder: Placeholder) -> UIView? {
    guard placeholder == .empty else { return PlaceholderView(placeholder) }
    let label = UILabel()
    label.text = "No offers today."
    label.textAlignment = .center
    return label
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with offer: String, at indexPath: IndexPath
  ) { cell.textLabel?.text = offer }
}

// MARK: Dragging between lists

final class LabelsController: UITableViewController, TableList, DroppableList {
  var listData = [["Basil"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with label: String, at indexPath: IndexPath
  ) { cell.textLabel?.text = label }

  func canDrop(_ object: Any) -> Bool { object is Seedling }

  func droppedObject(from object: Any, at indexPath: IndexPath) -> String? {
    (object as? Seedling)?.name
  }
}

// MARK: Trees that are edited

// swift-format-ignore
@available(macOS 14, *)
enum EditedTrees {
  @Observable final class Herbarium {
    var plants = [
      Plant(
        id: "Mint", kinds: [Plant(id: "Peppermint"), Plant(id: "Spearmint")]),
      Plant(id: "Sage")
    ]
  }

  final class HerbariumController: UITableViewController, TableList,
    OutlineList, ObservedList, EditableList, UndoableList
  {
    let model = Herbarium()
    var listData = [Outline<Plant>([], children: \.kinds)]

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func makeListData() -> [Outline<Plant>] {
      var outlines = listData
      outlines[0].roots = model.plants
      return outlines
    }

    func updateModel(from listData: [Outline<Plant>]) {
      func edited(_ plants: [Plant]) -> [Plant] {
        plants.map {
          Plant(id: $0.id, kinds: listData[0].children(of: $0).map(edited))
        }
      }
      model.plants = edited(listData[0].roots)
    }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell,
      with plant: Plant, at indexPath: IndexPath
    ) { cell.textLabel?.text = plant.id }
  }
}

// MARK: Several lists in one controller

final class StallList: NSObject, TableList {
  let tableView: UITableView! = UITableView()
  var listData: [[String]]

  init(_ goods: [String]) {
    listData = [goods]
    super.init()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with good: String, at indexPath: IndexPath
  ) { cell.textLabel?.text = good }
}

final class MarketController: UIViewController {
  let fruit = StallList(["Apples", "Pears"])
  let vegetables = StallList(["Leeks"])

  override func viewDidLoad() {
    super.viewDidLoad()
    let views: [UIView] = [fruit.tableView, vegetables.tableView]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }
}

// MARK: -

@MainActor @Suite(.timeLimit(.minutes(30))) struct CapabilityGuideTests {
  @Test func `a mail is archived by a swipe, and deleted by another list's`() {
    let screen = ListScreen(InboxController())
    #expect(screen.choose(swipeAction: "Archive", at: [0, 0]))
    #expect(screen.text == "  Newsletter")
    #expect(screen.controller.archive == ["Invoice"])
    screen.expectAgreement()
    let outbox = ListScreen(OutboxController())
    #expect(outbox.choose(swipeAction: "Delete", at: [0, 1]))
    #expect(outbox.text == "  Invoice")
  }

  @available(macOS 14, *)
  @Test func `a deleted plant leaves the model, and undo brings it back`() {
    typealias HerbariumController = EditedTrees.HerbariumController
    let screen = ListScreen(HerbariumController())
    #expect(screen.tap([0, 0]))
    #expect(screen.swipeToDelete([0, 1]))
    #expect(screen.rowTexts == ["Mint", "Spearmint", "Sage"])
    let model = screen.controller.model
    #expect(model.plants[0].kinds?.map(\.id) == ["Spearmint"])
    #expect(screen.undo())
    #expect(model.plants[0].kinds?.map(\.id) == ["Peppermint", "Spearmint"])
    screen.expectAgreement()
    // A node that is dropped where it could belong to several others.
    final class Garden: UITableViewController, TableList, OutlineList, DraggableList, DroppableList
    {
      var listData = [
        Outline(EditedTrees.Herbarium().plants, expandedIDs: ["Mint"], children: \.kinds)
      ]
      override func viewDidLoad() {
        super.viewDidLoad()
        connectList()
      }
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with plant: Plant,
        at indexPath: IndexPath
      ) { cell.textLabel?.text = plant.id }
    }
    let garden = ListScreen(Garden())
    let table = garden.controller.tableView!
    garden.expectRefusal { $0.dragAndDrop([0, 1], of: table, to: [0, 3], in: table) }
    #expect(garden.dragAndDrop([0, 3], of: table, to: [0, 1], in: table))
    #expect(garden.rowTexts == ["Mint", "Sage", "Peppermint", "Spearmint"])
  }

  @Test func `drafts are duplicated and deleted by their menu`() {
    let screen = ListScreen(DraftsController())
    #expect(screen.longPress([0, 1], choosing: "Duplicate"))
    #expect(screen.text == "  Copy of Essay\n  Poem\n  Essay")
    #expect(screen.longPress([0, 2], choosing: "Delete"))
    #expect(screen.text == "  Copy of Essay\n  Poem")
    screen.expectAgreement()
  }

  @Test func `posters are downloaded before they are on screen, or no longer`() {
    let screen = ListScreen(PostersController())
    screen.scroll(by: 100)
    #expect(screen.controller.downloads["Poster 30"] != nil)
    screen.scroll(by: -100)
    #expect(screen.controller.downloads["Poster 30"] == nil)
  }

  @Test func `photos are selected and deleted`() {
    let screen = ListScreen(PhotosController())
    screen.tapEditButton()
    screen.tap([0, 0])
    screen.tap([0, 2])
    #expect(screen.controller.selectedIDs == [0, 2])
    #expect(screen.tap(barButton: "Delete"))
    #expect(screen.rowTexts == ["Garden"])
    screen.expectAgreement()
  }

  @Test func `cities are collapsed with their country`() {
    let screen = ListScreen(CitiesController())
    #expect(screen.tapHeader(inSection: 0))
    #expect(screen.rowTexts == ["Turin"])
    #expect(screen.controller.collapsedSections == ["fr"])
    screen.controller.collapsedSections = []
    #expect(screen.text == "France\n  Lyon\n  Nantes\nItaly\n  Turin")
    screen.expectAgreement()
    let restored = CitiesController()
    restored.collapsedSections = ["it"]
    #expect(ListScreen(restored).rowTexts == ["Lyon", "Nantes"])
  }

  @Test func `the index leads to the stars of a letter`() {
    let screen = ListScreen(
      StarsController(), size: CGSize(width: 320, height: 180))
    #expect(screen.rowTexts.contains("Vega") == false)
    #expect(screen.tap(indexTitle: "V"))
    #expect(screen.rowTexts.contains("Vega"))
  }

  @Test func `the total of a footer follows its section`() {
    let screen = ListScreen(BasketController())
    #expect(screen.text == "  3\n  5\nTotal: 8\n  4\nTotal: 4")
    screen.controller.removeItem(at: [0, 0])
    #expect(screen.footerText(inSection: 0) == "Total: 5")
    screen.expectAgreement()
  }

  @Test func `mailboxes have badges, which follow the list`() {
    let list = MailboxesController(
      collectionViewLayout: UICollectionViewFlowLayout())
    let screen = ListScreen(list)
    list.counts = ["Drafts": 1]
    list.updateSupplementaryViews(ofKind: "badge")
    let badge = screen.collectionView?.supplementaryView(
      forElementKind: "badge", at: [0, 1])
    #expect((badge as? TitledSupplementaryView)?.label.text == "1")
    #expect(screen.rowTexts == ["Inbox", "Drafts"])
  }

  @Test func `an alarm is turned on, and its row moves`() {
    let screen = ListScreen(AlarmsController())
    #expect(screen.toggle(at: [0, 1]))
    #expect(screen.text == "  Tea  [ ]\n  Train  [x]")
    screen.controller.setListData([screen.controller.listData[0].reversed()])
    #expect(screen.toggle(at: [0, 0]))
    #expect(screen.text == "  Train  [ ]\n  Tea  [ ]")
    screen.expectAgreement()
  }

  @Test func `a guest is renamed in its row`() {
    let screen = ListScreen(GuestsController())
    #expect(screen.type("Grace", into: "Name", at: [0, 1]))
    #expect(screen.controller.listData[0].map(\.name) == ["Ada", "Grace"])
    screen.expectAgreement()
  }

  @Test func `offers are loaded again after a failure, and when the user pulls`() async {
    let list = OffersController()
    list.load = { throw URLError(.notConnectedToInternet) }
    let screen = ListScreen(list)
    await screen.wait(for: "The offers can’t be loaded.")
    list.load = { ["Tea"] }
    #expect(screen.pullToRefresh())
    await screen.settle()
    #expect(screen.text == "  Tea")
    #expect(ListScreen(QuietOffersController()).text == "No offers today.")
  }

  @Test func `a seedling becomes a label`() {
    let bed = GardenBedController(style: .plain)
    bed.listData = [[Seedling(id: 1, name: "Mint")]]
    let labels = LabelsController(style: .plain)
    let screen = ListScreen(Shelves([bed, labels]), size: CGSize(width: 640, height: 900))
    #expect(screen.dragAndDrop([0, 0], of: bed.tableView, to: [0, 1], in: labels.tableView))
    #expect((bed.listData, labels.listData) == ([[]], [["Basil", "Mint"]]))
  }

  @Test func `each list of a market has its own rows`() {
    let screen = ListScreen(MarketController())
    #expect(screen.text == "  Apples\n  Pears")
    let vegetables = screen.controller.vegetables
    vegetables.setListData([["Leeks", "Kale"]])
    #expect(vegetables.tableView.numberOfRows(inSection: 0) == 2)
    screen.expectAgreement()
    #expect(User().tap(rowAt: [0, 1], in: vegetables.tableView))
    #expect(vegetables.tableView.indexPathForSelectedRow == [0, 1])
  }
}
