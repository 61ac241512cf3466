import ListTesting
import TestSupport
import Testing

/// Rows that are dragged while a search or a collapsed section hides others.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ReorderedSearchTests {
  /// A list whose rows can be dragged always, wherever the user wants.
  final class Words: UITableViewController, TableList, TitledList, EditableList, ReorderableList,
    FilteredList, CollapsibleList
  {
    var listData = [Section<String>]()
    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with word: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = word }
    func filter(for text: String) -> @Sendable (String) -> Bool { { $0.contains(text) } }
    func canMove(_ object: String, at indexPath: IndexPath) -> Bool { true }
    /// The data at each call of `didMove`.
    var moved: [[[String]]] = []
    func didMove(_ object: String, from source: IndexPath, to destination: IndexPath) {
      moved.append(listData.map(\.items))
    }
    func target(
      ofMoving object: String, from source: IndexPath, to proposed: IndexPath
    ) -> IndexPath { proposed }
  }

  private let screen = ListScreen(
    Words(style: .plain), size: CGSize(width: 320, height: 2_000))
  private var list: Words { screen.controller }

  private func show(_ sections: [[String]]) {
    list.setListData(sections.enumerated().map { Section(id: $0, $1, headerTitle: "\($0)") })
    list.setEditing(true, animated: false)
  }

  private var data: [[String]] { list.listData.map(\.items) }

  /// The texts of the view's rows.
  private var rows: [[String?]] {
    screen.rowCounts.enumerated().map { section, count in
      (0..<count).map { screen.text(at: [section, $0]) }
    }
  }

  @Test func `a row that is dragged during a search is the one that moves, and the next swipe's`() {
    show([["1ab", "2a", "3b", "4b"]])
    list.search(for: "b")
    #expect(rows == [["1ab", "3b", "4b"]])
    #expect(screen.drag([0, 0], to: [0, 2]))
    #expect(rows == [["3b", "4b", "1ab"]])
    #expect(data == [["2a", "3b", "4b", "1ab"]])
    #expect(list.moved == [data])

    list.setEditing(false, animated: false)
    #expect(screen.choose(swipeAction: "Delete", at: [0, 2]))
    #expect(data == [["2a", "3b", "4b"]])
    #expect(rows == [["3b", "4b"]])
  }

  @Test(
    arguments: [
      // What is shown is dragged from and to; the data before and after.
      ([["a1", "x", "a2", "y"]], [0, 0], [0, 1], [["x", "a2", "a1", "y"]]),
      ([["a1", "x", "a2", "y"]], [0, 1], [0, 0], [["a2", "a1", "x", "y"]]),
      ([["x", "a1"], ["y", "a2", "z"]], [0, 0], [1, 1], [["x"], ["y", "a2", "a1", "z"]]),
      (
        [["x", "a1", "a3"], ["y", "a2", "z"]], [0, 0], [1, 0],
        [["x", "a3"], ["y", "a1", "a2", "z"]]
      ),
      ([["x"], ["a1", "y", "a2"]], [0, 1], [0, 0], [["x"], ["a2", "a1", "y"]]),
    ] as [([[String]], IndexPath, IndexPath, [[String]])])
  func `a row goes before the one that is shown after it, or after the last one`(
    before: [[String]], source: IndexPath, target: IndexPath, after: [[String]]
  ) {
    show(before)
    list.search(for: "a")
    #expect(screen.drag(source, to: target))
    #expect(data == after)
    #expect(rows == list.shownSections.map { $0.items })
  }

  @Test func `a row that is dragged into a collapsed section disappears in it`() {
    show([["a", "b"], ["c"]])
    list.collapsedSections = [1]
    #expect(rows == [["a", "b"], []])
    #expect(screen.drag([0, 0], to: [1, 0]))
    #expect(data == [["b"], ["c", "a"]])
    #expect(rows == [["b"], []])
  }

  @Test func `a section disappears when the last row that a search found is dragged out of it`() {
    show([["a1"], ["x", "a2"]])
    list.search(for: "a")
    #expect(screen.drag([1, 0], to: [0, 1]))
    #expect(data == [["a1", "a2"], ["x"]])
    #expect(rows == [["a1", "a2"]])
  }

  @Test func `a row that is dropped at its own place stays there`() {
    show([["x", "a1", "y", "a2", "z"]])
    list.search(for: "a")
    for row in 0..<2 {
      list.forwarding.didMoveItem(from: [0, row], to: [0, row])
      #expect(data == [["x", "a1", "y", "a2", "z"]])
    }
  }

  @Test func `index paths out of range move nothing`() {
    show([["a1", "x", "a2"]])
    list.search(for: "a")
    for (source, target) in [
      ([0, 2], [0, 0]), ([0, 0], [0, 2]), ([0, 0], [1, 0]), ([0, 0], [0, -1]), ([0], [0, 0]),
      ([0, 0], [0]),
    ] as [(IndexPath, IndexPath)] {
      list.forwarding.didMoveItem(from: source, to: target)
      #expect(data == [["a1", "x", "a2"]])
      #expect(rows == [["a1", "a2"]])
    }
  }

  @Test func `random moves, during searches and with collapsed sections`() {
    let seed = Walk.seeds(1)[0]
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "b", "ab"]
    for round in 0..<Walk.steps(15) {
      var number = 0
      show(
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
          (0..<Int.random(in: 0...5, using: &random)).map { _ in
            number += 1
            return "\(number)\(letters.randomElement(using: &random)!)"
          }
        })
      list.search(for: ["", "a", "b"].randomElement(using: &random)!)
      list.collapsedSections = Bool.random(using: &random) ? [AnyHashable(0)] : []
      for _ in 0..<4 {
        let (shown, old) = (list.shownSections.map(\.items), data)
        let sources = shown.indices.flatMap { section in
          shown[section].indices.map { IndexPath(row: $0, section: section) }
        }
        guard let source = sources.randomElement(using: &random) else { break }
        let section = shown.indices.randomElement(using: &random)!
        let count = shown[section].count - (section == source.section ? 1 : 0)
        let target: IndexPath = [section, Int.random(in: 0...count, using: &random)]
        let moved = shown[source.section][source.row]
        screen.allowRefusal { $0.drag(source, to: target) }

        let about: Comment = "seed \(seed), round \(round), \(old), \(source) to \(target)"
        #expect(
          data.map { $0.filter { $0 != moved } } == old.map { $0.filter { $0 != moved } }, about)
        #expect(data.joined().filter { $0 == moved }.count == 1, about)
        #expect(rows == list.shownSections.map { $0.items }, about)
      }
      list.collapsedSections = []
      list.search(for: "")
      #expect(rows == data, "seed \(seed), round \(round)")
    }
  }
}
