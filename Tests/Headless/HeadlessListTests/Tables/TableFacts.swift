import HeadlessUIKit

extension UITableView {
  /// Lays out the table and returns it.
  func laidOut() -> Self {
    layoutIfNeeded()
    return self
  }

  /// Scrolls to an offset and lays out the table.
  func show(at offset: CGFloat) {
    contentOffset.y = offset
    layoutIfNeeded()
  }

  /// The index paths of the selected rows, of which there may be none.
  var selection: [IndexPath] { indexPathsForSelectedRows ?? [] }

  /// The heights of the headers of all sections.
  var headerHeights: [CGFloat] {
    (0..<numberOfSections).map { rectForHeader(inSection: $0).height }
  }

  /// The heights of the footers of all sections.
  var footerHeights: [CGFloat] {
    (0..<numberOfSections).map { rectForFooter(inSection: $0).height }
  }

  /// The heights of the rows of the first section.
  var rowHeights: [CGFloat] {
    (0..<numberOfRows(inSection: 0)).map { rectForRow(at: [0, $0]).height }
  }

  /// The frames of headers, rows and footers by their names, as `h0 0.1 f0`. A frame is written as
  /// `0 28 320 44`.
  func frames(_ names: String) -> String {
    func text(_ number: CGFloat) -> String {
      number == number.rounded() ? "\(Int(number))" : "\(Double(number))"
    }
    return names.split(separator: " ").map { name in
      let numbers = name.split(separator: ".").compactMap { Int($0) }
      let frame =
        switch name.first {
        case "h": rectForHeader(inSection: Int(name.dropFirst()) ?? -1)
        case "f": rectForFooter(inSection: Int(name.dropFirst()) ?? -1)
        default: rectForRow(at: IndexPath(indexes: numbers))
        }
      return [frame.minX, frame.minY, frame.width, frame.height].map(text)
        .joined(separator: " ")
    }.joined(separator: ", ")
  }
}
