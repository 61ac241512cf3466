import HeadlessUIKit
import Recorders
import Testing

/// When completions run: of animated work at the next turn, of work without animation at once.
@MainActor @Suite(.serialized) struct CompletionTests {
  /// The work that has a completion.
  enum Work: CaseIterable {
    case animation, briefAnimation, spring, bouncingSpring, transition
    case tableUpdates, collectionUpdates, tableSnapshot, collectionSnapshot, sectionSnapshot
  }

  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["s"])
    snapshot.appendItems(items)
    return snapshot
  }

  private func tableSource(_ table: UITableView) -> UITableViewDiffableDataSource<String, String> {
    UITableViewDiffableDataSource(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
  }

  private func collectionSource(_ collection: UICollectionView)
    -> UICollectionViewDiffableDataSource<String, String>
  {
    UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private func perform(_ work: Work, _ completion: @escaping () -> Void) {
    let view = UIView()
    let finish: (Bool) -> Void = { _ in completion() }
    switch work {
    case .animation: UIView.animate(withDuration: 1, animations: {}, completion: finish)
    case .briefAnimation: UIView.animate(withDuration: 0, animations: {}, completion: finish)
    case .spring:
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: {}, completion: finish)
    case .bouncingSpring:
      UIView.animate(springDuration: 1, animations: {}, completion: finish)
    case .transition:
      UIView.transition(with: view, duration: 1, animations: {}, completion: finish)
    case .tableUpdates: makeTable().performBatchUpdates(nil, completion: finish)
    case .collectionUpdates: makeCollection().performBatchUpdates(nil, completion: finish)
    case .tableSnapshot:
      let table = makeTable()
      tableSource(table).apply(snapshot(["a"]), completion: completion)
    case .collectionSnapshot:
      let collection = makeCollection()
      collectionSource(collection).apply(snapshot(["a"]), completion: completion)
    case .sectionSnapshot:
      let collection = makeCollection()
      var section = NSDiffableDataSourceSectionSnapshot<String>()
      section.append(["a"])
      collectionSource(collection).apply(section, to: "s", completion: completion)
    }
  }

  @Test(arguments: Work.allCases) func `completions of animated work run at the next turn`(
    work: Work
  ) {
    var isDone = false
    perform(work) { isDone = true }
    let wasDone = isDone
    HeadlessRunLoop.tick()
    #expect([wasDone, isDone] == [false, true])
  }

  @Test(arguments: Work.allCases) func `without animations, completions run at once`(work: Work) {
    var isDone = [false, false]
    var wasDone: [Bool] = []
    UIView.performWithoutAnimation {
      perform(work) { isDone[0] = true }
      wasDone = isDone
    }
    UIView.setAnimationsEnabled(false)
    perform(work) { isDone[1] = true }
    UIView.setAnimationsEnabled(true)
    #expect([wasDone, isDone] == [[true, false], [true, true]])
  }

  @Test(arguments: [["a"], ["b", "a"], []])
  func `a snapshot that is not animated is complete when it is applied`(items: [String]) {
    let (table, collection) = (makeTable(), makeCollection())
    let (rows, cells) = (tableSource(table), collectionSource(collection))
    var log: [String] = []
    rows.apply(snapshot(["a"]), animatingDifferences: false) { log.append("first row") }
    cells.apply(snapshot(["a"]), animatingDifferences: false) { log.append("first item") }
    rows.apply(snapshot(items), animatingDifferences: false) { log.append("row") }
    cells.apply(snapshot(items), animatingDifferences: false) { log.append("item") }
    rows.applySnapshotUsingReloadData(snapshot(items)) { log.append("reload row") }
    cells.applySnapshotUsingReloadData(snapshot(items)) { log.append("reload item") }
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(items)
    cells.apply(section, to: "s", animatingDifferences: false) { log.append("section") }
    #expect(
      log == [
        "first row", "first item", "row", "item", "reload row", "reload item", "section",
      ])
  }

  @Test func `a completion can apply the next snapshot`() {
    let table = makeTable()
    let source = tableSource(table)
    var items: [String] = []
    source.apply(snapshot([]), animatingDifferences: false) {
      source.apply(snapshot(["a"]), animatingDifferences: false)
      items = source.snapshot().itemIdentifiers
    }
    #expect((items, table.numberOfRows(inSection: 0)) == (["a"], 1))
  }

  @Test func `nested batch updates complete from the outside in`() {
    let table = makeTable()
    var log: [Int] = []
    UIView.performWithoutAnimation {
      table.performBatchUpdates {
        table.performBatchUpdates(nil) { _ in log.append(1) }
        table.performBatchUpdates(nil) { _ in log.append(2) }
        log.append(-1)
      } completion: { _ in
        log.append(0)
      }
    }
    #expect(log == [-1, 0, 1, 2])
  }

  @Test(arguments: [true, false]) func `a new layout is complete at once unless animated`(
    animated: Bool
  ) {
    let collection = makeCollection()
    var isDone = false
    collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: animated) {
      isDone = $0
    }
    let wasDone = isDone
    HeadlessRunLoop.tick()
    #expect([wasDone, isDone] == [!animated, true])
  }
}
