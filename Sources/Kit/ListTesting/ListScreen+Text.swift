import ListControllers

extension ListScreen {
  /// The visible part of the list as text.
  ///
  /// Each header, row and footer has a line, and rows are indented. A line contains the texts of
  /// the view in reading order, two spaces apart. Signs for switches (`[x]`, `[ ]`) and accessories
  /// (`✓`, `›`, `ⓘ`) follow them. A selected row begins with `>`. If no row is visible, the lines
  /// are those of the list's background view, such as a placeholder.
  ///
  ///     Field
  ///       Sow
  ///     > Reap  ✓
  public var text: String {
    layOut()
    let visible = visiblePaths
    let selected = Set(selectedIndexPaths)
    var lines: [String] = []
    func add(_ view: UIView?) {
      guard let line = view?.line, !line.isEmpty else { return }
      lines.append(line)
    }
    for section in sections(around: visible) {
      add(boundary(.header, ofSection: section))
      for path in visible where path.section == section {
        guard let cell = shownCell(at: path) else { continue }
        lines.append((selected.contains(path) ? "> " : "  ") + cell.line)
      }
      add(boundary(.footer, ofSection: section))
    }
    if visible.isEmpty { add(backgroundView) }
    return lines.joined(separator: "\n")
  }

  /// Returns the sections of visible rows, and the empty sections around them whose header or
  /// footer is visible.
  private func sections(around visible: [IndexPath]) -> Range<Int> {
    let count = tableView?.numberOfSections ?? collectionView?.numberOfSections ?? 0
    guard var first = visible.first?.section, var last = visible.last?.section else {
      return 0..<count
    }
    func isVisible(_ section: Int) -> Bool {
      boundary(.header, ofSection: section) != nil || boundary(.footer, ofSection: section) != nil
    }
    while first > 0, isVisible(first - 1) { first -= 1 }
    while last < count - 1, isVisible(last + 1) { last += 1 }
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
