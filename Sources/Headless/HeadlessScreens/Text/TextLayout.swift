import Foundation
import HeadlessUIKit

/// The layout of a scene in lines of text, from top to bottom.
///
/// The lines of a group depend only on the group and the width. Each element that the user can
/// interact with is a ``Spot``, with cells on a line and a frame in the window. Lists that are next
/// to each other in the window are in columns if there is room: first come all lines of the left
/// one, and each line has its ``Column``.
struct TextLayout {
  /// A line of text, and the part of the window that it represents.
  struct Line: Equatable {
    var text: TextLine
    /// The role of the part. The lines of a row share its role.
    var role: Scene.Role
    /// The visible frame of the part, in the window's coordinates.
    var frame: CGRect = .zero
    /// The state of the part.
    var state: Scene.State = []
    /// The spots on the line, from left to right.
    var spots: [Spot] = []
    /// A Boolean value that indicates whether the part has a disclosure indicator.
    var isOpening = false
    /// The columns of the activity indicators.
    var signs: [Int] = []
    /// The column of lists that the line belongs to, or nil if the line is as wide as the screen.
    var column: Column?
  }

  /// An element on a line that the user can interact with.
  struct Spot: Equatable {
    /// The columns that the element occupies.
    var columns = 0..<0
    var role: Scene.Role
    /// The visible frame, in the window's coordinates.
    var frame: CGRect
    var state: Scene.State = []
    /// The kind of the system control, or nil if the element is not a system control.
    var kind: Scene.Control.Kind?
    /// The title of the element.
    var title = ""
  }

  private(set) var lines: [Line] = []
  /// The number of rows or items below the last line.
  private(set) var countBelow = 0
  /// A Boolean value that indicates whether ``countBelow`` counts items of a collection view.
  private(set) var countsItems = false
  /// The lines of the list that keys act on, which are empty if there is none. By default, it is
  /// the last list.
  private(set) var listLines: Range<Int> = 0..<0
  /// The lists.
  private(set) var lists: [ShownList] = []
  /// The index of the first line of the alert or menu at the end, or nil if there is none.
  private(set) var overlay: Int?
  let columns: Int
  /// The height of a line in points if rows may have several lines, or nil if they have one.
  let lineHeight: CGFloat?

  /// The width of a column in points.
  static let columnWidth: CGFloat = 8

  private let root: Scene.Group
  private var kept = KeptLines()
  /// The lines of the previous layout, during the creation of this one.
  private var earlier = KeptLines()
  /// The layouts of the columns, from left to right.
  var inner: [TextLayout] = []
  /// The layouts of the previous layout's columns, during the creation of this one.
  var earlierInner: ArraySlice<TextLayout> = []
  /// A Boolean value that indicates whether the layout is that of a column.
  let isColumn: Bool

  /// Creates the layout of a scene on a screen with a width in cells.
  ///
  /// - Parameter last: The previous layout, whose lines are reused for unchanged groups.
  init(
    _ scene: Scene, columns: Int, lineHeight: CGFloat? = nil, after last: TextLayout? = nil
  ) {
    self.init(
      of: scene.root, columns: columns, lineHeight: lineHeight, isColumn: false, after: last)
  }

  init(
    of root: Scene.Group, columns: Int, lineHeight: CGFloat?, isColumn: Bool,
    after last: TextLayout?
  ) {
    if let last, last.columns == columns, last.lineHeight == lineHeight {
      if last.root == root {
        self = last
        return
      }
      earlier = last.kept
    }
    earlierInner = last?.inner[...] ?? []
    self.columns = columns
    self.lineHeight = lineHeight
    self.isColumn = isColumn
    self.root = root
    var shown = root
    if let front = root.groups.lastIndex(where: { $0.role == .sheet }) {
      shown.groups.removeFirst(front)
    }
    add(Part(shown))
    earlier = KeptLines()
    earlierInner = []
  }

  /// The lines as a frame of text.
  var frame: TextFrame {
    let places = lines.indices.map { LinePlace(line: $0, column: lines[$0].column) }
    return TextFrame(
      Self.rows(of: places).map { row in
        TextLine(row.map { (lines[$0.line].text, lines[$0.line].column, $0.column) })
      }, columns: columns)
  }

  // MARK: Parts

  /// A group and its frame in the window's coordinates.
  struct Part {
    var group: Scene.Group
    var frame: CGRect
    var role: Scene.Role { group.role }

    init(_ group: Scene.Group, in origin: CGPoint = .zero) {
      self.group = group
      frame = group.frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The vertical position of the first thing that the part shows.
    var top: CGFloat {
      let isBackground = group.items.allSatisfy { if case .rectangle = $0 { true } else { false } }
      guard role == .view, isBackground else { return seenFrame.minY }
      return parts.lazy.map(\.top).min() ?? frame.minY
    }

    /// The part of the frame that isn't covered by bars.
    var seenFrame: CGRect {
      if case .list(let list) = role { frame.inset(by: list.covered) } else { frame }
    }

    var parts: [Part] { group.groups.map { Part($0, in: frame.origin) } }
  }

  /// Returns the lines of a part, with frames in the coordinates of the part.
  mutating func linesOf(_ part: Part) -> [Line] {
    let known = earlier.lines(of: part.group)
    assert(known == nil || known == newLines(of: part.group))
    let lines = known ?? newLines(of: part.group)
    kept.append(lines, of: part.group)
    return lines
  }

  mutating func add(_ part: Part) {
    switch part.role {
    case .navigationBar, .tabBar, .searchBar, .header, .footer, .row, .item, .action, .field,
      .menuItem:
      append(linesOf(part), at: part.frame.origin)
    case .placeholder: append(placeholderLines(of: part.group), at: part.frame.origin)
    case .list(let list):
      countBelow = list.countBelow
      addList(part)
    case .alert, .menu: addOverlay(part)
    case .index: break
    default: addView(part)
    }
  }

  /// Appends lines whose frames are relative to a point.
  mutating func append(_ new: [Line], at origin: CGPoint) {
    for line in new { append(line, at: origin) }
  }

  /// Appends a line whose frames are relative to a point.
  mutating func append(_ line: Line, at origin: CGPoint = .zero) {
    lines.append(line)
    lines[lines.count - 1].move(by: origin)
  }

  /// Counts rows or items that are below the last line.
  mutating func addCountBelow(_ count: Int = 1) { countBelow += count }

  mutating func setOverlay(from line: Int) { overlay = overlay ?? line }

  mutating func addList(_ list: ShownList, countsItems: Bool) {
    lists.append(list)
    listLines = list.lines
    self.countsItems = countsItems
  }

  /// Chooses the list that keys act on.
  mutating func chooseList(in frame: CGRect) {
    if let list = list(in: frame) { listLines = list.lines }
  }

  /// Returns the list with a frame, or nil if it isn't shown. Frames are the same if they differ by
  /// rounding.
  func list(in frame: CGRect) -> ShownList? {
    lists.first {
      max(abs($0.frame.minX - frame.minX), abs($0.frame.minY - frame.minY)) < 0.01
        && max(abs($0.frame.width - frame.width), abs($0.frame.height - frame.height)) < 0.01
    }
  }

  /// Returns a Boolean value that indicates whether a line belongs to a list that keys don't act
  /// on.
  func isOfOtherList(_ line: Int) -> Bool {
    lists.count > 1 && !listLines.contains(line) && lists.contains { $0.lines.contains(line) }
  }

  mutating func addSpot(_ spot: Spot, _ span: TextSpan, toLine line: Int) {
    lines[line].text.spans.append(span)
    lines[line].spots.append(spot)
  }

  // MARK: Plain views

  /// Adds the texts of a view and its plain subviews. Texts next to each other share a line.
  private mutating func addView(_ view: Part) {
    var row: [TextRun] = []
    let pieces = inColumns(pieces(of: view)).map { (y: $0.y, piece: $0) }
    for (_, piece) in pieces.stableSorted(by: \.y) {
      switch piece {
      case .run(let run):
        if let first = row.first, run.frame.midY < first.frame.maxY {
          row.append(run)
        } else {
          addRow(&row)
          row = [run]
        }
      case .part(let part):
        addRow(&row)
        add(part)
      case .columns(let parts):
        addRow(&row)
        addColumns(parts)
      }
    }
    addRow(&row)
  }

  /// A text, or a part with lines of its own, of a view.
  enum Piece {
    case run(TextRun)
    case part(Part)
    case columns([Part])

    var y: CGFloat {
      switch self {
      case .run(let run): run.frame.midY
      case .part(let part): part.top
      case .columns(let parts): parts.map(\.top).min() ?? 0
      }
    }
  }

  private func pieces(of view: Part, target: Spot? = nil) -> [Piece] {
    let target = view.role.isUsable ? Spot(view) : target
    var pieces = runs(of: view.group, at: view.frame.origin, target: target)
      .filter { !$0.isSymbol || $0.target != nil }.map { Piece.run($0) }
    for part in view.parts {
      if part.group.isPlain {
        pieces += self.pieces(of: part, target: target)
      } else {
        pieces.append(.part(part))
      }
    }
    return pieces
  }

  private mutating func addRow(_ row: inout [TextRun]) {
    guard !row.isEmpty else { return }
    var lines = [Line(text: TextLine(), role: .view)]
    let runs = row.stableSorted(by: \.frame.minX)
    for (number, run) in runs.enumerated() {
      let taken = lines.compactMap(\.text.spans.last).map {
        $0.column + CharacterWidth.of($0.text) + 1
      }
      let start = max(column(run.frame.minX), taken.max() ?? 0)
      let next = number + 1 < runs.count ? column(runs[number + 1].frame.minX) - 1 : columns
      for (number, text) in self.lines(of: run, columns: max(next - start, 1)).enumerated() {
        if number == lines.count { lines.append(Line(text: TextLine(), role: .view)) }
        lines[number].place(TextSpan(text, style: run.style, column: start), of: run)
      }
    }
    append(lines, at: .zero)
    row = []
  }

  /// Returns the lines of a text. A label has as many as it wants and its frame has room for, and
  /// any other text has one.
  private func lines(of run: TextRun, columns: Int) -> [String] {
    guard run.maximumLines != 1, !run.isControl else {
      return [run.text(columns: columns)]
    }
    let height = lineHeight ?? TextLayout.lineHeight
    let room = max(1, Int(limiting: run.frame.height / height + 0.1))
    let limit = run.maximumLines > 0 ? min(room, run.maximumLines) : room
    return CharacterWidth.lines(of: run.string, columns: columns, limit: limit)
  }

  /// The height of a line of text in windows that aren't made of characters, in points.
  private static let lineHeight: CGFloat = 20

  /// Returns the column at an x-coordinate. What is far outside is just outside.
  func column(_ x: CGFloat) -> Int {
    min(max(Int(limiting: (x / TextLayout.columnWidth).rounded(.down)), -columns), 2 * columns)
  }
}

extension Scene.Group {
  /// A Boolean value that indicates whether the group contains only texts and controls.
  fileprivate var isPlain: Bool {
    (role == .view || role == .control) && groups.allSatisfy(\.isPlain)
  }
}

extension TextLayout.Spot {
  init(_ part: TextLayout.Part) {
    self.init(role: part.role, frame: part.frame, state: part.group.state)
  }
}

extension TextLayout.Line {
  /// Moves the frames by a distance in points.
  mutating func move(by distance: CGPoint) {
    guard distance != .zero else { return }
    frame = frame.offsetBy(dx: distance.x, dy: distance.y)
    for index in spots.indices {
      spots[index].frame = spots[index].frame.offsetBy(dx: distance.x, dy: distance.y)
    }
  }

  /// Adds a text and the spot that it belongs to. Texts of the same element share a spot.
  mutating func place(_ span: TextSpan, of run: TextRun) {
    text.spans.append(span)
    if run.isActivity { signs.append(span.column) }
    guard var spot = run.target else { return }
    let cells = span.column..<(span.column + max(CharacterWidth.of(span.text), 1))
    if let index = spots.firstIndex(where: { $0.role == spot.role && $0.frame == spot.frame }) {
      let known = spots[index].columns
      spots[index].columns =
        min(known.lowerBound, cells.lowerBound)..<max(known.upperBound, cells.upperBound)
      spots[index].kind = spots[index].kind ?? spot.kind
      if spots[index].title.isEmpty { spots[index].title = spot.title }
    } else {
      spot.columns = cells
      spots.append(spot)
      spots.sort { $0.columns.lowerBound < $1.columns.lowerBound }
    }
  }
}

extension Scene.Role {
  var isHeader: Bool {
    if case .header = self { true } else { false }
  }

  /// A Boolean value that indicates whether the user can interact with the part as an element of a
  /// line. Rows and items are excluded.
  var isUsable: Bool {
    switch self {
    case .backButton, .barButton, .tab, .searchField, .cancelButton, .scope, .control, .swipeAction,
      .editControl, .reorderControl, .accessoryButton, .action, .field, .menuItem:
      true
    default: false
    }
  }
}

extension Array {
  /// Returns the elements sorted by a key. Elements with equal keys remain in their order.
  func stableSorted(by key: (Element) -> some Comparable) -> [Element] {
    // The elements usually are in order already.
    if indices.dropFirst().allSatisfy({ key(self[$0 - 1]) <= key(self[$0]) }) { return self }
    return enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
      .map(\.element)
  }
}
