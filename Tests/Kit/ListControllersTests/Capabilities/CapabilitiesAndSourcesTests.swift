import Foundation
import ListControllers
import ListTesting
import Observation
import TestSupport
import Testing

@testable import ListCapabilities
@testable import ListCore

/// Every capability of editing with every source: what works, and what is refused. The guide to
/// capabilities has the same table.
@MainActor @Suite(.timeLimit(.minutes(30))) struct CapabilitiesAndSourcesTests {
  struct Plant: Identifiable, Hashable, Sendable {
    let id: String
    /// What a database sorts by.
    var position = 0
  }

  /// A list with all capabilities of editing.
  @MainActor
  protocol Bed: UIViewController, TitledList, EditableList, ReorderableList,
    DraggableList, DroppableList, UndoableList, MultipleSelectionList, PlaceholderList
  where Object == Plant, SelectionID == String, ListView == UITableView {
    var tableView: UITableView! { get set }
    /// What the model behind the list has; the list's rows if there is no other.
    var truth: [String] { get }
  }

  class BedController: ConnectedTable {
    var selectedIDs: Set<String> = []
    private let manager = UndoManager(groupsByEvent: false)
    override var undoManager: UndoManager? { manager }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with plant: Plant,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = plant.id }
  }

  nonisolated static let plants = ["a", "b", "c"].enumerated().map { Plant(id: $1, position: $0) }

  // MARK: Sources

  final class Sections: BedController, TableList, Bed {
    var listData = [CapabilitiesAndSourcesTests.plants]
    var truth: [String] { listData[0].map(\.id) }
  }

  final class Arranged: BedController, TableList, Bed, FilteredList, CollapsibleList {
    var listData = [
      Section(id: 0, CapabilitiesAndSourcesTests.plants), Section(id: 1, [Plant(id: "zz")]),
    ]
    var truth: [String] { listData[0].items.map(\.id) }
    func filter(for text: String) -> @Sendable (Plant) -> Bool { { !$0.id.contains(text) } }
  }

  final class Tree: BedController, TableList, Bed, OutlineList, FilteredList {
    var listData = [Outline(CapabilitiesAndSourcesTests.plants) { _ in nil }]
    var truth: [String] { listData[0].items.map(\.id) }
    func filter(for text: String) -> @Sendable (Plant) -> Bool { { !$0.id.contains(text) } }
  }

  @available(macOS 14, *)
  @Observable final class Model { var plants = CapabilitiesAndSourcesTests.plants }

  @available(macOS 14, *)
  final class Observed: BedController, TableList, Bed, ObservedList {
    let model = Model()
    var listData: [[Plant]] = []
    var truth: [String] { model.plants.map(\.id) }
    func makeListData() -> [[Plant]] { [model.plants] }
    func updateModel(from listData: [[Plant]]) throws(EditRefusal) { model.plants = listData[0] }
  }

  final class Fetched: BedController, FetchedTableList, Bed {
    private let source = InMemorySource(CapabilitiesAndSourcesTests.plants) {
      ($0.position, $0.id) < ($1.position, $1.id)
    }
    lazy var fetchedResultsController: FetchedResultsController<Plant>! =
      FetchedResultsController(source)
    var truth: [String] { source.fetch().sections.flatMap(\.items).compactMap { $0?.id } }
    func didMove(_ plant: Plant, from source: IndexPath, to destination: IndexPath) {
      var ids = (0..<numberOfItems(inSection: 0)).compactMap { object(at: [0, $0])?.id }
      ids.insert(ids.remove(at: source.item), at: destination.item)
      self.source.transaction {
        for (position, id) in ids.enumerated() {
          _ = self.source.update(id: id) { $0.position = position }
        }
      }
    }
  }

  final class Pages: BedController, PagedTableList, Bed {
    var pager: Pager<Plant>! = Pager { (_: Int?) in Page(CapabilitiesAndSourcesTests.plants) }
    var truth: [String] { pager.objects.map(\.id) }
    func updateSource(removing removed: [Plant], inserting inserted: [Plant]) {}
  }

  /// The sources, as the columns of the table name them.
  enum Source: String, CaseIterable {
    case sections, search, collapsed, outline
    case treeSearch = "search in an outline"
    case model, database, pages

    /// The system may be too old to observe a model.
    @MainActor private static func observed() -> any Bed {
      if #available(macOS 14, *) { Observed(style: .plain) } else { Sections(style: .plain) }
    }

    @MainActor func make() async -> any Bed {
      let bed: any Bed =
        switch self {
        case .sections: Sections(style: .plain)
        case .search, .collapsed: Arranged(style: .plain)
        case .outline, .treeSearch: Tree(style: .plain)
        case .model: Self.observed()
        case .database: Fetched(style: .plain)
        case .pages: Pages(style: .plain)
        }
      bed.loadViewIfNeeded()
      if let arranged = bed as? Arranged, self == .search { arranged.search(for: "z") }
      if let arranged = bed as? Arranged, self == .collapsed { arranged.collapsedSections = [1] }
      if let tree = bed as? Tree, self == .treeSearch { tree.search(for: "z") }
      return bed
    }
  }

  /// The edits, as the rows of the table name them.
  enum Edit: String, CaseIterable {
    case delete = "delete"
    case deleteSeveral = "delete several"
    case insert = "insert"
    case replace = "replace"
    case reorder = "reorder"
    case dragOut = "drag to another list"
    case dropIn = "drop from another list"
    case dropWithin = "drop within the list"
  }

  /// Performs an edit as a user or an app does. Returns the identifiers that the list must have
  /// after it, or `nil` if the edit was refused.
  private func perform<B: Bed>(
    _ edit: Edit, on bed: B, beside other: Sections, in screen: ListScreen<Shelves>
  ) -> [String]? {
    switch edit {
    case .delete:
      bed.forwarding.commitEditing(.delete, at: [0, 1])
      return ["a", "c"]
    case .deleteSeveral:
      bed.selectedIDs = ["a", "c"]
      return bed.deleteSelectedObjects().isEmpty ? nil : ["b"]
    case .insert:
      return bed.insertItem(Plant(id: "x", position: 1), at: [0, 2]) ? ["a", "b", "x", "c"] : nil
    case .replace:
      return bed.replaceItem(at: [0, 1], with: Plant(id: "y")) ? ["a", "y", "c"] : nil
    case .reorder:
      bed.setEditing(true, animated: false)
      return User().drag(rowAt: [0, 2], to: [0, 0], in: bed.tableView) ? ["c", "a", "b"] : nil
    case .dragOut:
      screen.dragAndDrop([0, 1], of: bed.tableView, to: [0, 0], in: other.tableView)
      return ["a", "c"]
    case .dropIn:
      other.setListData([[Plant(id: "x", position: 1)]])
      let isDropped = screen.allowRefusal {
        $0.dragAndDrop([0, 0], of: other.tableView, to: [0, 2], in: bed.tableView)
      }
      return isDropped ? ["a", "b", "x", "c"] : nil
    case .dropWithin:
      let isDropped = screen.allowRefusal {
        $0.dragAndDrop([0, 2], of: bed.tableView, to: [0, 0], in: bed.tableView)
      }
      return isDropped ? ["c", "a", "b"] : nil
    }
  }

  /// Performs an edit, undoes it and does it again. Returns a Boolean value that indicates whether
  /// it was possible; if not, nothing may have changed.
  private func check<B: Bed>(_ edit: Edit, _ source: Source, _ bed: B) async -> Bool {
    let other = Sections(style: .plain)
    other.listData = [[]]
    let screen = ListScreen(Shelves([bed, other]), size: CGSize(width: 640, height: 900))
    await screen.settle()
    for _ in 0..<4 { await MainQueue.turn() }
    screen.window.layoutIfNeeded()
    func rows() -> [String] {
      (0..<bed.numberOfItems(inSection: 0)).compactMap { bed.object(at: [0, $0])?.id }
    }
    let name = "\(edit.rawValue), \(source.rawValue)"
    /// The rows of the model, of the list and of the view.
    func state() -> [[String]] { [bed.truth, rows(), shown(bed)] }
    let before = Array(repeating: ["a", "b", "c"], count: 3)
    #expect((rows(), bed.truth) == (before[0], before[0]), "\(name)")
    let expected = perform(edit, on: bed, beside: other, in: screen)
    screen.window.layoutIfNeeded()
    let isEdited = expected != nil && rows() == expected
    let after = isEdited ? Array(repeating: expected ?? [], count: 3) : before
    #expect(state() == after, "\(name)")
    guard isEdited else { return false }
    bed.undoManager?.undo()
    screen.window.layoutIfNeeded()
    #expect(state() == before, "undo: \(name)")
    bed.undoManager?.redo()
    screen.window.layoutIfNeeded()
    #expect(state() == after, "redo: \(name)")
    return true
  }

  private func shown(_ bed: some Bed) -> [String] {
    (0..<bed.tableView.numberOfRows(inSection: 0)).compactMap {
      bed.tableView.cellForRow(at: [0, $0])?.textLabel?.text
    }
  }

  @Test(arguments: Edit.allCases, Source.allCases)
  func `the guide says which edits each source makes`(edit: Edit, source: Source) async throws {
    let isPossible = await check(edit, source, source.make())
    let guide = try Guide()
    #expect(
      guide.says(edit.rawValue, source.rawValue) == isPossible,
      "\(edit.rawValue), \(source.rawValue): \(isPossible)")
  }

  /// The table of the guide.
  private struct Guide {
    private let rows: [[String]]

    init() throws {
      let page = try String(
        contentsOf: SourceFile.url(
          "Sources/Kit/ListControllers/ListControllers.docc/EditsAndSources.md"), encoding: .utf8)
      rows = page.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.map {
        $0.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }

    /// What the table says of an edit and a source: yes or no, followed by the reason.
    func says(_ edit: String, _ source: String) -> Bool? {
      guard let head = rows.first(where: { $0.dropFirst().first == "edit" }),
        let column = head.firstIndex(of: source),
        let row = rows.first(where: { $0.dropFirst().first == edit }), row.indices.contains(column)
      else { return nil }
      return row[column] == "yes" ? true : row[column].hasPrefix("no") ? false : nil
    }
  }
}
