import Testing

@testable import HeadlessUIKit

/// Updates while the user holds an item: it goes back to its place, and the update's index paths
/// are those of the data.
@MainActor struct HeldItemTests {
  /// The texts of a table and of a collection view.
  final class Texts: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    final class Item: UICollectionViewCell { var text: String? }

    var sections = [["a", "b"], ["c"]]
    var moves = 0

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves += 1 }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
      (cell as? Item)?.text = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    { true }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves += 1 }
  }

  private let texts = Texts()
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 440)

  private func makeTable() -> UITableView {
    let table = UITableView(frame: frame)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    table.dataSource = texts
    table.isEditing = true
    table.layoutIfNeeded()
    return table
  }

  private func makeCollection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(Texts.Item.self, forCellWithReuseIdentifier: "text")
    view.dataSource = texts
    view.layoutIfNeeded()
    return view
  }

  /// What is shown where the data has an item.
  private func shown(_ text: (IndexPath) -> String?) -> [[String?]] {
    texts.sections.indices.map { section in
      texts.sections[section].indices.map { text([section, $0]) }
    }
  }
  private func shown(in table: UITableView) -> [[String?]] {
    shown { table.cellForRow(at: $0)?.textLabel?.text }
  }
  private func shown(in view: UICollectionView) -> [[String?]] {
    shown { (view.cellForItem(at: $0) as? Texts.Item)?.text }
  }

  /// Takes an item and holds it at a place.
  private func hold(_ source: IndexPath, at place: IndexPath, in table: UITableView) {
    #expect(table.beginMovement(source))
    table.updateMovement(place)
  }
  private func hold(_ source: IndexPath, at place: IndexPath, in view: UICollectionView) throws {
    #expect(view.beginInteractiveMovementForItem(at: source))
    let center = try #require(view.layoutAttributesForItem(at: place)).center
    view.updateInteractiveMovementTargetPosition(center)
  }

  @Test(arguments: [[0, 1], [1, 0]] as [IndexPath])
  func `rows and items come while one is held`(place: IndexPath) throws {
    let (table, view) = (makeTable(), makeCollection())
    hold([0, 0], at: place, in: table)
    try hold([0, 0], at: place, in: view)
    let cell = try #require(table.cellForRow(at: place))
    let item = try #require(view.cellForItem(at: place))
    func areHeld() -> [Bool] {
      [cell.configurationState.isReordering, item.configurationState.isReordering]
    }
    #expect(areHeld() == [true, true])
    // The other items make room at once.
    let paths = view.indexPathsForVisibleItems
    #expect(view.visibleCells.count == 3)
    #expect(
      paths.map { view.cellForItem(at: $0)?.frame }
        == paths.map { view.layoutAttributesForItem(at: $0)?.frame })
    let raised = UIKitException.raised {
      texts.sections[0].append("d")
      table.insertRows(at: [[0, 2]], with: .none)
      view.insertItems(at: [[0, 2]])
    }
    #expect(raised == [])
    #expect((shown(in: table), shown(in: view)) == (texts.sections, texts.sections))
    #expect(table.cellForRow(at: [0, 0]) === cell)
    #expect(view.cellForItem(at: [0, 0]) === item)
    #expect(areHeld() == [false, false])
    view.endInteractiveMovement()
    #expect((table.endMovement(), texts.moves) == (false, 0))
  }

  @Test(arguments: [0, 44] as [CGFloat])
  func `rows keep the heights of their data while one is held`(estimate: CGFloat) {
    final class Tall: NSObject, UITableViewDelegate {
      let heights: [CGFloat] = [50, 100, 70, 90]
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.row]
      }
    }
    texts.sections = [["a", "b", "c", "d"]]
    let table = makeTable()
    let delegate = Tall()
    table.estimatedRowHeight = estimate
    table.delegate = delegate
    table.reloadData()
    table.layoutIfNeeded()
    hold([0, 0], at: [0, 2], in: table)
    #expect(table.laidOut().rowHeights == [100, 70, 50, 90])
  }

  @Test func `a held item that leaves the screen and comes back is shown as held, no other is`()
    throws
  {
    texts.sections = [(0..<30).map(String.init)]
    let table = makeTable()
    hold([0, 0], at: [0, 5], in: table)
    let view = makeCollection()
    try hold([0, 0], at: [0, 5], in: view)
    for (offset, held) in [(0, [[0, 5]]), (880, []), (0, [[0, 5]])] as [(CGFloat, [IndexPath])] {
      for list in [table, view] as [UIScrollView] {
        list.contentOffset.y = offset
        list.layoutIfNeeded()
      }
      func shown(_ isHeld: (UICellConfigurationState) -> Bool) -> [[IndexPath]] {
        let rows = table.indexPathsForVisibleRows ?? []
        return [
          rows.filter { (table.cellForRow(at: $0)?.configurationState).map(isHeld) == true },
          view.indexPathsForVisibleItems.filter {
            (view.cellForItem(at: $0)?.configurationState).map(isHeld) == true
          },
        ]
      }
      let isDragged = { (state: UICellConfigurationState) in state.cellDragState == .dragging }
      #expect(shown(\.isReordering) + shown(isDragged) == [held, held, held, held])
    }
    // Items between it and its place come back with their own data.
    let begin = (0..<7).map { (view.cellForItem(at: [0, $0]) as? Texts.Item)?.text }
    #expect(begin == ["1", "2", "3", "4", "5", "0", "6"])
  }

  @Test(arguments: [[0, 1], [1, 0]] as [IndexPath])
  func `an item is reconfigured while it is held`(place: IndexPath) throws {
    let table = makeTable()
    hold([0, 0], at: place, in: table)
    let view = makeCollection()
    try hold([0, 0], at: place, in: view)
    let raised = UIKitException.raised {
      texts.sections[0][0] = "A"
      table.reconfigureRows(at: [[0, 0]])
      view.reconfigureItems(at: [[0, 0]])
    }
    #expect(raised == [])
    #expect((shown(in: table), shown(in: view)) == (texts.sections, texts.sections))
  }

  @Test func `a reload ends the drag of a held item, and another one can begin`() throws {
    let (table, view) = (makeTable(), makeCollection())
    hold([0, 0], at: [0, 1], in: table)
    try hold([0, 0], at: [0, 1], in: view)
    table.reloadData()
    view.reloadData()
    for list in [table, view] { list.layoutIfNeeded() }
    #expect((shown(in: table), shown(in: view)) == (texts.sections, texts.sections))
    let states =
      table.visibleCells.map(\.configurationState) + view.visibleCells.map(\.configurationState)
    #expect(states.map(\.isReordering) == [false, false, false, false, false, false])
    view.endInteractiveMovement()
    #expect((table.endMovement(), texts.moves) == (false, 0))
    #expect(table.beginMovement([0, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
  }
}
