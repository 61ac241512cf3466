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
    var rows = laidOutRows()
    let generation = self.generation
    for _ in 0..<UITableView.layoutRounds {
      if let target = pendingScroll { contentOffset = offset(for: target) }
      let before = (contentOffset, geometry.revision, known.headers)
      fill(&rows)
      if generation == self.generation { resolveVisibleBoundaries() }
      guard generation == self.generation else {
        abandon(rows)
        return false
      }
      placeContent()
      keep(&anchor)
      if staysInRange { contentOffset = clamped(contentOffset) }
      if before == (contentOffset, geometry.revision, known.headers) { break }
    }
    needsMeasuring = false
    pendingScroll = nil

    adopt(rows)
    placeRows()
    placeBoundaries()
    placeAccessories()
    return generation == self.generation
  }

  private static let layoutRounds = 6

  // MARK: Rows

  /// A row that a layout has looked at.
  private struct LaidOutRow {
    let indexPath: IndexPath
    /// The row's cell; nil as long as the row has not been on screen.
    var cell: UITableViewCell?
    /// A Boolean value that indicates whether anybody but the cell's content decides the height; nil
    /// until that is asked.
    var isDecided: Bool?
    /// A Boolean value that indicates whether the row is on screen.
    var isVisible = false
  }

  /// The rows that have cells, which a layout begins with.
  private func laidOutRows() -> [LaidOutRow] {
    var rows: [LaidOutRow] = []
    rows.reserveCapacity(visibleRows.count + 4)
    for row in visibleRows { rows.append(LaidOutRow(indexPath: row.indexPath, cell: row.cell)) }
    return rows
  }

  /// Finds the visible rows and makes the cells that are missing. The rows are kept in their order
  /// over the rounds of a layout, so that each is asked for its height and its cell once.
  private func fill(_ rows: inout [LaidOutRow]) {
    for index in rows.indices { rows[index].isVisible = false }
    let viewport = bounds
    guard viewport.height > 0 else { return }
    let generation = self.generation
    // As long as nobody knows whether there are headers, leave room for them: the cells that are
    // missing then come a round later, and none is made in vain.
    let headroom = known.headers == .unknown && dataSource != nil ? guessedHeaderHeight : 0
    var sectionsBegun = 0
    var section = -1
    var rowCount = 0
    var index = 0
    var next = geometry.firstRow(endingBelow: viewport.minY)
    while let path = next {
      if path.section != section {
        section = path.section
        rowCount = geometry.sections[section].rows.count
        sectionsBegun += 1
      }
      var place = geometry.row(path)
      guard place.minY + headroom * CGFloat(sectionsBegun) < viewport.maxY else { break }
      while index < rows.count, rows[index].indexPath < path { index += 1 }
      if index == rows.count || rows[index].indexPath != path {
        rows.insert(LaidOutRow(indexPath: path), at: index)
      }
      let cell = rows[index].cell
      if cell == nil || needsMeasuring && rows[index].isDecided == nil {
        let isDecided = rows[index].isDecided ?? decideHeight(ofRowAt: path)
        guard generation == self.generation else { return }
        rows[index].isDecided = isDecided
        if let cell {
          if !isDecided { measure(cell, at: path) }
        } else if isVisible(geometry.row(path), in: viewport) {
          let above = index > 0 ? rows[index - 1].cell : nil
          rows[index].cell = showRow(at: path, below: above, measures: !isDecided)
        }
        guard generation == self.generation else { return }
        place = geometry.row(path)
      }
      rows[index].isVisible = rows[index].cell != nil && isVisible(place, in: viewport)
      let row = path.row + 1
      next = row < rowCount ? IndexPath(row: row, section: section) : geometry.row(after: path)
    }
  }

  private func isVisible(_ row: (minY: CGFloat, height: CGFloat), in viewport: CGRect) -> Bool {
    row.height > 0 && row.minY < viewport.maxY && row.minY + row.height > viewport.minY
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

  /// Asks for a row's cell and puts it on screen, in front of the cell of the row above.
  private func showRow(
    at path: IndexPath, below above: UITableViewCell?, measures: Bool
  ) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: dataSourcePath(path))
    guard geometry.contains(path) else { return cell }
    prepare(cell, forRowAt: path)
    if let above {
      insertSubview(cell, aboveSubview: above)
    } else {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
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
    if cell.backgroundColor == nil, cell.backgroundConfiguration == nil {
      cell.backgroundColor = cell.defaultBackgroundConfiguration().backgroundColor
    }
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

  /// Makes the rows on screen the visible ones and lets the others go, topmost first.
  private func adopt(_ rows: [LaidOutRow]) {
    var visible: [VisibleRow] = []
    visible.reserveCapacity(rows.count)
    for row in rows where row.isVisible {
      guard let cell = row.cell else { continue }
      cell.shownRow = row.indexPath
      visible.append(VisibleRow(indexPath: row.indexPath, cell: cell))
    }
    visibleRows = visible
    let departed = departingRows
    departingRows = []
    for row in departed { endDisplaying(row) }
    for row in rows where !row.isVisible {
      if let cell = row.cell { endDisplaying(VisibleRow(indexPath: row.indexPath, cell: cell)) }
    }
  }

  /// Pools the cells of a layout that came to nothing, but those that were visible before it.
  private func abandon(_ rows: [LaidOutRow]) {
    for row in rows {
      guard let cell = row.cell, !visibleRows.contains(where: { $0.cell === cell }) else {
        continue
      }
      cell.shownRow = row.indexPath
      endDisplaying(VisibleRow(indexPath: row.indexPath, cell: cell))
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
    rect(ofRow: geometry.row(path))
  }

  private func rect(ofRow row: (minY: CGFloat, height: CGFloat)) -> CGRect {
    CGRect(x: rowInset, y: row.minY, width: rowWidth, height: row.height)
  }

  /// How far rows, headers and footers keep from the edges.
  var rowInset: CGFloat {
    style == .insetGrouped ? ListMetrics.current.margin(in: bounds.width) : 0
  }
  /// The width of rows, headers and footers.
  var rowWidth: CGFloat { max(bounds.width - 2 * rowInset, 0) }

  private func placeRows() {
    let geometry = geometry
    for row in visibleRows where geometry.contains(row.indexPath) {
      let rect = rect(ofRow: geometry.row(row.indexPath))
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
    var (low, high) = (0, visibleRows.count)
    while low < high {
      let middle = (low + high) / 2
      if visibleRows[middle].indexPath < path { low = middle + 1 } else { high = middle }
    }
    guard low < visibleRows.count, visibleRows[low].indexPath == path else { return nil }
    return visibleRows[low].cell
  }
}
