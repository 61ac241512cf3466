package import Foundation
import HeadlessUIKit

/// A builder that translates scenes into frames for a page.
///
/// A node keeps its number as long as a part with the same role is at the same position in the
/// tree.
package struct WebFrameBuilder {
  /// The position of a part in the tree.
  private struct Key: Hashable {
    var parent: Int
    var role: Scene.Role
    var number: Int
  }

  private var ids: [Key: Int] = [:]
  private var lastID = 0
  private var lastNumber = 0
  /// The names of the symbols in all frames so far.
  private var symbols: Set<String> = []
  /// The roles of the nodes in the last frame.
  private var roles: [Int: Scene.Role] = [:]

  // The last frame, or the one that is being built.
  private var nodes: [WebNode] = []
  private var present: [Key: Int] = [:]

  package init() {}

  /// Returns the role of a node of the last frame.
  package func role(of id: Int) -> Scene.Role? { roles[id] }

  /// Returns the number of the frontmost row or item of the last frame with an index path.
  package func id(of path: IndexPath) -> Int? {
    nodes.last { roles[$0.id] == .row(path) || roles[$0.id] == .item(path) }?.id
  }

  /// Returns the next frame.
  ///
  /// - Parameter depth: The number of screens to which the user can go back.
  package mutating func frame(of scene: Scene, depth: Int = 0) -> WebFrame {
    (nodes, present, roles) = ([], [:], [:])
    add(scene.root, in: 0)
    ids = present
    lastNumber += 1
    return WebFrame(
      number: lastNumber, width: scene.size.width, height: scene.size.height, nodes: nodes,
      symbols: symbols, depth: depth)
  }

  // MARK: Nodes

  /// Adds the nodes of a group and its subgroups.
  ///
  /// - Parameters:
  ///   - context: The label of the enclosing node, which names a control without a label.
  ///   - title: The title of the navigation bar, which names a list.
  private mutating func add(
    _ group: Scene.Group, in parent: Int, kind: WebNode.Kind? = nil, context: String = "",
    title: String = ""
  ) {
    let index = makeNode(group.role, in: parent, kind: kind ?? group.kind)
    let id = nodes[index].id
    nodes[index].x = group.frame.minX.inHundredths
    nodes[index].y = group.frame.minY.inHundredths
    nodes[index].width = group.frame.width.inHundredths
    nodes[index].height = group.frame.height.inHundredths
    nodes[index].states = group.states
    var content = WebContent(group)
    if case .list(let list) = group.role {
      // The page receives the list as one node, and the rows as its parts.
      let rows = group.groups.filter(\.isInList)
      let others = group.groups.filter { !$0.isInList }
      for inner in others where inner.role != .index { add(inner, in: id) }
      addRows(rows, of: list, title: title, size: group.frame.size, in: id)
      for inner in others where inner.role == .index { add(inner, in: id) }
    } else {
      var inner = group.groups
      if inner.contains(where: \.isSwipeAction) {
        // The content of a swiped row moves, and names the row.
        let moved = inner.removeFirst()
        content.addTexts(of: moved)
        add(moved, in: id, kind: .content)
      }
      let parts = inner
      // A group in front of a node can't be in a picture behind it.
      var isCovered = false
      inner = []
      for part in parts {
        if !isCovered, part.isPicture {
          content.add(part)
        } else {
          isCovered = true
          inner.append(part)
        }
      }
      let label = content.label
      let title = inner.lazy.compactMap(\.barTitle).last ?? title
      // Screen readers read bars first, although they are in front of the content.
      for part in inner where part.isBar { add(part, in: id, context: label, title: title) }
      for part in inner where !part.isBar { add(part, in: id, context: label, title: title) }
    }
    content.finish(&nodes[index], context: context)
    if group.role == .menu {
      // The texts are those of the lifted row, which is behind the card, and of the card.
      let titles = group.groups.last?.items ?? []
      nodes[index].label = WebContent.texts(of: titles) ?? "Menu"
      if group.liftsRow { nodes[index].states.insert(.lifting) }
    }
    symbols.formUnion(content.symbols)
    if group.role == .alert, nodes[index].label.isEmpty {
      // The text of an alert is on its card.
      nodes[index].label = nodes[(index + 1)...].first { !$0.label.isEmpty }?.label ?? ""
    }
  }

  private mutating func addRows(
    _ rows: [Scene.Group], of list: Scene.List, title: String, size: CGSize, in parent: Int
  ) {
    let index = makeNode(.list(list), in: parent, kind: .rows)
    nodes[index].label = title
    nodes[index].width = size.width.inHundredths
    nodes[index].height = size.height.inHundredths
    nodes[index].count = list.count
    if list.isGrid { nodes[index].states.insert(.grid) }
    if list.isDraggable { nodes[index].states.insert(.draggable) }
    let rows = rows.sorted { $0.place < $1.place }
    var position = list.count - list.countBelow - rows.count { $0.isRow }
    for row in rows {
      let next = nodes.count
      add(row, in: nodes[index].id)
      if row.isRow {
        position += 1
        nodes[next].position = position
        nodes[next].count = list.count
        nodes[next].section = row.place.first
      }
    }
  }

  private mutating func makeNode(
    _ role: Scene.Role, in parent: Int, kind: WebNode.Kind
  ) -> Int {
    var key = Key(parent: parent, role: role.withoutDetails, number: 0)
    while present[key] != nil { key.number += 1 }
    if let known = ids[key] {
      present[key] = known
    } else {
      lastID += 1
      present[key] = lastID
    }
    let id = present[key]!
    roles[id] = role
    nodes.append(WebNode(id: id, parent: parent, kind: kind))
    return nodes.count - 1
  }
}

extension CGFloat {
  /// The number rounded to two decimal places, as in messages.
  fileprivate var inHundredths: Double { (Double(self) * 100).rounded() / 100 }
}

extension Scene.Role {
  /// The role without details that may change while the part remains the same.
  fileprivate var withoutDetails: Scene.Role {
    if case .list = self {
      .list(Scene.List(count: 0, countBelow: 0, isGrid: false))
    } else {
      self
    }
  }
}

extension Scene.Group {
  fileprivate var isBar: Bool {
    role == .navigationBar || role == .tabBar || role == .searchBar
  }

  /// The title of a navigation bar.
  fileprivate var barTitle: String? {
    guard role == .navigationBar, let title = groups.first(where: { $0.role == .title }) else {
      return nil
    }
    return title.items.lazy.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
      .first
  }

  fileprivate var isSwipeAction: Bool {
    if case .swipeAction = role { true } else { false }
  }

  fileprivate var isRow: Bool {
    switch role {
    case .row, .item: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the group is a row, an item, a header, or a footer.
  fileprivate var isInList: Bool {
    switch role {
    case .row, .item, .header, .footer: true
    default: false
    }
  }

  /// The position in the list in reading order.
  fileprivate var place: IndexPath {
    switch role {
    case .header(let section): [section, 0]
    case .row(let path), .item(let path): [path.section, 1, path.item]
    case .footer(let section): [section, 2]
    default: []
    }
  }

  fileprivate var kind: WebNode.Kind {
    switch role {
    case .view: .view
    case .sheet: .sheet
    case .navigationBar: .bar
    case .tabBar: .tabs
    case .tab: .tab
    case .backButton, .barButton, .cancelButton, .editControl, .accessoryButton, .action: .button
    case .swipeAction: .swipe
    case .title: .title
    case .searchBar: .search
    case .searchField, .field: .field
    case .scope: .scope
    case .list: .list
    case .row, .item: .row
    case .header: .header
    case .footer: .footer
    case .index: .index
    case .indexTitle: .letter
    case .placeholder: .placeholder
    case .reorderControl: .handle
    case .alert: .alert
    case .menu: .menu
    case .menuItem: .choice
    case .control: controlKind
    }
  }

  private var controlKind: WebNode.Kind {
    for case .control(let control) in items {
      switch control.kind {
      case .switch: return .switch
      case .textField, .searchField: return .field
      case .textView: return .area
      default: break
      }
    }
    return .button
  }

  fileprivate var states: WebNode.States {
    var states: WebNode.States = []
    if state.contains(.selected) { states.insert(.selected) }
    if state.contains(.disabled) { states.insert(.disabled) }
    if state.contains(.destructive) { states.insert(.destructive) }
    if state.contains(.preferred) { states.insert(.preferred) }
    if state.contains(.editing) { states.insert(.editing) }
    if state.contains(.expanded) { states.insert(.expanded) }
    if state.contains(.collapsed) { states.insert(.collapsed) }
    if isClipping { states.insert(.clipping) }
    return states
  }
}
