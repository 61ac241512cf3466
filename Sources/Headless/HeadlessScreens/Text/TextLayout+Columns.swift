import Foundation

/// Lists next to each other.
extension TextLayout {
  /// A column of the screen that has lines of its own.
  struct Column: Hashable {
    /// A number that only the columns next to each other share.
    var block: Int
    /// The cells of the screen's lines.
    var cells: Range<Int>

    /// Returns a Boolean value that indicates whether the column is next to another one.
    func isBeside(_ other: Self?) -> Bool { block == other?.block && self != other }
  }

  /// A list, and its place in the layout.
  struct ShownList: Equatable {
    /// The frame in the window's coordinates.
    var frame: CGRect
    var lines: Range<Int>
    /// The column of the list, or nil if the list is as wide as the screen.
    var column: Column?
  }

  /// A line, and the column in which the screen shows it.
  struct LinePlace: Equatable {
    /// The index of the line in the layout.
    var line: Int
    var column: Column?

    /// Returns a Boolean value that indicates whether the line has a cell of its line of the
    /// screen.
    func contains(_ cell: Int) -> Bool { column?.cells.contains(cell) ?? true }
  }

  /// Returns the pieces with lists that are next to each other together, if there is room.
  func inColumns(_ pieces: [Piece]) -> [Piece] {
    guard !isColumn else { return pieces }
    var groups: [[(index: Int, part: Part)]] = []
    for (index, piece) in pieces.enumerated() {
      guard case .part(let part) = piece, part.hasList else { continue }
      if let group = groups.firstIndex(where: { $0.allSatisfy { part.isBeside($0.part) } }) {
        groups[group].append((index, part))
      } else {
        groups.append([(index, part)])
      }
    }
    var result: [Piece?] = pieces
    for group in groups where group.count > 1 {
      let parts = group.map(\.part)
      guard parts.allSatisfy({ cells(of: $0).count >= Self.leastColumnWidth }) else { continue }
      for (index, _) in group { result[index] = nil }
      result[group[0].index] = .columns(parts.stableSorted(by: \.frame.minX))
    }
    return result.compactMap { $0 }
  }

  /// The least width of a column of a list in cells. Where there is less, lists are below each
  /// other.
  private static let leastColumnWidth = 16

  /// Returns the columns of the screen that a part occupies.
  private func cells(of part: Part) -> Range<Int> {
    let start = min(max(column(part.frame.minX), 0), columns)
    return start..<max(min(column(part.frame.maxX), columns), start)
  }

  /// Adds lists that are next to each other, from left to right.
  mutating func addColumns(_ parts: [Part]) {
    let block = inner.count
    for part in parts {
      let cells = cells(of: part)
      var root = part.group
      root.frame.origin = .zero
      let layout = TextLayout(
        of: root, columns: cells.count, lineHeight: lineHeight, isColumn: true,
        after: earlierInner.popFirst())
      inner.append(layout)
      let column = Column(block: block, cells: cells)
      let start = lines.count
      for line in layout.lines { append(line.moved(to: column), at: part.frame.origin) }
      for list in layout.lists {
        addList(
          ShownList(
            frame: list.frame.offsetBy(dx: part.frame.minX, dy: part.frame.minY),
            lines: start + list.lines.lowerBound..<start + list.lines.upperBound, column: column),
          countsItems: layout.countsItems)
      }
      addCountBelow(layout.countBelow)
    }
  }

  // MARK: The screen

  /// Returns the lines of the layout for each line of the screen, from left to right.
  ///
  /// - Parameter places: The lines in the order of the layout.
  static func rows(of places: [LinePlace]) -> [[LinePlace]] {
    var rows: [[LinePlace]] = []
    var block: (number: Int, start: Int)?
    var counts: [Column: Int] = [:]
    for place in places {
      guard let column = place.column else {
        rows.append([place])
        continue
      }
      if block?.number != column.block { block = (column.block, rows.count) }
      let row = (block?.start ?? 0) + counts[column, default: 0]
      counts[column, default: 0] += 1
      if row == rows.count { rows.append([]) }
      rows[row].append(place)
    }
    return rows
  }

  /// The places of all lines that don't belong to alerts or menus.
  var basePlaces: [LinePlace] {
    baseLines.map { LinePlace(line: $0, column: lines[$0].column) }
  }

  /// Returns a Boolean value that indicates whether two lists are next to each other.
  func isBeside(_ frame: CGRect, _ other: CGRect) -> Bool {
    list(in: frame)?.column?.isBeside(list(in: other)?.column) == true
  }
}

extension TextLayout.Part {
  /// A Boolean value that indicates whether the part is a list or contains one.
  var hasList: Bool {
    if case .list = role { return true }
    return role == .view && parts.contains(where: \.hasList)
  }

  /// Returns a Boolean value that indicates whether two parts are next to each other for more than
  /// half of their heights.
  func isBeside(_ other: Self) -> Bool {
    let shared = min(frame.maxY, other.frame.maxY) - max(frame.minY, other.frame.minY)
    let overlap = min(frame.maxX, other.frame.maxX) - max(frame.minX, other.frame.minX)
    return overlap < 1 && shared * 2 > max(frame.height, other.frame.height)
  }
}

extension TextLayout.Line {
  /// Returns the line in a column of the screen.
  fileprivate func moved(to column: TextLayout.Column) -> Self {
    let distance = column.cells.lowerBound
    var line = self
    line.column = column
    for index in text.spans.indices { line.text.spans[index].column += distance }
    for index in spots.indices {
      let cells = spots[index].columns
      line.spots[index].columns = cells.lowerBound + distance..<cells.upperBound + distance
    }
    line.signs = signs.map { $0 + distance }
    return line
  }
}

extension TextLine {
  /// Creates a line of the screen from lines next to each other.
  ///
  /// - Parameter parts: The lines, with the columns that they were laid out for and those in which
  ///   the screen shows them.
  init(_ parts: [(text: TextLine, from: TextLayout.Column?, to: TextLayout.Column?)]) {
    if parts.count == 1, parts[0].to == nil {
      self = parts[0].text
      for index in spans.indices { spans[index].column -= parts[0].from?.cells.lowerBound ?? 0 }
    } else {
      self.init(parts.flatMap { $0.text.spans(from: $0.from, to: $0.to) })
    }
  }

  /// Returns the spans in the cells of a column, over the style of the line.
  private func spans(from: TextLayout.Column?, to: TextLayout.Column?) -> [TextSpan] {
    let start = from?.cells.lowerBound ?? 0
    let cells = to?.cells ?? 0..<Int.max
    var spans: [TextSpan] = []
    if style != .plain, cells.upperBound < .max {
      spans.append(
        TextSpan(
          String(repeating: " ", count: cells.count), style: style, column: cells.lowerBound))
    }
    for span in self.spans {
      let column = span.column - start + cells.lowerBound
      guard cells.contains(column) else { continue }
      let text = CharacterWidth.prefix(of: span.text, columns: cells.upperBound - column, mark: "")
      spans.append(TextSpan(text, style: span.style.over(style), column: column))
    }
    return spans
  }
}
