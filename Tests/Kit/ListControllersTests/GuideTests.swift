import ListStore
import ListTesting
import Observation
import Testing

// The samples of the guides to cells, layouts, models, detail screens, SwiftUI, searches and Realm,
// and the tests that run them.

// MARK: Cells

enum CellsGuide {
  struct Herb: Identifiable, Equatable {
    let id: Int
    var name: String
    var note = ""
  }

  final class HerbCell: UITableViewCell {
    let nameLabel = UILabel()
    let noteLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      noteLabel.numberOfLines = 0
      let stack = UIStackView(arrangedSubviews: [nameLabel, noteLabel])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      let margins = contentView.layoutMarginsGuide
      stack.topAnchor.constraint(equalTo: margins.topAnchor).isActive = true
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor).isActive = true
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  final class HerbsController: UITableViewController, TableList {
    var listData = [[Herb(id: 1, name: "Basil"), Herb(id: 2, name: "Mint")]]

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func listView(
      _ tableView: UITableView, configure cell: HerbCell, with herb: Herb, at indexPath: IndexPath
    ) {
      cell.nameLabel.text = herb.name
      cell.noteLabel.text = herb.note
      cell.noteLabel.isHidden = herb.note.isEmpty
    }
  }

  final class SpicesController: UITableViewController, TableList {
    var listData = [[Herb(id: 1, name: "Cumin", note: "Toast it first.")]]

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with herb: Herb,
      at indexPath: IndexPath
    ) {
      var content = cell.defaultContentConfiguration()
      content.text = herb.name
      content.secondaryText = herb.note
      cell.contentConfiguration = content
    }
  }

  final class BirdCell: UITableViewCell {
    var loading: Task<Void, Never>?

    override func prepareForReuse() {
      super.prepareForReuse()
      loading?.cancel()
    }
  }

  final class BirdsController: UITableViewController, TableList {
    var listData = [["Wren", "Robin"]]
    let loadSong: (String) async throws -> String

    init(loadSong: @escaping (String) async throws -> String) {
      self.loadSong = loadSong
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func listView(
      _ tableView: UITableView, configure cell: BirdCell, with bird: String,
      at indexPath: IndexPath
    ) {
      cell.textLabel?.text = bird
      cell.loading?.cancel()
      cell.loading = Task { [weak cell, loadSong] in
        guard let song = try? await loadSong(bird), !Task.isCancelled else { return }
        cell?.textLabel?.text = "\(bird) sings \(song)"
      }
    }
  }

  final class LongNotesController: UITableViewController, TableList, SelfSizingList {
    var listData: [[Herb]] = [[]]

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func estimatedHeight(of herb: Herb) -> CGFloat? { herb.note.isEmpty ? 44 : 200 }

    func listView(
      _ tableView: UITableView, configure cell: HerbCell, with herb: Herb, at indexPath: IndexPath
    ) {
      cell.nameLabel.text = herb.name
      cell.noteLabel.text = herb.note
      cell.noteLabel.isHidden = herb.note.isEmpty
    }
  }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct CellsGuideTests {
  @Test func `the guide's cells are as high as their notes`() throws {
    let screen = ListScreen(CellsGuide.HerbsController())
    #expect(screen.text == "  Basil\n  Mint")
    let tableView = try #require(screen.tableView)
    let height = tableView.rectForRow(at: [0, 0]).height
    let note = String(repeating: "Water it in the morning. ", count: 20)
    screen.controller.setListData([
      [.init(id: 1, name: "Basil", note: note), .init(id: 2, name: "Mint")]
    ])
    screen.window.layoutIfNeeded()
    let heights = (0..<2).map { tableView.rectForRow(at: [0, $0]).height }
    #expect(heights[0] > height + 50 && heights[1] == height, "\(heights), before \(height)")
    screen.expectAgreement()
  }

  @Test func `the guide's content configuration shows the name and the note`() {
    let screen = ListScreen(CellsGuide.SpicesController())
    let text = screen.text(at: [0, 0]) ?? ""
    #expect(["Cumin", "Toast it first."].filter { !text.contains($0) } == [], "\(text)")
    screen.expectAgreement()
  }

  @Test func `a cell of the guide shows the song of its own bird`() async throws {
    let loader = TestLoader<String, String>()
    let screen = ListScreen(CellsGuide.BirdsController { try await loader.load($0) })
    await loader.waitForRequest(count: 2)
    #expect(screen.text == "  Wren\n  Robin")
    let cell = try #require(
      screen.tableView?.cellForRow(at: [0, 0]) as? CellsGuide.BirdCell)
    cell.prepareForReuse()
    #expect(cell.loading?.isCancelled == true)
    await loader.answer(1, with: "tic")
    await screen.wait(for: "Robin sings tic")
    #expect(screen.text == "  Wren\n  Robin sings tic")
  }

  @Test func `the guide's estimates are those of rows that weren't shown`() throws {
    let list = CellsGuide.LongNotesController()
    list.listData = [(0..<100).map { .init(id: $0, name: "Herb \($0)", note: "Dry") }]
    let screen = ListScreen(list)
    #expect(try #require(screen.tableView).contentSize.height > 14_000)
    list.setListData([(0..<100).map { .init(id: $0 + 100, name: "Herb \($0)") }])
    screen.window.layoutIfNeeded()
    #expect(try #require(screen.tableView).contentSize.height < 6_000)
  }
}

// MARK: Compositional layouts

enum LayoutsGuide {
  enum Shelf { case featured, all }

  struct Album: Identifiable, Hashable {
    let id: Int
    var title: String
  }

  final class AlbumsController: UICollectionViewController, CollectionList {
    var listData = [
      ListSection(
        id: Shelf.featured, [Album(id: 1, title: "Blue"), Album(id: 2, title: "Hejira")]),
      ListSection(
        id: Shelf.all, [Album(id: 3, title: "Kind of Blue"), Album(id: 4, title: "Low")]),
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
        [weak self] section, environment in
        self?.layout(ofSection: section, in: environment)
      }
      connectList()
    }

    private func layout(
      ofSection section: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
      if section < listData.count, listData[section].id == AnyHashable(Shelf.featured) {
        return scrollingRow()
      }
      let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      return .list(using: configuration, layoutEnvironment: environment)
    }

    private func scrollingRow() -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(140), heightDimension: .absolute(60))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }

    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
      with album: Album, at indexPath: IndexPath
    ) {
      var content = cell.defaultContentConfiguration()
      content.text = album.title
      cell.contentConfiguration = content
    }
  }

  final class ShelfHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class ShelvesController: UICollectionViewController, CollectionList, HeaderList,
    FilteredList
  {
    var listData = [
      ListSection(id: "jazz", [Album(id: 1, title: "Kind of Blue")], headerTitle: "Jazz"),
      ListSection(id: "rock", [Album(id: 2, title: "Low")], headerTitle: "Rock"),
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
        [weak self] section, _ in
        self?.layout(ofSection: section)
      }
      connectList()
    }

    private func layout(ofSection section: Int) -> NSCollectionLayoutSection? {
      let isWide =
        section < shownSections.count && shownSections[section].id == AnyHashable("jazz")
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isWide ? 1 : 0.5), heightDimension: .absolute(60))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      let header = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: header, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top)
      ]
      return section
    }

    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
      with album: Album, at indexPath: IndexPath
    ) {
      var content = cell.defaultContentConfiguration()
      content.text = album.title
      cell.contentConfiguration = content
    }

    func listView(
      _ collectionView: UICollectionView, configureHeader header: ShelfHeader,
      inSection section: Int
    ) { header.label.text = headerTitle(inSection: section) }

    func filter(for text: String) -> @Sendable (Album) -> Bool {
      { $0.title.localizedStandardContains(text) }
    }
  }
}

@MainActor struct LayoutsGuideTests {
  private func frame(_ path: IndexPath, _ view: UICollectionView?) throws -> CGRect {
    try #require(view?.collectionViewLayout.layoutAttributesForItem(at: path)).frame
  }

  @Test func `a section of the guide keeps its layout when it moves`() throws {
    let list = LayoutsGuide.AlbumsController(collectionViewLayout: UICollectionViewFlowLayout())
    let albums = list.listData
    // The layout is asked for a section before there is data.
    list.listData = []
    let screen = ListScreen(list)
    list.setListData(albums)
    let view = screen.collectionView
    #expect(screen.rowCounts == [2, 2])
    #expect(try frame([0, 0], view).minY == frame([0, 1], view).minY)
    #expect(try frame([0, 0], view).width == 140)
    #expect(try frame([1, 0], view).minY < frame([1, 1], view).minY)
    list.setListData(list.listData.reversed())
    screen.window.layoutIfNeeded()
    #expect(try frame([0, 0], view).minY < frame([0, 1], view).minY)
    #expect(try frame([1, 0], view).minY == frame([1, 1], view).minY)
    #expect(screen.text.contains("Kind of Blue"))
    screen.expectAgreement()
  }

  @Test func `the guide's shelves have headers and layouts of their own in a search`() throws {
    let list = LayoutsGuide.ShelvesController(collectionViewLayout: UICollectionViewFlowLayout())
    let shelves = list.listData
    list.listData = []
    let screen = ListScreen(list)
    list.setListData(shelves)
    let view = screen.collectionView
    #expect(screen.text == "Jazz\n  Kind of Blue\nRock\n  Low")
    let width = try frame([0, 0], view).width
    #expect(try frame([1, 0], view).width < width)
    screen.search(for: "low")
    #expect(screen.text == "Rock\n  Low")
    #expect(try frame([0, 0], view).width < width)
    screen.expectAgreement()
  }
}

// MARK: A model with undo and drag

@available(macOS 14, *)
enum ErrandsGuide {
  struct Errand: Identifiable, Hashable {
    let id: Int
    var text: String
  }

  @Observable final class ErrandModel {
    var today = [Errand(id: 1, text: "Post office"), Errand(id: 2, text: "Bakery")]
    var later = [Errand(id: 3, text: "Library")]

    func add(_ text: String) {
      let id = (today + later).map(\.id).max() ?? 0
      today.append(Errand(id: id + 1, text: text))
    }
  }

  final class ErrandsController: UITableViewController, TableList, ObservedList, TitledList,
    EditableList, ReorderableList, DraggableList, DroppableList, UndoableList
  {
    private let model: ErrandModel
    var listData: [ListSection<Errand>] = []

    init(_ model: ErrandModel) {
      self.model = model
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = editButtonItem
      connectList()
    }

    func makeListData() -> [ListSection<Errand>] {
      let today = ListSection(id: "today", model.today, headerTitle: "Today")
      return [today, ListSection(id: "later", model.later, headerTitle: "Later")]
    }

    func updateModel(from listData: [ListSection<Errand>]) throws(EditRefusal) {
      guard listData[0].items.count <= 5 else {
        throw EditRefusal("A day has room for five errands.")
      }
      model.today = listData[0].items
      model.later = listData[1].items
    }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with errand: Errand,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = errand.text }

    func add(_ text: String) {
      undoably("Add") { model.add(text) }
    }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }
  }
}

@MainActor struct ErrandsGuideTests {
  @available(macOS 14, *)
  private func shown(_ model: ErrandsGuide.ErrandModel) -> String {
    "Today" + model.today.map { "\n  \($0.text)" }.joined() + "\nLater"
      + model.later.map { "\n  \($0.text)" }.joined()
  }

  @available(macOS 14, *)
  @Test func `the errands of the guide are in the model whatever the user does`() {
    let model = ErrandsGuide.ErrandModel()
    let screen = ListScreen(ErrandsGuide.ErrandsController(model))
    #expect(screen.swipeToDelete([0, 0]))
    #expect(model.today.map(\.text) == ["Bakery"])
    #expect(screen.tapEditButton())
    #expect(screen.drag([1, 0], to: [0, 0]))
    #expect(model.today.map(\.text) == ["Library", "Bakery"])
    #expect(screen.undo())
    #expect(screen.undo())
    #expect(model.today.map(\.text) == ["Post office", "Bakery"])
    screen.expectAgreement()
    #expect((model.later.map(\.text), screen.text) == (["Library"], shown(model)))
  }

  @available(macOS 14, *)
  @Test func `an errand of the guide is added, dragged to another screen, and refused`() {
    let model = ErrandsGuide.ErrandModel()
    let other = ErrandsGuide.ErrandModel()
    let screen = ListScreen(ErrandsGuide.ErrandsController(model))
    screen.controller.add("Dentist")
    #expect(screen.text == "Today\n  Post office\n  Bakery\n  Dentist\nLater\n  Library")
    screen.undo()
    #expect(model.today.map(\.text) == ["Post office", "Bakery"])
    other.today = (1...5).map { .init(id: 10 + $0, text: "Other \($0)") }
    let full = ListScreen(ErrandsGuide.ErrandsController(other))
    screen.dragAndDrop([0, 0], to: [1, 0], in: full.tableView)
    #expect(
      (model.today.map(\.text), other.later.map(\.text))
        == (["Bakery"], ["Post office", "Library"]))
    let isInserted = full.controller.insertItem(.init(id: 99, text: "One more"), at: [0, 0])
    #expect((isInserted, other.today.count) == (false, 5))
    full.window.layoutIfNeeded()
    #expect(full.text == shown(other))
    full.expectAgreement()
  }
}

// MARK: A detail screen

@available(macOS 14, *)
enum DetailGuide {
  struct Note: Identifiable, Hashable {
    let id: Int
    var text: String
  }

  final class NotesController: UITableViewController, TableList, EditableList {
    var listData = [[Note(id: 1, text: "Sow peas"), Note(id: 2, text: "Order seeds")]]

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with note: Note,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = note.text }

    func listView(_ tableView: UITableView, didSelect note: Note, at indexPath: IndexPath) {
      let editor = NoteEditor(note) { [weak self] in self?.save($0) }
      navigationController?.pushViewController(editor, animated: true)
    }

    func save(_ note: Note) {
      var notes = listData[0]
      if let index = notes.firstIndex(where: { $0.id == note.id }) {
        notes[index] = note
      } else {
        notes.append(note)
      }
      setListData([notes])
      scroll(to: note)
    }
  }

  final class NoteEditor: UIViewController {
    let field = UITextField()
    private var note: Note
    private let save: (Note) -> Void

    init(_ note: Note, save: @escaping (Note) -> Void) {
      self.note = note
      self.save = save
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.text = note.text
      field.frame = CGRect(x: 20, y: 120, width: 280, height: 40)
      view.addSubview(field)
      let save = UIAction(title: "Save") { [weak self] _ in self?.finish() }
      navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: save)
    }

    private func finish() {
      note.text = field.text ?? ""
      save(note)
      navigationController?.popViewController(animated: true)
    }
  }

  @Observable final class Entry: Identifiable {
    let id: Int
    var title: String

    init(id: Int, title: String) {
      self.id = id
      self.title = title
    }
  }

  @Observable final class Diary {
    var entries = [Entry(id: 1, title: "Frost"), Entry(id: 2, title: "Rain")]

    func keep(_ entry: Entry) {
      if !entries.contains(where: { $0 === entry }) { entries.append(entry) }
    }
  }

  final class DiaryController: UITableViewController, TableList, ObservedList {
    let diary = Diary()
    var listData: [[Entry]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func makeListData() -> [[Entry]] { [diary.entries] }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with entry: Entry,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = entry.title }

    func listView(_ tableView: UITableView, didSelect entry: Entry, at indexPath: IndexPath) {
      let editor = EntryEditor(entry, diary)
      navigationController?.pushViewController(editor, animated: true)
    }
  }

  final class EntryEditor: UIViewController {
    let field = UITextField()
    private let entry: Entry
    private let diary: Diary

    init(_ entry: Entry, _ diary: Diary) {
      self.entry = entry
      self.diary = diary
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.text = entry.title
      field.frame = CGRect(x: 20, y: 120, width: 280, height: 40)
      view.addSubview(field)
      let rename = UIAction { [weak self] _ in self?.rename() }
      field.addAction(rename, for: .editingChanged)
    }

    private func rename() {
      entry.title = field.text ?? ""
      diary.keep(entry)
    }
  }
}

@MainActor struct DetailGuideTests {
  @available(macOS 14, *)
  typealias NoteEditor = DetailGuide.NoteEditor

  @available(macOS 14, *)
  private func edit(_ screen: ListScreen<DetailGuide.NotesController>, to text: String) throws {
    let editor = try #require(screen.topViewController as? DetailGuide.NoteEditor)
    editor.field.text = text
    screen.tap(barButton: "Save")
  }

  @available(macOS 14, *)
  @Test func `a note of the guide is edited, and comes back if it was deleted`() throws {
    let screen = ListScreen(DetailGuide.NotesController())
    #expect(screen.tap([0, 0]))
    let editor = try #require(screen.topViewController as? NoteEditor)
    editor.field.text = "Sow beans"
    #expect(screen.tap(barButton: "Save"))
    #expect(screen.rowTexts == ["Sow beans", "Order seeds"])
    let list = screen.controller
    list.setListData([(1...60).map { .init(id: $0, text: "Note \($0)") }])
    screen.window.layoutIfNeeded()
    screen.tap([0, 0])
    list.removeItem(at: [0, 0])
    try edit(screen, to: "Sow lettuce")
    HeadlessRunLoop.tick()
    #expect((list.listData[0].count, list.listData[0].last?.text) == (60, "Sow lettuce"))
    #expect(screen.text(at: [0, 59])?.contains("Sow lettuce") == true)
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test func `an entry of the guide is edited in place, and kept if it was deleted`() throws {
    let screen = ListScreen(DetailGuide.DiaryController())
    let diary = screen.controller.diary
    screen.tap([0, 0])
    let editor = try #require(screen.topViewController as? DetailGuide.EntryEditor)
    editor.field.text = "Hoarfrost"
    editor.field.sendActions(for: .editingChanged)
    #expect(diary.entries.map(\.title) == ["Hoarfrost", "Rain"])
    diary.entries.removeFirst()
    editor.field.text = "Fog"
    editor.field.sendActions(for: .editingChanged)
    screen.goBack()
    #expect(screen.rowTexts == ["Rain", "Fog"])
    screen.expectAgreement()
  }
}

// MARK: SwiftUI

enum SwiftUIGuide {
  struct Sprout: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  final class SproutsController: UITableViewController, TableList, FilteredList, EditableList {
    var listData: [[Sprout]] = [[]]
    var onSelect: (Sprout) -> Void = { _ in }
    var onDelete: (Sprout) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Sprouts"
      connectList()
    }

    func show(_ sprouts: [Sprout], animated: Bool) {
      setListData([sprouts], animated: animated)
    }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with sprout: Sprout,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = sprout.name }

    func listView(_ tableView: UITableView, didSelect sprout: Sprout, at indexPath: IndexPath) {
      onSelect(sprout)
    }

    func shouldDelete(_ sprout: Sprout, at indexPath: IndexPath) -> Bool {
      onDelete(sprout)
      return false
    }

    func filter(for text: String) -> @Sendable (Sprout) -> Bool {
      { $0.name.localizedStandardContains(text) }
    }
  }
}

@MainActor struct SwiftUIGuideTests {
  @Test func `the guide's list is shown again, and keeps its selection and its search`() {
    let list = SwiftUIGuide.SproutsController()
    var selected: [String] = []
    list.onSelect = { selected.append($0.name) }
    let sprouts = [SwiftUIGuide.Sprout(id: 1, name: "Kale"), .init(id: 2, name: "Dill")]
    list.show(sprouts, animated: false)
    let screen = ListScreen(list)
    #expect(screen.text == "  Kale\n  Dill")
    screen.tap([0, 1])
    list.show(sprouts, animated: true)
    #expect((selected, screen.text) == (["Dill"], "  Kale\n> Dill"))
    screen.search(for: "kal")
    list.show(sprouts + [.init(id: 3, name: "Kalanchoe")], animated: true)
    #expect(screen.text == "  Kale\n  Kalanchoe")
    screen.expectAgreement()
  }

  @Test func `a row of the guide's list is deleted when the state has followed`() {
    var sprouts = [SwiftUIGuide.Sprout(id: 1, name: "Kale"), .init(id: 2, name: "Dill")]
    let list = SwiftUIGuide.SproutsController()
    list.onDelete = { sprout in sprouts.removeAll { $0.id == sprout.id } }
    list.show(sprouts, animated: false)
    let screen = ListScreen(list)
    screen.swipeToDelete([0, 0])
    #expect((sprouts.map(\.name), screen.text) == (["Dill"], "  Kale\n  Dill"))
    list.show(sprouts, animated: true)
    #expect(screen.text == "  Dill")
    screen.expectAgreement()
  }
}

// MARK: Searches

enum SearchGuide {
  struct Word: Identifiable, Hashable, Sendable {
    let id: Int
    let text: String
  }

  final class WordsController: UITableViewController, TableList, FilteredList {
    var listData: [[Word]] = [[]]
    var findsBeginnings = false

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func filter(for text: String) -> @Sendable (Word) -> Bool {
      let findsBeginnings = findsBeginnings
      return { findsBeginnings ? $0.text.hasPrefix(text) : $0.text.contains(text) }
    }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with word: Word,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = word.text }
  }

  nonisolated struct Title: Codable, Identifiable, Equatable {
    var id: Int
    var name: String
  }

  final class TitlesController: UITableViewController, FetchedTableList, SearchableList {
    let store: SQLiteStore
    var fetchedResultsController: FetchedResultsController<Title>!
    private var searching: Task<Void, Never>?

    init(_ store: SQLiteStore) {
      self.store = store
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      search(for: "")
    }

    func search(for text: String) {
      let request = FetchRequest(Title.self).matching(text).order(by: \.name)
      searching?.cancel()
      searching = Task { [weak self, store] in
        do {
          let found = try await store.loadFetchedResultsController(for: request)
          guard !Task.isCancelled, let self else { return }
          fetchedResultsController = found
          connectList()
        } catch is CancellationError {
          return
        } catch { self?.title = error.localizedDescription }
      }
    }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with title: Title,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = title.name }
  }

  final class PlacesController: UITableViewController, TableList, SearchableList {
    typealias Find = @Sendable (String) async throws -> [String]
    var listData: [[String]] = [[]]
    var sleep: @Sendable (TimeInterval) async throws -> Void = {
      try await Task.sleep(nanoseconds: UInt64($0 * 1_000_000_000))
    }
    private let find: Find
    private var searching: Task<Void, any Error>?

    init(find: @escaping Find) {
      self.find = find
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func search(for text: String) {
      searching?.cancel()
      searching = Task { [weak self, find, sleep] in
        try await sleep(0.3)
        let places = try await find(text)
        try Task.checkCancellation()
        self?.setListData([places])
      }
    }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with place: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = place }
  }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct SearchGuideTests {
  @Test func `the guide's words are searched off the main actor, and the newest search wins`()
    async
  {
    let list = SearchGuide.WordsController()
    list.listData = [(0..<5_000).map { .init(id: $0, text: "word \($0)") }]
    let screen = ListScreen(list)
    screen.search(for: "word 12")
    screen.search(for: "word 4999")
    await screen.settle()
    #expect(screen.rowTexts == ["word 4999"])
    list.findsBeginnings = true
    screen.search(for: "4999")
    await screen.settle()
    #expect(screen.rowTexts.isEmpty)
    list.findsBeginnings = false
    list.search(for: list.searchText)
    await screen.settle()
    #expect(screen.rowTexts == ["word 4999"])
  }

  @Test func `the guide's titles are found in the database`() async throws {
    let store = try SQLiteStore.inMemory()
    try store.migrate([
      Migration(1) { try $0.createTable(for: Title.self) },
      Migration(2) { try $0.createSearchIndex(for: Title.self, on: \.name) },
    ])
    try await store.write { transaction in
      for (id, name) in ["Emma", "Ulysses", "Middlemarch"].enumerated() {
        try transaction.insert(Title(id: id, name: name))
      }
    }
    let screen = ListScreen(SearchGuide.TitlesController(store))
    await screen.wait(for: "Ulysses")
    #expect(screen.rowTexts == ["Emma", "Middlemarch", "Ulysses"])
    screen.search(for: "em")
    screen.search(for: "mid")
    await screen.wait { screen.rowTexts == ["Middlemarch"] }
    #expect(screen.controller.title == nil)
  }

  typealias Title = SearchGuide.Title

  @Test func `the guide's places are requested once the user pauses`() async {
    let clock = TestClock()
    let loader = TestLoader<String, [String]>()
    let list = PlacesController { try await loader.load($0) }
    list.sleep = clock.sleep(for:)
    let screen = ListScreen(list)
    screen.search(for: "B")
    screen.search(for: "Be")
    await clock.waitForSleep()
    await clock.advance(by: 0.3)
    await loader.answer(with: ["Bergen", "Berlin"])
    await screen.wait(for: "Bergen")
    #expect(loader.requests == ["Be"])
    #expect(screen.rowTexts == ["Bergen", "Berlin"])
  }

  typealias PlacesController = SearchGuide.PlacesController
}

// MARK: Realm

enum RealmGuide {
  nonisolated struct Dog: Codable, Identifiable, Equatable {
    var id: Int
    var name: String
    var age: Int
  }

  final class DogsController: UITableViewController, FetchedTableList, EditableList {
    var fetchedResultsController: FetchedResultsController<Dog>!

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with dog: Dog,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = "\(dog.name), \(dog.age)" }

    func controller(
      _ controller: FetchedResultsController<Dog>, didFailWith error: any Error
    ) { title = error.localizedDescription }
  }
}

@MainActor struct RealmGuideTests {
  typealias Dog = RealmGuide.Dog
  typealias DogsController = RealmGuide.DogsController

  @Test func `the guide's dogs follow their store`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("dogs.sqlite").path
    let store = try SQLiteStore(path: path)
    try store.migrate([Migration(1) { try $0.createTable(for: Dog.self) }])
    let dogs = DogsController()
    dogs.fetchedResultsController = try store.fetchedResultsController(
      for: FetchRequest(Dog.self).filter(\.age, .greater, 1).order(by: \.name))
    let screen = ListScreen(dogs)
    #expect(screen.rowTexts.isEmpty)
    try store.write { transaction in
      try transaction.insert(Dog(id: 1, name: "Rex", age: 7))
      try transaction.insert(Dog(id: 2, name: "Ada", age: 3))
      try transaction.insert(Dog(id: 3, name: "Pup", age: 1))
    }
    try store.write { try $0.update(Dog(id: 1, name: "Rex", age: 8)) }
    #expect(screen.text == "  Ada, 3\n  Rex, 8")
    screen.swipeToDelete([0, 0])
    #expect(try store.fetch(FetchRequest(Dog.self)).map(\.name).sorted() == ["Pup", "Rex"])
    screen.expectAgreement()
  }
}
