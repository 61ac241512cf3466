import ListControllers

/// A view with columns of cards. Its closures provide the cards and titles. It performs updates
/// like a table view, but keeps each card's view.
final class BoardView: UIView {
  /// The closure that creates and configures the card at an index path.
  var cardFor: (IndexPath) -> CardView = { _ in CardView() }
  /// The closure that configures an existing card.
  var configure: (CardView, IndexPath) -> Void = { _, _ in }
  /// The closure that returns the number of cards in each column.
  var counts: () -> [Int] = { [] }
  /// The closure that returns the titles of the columns.
  var titles: () -> [String] = { [] }

  private(set) var columns: [[CardView]] = []
  private var headers: [UILabel] = []
  private var batch = Batch()

  /// The changes of a batch update.
  private struct Batch {
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var reconfigured: [CardView] = []
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(columns.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func x(_ column: Int) -> CGFloat {
      width * CGFloat(isMirrored ? columns.count - 1 - column : column)
    }
    for (column, header) in headers.enumerated() {
      header.frame = CGRect(
        x: x(column) + (isMirrored ? 0 : 16), y: 0, width: width - 16, height: 44)
    }
    for (column, cards) in columns.enumerated() {
      for (row, card) in cards.enumerated() {
        card.frame = CGRect(
          x: x(column), y: 44 * CGFloat(row + 1), width: width, height: 44
        ).insetBy(dx: 6, dy: 3)
      }
    }
  }

  /// The titles and cards, column by column, as VoiceOver reads them.
  override var accessibilityElements: [Any]? {
    get { zip(headers, columns).reduce(into: []) { $0 += [$1.0] + $1.1.map(\.label) } }
    set {}
  }

  private func showHeaders() {
    for header in headers { header.removeFromSuperview() }
    headers = titles().map { title in
      let header = UILabel()
      header.font = .preferredFont(forTextStyle: .headline)
      header.text = title
      header.accessibilityTraits = .header
      addSubview(header)
      return header
    }
    setNeedsLayout()
  }
}

extension BoardView: ListUpdatesTarget, ShownList {
  func reloadData() {
    for card in columns.joined() { card.removeFromSuperview() }
    columns = counts().enumerated().map { section, count in
      (0..<count).map { cardFor(IndexPath(item: $0, section: section)) }
    }
    for card in columns.joined() { addSubview(card) }
    showHeaders()
  }

  func insertItems(at indexPaths: [IndexPath]) { batch.insertedItems += indexPaths }

  func deleteItems(at indexPaths: [IndexPath]) { batch.deletedItems += indexPaths }

  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batch.movedItems.append((indexPath, newIndexPath))
  }

  func reconfigureItems(at indexPaths: [IndexPath]) {
    batch.reconfigured += indexPaths.map { columns[$0.section][$0.item] }
  }

  func insertSections(_ sections: IndexSet) { batch.insertedSections.formUnion(sections) }

  func deleteSections(_ sections: IndexSet) { batch.deletedSections.formUnion(sections) }

  func moveSection(_ section: Int, toSection newSection: Int) {
    batch.movedSections.append((section, newSection))
  }

  func reloadSections(_ sections: IndexSet) {}

  var shownCounts: [Int]? { columns.map(\.count) }

  /// Removes cards by index paths before the update, then inserts cards by those after it.
  func performBatch(_ changes: @escaping () -> Void) {
    batch = Batch()
    changes()
    var arriving = batch.movedItems.map {
      (path: $0.to, card: columns[$0.from.section][$0.from.item])
    }
    let leaving = batch.deletedItems + batch.movedItems.map(\.from)
    for path in batch.deletedItems { columns[path.section][path.item].removeFromSuperview() }
    for path in leaving.sorted(by: >) { columns[path.section].remove(at: path.item) }

    let movedColumns = batch.movedSections.map { (index: $0.to, column: columns[$0.from]) }
    for card in batch.deletedSections.flatMap({ columns[$0] }) { card.removeFromSuperview() }
    let gone = batch.deletedSections.union(IndexSet(batch.movedSections.map(\.from)))
    for section in gone.reversed() { columns.remove(at: section) }
    let newColumns = batch.insertedSections.map { section in
      (index: section, column: (0..<counts()[section]).map { card(at: [section, $0]) })
    }
    for (index, column) in (movedColumns + newColumns).sorted(by: { $0.index < $1.index }) {
      columns.insert(column, at: index)
    }

    arriving += batch.insertedItems.map { (path: $0, card: card(at: $0)) }
    for (path, card) in arriving.sorted(by: { $0.path < $1.path }) {
      columns[path.section].insert(card, at: path.item)
    }
    for (section, cards) in columns.enumerated() {
      for (item, card) in cards.enumerated() where batch.reconfigured.contains(card) {
        configure(card, IndexPath(item: item, section: section))
      }
    }
    showHeaders()
  }

  private func card(at indexPath: IndexPath) -> CardView {
    let card = cardFor(indexPath)
    addSubview(card)
    return card
  }
}
