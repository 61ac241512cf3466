import Foundation

extension SVGWriter {
  /// Writes a group on one line, or on one line for each of its subgroups.
  mutating func block(_ group: Scene.Group, at origin: CGPoint) {
    guard group.isDrawn else { return }
    if group.isLine {
      line(group, at: origin)
      markup.text += "\n"
    } else if group.isWrapper {
      blocks(group.groups, at: origin)
    } else {
      let element = open(group, at: origin)
      markup.text += "\n"
      if case .list = group.role {
        list(group.groups)
      } else {
        blocks(group.groups, at: .zero)
      }
      markup.close(element)
      markup.text += "\n"
    }
  }

  /// Writes groups from back to front. Those behind a menu that lifts its row are blurred.
  private mutating func blocks(_ groups: [Scene.Group], at origin: CGPoint) {
    let front = groups.firstIndex(where: \.liftsRow) ?? 0
    if front > 0 { markup.text += "<g style=\"filter:blur(6px)\">\n" }
    for (place, part) in groups.enumerated() {
      if place == front, front > 0 { markup.text += "</g>\n" }
      block(part, at: origin + part.frame.origin)
    }
  }

  /// Writes a group and its content without a line break.
  mutating func line(_ group: Scene.Group, at origin: CGPoint) {
    guard group.isDrawn else { return }
    if group.isWrapper || group.isLeaf {
      for item in group.items { self.item(item, at: origin) }
      for part in group.groups { line(part, at: origin + part.frame.origin) }
    } else {
      let element = open(group, at: origin)
      for part in group.groups { line(part, at: part.frame.origin) }
      markup.close(element)
    }
  }

  /// Writes the start tag and the items of a group, and returns the name of its element.
  private mutating func open(_ group: Scene.Group, at origin: CGPoint) -> String {
    let element = group.clips ? "svg" : "g"
    markup.start(element)
    if let name = group.className { markup.attribute("class", name) }
    if group.clips {
      markup.attribute(CGRect(origin: origin, size: group.frame.size))
    } else {
      markup.translation(origin)
    }
    markup.open()
    for item in group.items { self.item(item, at: .zero) }
    return element
  }

  // MARK: Lists

  /// Writes the sections of a list and the views behind and in front of them.
  private mutating func list(_ groups: [Scene.Group]) {
    let last = groups.lastIndex { $0.role.section != nil } ?? groups.endIndex
    let others = groups.enumerated().filter { $0.element.role.section == nil }
    for (_, part) in others.filter({ $0.offset < last }) { block(part, at: part.frame.origin) }
    let sections = Dictionary(grouping: groups) { $0.role.section }
      .compactMap { number, parts in number.map { SVGSection($0, parts) } }
      .sorted { $0.number < $1.number }
    var chain = SVGChain(top: 0)
    for (place, section) in sections.enumerated() {
      self.section(section, offset: chain.offset(to: section.frame))
      if place + 1 < sections.count {
        markup.text += chain.step(from: section.frame, to: sections[place + 1].frame)
      }
      markup.text += "\n"
    }
    if chain.depth > 0 { markup.text += chain.end + "\n" }
    for (_, part) in others.filter({ $0.offset > last }) { block(part, at: part.frame.origin) }
  }

  private mutating func section(_ section: SVGSection, offset: CGPoint) {
    markup.start("g")
    markup.attribute("class", "section")
    markup.translation(offset)
    markup.open()
    markup.text += "\n"
    var chain = SVGChain(top: section.frame.minY)
    for (place, part) in section.parts.enumerated() {
      line(part, at: chain.offset(to: part.frame))
      let next = place + 1 < section.parts.count ? section.parts[place + 1].frame : nil
      markup.text += chain.step(from: part.frame, to: next) + "\n"
    }
    markup.text += chain.end
    markup.close("g")
  }
}

/// The visible parts of a section, in the order in which they are written.
private struct SVGSection {
  let number: Int
  let parts: [Scene.Group]
  let frame: CGRect

  init(_ number: Int, _ groups: [Scene.Group]) {
    self.number = number
    let rows = groups.filter(\.role.isRow)
    // A pinned header or footer covers rows, and is written after them.
    func covers(_ group: Scene.Group) -> Bool {
      let frame = group.frame.insetBy(dx: 0.1, dy: 0.1)
      return !group.role.isRow && rows.contains { $0.frame.intersects(frame) }
    }
    parts =
      groups.filter { !covers($0) }.sorted {
        ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
      } + groups.filter(covers)
    let top = parts.map(\.frame.minY).min() ?? 0
    let bottom = parts.map(\.frame.maxY).max() ?? 0
    frame = CGRect(x: 0, y: top, width: 0, height: bottom - top)
  }
}

/// A sequence of parts that are each positioned relative to the one above, so that inserting a part
/// changes no other.
///
/// After each part, a group is opened that begins at the part's bottom edge and contains all the
/// following parts.
private struct SVGChain {
  /// The vertical position that coordinates are relative to.
  private var top: CGFloat
  /// The number of open groups.
  private(set) var depth = 0

  init(top: CGFloat) { self.top = top }

  func offset(to frame: CGRect) -> CGPoint { CGPoint(x: frame.minX, y: frame.minY - top) }

  /// Returns the markup that follows a part, which is empty if the next part is next to it. The
  /// depth is limited because XML parsers limit the depth of elements.
  mutating func step(from frame: CGRect, to next: CGRect?) -> String {
    let isBelow = next.map { $0.minY > frame.maxY - 0.01 } ?? true
    guard isBelow, frame.maxY > top, depth < 60 else { return "" }
    var markup = SVGMarkup()
    markup.start("g")
    markup.translation(CGPoint(x: 0, y: frame.maxY - top))
    markup.open()
    depth += 1
    top = frame.maxY
    return markup.text
  }

  var end: String { String(repeating: "</g>", count: depth) }
}

extension CGPoint {
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + b.x, y: a.y + b.y)
  }
}
