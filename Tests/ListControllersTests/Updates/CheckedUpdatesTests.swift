import TestSupport
import Testing

@testable import ListControllers

/// Batch updates of views that show no list of the kit.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CheckedUpdatesTests {
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
    #expect(outcome == .updated(batches: 1))
    #expect(screen.shown == [["n"], ["c", "B", "x"], ["d"]])
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
    #expect(update == BatchUpdate([.deleteItem([0, 0])]))
    #expect((before, after) == ([3, 1], [1, 1]))
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
    #expect(
      screen.perform { batch in
        screen.source.data[0].append("e")
        batch.insertItems(at: [[0, 1]])
      } == .updated(batches: 1))
    #expect(screen.shown == [["c", "e"], ["d"]])
  }

  @Test func `rows can't move between new and old sections in a table, but items can`() {
    for kind in Kind.allCases {
      let screen = Screen(kind)
      let outcome = screen.perform { batch in
        screen.source.data = [["a", "b"], ["d"], ["c"]]
        batch.insertSections([2])
        batch.moveItem(at: [0, 2], to: [2, 0])
      }
      #expect((outcome == .updated(batches: 1)) == (kind == .collection))
      #expect(screen.shown == [["a", "b"], ["d"], ["c"]])
    }
  }

  @Test(arguments: Kind.allCases)
  func `a view that isn't in a window is reloaded`(kind: Kind) {
    let screen = Screen(kind, isInWindow: false)
    let outcome = screen.perform { batch in
      screen.source.data[0].removeLast()
      batch.deleteItems(at: [[0, 2]])
    }
    #expect(outcome == .reloaded(.noWindow))
    screen.window.addSubview(screen.view)
    #expect(screen.shown == [["a", "b"], ["d"]])
  }

  @Test(arguments: Kind.allCases)
  func `a view that hasn't been laid out learns its counts before the data changes`(kind: Kind) {
    let screen = Screen(kind)
    screen.source.data = [["a"]]
    let outcome = screen.perform { batch in
      screen.source.data = [["a", "b"]]
      batch.insertItems(at: [[0, 1]])
    }
    #expect(outcome == .updated(batches: 1))
    #expect(screen.shown == [["a", "b"]])
  }

  @Test(arguments: Kind.allCases)
  func `a batch update within another is a part of it`(kind: Kind) {
    let screen = Screen(kind)
    var inner: ListUpdatesOutcome?
    let outcome = screen.perform { batch in
      screen.source.data[0].removeFirst()
      batch.deleteItems(at: [[0, 0]])
      inner = screen.perform { batch in
        screen.source.data[1].append("e")
        batch.insertItems(at: [[1, 1]])
      }
    }
    #expect(inner == .updated(batches: 0))
    #expect(outcome == .updated(batches: 1))
    #expect(screen.shown == [["b", "c"], ["d", "e"]])
  }

  @Test(arguments: Kind.allCases)
  func `a batch update in the middle of an update of the kit waits for its end`(kind: Kind) {
    let screen = Screen(kind)
    var inner: ListUpdatesOutcome?
    let old = screen.source.data
    let new = [["a", "c"], ["d"]]
    func set(_ data: [[String]]) {
      screen.source.data = data
      if inner != nil { return }
      inner = screen.perform { batch in
        screen.source.data[1].append("e")
        batch.insertItems(at: [[1, 1]])
      }
    }
    let updates = old.updates(to: new)
    if let table = screen.view as? UITableView {
      updates.perform(on: table, setData: set)
    } else if let collection = screen.view as? UICollectionView {
      updates.perform(on: collection, setData: set)
    }
    #expect(inner == .reloaded(.updating))
    #expect(screen.source.data == [["a", "c"], ["d", "e"]])
    #expect(screen.shown == [["a", "c"], ["d", "e"]])
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
