import Foundation
import HeadlessUIKit
import ListControllers

extension Operation {
  /// The state of a table of sections before an operation.
  private enum State {
    case normal, allCollapsed, othersCollapsed, searched
  }

  /// Something that is done to a table of n sections of two rows.
  @MainActor private static func sections(
    _ name: String, _ state: State = .normal, _ action: @escaping @MainActor (GrowingTable) -> Void
  ) -> Operation {
    Operation("sections: \(name)") { count in
      let list = GrowingTable(style: .plain)
      list.listData = sections(2 * count, count)
      _ = Screens.show(list)
      switch state {
      case .normal: break
      case .allCollapsed: list.collapsedSections = Set((0..<count).map { AnyHashable($0) })
      case .othersCollapsed: list.collapsedSections = Set((1..<count).map { AnyHashable($0) })
      case .searched: list.search(for: "0")
      }
      Screens.draw()
      return {
        action(list)
        Screens.draw()
      }
    }
  }

  /// Something that is done to a tree with n roots of two children each.
  @MainActor private static func tree(
    _ name: String, isOpen: Bool = true, _ action: @escaping @MainActor (GrowingTree, Int) -> Void
  ) -> Operation {
    Operation("tree: \(name)") { count in
      let list = GrowingTree(style: .plain)
      let roots = (0..<count).map { root in
        GrowingNode(3 * root, [GrowingNode(3 * root + 1), GrowingNode(3 * root + 2)])
      }
      let open = isOpen ? Set(roots.map(\.id)) : []
      list.listData = [Outline(roots, expandedIDs: open, children: \.children)]
      _ = Screens.show(list)
      return {
        action(list, count)
        Screens.draw()
      }
    }
  }

  @MainActor static let ofArrangements: [Operation] = [
    sections("all are reversed") { $0.setListData($0.listData.reversed()) },
    sections("every other one leaves") { list in
      list.setListData(list.listData.filter { ($0.id as? Int ?? 0) % 2 == 0 })
    },
    sections("all are collapsed") { list in
      list.collapsedSections = Set(list.listData.indices.map { AnyHashable($0) })
    },
    sections("all are expanded", .allCollapsed) { $0.collapsedSections = [] },
    sections("one is collapsed") { $0.toggleSection(0) },
    sections("a row is removed while others are collapsed", .othersCollapsed) {
      $0.removeItem(at: [0, 0])
    },
    sections("a search") { $0.search(for: "0") },
    sections("a search ends", .searched) { $0.search(for: "") },
    sections("all found rows are removed", .searched) { list in
      list.removeItems(
        at: list.allRows)
    },
    sections("all rows are removed, with their sections") { list in
      list.removeItems(
        at: list.allRows, removesEmptySections: true)
    },
    sections("all rows are removed, and come back") { list in
      list.removeItems(
        at: list.allRows, removesEmptySections: true)
      list.manager.undo()
    },

    tree("all nodes are set open", isOpen: false) { list, _ in
      let roots = list.listData[0].roots
      list.setListData([
        Outline(roots, expandedIDs: Set(roots.map(\.id)), children: \.children)
      ])
    },
    Operation("tree: all nodes below one open") { count in
      let list = GrowingTree(style: .plain)
      let nodes = (1...count).map { GrowingNode(2 * $0, [GrowingNode(2 * $0 + 1)]) }
      list.listData = [Outline([GrowingNode(0, nodes)], children: \.children)]
      _ = Screens.show(list)
      return {
        list.expandAllItems(under: [0, 0], limit: .max)
        Screens.draw()
      }
    },
    tree("all nodes close") { list, _ in list.collapseAllItems() },
    tree("a node opens", isOpen: false) { list, _ in list.toggleItem(at: [0, 0]) },
    tree("all roots are reversed") { list, _ in
      var data = list.listData
      data[0].roots.reverse()
      list.setListData(data)
    },
    tree("every other root is removed") { list, count in
      list.removeItems(at: (0..<count / 2).map { [0, 6 * $0] })
    },
    tree("every first child is removed, and comes back") { list, count in
      list.removeItems(at: (0..<count).map { [0, 3 * $0 + 1] })
      list.manager.undo()
    },
    tree("all children are removed, and come back") { list, count in
      list.removeItems(at: (0..<3 * count).filter { $0 % 3 > 0 }.map { [0, $0] })
      list.manager.undo()
    },
    tree("all nodes are selected and deleted") { list, count in
      list.setEditing(true, animated: false)
      list.selectedIDs = Set(0..<3 * count)
      list.deleteSelectedObjects()
    },
    tree("n nodes are followed through an update") { list, count in
      let nodes = list.editor.find(Set((0..<3 * count).map { AnyHashable($0) }))
      let current = nodes.map(list.editor.track)
      list.removeItem(at: [0, 3])
      precondition(current.filter { $0() != nil }.count == 3 * count - 3)
    },
    tree("a search", isOpen: false) { list, _ in list.search(for: "1") },
    tree("a node moves to the end") { list, count in
      list.moveItem(from: [0, 0], to: [0, 3 * count - 3])
    },
  ]
}

extension GrowingTable {
  /// The index paths of all rows.
  fileprivate var allRows: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }
}
