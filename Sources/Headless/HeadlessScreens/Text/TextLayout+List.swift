import Foundation
import HeadlessUIKit

/// Table views and collection views.
extension TextLayout {
  /// Adds the lines of a list. Parts that are more than half off screen, or covered by a bar or a
  /// pinned header, are omitted, so that a list of one-line rows has as many lines as fit.
  mutating func addList(_ list: Part) {
    let start = lines.count
    let all = list.parts
    let headers = all.filter(\.role.isHeader)
    let viewport = list.seenFrame
    var grid: [Part] = []
    var last: (section: Int, maxY: CGFloat)?
    for part in all.filter({ $0.role != .index }).stableSorted(by: \.frame.minY) {
      guard part.isInList else {
        flush(&grid)
        add(part)
        continue
      }
      guard let seen = visibleFrame(of: part, in: viewport, below: headers) else {
        if part.frame.midY > viewport.maxY, part.role.isRow { addCountBelow() }
        continue
      }
      if !isSmall(part, in: list) || grid.first.map({ part.frame.midY > $0.frame.maxY }) == true {
        flush(&grid)
      }
      if let section = part.role.section {
        // A blank line separates sections that have no headers between them.
        if let last, last.section != section, part.frame.minY - last.maxY >= 30 { append(.blank) }
        last = (section, part.frame.maxY)
      }
      if isSmall(part, in: list) {
        grid.append(part)
      } else {
        for line in linesOf(part) {
          append(line.clipped(to: seen, of: part.frame), at: part.frame.origin)
        }
      }
    }
    flush(&grid)
    addList(
      ShownList(frame: list.frame, lines: start..<lines.count),
      countsItems: all.contains(where: \.role.isItem))
    if let index = all.first(where: { $0.role == .index }) { addIndex(index) }
  }

  /// Returns a Boolean value that indicates whether an item leaves space for others next to it.
  private func isSmall(_ part: Part, in list: Part) -> Bool {
    part.role.isItem && part.frame.width <= list.frame.width * 0.6
  }

  /// Returns the visible part of a frame, or nil if less than half of it is visible.
  private func visibleFrame(
    of part: Part, in viewport: CGRect, below headers: [Part]
  ) -> CGRect? {
    let frame = part.frame
    guard frame.height > 0 else { return nil }
    var top = max(frame.minY, viewport.minY)
    if !part.role.isHeader {
      for header in headers where header.frame.minY <= top && header.frame.maxY > top {
        top = header.frame.maxY
      }
    }
    let seen = min(frame.maxY, viewport.maxY) - top
    guard top > frame.minY ? seen * 2 > frame.height : seen * 2 >= frame.height else { return nil }
    return CGRect(x: frame.minX, y: top, width: frame.width, height: seen)
  }

  // MARK: Grids

  /// Adds the lines of a grid.
  private mutating func flush(_ grid: inout [Part]) {
    for items in rows(of: grid) { addGridLine(items) }
    grid = []
  }

  /// Returns the items for each line of a grid. Items that are stacked next to a tall one are on
  /// lines of their own.
  private func rows(of grid: [Part]) -> [[Part]] {
    var rows: [[Part]] = []
    for item in grid {
      let above = rows.lastIndex { row in
        row.contains {
          $0.frame.maxY - item.frame.minY < 1
            && min($0.frame.maxX, item.frame.maxX) - max($0.frame.minX, item.frame.minX) > 1
        }
      }
      let index = above.map { $0 + 1 } ?? 0
      if index == rows.count { rows.append([]) }
      rows[index].append(item)
    }
    return rows
  }

  /// Adds a line of a grid. Each item occupies the cells of its frame without overlapping others.
  private mutating func addGridLine(_ items: [Part]) {
    var line = Line(text: TextLine(), role: .view)
    let items = items.stableSorted(by: \.frame.minX)
    for (number, item) in items.enumerated() {
      let start = max(column(item.frame.minX), line.spots.last?.columns.upperBound ?? 0)
      let next = number + 1 < items.count ? column(items[number + 1].frame.minX) : columns
      let end = min(max(column(item.frame.maxX), start + 1), max(next, start + 1))
      let runs = allRuns(of: item.group)
      let texts = runs.filter { !$0.isSymbol }
      let text = (runs.filter(\.isSymbol) + texts).map(\.text).joined(separator: " ")
      let cut = CharacterWidth.prefix(of: text, columns: end - start)
      let room = end - start - CharacterWidth.of(cut)
      line.text.spans.append(
        TextSpan(
          cut, style: TextStyle(bold: item.group.state.contains(.selected)),
          column: start + (texts.first?.alignment == .center ? room / 2 : 0)))
      line.spots.append(
        Spot(
          columns: start..<end, role: item.role, frame: item.frame, state: item.group.state,
          title: text))
    }
    append(line)
  }

  // MARK: The index

  /// Distributes the index over the lines of the list, at the right edge.
  private mutating func addIndex(_ index: Part) {
    let titles = index.parts.filter(\.role.isIndexTitle)
    guard !titles.isEmpty, !listLines.isEmpty else { return }
    for (number, title) in TextLayout.spread(titles, over: listLines.count).enumerated() {
      guard let title, let run = allRuns(of: title.group).first else { continue }
      // Rows leave two columns for index titles, one of which is a space.
      let text = CharacterWidth.prefix(of: run.text, columns: 2, mark: "")
      let start = columns - max(CharacterWidth.of(text), 1)
      let span = TextSpan(text, style: TextStyle(foreground: .blue), column: start)
      var spot = Spot(title)
      spot.columns = start..<columns
      spot.title = run.text
      addSpot(spot, span, toLine: listLines.lowerBound + number)
    }
  }

  /// Returns the title for each of a number of lines: all titles from the top if they fit, or else
  /// titles at regular intervals.
  static func spread<Title>(_ titles: [Title], over lines: Int) -> [Title?] {
    (0..<lines).map { line in
      if titles.count <= lines { return titles.indices.contains(line) ? titles[line] : nil }
      return titles[line * titles.count / lines]
    }
  }
}

extension TextLayout.Part {
  /// A Boolean value that indicates whether the part belongs to a section of a list.
  fileprivate var isInList: Bool { role.section != nil }
}

extension TextLayout.Line {
  fileprivate static var blank: Self { Self(text: TextLine(), role: .view) }

  /// Returns the line with its frames clipped to the visible frame of its part.
  fileprivate func clipped(to seen: CGRect, of part: CGRect) -> Self {
    guard seen != part else { return self }
    let seen = seen.offsetBy(dx: -part.minX, dy: -part.minY)
    var line = self
    line.frame = frame.intersection(seen)
    for index in spots.indices {
      line.spots[index].frame = spots[index].frame.intersection(seen)
    }
    return line
  }
}

extension Scene.Role {
  fileprivate var isItem: Bool {
    if case .item = self { true } else { false }
  }
  var isIndexTitle: Bool {
    if case .indexTitle = self { true } else { false }
  }
}
