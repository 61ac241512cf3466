import ListControllers

extension ListScreen {
  /// The visible part of the list as text.
  ///
  /// Each header, row and footer has a line; rows are indented. A line contains the texts of the
  /// view in reading order, two spaces apart, then signs for switches (`[x]`, `[ ]`) and
  /// accessories (`✓`, `›`, `ⓘ`). A selected row begins with `>`. If no row is visible, the lines
  /// are those of the list's background view, which is where placeholders are.
  ///
  ///     Field
  ///       Sow
  ///     > Reap  ✓
  public var text: String {
    layOut()
    guard let listView else { return "" }
    let lines = ListText(of: listView).lines
    return lines.joined(separator: "\n")
  }
}

/// The lines of a list.
@MainActor private struct ListText {
  private(set) var lines: [String] = []

  init(of list: UIScrollView) {
    switch list {
    case let table as UITableView: addRows(of: table)
    case let collection as UICollectionView: addItems(of: collection)
    default: break
    }
  }

  private mutating func addRows(of table: UITableView) {
    let selected = Set(table.indexPathsForSelectedRows ?? [])
    let visible = (table.indexPathsForVisibleRows ?? []).sorted()
    let sections = visible.sections(of: table.numberOfSections) {
      table.headerView(forSection: $0) ?? table.footerView(forSection: $0)
    }
    for section in sections {
      add(table.headerView(forSection: section))
      for path in visible where path.section == section {
        guard let cell = table.cellForRow(at: path) else { continue }
        addRow(cell, isSelected: selected.contains(path))
      }
      add(table.footerView(forSection: section))
    }
    if visible.isEmpty { add(table.backgroundView) }
  }

  private mutating func addItems(of collection: UICollectionView) {
    let selected = Set(collection.indexPathsForSelectedItems ?? [])
    let visible = collection.indexPathsForVisibleItems.sorted()
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let sections = visible.sections(of: collection.numberOfSections) { section in
      kinds.lazy.compactMap {
        collection.supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: section))
      }.first
    }
    for section in sections {
      let place = IndexPath(item: 0, section: section)
      add(collection.supplementaryView(forElementKind: kinds[0], at: place))
      for path in visible where path.section == section {
        guard let cell = collection.cellForItem(at: path) else { continue }
        addRow(cell, isSelected: selected.contains(path))
      }
      add(collection.supplementaryView(forElementKind: kinds[1], at: place))
    }
    if visible.isEmpty { add(collection.backgroundView) }
  }

  private mutating func addRow(_ cell: UIView, isSelected: Bool) {
    lines.append((isSelected ? "> " : "  ") + cell.line)
  }

  private mutating func add(_ view: UIView?) {
    guard let line = view?.line, !line.isEmpty else { return }
    lines.append(line)
  }
}

extension [IndexPath] {
  /// Returns the sections of visible rows, and the empty sections around them whose header or
  /// footer is visible.
  fileprivate func sections(of count: Int, _ boundary: (Int) -> UIView?) -> Range<Int> {
    guard var first = first?.section, var last = last?.section else { return 0..<count }
    while first > 0, boundary(first - 1) != nil { first -= 1 }
    while last < count - 1, boundary(last + 1) != nil { last += 1 }
    return first..<last + 1
  }
}

extension UIView {
  /// The texts and signs of a cell, header or footer.
  var line: String {
    let signs = (self as? UITableViewCell)?.signs ?? (self as? UICollectionViewListCell)?.signs
    return (texts + (signs ?? [])).joined(separator: "  ")
  }

  /// The texts in the view, line by line and each line from left to right.
  private var texts: [String] {
    var found: [(text: String, frame: CGRect)] = []
    addTexts(of: self, to: &found)
    found.sort { $0.frame.midY < $1.frame.midY }
    var lines: [[(text: String, frame: CGRect)]] = []
    for text in found {
      if let line = lines.last?.first, text.frame.midY - line.frame.midY < 8 {
        lines[lines.count - 1].append(text)
      } else {
        lines.append([text])
      }
    }
    return lines.flatMap { line in line.sorted { $0.frame.minX < $1.frame.minX }.map(\.text) }
  }

  private func addTexts(of view: UIView, to found: inout [(text: String, frame: CGRect)]) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let text = view.ownText { found.append((text, view.convert(view.bounds, to: self))) }
    for inner in view.subviews { addTexts(of: inner, to: &found) }
  }

  /// The text that the view itself shows.
  private var ownText: String? {
    switch self {
    case let label as UILabel: return label.text?.isEmpty == false ? label.text : nil
    case let field as UITextField:
      return field.text?.isEmpty == false ? field.text : field.placeholder
    default: return stateText
    }
  }
}
