import Foundation
import HeadlessUIKit
import ListControllers
import TestSupport

/// What an outline should have after random edits, and the states to which undo and redo return.
@MainActor struct OutlineSteps {
  private typealias Place = OutlineForest.Place

  private var forest: OutlineForest
  private var undoable: [OutlineForest] = []
  private var redoable: [OutlineForest] = []
  private var isSearching = false
  private var next: Int
  /// The rows that were shown before the last step, unless that opened or closed nodes.
  private var openBefore: [Int: Bool] = [:]

  init(_ forest: OutlineForest) {
    self.forest = forest
    next = (forest.ids.max() ?? 0) + 1
  }

  /// Returns what is wrong in a list; nil if it is as it should be.
  mutating func difference(from list: some WalkedOutline) -> String? {
    let trees = OutlineForest(list.listData)
    if trees != forest { return "\(Self.text(trees)) instead of \(Self.text(forest))" }
    if let model = list.model, model != forest { return "the model has \(Self.text(model))" }
    if list.manager.canUndo == undoable.isEmpty { return "canUndo \(list.manager.canUndo)" }
    if list.manager.canRedo == redoable.isEmpty { return "canRedo \(list.manager.canRedo)" }
    if isSearching { return nil }
    for (section, outline) in list.shownSections.enumerated() {
      let rows = forest.rows(section, open: outline.expandedIDs)
      let shown = outline.items.indices.map { row in
        OutlineForest.Row(
          id: outline.items[row].id, level: outline.level(ofRow: row) ?? -1,
          isOpen: outline.isExpanded(atRow: row),
          parent: outline.parent(ofRow: row).map { outline.items[$0].id })
      }
      if shown != rows { return "rows \(shown.map(\.id)) instead of \(rows.map(\.id))" }
      if list.tableView.numberOfRows(inSection: section) != rows.count { return "number of rows" }
      for (row, expected) in rows.enumerated() {
        guard let cell = list.tableView.cellForRow(at: [section, row]) else { continue }
        let text = "\(expected.id) \(outline.items[row].text)"
        if cell.accessibilityLabel != text || cell.indentationLevel != expected.level {
          return "the cell at \(section), \(row)"
        }
      }
      // A list that follows a model makes its outlines anew.
      if list.model == nil, let row = rows.first(where: { openBefore[$0.id] == !$0.isOpen }) {
        return "\(row.id) open: \(row.isOpen)"
      }
    }
    return nil
  }

  private static func text(_ forest: OutlineForest) -> String {
    func text(_ node: TreeNode) -> String {
      "\(node.id)\(node.text)"
        + (node.children.map { "(\($0.map(text).joined(separator: " ")))" } ?? "")
    }
    return forest.trees.map { $0.map(text).joined(separator: " ") }.joined(separator: " | ")
  }

  // MARK: Steps

  /// Performs a random step in the list and in the trees, and returns its name.
  mutating func step(_ list: some WalkedOutline, _ random: inout SeededGenerator) async -> String {
    openBefore = [:]
    if !isSearching {
      for outline in list.shownSections {
        for row in outline.items.indices {
          openBefore[outline.items[row].id] = outline.isExpanded(atRow: row)
        }
      }
    }
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1, 2, 3:
      openBefore = [:]
      guard let path = path(list, &random), list.isExpandable(at: path) else { return "none" }
      return "toggle \(name(list, path)): \(list.toggleItem(at: path))"
    case 4:
      openBefore = [:]
      guard let path = path(list, &random), Int.random(in: 0..<2, using: &random) == 0 else {
        list.collapseAllItems()
        return "close all"
      }
      return "open all under \(name(list, path)): \(list.expandAllItems(under: path))"
    case 5, 6:
      // Small trees have many edits of the same nodes.
      guard let path = path(list, &random) else { return "none" }
      var paths: Set<IndexPath> = [path]
      if let other = self.path(list, &random), Bool.random(using: &random) { paths.insert(other) }
      let names = paths.sorted().map { name(list, $0) }
      let ids = paths.compactMap { list.object(at: $0)?.id }
      list.removeItems(at: Array(paths))
      edit { forest in for id in ids { forest.remove(id) } }
      return "remove \(names)"
    case 7, 8, 9: return insert(list, &random)
    case 10, 11, 12: return move(list, &random)
    case 13: return drag(list, &random)
    case 14:
      guard let path = path(list, &random), let id = list.object(at: path)?.id else {
        return "none"
      }
      if !isSearching, list.replaceItem(at: path, with: TreeNode(id: id, text: "r")) {
        return "replaced \(id)"
      }
      let text = "t\(Int.random(in: 0..<100, using: &random))"
      guard let changed = forest.ids.randomElement(using: &random), list.setText(text, of: changed)
      else { return "none" }
      for index in undoable.indices { undoable[index].change(changed) { $0.text = text } }
      for index in redoable.indices { redoable[index].change(changed) { $0.text = text } }
      forest.change(changed) { $0.text = text }
      // An edit may come before the list has followed.
      guard Bool.random(using: &random) else { return "text of \(changed)" }
      return "text of \(changed); " + insert(list, &random)
    case 15:
      isSearching = !isSearching && Bool.random(using: &random)
      openBefore = [:]
      let text = isSearching ? "\(Int.random(in: 0..<10, using: &random))" : ""
      await list.show(resultsFor: text)
      return "search “\(text)”"
    case 16, 17, 18:
      guard let state = undoable.popLast() else { return "none" }
      redoable.append(forest)
      forest = state
      list.manager.undo()
      return "undo"
    default:
      guard let state = redoable.popLast() else { return "none" }
      undoable.append(forest)
      forest = state
      list.manager.redo()
      return "redo"
    }
  }

  private mutating func edit(_ change: (inout OutlineForest) -> Void) {
    let before = forest
    change(&forest)
    if forest == before { return }
    undoable.append(before)
    redoable = []
  }

  private func path(_ list: some WalkedOutline, _ random: inout SeededGenerator) -> IndexPath? {
    list.shownSections.enumerated().flatMap { section, outline in
      outline.items.indices.map { IndexPath(item: $0, section: section) }
    }.randomElement(using: &random)
  }

  private func name(_ list: some WalkedOutline, _ path: IndexPath) -> String {
    "\(list.object(at: path)?.id ?? 0) at \(path.section).\(path.item)"
  }

  private mutating func insert(
    _ list: some WalkedOutline, _ random: inout SeededGenerator
  ) -> String {
    if isSearching || forest.ids.count > 24 { return "none" }
    let section = Int.random(in: 0..<3, using: &random)
    let outline = list.shownSections[section]
    let row = Int.random(in: 0...outline.items.count, using: &random)
    let place = forest.place(section, row: row, open: outline.expandedIDs)
    next += 2
    let leaf = TreeNode(id: next - 1)
    let node = TreeNode(id: next - 2, children: Bool.random(using: &random) ? [leaf] : [])
    let inserted = Int.random(in: 0..<3, using: &random) == 0 ? leaf : node
    let isInserted = list.insertItem(inserted, at: [section, row])
    if let place { edit { $0.insert([inserted], at: place) } }
    return "insert \(inserted.id) at \(section).\(row): \(isInserted)"
  }

  /// Moves rows as the app does.
  private mutating func move(
    _ list: some WalkedOutline, _ random: inout SeededGenerator
  ) -> String {
    guard let source = path(list, &random), let target = path(list, &random) else { return "none" }
    var sources = [source]
    if let other = path(list, &random), Bool.random(using: &random) { sources.append(other) }
    let names = sources.map { name(list, $0) }
    let outline = list.shownSections[target.section]
    let objects = sources.compactMap { list.editor.find(at: $0) }
    let isEnd = !isSearching && Int.random(in: 0..<4, using: &random) == 0
    let row = isEnd ? outline.items.count : target.item
    let place = place(of: sources, row, target.section, list)
    let isMoved = try? list.editor.move(objects, to: [target.section, row])
    // A node that moves takes along the others below it.
    let all = Set(objects.map(\.object.id))
    var (tops, without) = ([Int](), forest)
    for object in objects where !tops.contains(object.object.id) {
      var below = forest
      let isTop = all.subtracting([object.object.id]).allSatisfy { other in
        below = forest
        return OutlineForest(trees: [below.remove(other).map { [$0] } ?? []]).ids
          .contains(object.object.id) == false
      }
      if isTop { tops.append(object.object.id) }
    }
    if let place {
      let nodes = tops.compactMap { without.remove($0) }
      without.insert(nodes, at: place)
      edit { $0 = without }
    }
    return "move \(names) to \(target.section).\(row): \(String(describing: isMoved))"
  }

  /// Returns the place to which rows move; nil if it has several meanings.
  private func place(
    of sources: [IndexPath], _ row: Int, _ section: Int, _ list: some WalkedOutline
  ) -> Place? {
    if isSearching { return nil }
    let outline = list.shownSections[section]
    let moved = sources.filter { $0.section == section }.flatMap { outline.subtree(ofRow: $0.item) }
    if moved.contains(row) { return nil }
    let above = Set(moved).count { $0 < row }
    let isBelow =
      above > 0 && above == Set(moved).count && sources.allSatisfy { $0.section == section }
    let isEnd = row == outline.items.count
    var without = forest
    for source in sources { list.object(at: source).map { _ = without.remove($0.id) } }
    return without.place(
      section, row: row - above + (isBelow && !isEnd ? 1 : 0), open: outline.expandedIDs)
  }

  /// Moves a row as the user does. The view decides on the destination.
  private mutating func drag(
    _ list: some WalkedOutline, _ random: inout SeededGenerator
  ) -> String {
    guard let source = path(list, &random), let target = path(list, &random),
      let id = list.object(at: source)?.id
    else { return "none" }
    let outlines = list.shownSections
    let name = name(list, source)
    list.lastMove = nil
    let isDragged = User().drag(rowAt: source, to: target, in: list.tableView)
    list.view.window?.layoutIfNeeded()
    if let destination = list.lastMove?.destination {
      var (without, row) = (forest, destination.item)
      let node = without.remove(id)
      if source.section == destination.section {
        let below = outlines[source.section].subtree(ofRow: source.item).count - 1
        if row >= source.item + below { row -= below }
      } else {
        without = forest
      }
      let open = outlines[destination.section].expandedIDs
      if let node, let place = without.place(destination.section, row: row, open: open) {
        edit {
          $0.remove(id)
          $0.insert([node], at: place)
        }
      }
    }
    return "drag \(name) to \(target.section).\(target.item): \(isDragged)"
  }
}
