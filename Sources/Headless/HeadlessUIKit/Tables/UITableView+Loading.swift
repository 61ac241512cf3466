import Foundation

extension UITableView {
  /// A record of whether a delegate implements a method, as far as it has been called.
  enum Knowledge {
    case unknown, implemented, absent
  }

  /// The optional methods that the data source and delegate were found to implement.
  struct KnownMethods {
    var rowHeight = Knowledge.unknown
    var rowEstimate = Knowledge.unknown
    var headers = Knowledge.unknown
    var footers = Knowledge.unknown
    var commit = Knowledge.unknown
    var move = Knowledge.unknown
  }

  /// Invalidates everything that came from the previous data source or delegate.
  func setNeedsReload() {
    needsLoad = true
    needsCells = true
    known = KnownMethods()
    setNeedsLayout()
  }

  /// Invalidates the heights after the metrics or the width changed.
  func setNeedsHeights() {
    if !wasInRange {
      wasInRange = contentOffset == clamped(contentOffset, in: describedContentSize)
    }
    needsHeights = true
    setNeedsLayout()
  }

  /// Loads whatever is out of date: the counts, or only the heights.
  func loadIfNeeded() {
    if needsLoad {
      load()
    } else if needsHeights {
      loadHeights(counts: geometry.sections.map(\.rows.count))
      // After a reload, all headers and footers are requested again.
      if !needsCells { measureVisibleBoundaries() }
    }
  }

  /// Loads counts, heights and index titles.
  func load() {
    needsLoad = false
    hasLoaded = true
    loadHeights(counts: askCounts())
    selectedRows = SelectedPaths(selectedRows.filter(geometry.contains))
    loadIndexTitles()
  }

  /// Returns the data source's number of rows in each section.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections =
      dataSourceChain.ask("numberOfSections(in:)") { $0.numberOfSections(in: self) } ?? 1
    return (0..<max(sections, 0)).map {
      max(dataSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
  }

  /// Creates the geometry for new counts.
  func loadHeights(counts: [Int]) {
    needsHeights = false
    needsMeasuring = true
    generation += 1
    geometry = TableGeometry(
      sections: counts.indices.map { newSection($0, rowCount: counts[$0]) },
      top: tableHeaderView?.frame.height ?? 0)
    placeContent()
  }

  /// Returns a section with estimated heights, or the delegate's heights if estimation is off.
  func newSection(_ section: Int, rowCount: Int) -> TableGeometry.Section {
    var result = TableGeometry.Section(rows: rowHeights(inSection: section, count: rowCount))
    result.header = estimatedBoundary(.header, section)
    result.footer = estimatedBoundary(.footer, section)
    return result
  }

  /// Updates the content size, and clamps an offset beyond the content's end.
  func placeContent() {
    geometry.top = tableHeaderView?.frame.height ?? 0
    let bottom = geometry.bottom + (tableFooterView?.frame.height ?? 0)
    super.contentSize = CGSize(width: bounds.width, height: bottom)
  }

  /// Reloads the data, or records a reload if a batch update is open.
  func reloadAll() {
    guard !group.isOpen else { return group.reload() }
    load()
    deselectAllRows(animated: false)
    highlightedRow = nil
    focusedPath = nil
    lastFocusedPath = nil
    movement = nil
    hasDropGap = false
    placeholders = []
    prefetch = PrefetchState()
    closeSwipe()
    needsCells = true
    let clampedOffset = clamped(contentOffset)
    if clampedOffset.y < contentOffset.y { contentOffset = clampedOffset }
    setNeedsLayout()
  }
}
