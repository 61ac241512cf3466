import Foundation

/// Where a table's sections, headers, rows and footers lie, in the table's content coordinates.
///
/// - Complexity: questions are O(log sections + log rows).
struct TableGeometry {
  /// One section's heights.
  struct Section {
    var header: CGFloat = 0
    var rows: Heights
    var footer: CGFloat = 0
    /// Whether the header's height was asked for, rather than estimated.
    var knowsHeader = false
    /// Whether the footer's height was asked for, rather than estimated.
    var knowsFooter = false

    var height: CGFloat { header + rows.total + footer }
  }

  private(set) var sections: [Section] = []
  /// The number of rows in all sections.
  private(set) var rowCount = 0
  /// The number of rows before each section.
  private(set) var rowsBefore: [Int] = []
  private var heights = Heights([])
  /// Counts the changes of heights.
  private(set) var revision = 0
  /// Where the first section begins: the height of the table's own header view.
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

  /// Where the last section ends.
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

  /// Changes all sections' heights. O(sections).
  mutating func updateAll(_ change: (_ section: Int, inout Section) -> Void) {
    for section in sections.indices { change(section, &sections[section]) }
    heights = Heights(sections.map(\.height))
    revision += 1
  }

  /// Whether the section and row exist.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  /// Where a section begins.
  func minY(ofSection section: Int) -> CGFloat { top + heights.offset(of: section) }

  /// Where a section's rows begin.
  func minYOfRows(inSection section: Int) -> CGFloat {
    minY(ofSection: section) + sections[section].header
  }

  /// Where a row begins, and how high it is.
  func row(_ path: IndexPath) -> (minY: CGFloat, height: CGFloat) {
    let rows = sections[path.section].rows
    return (minYOfRows(inSection: path.section) + rows.offset(of: path.row), rows[path.row])
  }

  /// The first section that ends below `y`; nil past the last one.
  func section(at y: CGFloat) -> Int? {
    let section = heights.index(at: y - top)
    return section < sections.count ? section : nil
  }

  /// The first row that ends below `y`; nil where there is none.
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

  /// The row after one; nil after the last.
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

  /// The next section that has any height, or the very next one.
  func section(after section: Int) -> Int? {
    let next = section + 1
    guard next < sections.count else { return nil }
    guard sections[next].height == 0 else { return next }
    return self.section(at: minY(ofSection: next)).map { max($0, next) }
  }
}
