import Foundation

extension Scene.Group {
  /// A Boolean value that indicates whether the group or one of its subgroups draws anything.
  var isDrawn: Bool { !items.isEmpty || groups.contains(where: \.isDrawn) }

  /// A Boolean value that indicates whether the group does nothing but position other groups.
  var isWrapper: Bool { role == .view && items.isEmpty && !clips }

  /// A Boolean value that indicates whether the group is a view that contains only items.
  var isLeaf: Bool { role == .view && groups.isEmpty && !clips }

  /// A Boolean value that indicates whether the group is written as one line.
  var isLine: Bool {
    switch role {
    case .list, .navigationBar, .tabBar, .searchBar, .sheet, .alert, .menu: false
    case .view, .control, .placeholder: groups.allSatisfy(\.groups.isEmpty)
    default: true
    }
  }

  /// A Boolean value that indicates whether the picture clips the group to its frame. Lists are
  /// always clipped, so that an inserted row does not change that.
  var clips: Bool {
    if case .list = role { return isClipping }
    return isClipping && overflows(CGRect(origin: .zero, size: frame.size))
  }

  private func overflows(_ bounds: CGRect) -> Bool {
    let limit = bounds.insetBy(dx: -0.5, dy: -0.5)
    return items.contains { !limit.contains($0.frame) }
      || groups.contains { group in
        !limit.contains(group.frame)
          || !group.isClipping
            && group.overflows(
              bounds.offsetBy(dx: -group.frame.minX, dy: -group.frame.minY))
      }
  }

  /// The name of the role and the states, or nil for a view with no particular state.
  var className: String? {
    let states = Self.states.filter { state.contains($0.state) }.map(\.name)
    let words = (role.name.map { [$0] } ?? []) + states
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static let states: [(state: Scene.State, name: String)] = [
    (.selected, "selected"), (.highlighted, "highlighted"), (.disabled, "disabled"),
    (.destructive, "destructive"), (.preferred, "preferred"), (.editing, "editing"),
    (.expanded, "expanded"), (.collapsed, "collapsed"),
  ]
}

extension Scene.Role {
  /// The section of a row, item, header, or footer.
  var section: Int? {
    switch self {
    case .row(let path), .item(let path): path.first
    case .header(let section), .footer(let section): section
    default: nil
    }
  }

  /// A Boolean value that indicates whether the group is a row or an item.
  var isRow: Bool {
    switch self {
    case .row, .item: true
    default: false
    }
  }

  /// The name of the role, without an index path, which would change with each row inserted above.
  fileprivate var name: String? {
    switch self {
    case .view: nil
    case .sheet: "sheet"
    case .navigationBar: "navigationBar"
    case .backButton: "backButton"
    case .barButton: "barButton"
    case .title: "title"
    case .tabBar: "tabBar"
    case .tab: "tab"
    case .searchBar: "searchBar"
    case .searchField: "searchField"
    case .cancelButton: "cancelButton"
    case .scope: "scope"
    case .list(let list): list.isGrid ? "grid" : "list"
    case .row: "row"
    case .item: "item"
    case .header: "header"
    case .footer: "footer"
    case .index: "index"
    case .indexTitle: "indexTitle"
    case .placeholder: "placeholder"
    case .control: "control"
    case .swipeAction: "swipeAction"
    case .editControl: "editControl"
    case .reorderControl: "reorderControl"
    case .accessoryButton: "accessoryButton"
    case .alert: "alert"
    case .action: "action"
    case .field: "field"
    case .menu: "menu"
    case .menuItem: "menuItem"
    }
  }
}
