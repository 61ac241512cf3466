import Foundation

/// The section index at the trailing edge.
extension UITableView {
  func loadIndexTitles() {
    let titles =
      dataSourceChain.ask("sectionIndexTitles(for:)") { $0.sectionIndexTitles(for: self) } ?? nil
    let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
    let isShown = rows >= sectionIndexMinimumDisplayRowCount
    let inset = indexInset
    indexTitles = isShown && titles?.isEmpty == false ? titles : nil
    if indexInset != inset {
      // Rows that stay are laid out and measured again.
      for row in visibleRows { row.cell.setNeedsLayout() }
      needsMeasuring = true
    }
    indexView.titles = indexTitles ?? []
    if indexTitles == nil {
      indexView.removeFromSuperview()
    } else if indexView.superview == nil {
      addSubview(indexView)
    }
  }

  /// The width that the section index takes from the content of rows, at the trailing edge of their
  /// cells.
  ///
  /// As in UIKit, cells keep their width; accessories, separators and content views end at the
  /// index.
  var indexInset: CGFloat {
    indexTitles == nil ? 0 : max(ListMetrics.current.indexWidth - rowInset, 0)
  }

  /// Places the section index between the bars.
  func placeIndex() {
    guard indexTitles != nil else { return }
    let width = ListMetrics.current.indexWidth
    bringSubviewToFront(indexView)
    let (inset, own) = (adjustedContentInset, contentInset)
    indexView.frame = mirrored(
      CGRect(
        x: bounds.maxX - width, y: bounds.minY + inset.top - own.top, width: width,
        height: bounds.height - inset.top + own.top - inset.bottom + own.bottom))
  }

  /// Returns the section of an index title; the title's own index if the data source does not map
  /// it.
  package func section(ofIndexTitle title: String, at index: Int) -> Int {
    dataSourceChain.ask("tableView(_:sectionForSectionIndexTitle:at:)") {
      $0.tableView(self, sectionForSectionIndexTitle: title, at: index)
    } ?? index
  }

  /// Scrolls to the section of an index title. The magnifying glass scrolls to the top of the
  /// content.
  func tapIndexTitle(at index: Int) {
    guard let titles = indexTitles, titles.indices.contains(index) else { return }
    let title = titles[index]
    let section = section(ofIndexTitle: title, at: index)
    if title == UITableView.indexSearch || section == NSNotFound {
      contentOffset = CGPoint(x: 0, y: topOffset)
      return
    }
    let last = geometry.sections.count - 1
    guard last >= 0 else { return }
    scroll(
      to: IndexPath(row: NSNotFound, section: min(max(section, 0), last)), at: .top,
      animated: false)
  }

  /// The title of the section at the top of the visible content, as VoiceOver reads it.
  var shownIndexTitle: String? {
    let sections = sectionsOfIndexTitles
    return sections.last { $0 <= firstVisibleSection }.flatMap(sections.firstIndex(of:))
      .map { indexView.titles[$0] }.map { $0 == UITableView.indexSearch ? "Search" : $0 }
  }

  /// Scrolls to the section of the title after the visible section, or of the one before it.
  func showNextIndexTitle(isIncrement: Bool) {
    let (sections, shown) = (sectionsOfIndexTitles, firstVisibleSection)
    let next = isIncrement ? sections.firstIndex { $0 > shown } : sections.lastIndex { $0 < shown }
    if let next { tapIndexTitle(at: next) }
  }

  /// The sections of the index titles; -1 for titles that scroll to the top.
  private var sectionsOfIndexTitles: [Int] {
    indexView.titles.enumerated().map { index, title in
      // A data source may scroll when it is asked for the magnifying glass.
      let isGlass = title == UITableView.indexSearch
      let section = isGlass ? NSNotFound : section(ofIndexTitle: title, at: index)
      return section == NSNotFound ? -1 : section
    }
  }

  /// The section at the top of the visible content, below the bars.
  private var firstVisibleSection: Int {
    let top = bounds.minY + adjustedContentInset.top
    let first = indexPathsForVisibleRows?.first { rectForRow(at: $0).maxY > top }
    return first?.section ?? 0
  }
}

/// The view that shows a table's index titles.
@MainActor package final class UITableViewIndexView: UIView {
  /// The titles, from top to bottom.
  package fileprivate(set) var titles: [String] = [] {
    didSet { noteChange(oldValue != titles) }
  }
}
