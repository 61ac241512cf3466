import Foundation

/// Something that keys can act on, at its place on the lines.
struct TerminalStop {
  /// What the thing is, as long as the window shows it.
  enum Name: Hashable {
    /// A row or item of the list.
    case item(IndexPath)
    /// Another thing: by the part that its line belongs to, its own part, and the number of others
    /// before it that are alike.
    case thing(line: Scene.Role, Scene.Role, Int)
  }

  var name: Name
  /// The line of the layout; nil for a row that is not on screen.
  var line: Int?
  var columns = 0..<0
  /// The thing on the line; nil for a row.
  var spot: TextLayout.Spot?

  /// A Boolean value that indicates whether the thing is a row or an item.
  var isItem: Bool {
    if case .item = name { true } else { false }
  }

  /// The row in which the thing is.
  var path: IndexPath? {
    switch name {
    case .item(let path): path
    case .thing(line: .row(let path), _, _), .thing(line: .item(let path), _, _): path
    case .thing: nil
    }
  }

  /// A Boolean value that indicates whether the thing is a title of the index, which keys reach from
  /// the side only.
  var isIndexTitle: Bool {
    if case .thing(_, .indexTitle, _) = name { true } else { false }
  }
}

extension TextLayout {
  /// Returns what keys can act on, from top to bottom and from left to right: in the alert or menu
  /// in front, on the swiped row, or everywhere.
  var stops: [TerminalStop] {
    let stops = stops(onLines: overlay == nil ? baseLines : overlayLines)
    let swiped = stops.filter { $0.spot?.role.isSwipeAction == true }
    return swiped.isEmpty ? stops : swiped
  }

  /// Returns the first line of a row or item, or nil if it is not on screen.
  func line(ofItem path: IndexPath) -> Int? {
    lines.firstIndex { line in
      line.role == .row(path) || line.role == .item(path)
        || line.spots.contains { $0.role == .item(path) }
    }
  }

  /// Returns the first button of a navigation bar that can be used.
  var barStop: TerminalStop? {
    for line in baseLines where lines[line].role == .navigationBar {
      for stop in stops(onLines: line..<line + 1) {
        guard case .barButton = stop.spot?.role else { continue }
        if stop.spot?.state.contains(.disabled) == false { return stop }
      }
    }
    return nil
  }

  /// Returns what keys can act on, from top to bottom and from left to right. The first of the lines
  /// begins a part.
  func stops(onLines range: Range<Int>) -> [TerminalStop] {
    var counts: [TerminalStop.Name: Int] = [:]
    return range.flatMap { index in
      let line = lines[index]
      var stops: [TerminalStop] = []
      switch line.role {
      case .row(let path), .item(let path):
        guard index == 0 || lines[index - 1].role != line.role else { break }
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
  /// The column at which the row itself begins, behind the control at its edge.
  fileprivate var textStart: Int {
    spots.first { $0.role == .editControl }?.columns.upperBound ?? 0
  }

  /// A point at which a finger meets the row, and nothing that is used by itself.
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
