import ListTesting
import TestSupport
import Testing

/// Rows that are dragged while a search or a collapsed section hides others.
@MainActor struct ReorderedSearchTests {
  /// A list whose rows can be dragged always, wherever the user wants.
  final class Words: ConnectedTable, TableList, PlainTable, TitledList, EditableList,
    ReorderableList,
    FilteredList, CollapsibleList
  {
    var listData = [Section<String>]()
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
    screen.drag([0, 0], to: [0, 2])
    let moved = [["2a", "3b", "4b", "1ab"]]
    #expect((rows, data, list.moved) == ([["3b", "4b", "1ab"]], moved, [moved]))

    list.setEditing(false, animated: false)
    screen.choose(swipeAction: "Delete", at: [0, 2])
    #expect((rows, data) == ([["3b", "4b"]], [["2a", "3b", "4b"]]))
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
    screen.drag(source, to: target)
    #expect((rows, data) == (list.shownSections.map { $0.items }, after))
  }

  @Test func `a row that is dragged into a collapsed section disappears in it`() {
    show([["a", "b"], ["c"]])
    list.collapsedSections = [1]
    #expect(rows == [["a", "b"], []])
    screen.drag([0, 0], to: [1, 0])
    #expect((rows, data) == ([["b"], []], [["b"], ["c", "a"]]))
  }

  @Test func `a section disappears when the last row that a search found is dragged out of it`() {
    show([["a1"], ["x", "a2"]])
    list.search(for: "a")
    screen.drag([1, 0], to: [0, 1])
    #expect((rows, data) == ([["a1", "a2"]], [["a1", "a2"], ["x"]]))
  }

  @Test(
    arguments: [
      // To its own place.
      ([0, 0], [0, 0]), ([0, 1], [0, 1]),
      // Out of range.
      ([0, 2], [0, 0]), ([0, 0], [0, 2]), ([0, 0], [1, 0]), ([0, 0], [0, -1]), ([0], [0, 0]),
      ([0, 0], [0]),
    ] as [(IndexPath, IndexPath)])
  func `a row that is dropped at its own place, or out of range, stays`(
    source: IndexPath, target: IndexPath
  ) {
    show([["x", "a1", "y", "a2", "z"]])
    list.search(for: "a")
    list.forwarding.didMoveItem(from: source, to: target)
    #expect((rows, data) == ([["a1", "a2"]], [["x", "a1", "y", "a2", "z"]]))
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
        func others(_ data: [[String]]) -> [[String]] { data.map { $0.filter { $0 != moved } } }
        #expect(
          (others(data), data.joined().sorted()) == (others(old), old.joined().sorted()), about)
        #expect(rows == list.shownSections.map { $0.items }, about)
      }
      list.collapsedSections = []
      list.search(for: "")
      #expect(rows == data, "seed \(seed), round \(round)")
    }
  }
}
