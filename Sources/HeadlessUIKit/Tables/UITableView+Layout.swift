import Foundation

extension UITableView {
  /// Makes the cells, headers and footers of what is visible, and lets the others go.
  ///
  /// New cells are asked for before old ones are pooled, as in UIKit: so small steps need one
  /// cell more than fit the screen, and a jump needs two screens of cells. Measuring can bring
  /// rows into view or out of it, so this goes round until nothing moves any more.
  ///
  /// An app that reloads or updates the table from a callback of its layout is served too: the
  /// layout begins again.
  func layoutTable() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    for _ in 0..<UITableView.layoutRounds {
      if layOutOnce() { break }
    }
    prefetchAround()
  }

  /// One layout; false where the data changed in the middle of it.
  private func layOutOnce() -> Bool {
    loadIfNeeded()
    if needsCells { recycleEverything() }
    let staysInRange = contentOffset == clamped(contentOffset)
    var anchor = self.anchor
    var shown = Dictionary(
      visibleRows.map { ($0.indexPath, $0.cell) }, uniquingKeysWith: { first, _ in first })
    var paths: [IndexPath] = []
    var decided: [IndexPath: Bool] = [:]
    let generation = self.generation
    for _ in 0..<UITableView.layoutRounds {
      if let target = pendingScroll { contentOffset = offset(for: target) }
      let before = (contentOffset, geometry.revision, known.headers)
      fill(&paths, &shown, &decided)
      if generation == self.generation { resolveVisibleBoundaries() }
      guard generation == self.generation else {
        abandon(shown)
        return false
      }
      placeContent()
      keep(&anchor)
      if staysInRange { contentOffset = clamped(contentOffset) }
      if before == (contentOffset, geometry.revision, known.headers) { break }
    }
    needsMeasuring = false
    pendingScroll = nil

    adopt(paths, shown)
    placeRows()
    placeBoundaries()
    placeAccessories()
    return generation == self.generation
  }

  /// Pools the cells of a layout that came to nothing, but those that were visible before it.
  private func abandon(_ shown: [IndexPath: UITableViewCell]) {
    for (path, cell) in shown where !visibleRows.contains(where: { $0.cell === cell }) {
      cell.shownRow = path
      endDisplaying(VisibleRow(indexPath: path, cell: cell))
    }
  }

  private static let layoutRounds = 6

  // MARK: Rows

  /// Collects the visible rows and makes the cells that are missing. `decided` remembers, over the rounds, which rows were asked for their height, and whether
  /// anybody but the cell's content decides it.
  private func fill(
    _ paths: inout [IndexPath], _ shown: inout [IndexPath: UITableViewCell],
    _ decided: inout [IndexPath: Bool]
  ) {
    paths = []
    let viewport = bounds
    guard viewport.height > 0 else { return }
    let generation = self.generation
    // As long as nobody knows whether there are headers, leave room for them: the cells that are
    // missing then come a round later, and none is made in vain.
    let headroom = known.headers == .unknown && dataSource != nil ? guessedHeaderHeight : 0
    var sectionsBegun = 0
    var section = -1
    var next = geometry.firstRow(endingBelow: viewport.minY)
    while let path = next {
      if path.section != section {
        section = path.section
        sectionsBegun += 1
      }
      guard geometry.row(path).minY + headroom * CGFloat(sectionsBegun) < viewport.maxY else {
        break
      }
      if let cell = shown[path] {
        if needsMeasuring, decided[path] == nil {
          let isDecided = decideHeight(ofRowAt: path)
          guard generation == self.generation else { return }
          decided[path] = isDecided
          if !isDecided { measure(cell, at: path) }
        }
      } else {
        let isDecided = decided[path] ?? decideHeight(ofRowAt: path)
        guard generation == self.generation else { return }
        decided[path] = isDecided
        if isVisible(path, in: viewport) { shown[path] = showRow(at: path, measures: !isDecided) }
      }
      guard generation == self.generation else { return }
      if isVisible(path, in: viewport), shown[path] != nil { paths.append(path) }
      next = geometry.row(after: path)
    }
  }

  private func isVisible(_ path: IndexPath, in viewport: CGRect) -> Bool {
    let (minY, height) = geometry.row(path)
    return height > 0 && minY < viewport.maxY && minY + height > viewport.minY
  }

  /// Takes the delegate's or the fixed height; false where the cell's content decides.
  private func decideHeight(ofRowAt path: IndexPath) -> Bool {
    guard measuresRowsOnDisplay else { return true }
    var height = delegateHeight(forRowAt: path)
    if height == UITableView.automaticDimension { height = nil }
    guard let height = height ?? fixedRowHeight else { return false }
    setHeight(max(height, 0), ofRowAt: path)
    return true
  }

  /// Takes the height that the cell's content asks for.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) {
    if cell.bounds.width != rowWidth { cell.bounds.size.width = rowWidth }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    setHeight(fitting.height, ofRowAt: path)
  }

  private func setHeight(_ height: CGFloat, ofRowAt path: IndexPath) {
    guard geometry.contains(path), geometry.row(path).height != height else { return }
    geometry.update(path.section) { $0.rows.set(path.row, to: height) }
  }

  /// Asks for a row's cell and puts it on screen.
  private func showRow(at path: IndexPath, measures: Bool) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: dataSourcePath(path))
    guard geometry.contains(path) else { return cell }
    prepare(cell, forRowAt: path)
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    if measures { measure(cell, at: path) }
    cell.frame = rowRect(path)
    delegateChain.tell("tableView(_:willDisplay:forRowAt:)") {
      $0.tableView(self, willDisplay: cell, forRowAt: path)
    }
    return cell
  }

  /// Gives a cell the state that its row has.
  func prepare(_ cell: UITableViewCell, forRowAt path: IndexPath) {
    cell.container = self
    cell.shownRow = path
    let isSelected = selectedRows.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isHighlighted = highlightedRow == path
    if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
    if let level = delegateChain.ask(
      "tableView(_:indentationLevelForRowAt:)",
      { $0.tableView(self, indentationLevelForRowAt: path) })
    {
      cell.indentationLevel = level
    }
    updateEditing(of: cell, at: path, animated: false)
    cell.setShowsActions(swiped?.indexPath == path)
    cell.setIsReordering(movement?.current == path)
    cell.applyConfigurationState()
  }

  /// Makes the cells of `paths` the visible ones and lets the others go, topmost first.
  private func adopt(_ paths: [IndexPath], _ shown: [IndexPath: UITableViewCell]) {
    let kept = Set(paths)
    let gone = shown.keys.filter { !kept.contains($0) }.sorted()
    visibleRows = paths.compactMap { path in
      shown[path].map { VisibleRow(indexPath: path, cell: $0) }
    }
    for row in visibleRows { row.cell.shownRow = row.indexPath }
    let departed = departingRows
    departingRows = []
    for row in departed { endDisplaying(row) }
    for path in gone {
      if let cell = shown[path] { endDisplaying(VisibleRow(indexPath: path, cell: cell)) }
    }
  }

  /// Takes a cell off the screen and keeps it for reuse, unless it shows another row by now.
  private func endDisplaying(_ row: VisibleRow) {
    guard row.cell.shownRow == row.indexPath else { return }
    row.cell.shownRow = nil
    row.cell.removeFromSuperview()
    if let identifier = row.cell.reuseIdentifier {
      cellPool.put(row.cell, identifier: identifier)
    }
    delegateChain.tell("tableView(_:didEndDisplaying:forRowAt:)") {
      $0.tableView(self, didEndDisplaying: row.cell, forRowAt: row.indexPath)
    }
  }

  /// Lets all cells, headers and footers go, bottom to top, before new ones are asked for.
  private func recycleEverything() {
    needsCells = false
    let rows = (departingRows + visibleRows).reversed()
    departingRows = []
    visibleRows = []
    for row in rows { endDisplaying(row) }
    recycleBoundaries()
  }

  // MARK: Places

  /// A row's rectangle in content coordinates.
  func rowRect(_ path: IndexPath) -> CGRect {
    let (minY, height) = geometry.row(path)
    return CGRect(x: rowInset, y: minY, width: rowWidth, height: height)
  }

  private var rowInset: CGFloat { style == .insetGrouped ? 16 : 0 }
  private var rowWidth: CGFloat { max(bounds.width - 2 * rowInset, 0) }

  private func placeRows() {
    for row in visibleRows where geometry.contains(row.indexPath) {
      let rect = rowRect(row.indexPath)
      if row.cell.frame != rect { row.cell.frame = rect }
    }
  }

  private func placeAccessories() {
    backgroundView?.frame = bounds
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
    }
    if let footer = tableFooterView {
      footer.frame = CGRect(
        x: 0, y: geometry.bottom, width: bounds.width, height: footer.frame.height)
    }
    placeIndex()
  }

  // MARK: Staying in place

  /// The first visible row and where it lies, so that rows measured above it push nothing down.
  private var anchor: (path: IndexPath, minY: CGFloat)? {
    guard let path = visibleRows.first?.indexPath, geometry.contains(path), pendingScroll == nil
    else { return nil }
    let (minY, height) = geometry.row(path)
    return minY < bounds.maxY && minY + height > bounds.minY ? (path, minY) : nil
  }

  private func keep(_ anchor: inout (path: IndexPath, minY: CGFloat)?) {
    guard let (path, oldY) = anchor else { return }
    let minY = geometry.row(path).minY
    guard minY != oldY else { return }
    anchor = (path, minY)
    shiftContentOffset(by: minY - oldY)
  }

  /// The visible cell of a row.
  func visibleCell(at path: IndexPath) -> UITableViewCell? {
    visibleRows.first { $0.indexPath == path }?.cell
  }
}
