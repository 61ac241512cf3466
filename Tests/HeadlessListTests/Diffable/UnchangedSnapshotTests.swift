import HeadlessUIKit
import Testing

/// Snapshots without changes, which Apple's samples apply so that a layout provides its sections
/// again.
@MainActor @Suite(.timeLimit(.minutes(5))) struct UnchangedSnapshotTests {
  @MainActor private final class Screen {
    var height: CGFloat = 44
    var cells = 0
    private(set) var view: UICollectionView!
    private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!

    init() {
      let layout = UICollectionViewCompositionalLayout { [weak self] _, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(self?.height ?? 0))
        return NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      source = UICollectionViewDiffableDataSource(collectionView: view) {
        [weak self] view, path, _ in
        self?.cells += 1
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
  }

  private func expectHeight(_ apply: (Screen) -> Void) {
    let screen = Screen()
    #expect(screen.view.contentSize.height == 88)
    let cells = screen.cells
    screen.height = 60
    apply(screen)
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentSize.height == 120)
    #expect(screen.view.cellForItem(at: [0, 1])?.frame.minY == 60)
    #expect(screen.cells == cells)
  }

  @Test func `a snapshot without changes provides the sections again`() {
    expectHeight { $0.source.apply($0.source.snapshot()) }
    expectHeight { $0.source.apply($0.source.snapshot(), animatingDifferences: false) }
    expectHeight { $0.source.apply($0.source.snapshot(for: 0), to: 0) }
    expectHeight {
      var snapshot = $0.source.snapshot()
      snapshot.moveItem(1, afterItem: 2)
      snapshot.moveItem(1, beforeItem: 2)
      $0.source.apply(snapshot)
    }
  }

  @Test func `a snapshot that is waited for provides the sections again`() async {
    let screen = Screen()
    screen.height = 60
    await screen.source.apply(screen.source.snapshot(), animatingDifferences: false)
    #expect(screen.view.contentSize.height == 120)
    screen.height = 50
    await screen.source.apply(
      screen.source.snapshot(for: 0), to: 0, animatingDifferences: false)
    #expect(screen.view.contentSize.height == 100)
  }

  @Test func `a table keeps its cells`() {
    var cells = 0
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      cells += 1
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    table.layoutIfNeeded()
    let first = (table.cellForRow(at: [0, 0]), cells)
    source.apply(snapshot)
    #expect(table.cellForRow(at: [0, 0]) === first.0 && cells == first.1)
  }
}
