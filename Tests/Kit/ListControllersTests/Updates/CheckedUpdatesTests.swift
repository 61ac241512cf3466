import ListControllers
import TestSupport
import Testing

@testable import ListCapabilities
@testable import ListCore

/// Batch updates of views that show no list of the kit.
@MainActor struct CheckedUpdatesTests {
  /// A table and a collection view of an app, which know nothing of the kit.
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var data = [["a", "b", "c"], ["d"]]

    func numberOfSections(in tableView: UITableView) -> Int { data.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      data[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = data[indexPath.section][indexPath.row]
      return cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { data[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = data[indexPath.section][indexPath.item]
      return cell
    }
  }

  enum Kind: CaseIterable { case table, collection }

  @MainActor private struct Screen {
    let source = Source()
    let view: UIScrollView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    init(_ kind: Kind, isInWindow: Bool = true) {
      let frame = CGRect(x: 0, y: 0, width: 300, height: 600)
      switch kind {
      case .table:
        let table = UITableView(frame: frame)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        view = table
      case .collection:
        let collection = UICollectionView(
          frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        view = collection
      }
      window.isHidden = false
      if isInWindow { window.addSubview(view) }
    }

    @discardableResult
    func perform(_ changes: @escaping (CheckedBatch) -> Void) -> ListUpdatesOutcome {
      (view as? UITableView)?.performCheckedBatchUpdates(changes)
        ?? (view as! UICollectionView).performCheckedBatchUpdates(changes)
    }

    var shown: [[String?]] {
      view.layoutIfNeeded()
      return source.data.indices.map { section in
        source.data[section].indices.map { item in
          if let table = view as? UITableView {
            table.cellForRow(at: [section, item])?.textLabel?.text
          } else {
            (view as? UICollectionView)?.cellForItem(at: [section, item])?.accessibilityLabel
          }
        }
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `a legal batch update is performed, with all its operations`(kind: Kind) {
    let screen = Screen(kind)
    let outcome = screen.perform { batch in
      screen.source.data = [["n"], ["c", "B", "x"], ["d"]]
      batch.insertSections([0])
      batch.deleteItems(at: [[0, 0]])
      batch.insertItems(at: [[1, 2]])
      batch.moveItem(at: [0, 2], to: [1, 0])
      batch.reloadItems(at: [[0, 1]])
    }
    #expect(
      (outcome, screen.shown) == (.updated(batches: 1), [["n"], ["c", "B", "x"], ["d"]]))
    screen.perform { batch in
      screen.source.data = [["D"], ["c", "B!", "x"]]
      batch.deleteSections([0])
      batch.moveSection(2, toSection: 0)
    }
    #expect(screen.shown == [["d"], ["c", "B", "x"]])
    screen.perform { batch in
      batch.reconfigureItems(at: [[1, 1]])
      batch.reloadSections([0])
    }
    #expect(screen.shown == [["D"], ["c", "B!", "x"]])
  }

  @Test(arguments: Kind.allCases)
  func `a batch update that would end the app becomes a reload with UIKit's reason`(kind: Kind) {
    let screen = Screen(kind)
    let outcome = screen.perform { batch in
      screen.source.data[0].removeFirst(2)
      batch.deleteItems(at: [[0, 0]])
    }
    guard case .reloaded(.illegalBatch(let update, let before, let after, let error)) = outcome.way
    else {
      Issue.record("\(outcome)")
      return
    }
    #expect((update, before, after) == (BatchUpdate([.deleteItem([0, 0])]), [3, 1], [1, 1]))
    #expect(error.reason.hasPrefix("Invalid batch updates detected"))
    #expect(outcome.description.hasPrefix("reloaded: UIKit would end the app: Invalid batch"))
    #expect(screen.shown == [["c"], ["d"]])
    // What contradicts itself is illegal, too, whatever the counts are.
    let moved = screen.perform { batch in
      batch.moveItem(at: [0, 0], to: [0, 0])
      batch.deleteItems(at: [[0, 0]])
      batch.insertItems(at: [[0, 0]])
    }
    guard case .reloaded(.illegalBatch) = moved.way else {
      Issue.record("\(moved)")
      return
    }
    // The view goes on.
    let next = screen.perform { batch in
      screen.source.data[0].append("e")
      batch.insertItems(at: [[0, 1]])
    }
    #expect((next, screen.shown) == (.updated(batches: 1), [["c", "e"], ["d"]]))
  }

  @Test func `rows can't move between new and old sections in a table, but items can`() {
    for kind in Kind.allCases {
      let screen = Screen(kind)
      let outcome = screen.perform { batch in
        screen.source.data = [["a", "b"], ["d"], ["c"]]
        batch.insertSections([2])
        batch.moveItem(at: [0, 2], to: [2, 0])
      }
      #expect(
        (outcome == .updated(batches: 1), screen.shown)
          == (kind == .collection, [["a", "b"], ["d"], ["c"]]))
    }
  }

  @Test(arguments: Kind.allCases)
  func `a view without a window is reloaded, and one without a layout learns its counts first`(
    kind: Kind
  ) {
    let outside = Screen(kind, isInWindow: false)
    let reloaded = outside.perform { batch in
      outside.source.data[0].removeLast()
      batch.deleteItems(at: [[0, 2]])
    }
    outside.window.addSubview(outside.view)
    #expect((reloaded, outside.shown) == (.reloaded(.noWindow), [["a", "b"], ["d"]]))
    let screen = Screen(kind)
    screen.source.data = [["a"]]
    let outcome = screen.perform { batch in
      screen.source.data = [["a", "b"]]
      batch.insertItems(at: [[0, 1]])
    }
    #expect((outcome, screen.shown) == (.updated(batches: 1), [["a", "b"]]))
  }

  @Test(arguments: Kind.allCases)
  func `a batch update within another is a part of it, and within one of the kit waits for its end`(
    kind: Kind
  ) {
    let screen = Screen(kind)
    var inner: ListUpdatesOutcome?
    func append(_ text: String) {
      inner = screen.perform { batch in
        batch.insertItems(at: [[1, screen.source.data[1].count]])
        screen.source.data[1].append(text)
      }
    }
    let outcome = screen.perform { batch in
      screen.source.data[0].removeFirst()
      batch.deleteItems(at: [[0, 0]])
      append("e")
    }
    #expect([inner, outcome] == [.updated(batches: 0), .updated(batches: 1)])
    #expect(screen.shown == [["b", "c"], ["d", "e"]])
    inner = nil
    func set(_ data: [[String]]) {
      screen.source.data = data
      if inner == nil { append("f") }
    }
    let updates = screen.source.data.updates(to: [["c", "a"], ["d", "e"]])
    if let table = screen.view as? UITableView {
      updates.perform(on: table, setData: set)
    } else if let collection = screen.view as? UICollectionView {
      updates.perform(on: collection, setData: set)
    }
    #expect(inner == .reloaded(.updating))
    let expected = [["c", "a"], ["d", "e", "f"]]
    #expect((screen.source.data, screen.shown) == (expected, expected))
  }

  @Test func `a debug build prints the reason, and a test of the batch update`() {
    let printed = advice {
      let screen = Screen(.table)
      screen.perform { batch in
        screen.source.data[1] = ["d", "e", "f"]
        batch.insertItems(at: [[1, 1]])
        batch.moveSection(0, toSection: 0)
      }
    }
    #expect(printed.count == 1)
    #expect(printed.first?.hasPrefix("A batch update of UITableView isn't legal, so the") == true)
    #expect(
      printed.first?.hasSuffix(
        """
        As a test:
          try BatchUpdate([.insertItem([1, 1]), .moveSection(0, to: 0)])\
        .validated(before: [3, 1], after: [3, 3])
        """) == true)
  }
}
