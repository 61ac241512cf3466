import HeadlessUIKit
import Testing

/// Snapshots without changes, which Apple's samples apply so that a layout provides its sections
/// again.
@MainActor @Suite(.timeLimit(.minutes(30))) struct UnchangedSnapshotTests {
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

  @Test func `a snapshot without changes provides the sections again, and keeps the cells`() async {
    let ways: [(Screen) -> Void] = [
      { $0.source.apply($0.source.snapshot()) },
      { $0.source.apply($0.source.snapshot(), animatingDifferences: false) },
      { $0.source.apply($0.source.snapshot(for: 0), to: 0) },
      {
        var snapshot = $0.source.snapshot()
        snapshot.moveItem(1, afterItem: 2)
        snapshot.moveItem(1, beforeItem: 2)
        $0.source.apply(snapshot)
      },
    ]
    for apply in ways {
      let screen = Screen()
      let (height, cells) = (screen.view.contentSize.height, screen.cells)
      screen.height = 60
      apply(screen)
      screen.view.layoutIfNeeded()
      let second = screen.view.cellForItem(at: [0, 1])?.frame
      #expect(
        ([height, screen.view.contentSize.height, second?.minY], screen.cells) == (
          [88, 120, 60], cells
        ))
    }
    let screen = Screen()
    screen.height = 60
    await screen.source.apply(screen.source.snapshot(), animatingDifferences: false)
    let height = screen.view.contentSize.height
    screen.height = 50
    await screen.source.apply(
      screen.source.snapshot(for: 0), to: 0, animatingDifferences: false)
    #expect((height, screen.view.contentSize.height) == (120, 100))
  }

  @Test func `a table keeps its cells`() {
    var rows = 0
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      rows += 1
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    table.layoutIfNeeded()
    let first = (table.cellForRow(at: [0, 0]), rows)
    source.apply(snapshot)
    #expect(table.cellForRow(at: [0, 0]) === first.0 && rows == first.1)
  }
}
