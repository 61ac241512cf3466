import Foundation

/// An element that keys can act on, with its position.
struct TerminalStop {
  /// The identity of an element between frames.
  enum Name: Hashable {
    /// A row of a table view or an item of a collection view.
    case item(IndexPath)
    /// Any other element, with the role of its line, its own role, and the number of similar
    /// elements before it.
    case thing(line: Scene.Role, Scene.Role, Int)
  }

  var name: Name
  /// The index of the line in the layout, or nil for a row that is not on screen.
  var line: Int?
  var columns = 0..<0
  /// The spot on the line, or nil for a row.
  var spot: TextLayout.Spot?

  /// A Boolean value that indicates whether the element is a row or an item.
  var isItem: Bool {
    if case .item = name { true } else { false }
  }

  /// The index path of the row that is or contains the element.
  var path: IndexPath? {
    switch name {
    case .item(let path): path
    case .thing(line: .row(let path), _, _), .thing(line: .item(let path), _, _): path
    case .thing: nil
    }
  }

  /// A Boolean value that indicates whether the element is a field that is being edited.
  var isEdited: Bool { spot?.state.contains(.editing) == true }

  /// A Boolean value that indicates whether the element is an index title, which keys reach only
  /// from the side.
  var isIndexTitle: Bool {
    if case .thing(_, .indexTitle, _) = name { true } else { false }
  }
}

extension TextLayout {
  /// The elements that the mouse can act on, from top to bottom and left to right: those of the
  /// frontmost alert or menu, or all.
  var allStops: [TerminalStop] { stops(onLines: overlay == nil ? baseLines : overlayLines) }

  /// The elements that keys can act on: those of the swiped row, or all that the mouse can act on.
  var stops: [TerminalStop] {
    let stops = allStops
    let swiped = stops.filter { $0.spot?.role.isSwipeAction == true }
    return swiped.isEmpty ? stops : swiped
  }

  /// The parts of the screen from top to bottom: a bar, a list, or the views between them.
  var parts: [Range<Int>] {
    var parts: [Range<Int>] = []
    for line in baseLines {
      if let last = parts.last, isPart(last.lowerBound, with: line) {
        parts[parts.count - 1] = last.lowerBound..<line + 1
      } else {
        parts.append(line..<line + 1)
      }
    }
    return parts
  }

  /// Returns a Boolean value that indicates whether two lines belong to the same part.
  func isPart(_ line: Int, with other: Int) -> Bool {
    let list = list(at: line)
    return list == self.list(at: other) && (list != nil || lines[line].role == lines[other].role)
  }

  /// Returns the index of the list that has a line, or nil if there is none.
  private func list(at line: Int) -> Int? { lists.firstIndex { $0.lines.contains(line) } }

  /// Returns a Boolean value that indicates whether a line has an element other than an index
  /// title.
  func hasStop(onLine number: Int) -> Bool {
    let line = lines[number]
    return line.role.isRow || line.spots.contains { !$0.role.isIndexTitle }
  }

  /// Returns the first element of a part, or nil if there is none. Index titles are not counted.
  func firstStop(in part: Range<Int>) -> TerminalStop? {
    stops.first { stop in !stop.isIndexTitle && stop.line.map(part.contains) == true }
  }

  /// Returns the first line of a row or item, or nil if it is not on screen.
  func line(ofItem path: IndexPath) -> Int? {
    lines.indices.first { index in
      let line = lines[index]
      let isShown =
        line.role == .row(path) || line.role == .item(path)
        || line.spots.contains { $0.role == .item(path) }
      return isShown && !isOfOtherList(index)
    }
  }

  /// The first enabled button of a navigation bar, or nil if there is none.
  var barStop: TerminalStop? {
    for line in baseLines where lines[line].role == .navigationBar {
      for stop in stops(onLines: line..<line + 1) {
        guard case .barButton = stop.spot?.role else { continue }
        if stop.spot?.state.contains(.disabled) == false { return stop }
      }
    }
    return nil
  }

  /// Returns the elements on some lines, from top to bottom and left to right. The first line must
  /// be the first line of its part.
  func stops(onLines range: Range<Int>) -> [TerminalStop] {
    var counts: [TerminalStop.Name: Int] = [:]
    return range.flatMap { index -> [TerminalStop] in
      if isOfOtherList(index) { return [] }
      let line = lines[index]
      var stops: [TerminalStop] = []
      switch line.role {
      case .row(let path), .item(let path):
        guard
          index == 0 || lines[index - 1].role != line.role || !isPart(index - 1, with: index)
        else { break }
        stops.append(
          TerminalStop(
            name: .item(path), line: index, columns: line.textStart..<line.textStart + 1))
      default: break
      }
      for spot in line.spots {
        var name = TerminalStop.Name.thing(line: line.role, spot.role, 0)
        if case .item(let path) = spot.role {
          name = .item(path)
        } else {
          let count = counts[name, default: 0]
          counts[name] = count + 1
          name = .thing(line: line.role, spot.role, count)
        }
        stops.append(
          TerminalStop(name: name, line: index, columns: spot.columns, spot: spot))
      }
      return stops.stableSorted(by: \.columns.lowerBound)
    }
  }
}

extension TextLayout.Line {
  /// Returns a Boolean value that indicates whether the line belongs to a row or an item that has
  /// lines of its own.
  func isOf(_ path: IndexPath) -> Bool { role == .row(path) || role == .item(path) }

  /// The column at which the content of the row begins, after the editing control.
  fileprivate var textStart: Int {
    spots.first { $0.role == .editControl }?.columns.upperBound ?? 0
  }

  /// A point at which a tap hits the row, but none of its controls.
  var touchPoint: CGPoint {
    let parts: [CGFloat] = [0.5, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875, 0.03, 0.97]
    let points = parts.map { CGPoint(x: frame.minX + frame.width * $0, y: frame.midY) }
    return points.first { point in !spots.contains { $0.frame.contains(point) } } ?? points[0]
  }
}

extension Scene.Role {
  var isSwipeAction: Bool {
    if case .swipeAction = self { true } else { false }
  }
}
