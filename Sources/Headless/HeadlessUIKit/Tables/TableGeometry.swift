import Foundation

/// The layout of a table's sections, headers, rows and footers in its content coordinates.
///
/// - Complexity: Queries are O(log sections + log rows).
struct TableGeometry {
  /// The heights of one section.
  struct Section {
    var header: CGFloat = 0
    var rows: Heights
    var footer: CGFloat = 0
    /// A Boolean value that indicates whether the header's height is final rather than estimated.
    var knowsHeader = false
    /// A Boolean value that indicates whether the footer's height is final rather than estimated.
    var knowsFooter = false

    var height: CGFloat { header + rows.total + footer }
  }

  private(set) var sections: [Section] = []
  /// The number of rows in all sections.
  private(set) var rowCount = 0
  /// The number of rows before each section.
  private(set) var rowsBefore: [Int] = []
  private var heights = Heights([])
  /// The number of height changes so far.
  private(set) var revision = 0
  /// The y-coordinate of the first section: the height of the table's header view.
  var top: CGFloat = 0

  init() {}

  init(sections: [Section], top: CGFloat) {
    self.sections = sections
    self.top = top
    heights = Heights(sections.map(\.height))
    rowsBefore.reserveCapacity(sections.count)
    for section in sections {
      rowsBefore.append(rowCount)
      rowCount += section.rows.count
    }
  }

  /// The y-coordinate at which the last section ends.
  var bottom: CGFloat { top + heights.total }

  /// Changes one section's heights.
  mutating func update(_ section: Int, _ change: (inout Section) -> Void) {
    let old = sections[section].height
    change(&sections[section])
    let new = sections[section].height
    guard new != old else { return }
    heights.set(section, to: new)
    revision += 1
  }

  /// Changes the heights of all sections.
  ///
  /// - Complexity: O(sections)
  mutating func updateAll(_ change: (_ section: Int, inout Section) -> Void) {
    for section in sections.indices { change(section, &sections[section]) }
    heights = Heights(sections.map(\.height))
    revision += 1
  }

  /// Returns a Boolean value that indicates whether the section and row exist.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  /// Returns the y-coordinate of a section.
  func minY(ofSection section: Int) -> CGFloat { top + heights.offset(of: section) }

  /// Returns the y-coordinate of a section's first row.
  func minYOfRows(inSection section: Int) -> CGFloat {
    minY(ofSection: section) + sections[section].header
  }

  /// Returns the y-coordinate and height of a row.
  func row(_ path: IndexPath) -> (minY: CGFloat, height: CGFloat) {
    let rows = sections[path.section].rows
    return (minYOfRows(inSection: path.section) + rows.offset(of: path.row), rows[path.row])
  }

  /// Returns the first section that ends below `y`, or nil past the last section.
  func section(at y: CGFloat) -> Int? {
    let section = heights.index(at: y - top)
    return section < sections.count ? section : nil
  }

  /// Returns the first row that ends below `y`, or nil if there is no such row.
  func firstRow(endingBelow y: CGFloat) -> IndexPath? {
    var section = section(at: y)
    while let current = section {
      let rows = sections[current].rows
      let row = rows.index(at: y - minYOfRows(inSection: current))
      if row < rows.count { return IndexPath(row: row, section: current) }
      section = self.section(after: current)
    }
    return nil
  }

  /// Returns the row after another, or nil after the last.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    var section = section(after: path.section)
    while let current = section {
      if sections[current].rows.count > 0 { return IndexPath(row: 0, section: current) }
      section = self.section(after: current)
    }
    return nil
  }

  /// Returns the next section that has a height, or nil if there is none.
  func section(after section: Int) -> Int? {
    let next = section + 1
    guard next < sections.count else { return nil }
    guard sections[next].height == 0 else { return next }
    return self.section(at: minY(ofSection: next)).map { max($0, next) }
  }
}
