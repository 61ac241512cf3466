import Foundation

extension UITableView {
  /// Whether a delegate implements a method, as far as it was asked yet.
  enum Knowledge {
    case unknown, implemented, absent
  }

  /// What was found out about the data source and the delegate.
  struct KnownMethods {
    var rowHeight = Knowledge.unknown
    var rowEstimate = Knowledge.unknown
    var headers = Knowledge.unknown
    var footers = Knowledge.unknown
    var commit = Knowledge.unknown
    var move = Knowledge.unknown
  }

  /// A new data source or delegate: all is asked again before it is used.
  func setNeedsReload() {
    needsLoad = true
    needsCells = true
    known = KnownMethods()
    setNeedsLayout()
  }

  /// New lengths or a new width: heights are asked again before they are used.
  func setNeedsHeights() {
    needsHeights = true
    setNeedsLayout()
  }

  /// Asks for what is out of date: the counts, or only the heights.
  func loadIfNeeded() {
    if needsLoad {
      load()
    } else if needsHeights {
      loadHeights(counts: geometry.sections.map(\.rows.count))
      // After a reload, all boundaries are asked anew.
      if !needsCells { measureVisibleBoundaries() }
    }
  }

  /// Asks for counts, heights and index titles.
  func load() {
    needsLoad = false
    loadHeights(counts: askCounts())
    loadIndexTitles()
  }

  /// Asks the data source for the number of rows of each section.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections =
      dataSourceChain.ask("numberOfSections(in:)") { $0.numberOfSections(in: self) } ?? 1
    return (0..<max(sections, 0)).map {
      max(dataSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
  }

  /// Makes the geometry anew for these counts.
  func loadHeights(counts: [Int]) {
    needsHeights = false
    needsMeasuring = true
    generation += 1
    geometry = TableGeometry(
      sections: counts.indices.map { newSection($0, rowCount: counts[$0]) },
      top: tableHeaderView?.frame.height ?? 0)
    placeContent()
  }

  /// A section whose heights are estimated, or asked for where estimation is off.
  func newSection(_ section: Int, rowCount: Int) -> TableGeometry.Section {
    var result = TableGeometry.Section(rows: rowHeights(inSection: section, count: rowCount))
    result.header = estimatedBoundary(.header, section)
    result.footer = estimatedBoundary(.footer, section)
    return result
  }

  /// Gives the content its size, and takes back an offset that lies beyond its end.
  func placeContent() {
    geometry.top = tableHeaderView?.frame.height ?? 0
    let bottom = geometry.bottom + (tableFooterView?.frame.height ?? 0)
    super.contentSize = CGSize(width: bounds.width, height: bottom)
  }

  func reloadAll() {
    guard !group.isOpen else { return group.reload() }
    load()
    deselectAllRows(animated: false)
    highlightedRow = nil
    movement = nil
    prefetch = PrefetchState()
    if swiped != nil { closeSwipe() }
    needsCells = true
    let clampedOffset = clamped(contentOffset)
    if clampedOffset.y < contentOffset.y { contentOffset = clampedOffset }
    setNeedsLayout()
  }
}
