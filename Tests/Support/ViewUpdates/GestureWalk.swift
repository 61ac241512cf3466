import Foundation
import HeadlessUIKit
import ListControllers
import TestSupport

/// Gestures that are held open while the rows change: each ends on the object on which it began, or
/// does nothing.
@MainActor public final class GestureWalk {
  /// Where the list has its objects, and what shows them.
  public enum Kind: String, CaseIterable, Sendable {
    case valueTable, valueCollection, modelTable, modelCollection, treeTable, treeCollection,
      storedTable, storedCollection, pagesTable, pagesCollection

    @MainActor fileprivate func make() -> any GestureList {
      let layout = UICollectionViewFlowLayout()
      switch self {
      case .valueTable: return ValueTable(style: .plain)
      case .valueCollection: return ValueCollection(collectionViewLayout: layout)
      case .modelTable:
        guard #available(macOS 14, *) else { return ValueTable(style: .plain) }
        return ModelTable(style: .plain)
      case .modelCollection:
        guard #available(macOS 14, *) else { return ValueCollection(collectionViewLayout: layout) }
        return ModelCollection(collectionViewLayout: layout)
      case .treeTable: return TreeTable(style: .plain)
      case .treeCollection: return TreeCollection(collectionViewLayout: layout)
      case .storedTable: return StoredTable(style: .plain)
      case .storedCollection: return StoredCollection(collectionViewLayout: layout)
      case .pagesTable: return PagesTable(style: .plain)
      case .pagesCollection: return PagesCollection(collectionViewLayout: layout)
      }
    }
  }

  /// What begins on an object, and deletes it at its end. After a deletion, an undo brings it back.
  public enum Gesture: String, CaseIterable, Sendable {
    case swipe, menu, alert, drag, selection, key, undo
  }

  /// What happens before the end.
  public enum Event: String, CaseIterable, Sendable {
    case insertion, removal, move, departure, change, search, excludingSearch, searchEnd, collapse,
      reload, reconnection
  }

  /// What a gesture did: to its object, to none, or something else. A list may lack the gesture or
  /// the event.
  public enum Outcome: Equatable, Sendable {
    case object, nothing, impossible
    case wrong(String)
  }

  private let list: any GestureList
  private let bin = Bin(style: .plain)
  private let windows = (0..<2).map { _ in
    UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  }
  private let user = User()
  private var nextID = 100

  public init(_ kind: Kind) async {
    list = kind.make()
    for (window, controller) in zip(windows, [list, bin]) {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    windows[0].makeKeyAndVisible()
    await reset()
  }

  /// Shows the objects of the beginning.
  public func reset() async {
    await list.set((0..<8).map { GestureItem(id: $0, text: "item \($0)") })
    await settle()
  }

  /// Lets the list follow, and the view be laid out.
  private func settle() async {
    await Task.yield()
    // A search and a page come from elsewhere.
    var count = 0
    while count < 5_000, !list.workUnderWay.isEmpty {
      try? await Task.sleep(nanoseconds: 1_000_000)
      count += 1
    }
    for _ in 0..<2 {
      for window in windows { window.layoutIfNeeded() }
    }
  }

  /// Closes the windows.
  public func end() {
    for window in windows {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  // MARK: One gesture

  /// Begins a gesture on an object, lets something happen, and ends the gesture.
  public func outcome(of gesture: Gesture, at place: Int, during events: [Event]) async -> Outcome {
    let outcome = await attempt(gesture, at: place, during: events)
    // The next gesture begins in another turn, as a user's does. Reading the selection lets it
    // follow the view, as the end of a turn does.
    list.setEditing(false, animated: false)
    list.readSelection()
    _ = list.find("")
    await settle()
    return outcome
  }

  private func attempt(_ gesture: Gesture, at place: Int, during events: [Event]) async -> Outcome {
    if events.contains(.searchEnd) {
      guard list.find("item") else { return .impossible }
      await settle()
    }
    guard list.all.indices.contains(place) else { return .impossible }
    let item = list.all[place]
    let held = begin(gesture, on: item)
    await settle()
    guard let held else { return .impossible }
    for event in events where await !perform(event, around: item) { return .impossible }
    let before = list.all
    let dropped = bin.listData[0].count
    // The focus, which the user sees, has moved to a neighbor of an object that left.
    let meant = gesture == .key ? list.focused ?? item : item
    held()
    await settle()
    return compare(before, list.all, meant, gesture, droppedCount: bin.listData[0].count - dropped)
  }

  private func compare(
    _ before: [GestureItem], _ after: [GestureItem], _ item: GestureItem, _ gesture: Gesture,
    droppedCount: Int
  ) -> Outcome {
    let (old, new) = (before.map(\.id), after.map(\.id))
    let change = "\(old) became \(new)"
    if gesture == .undo {
      if new == old { return .nothing }
      return new.filter { $0 != item.id } == old && new.count == old.count + 1
        ? .object : .wrong(change)
    }
    if gesture == .drag, droppedCount > 0 {
      let isMeant = bin.listData[0].last?.id == item.id && droppedCount == 1
      // A list that can't remove objects copies them.
      return isMeant && (new == old || new == old.filter { $0 != item.id })
        ? .object : .wrong(change)
    }
    if new == old { return .nothing }
    return new == old.filter { $0 != item.id } ? .object : .wrong(change)
  }

  /// Begins a gesture on an object. Returns its end, or `nil` if it can't begin.
  private func begin(_ gesture: Gesture, on item: GestureItem) -> (() -> Void)? {
    guard let path = list.indexPath(of: item) else { return nil }
    let (list, rows, user) = (list, list.rows, user)
    switch gesture {
    case .swipe:
      guard rows.openSwipe(at: path, user) else { return nil }
      return { _ = rows.tapDelete(user) }
    case .menu:
      guard let action = rows.menu(at: path, user)?.children.first as? UIAction else { return nil }
      return { UIControl().sendAction(action) }
    case .alert: return { list.remove(item) }
    case .drag:
      guard let drag = rows.lift(at: path, user) else { return nil }
      return { [bin] in _ = drag.hover(over: bin.tableView).drop() }
    case .selection:
      list.setEditing(true, animated: false)
      guard rows.tap(path, user) else { return nil }
      return { list.deleteSelection() }
    case .key:
      guard rows.focus(at: path, user) else { return nil }
      return { [windows] in _ = user.press(.delete, in: windows[0]) }
    case .undo:
      list.manager.beginUndoGrouping()
      list.remove(item)
      list.manager.endUndoGrouping()
      return { list.manager.undo() }
    }
  }

  // MARK: Events

  /// Lets something happen around an object. Returns `false` if it can't.
  private func perform(_ event: Event, around item: GestureItem) async -> Bool {
    var items = list.all
    let place = items.firstIndex { $0.id == item.id }
    switch event {
    case .insertion:
      nextID += 1
      items.insert(GestureItem(id: nextID, text: "item \(nextID)"), at: 0)
      await list.set(items)
    case .removal:
      guard let first = items.firstIndex(where: { $0.id != item.id }) else { return false }
      items.remove(at: first)
      await list.set(items)
    case .move:
      if let place { items.append(items.remove(at: place)) } else { items.reverse() }
      await list.set(items)
    case .departure:
      guard let place else { return false }
      items.remove(at: place)
      await list.set(items)
    case .change:
      guard let place else { return false }
      items[place].text += "!"
      await list.set(items)
    case .search: guard list.find("item") else { return false }
    case .excludingSearch: guard list.find("item 7") else { return false }
    case .searchEnd: guard list.find("") else { return false }
    case .collapse: guard list.toggle() else { return false }
    case .reload: list.rows.reloadData()
    case .reconnection: list.reconnect()
    }
    await settle()
    return true
  }

  // MARK: By chance

  /// Returns the first fault of gestures by chance, each held open over some events.
  public static func fault(in kind: Kind, steps: Int, seed: UInt64) async -> String? {
    var random = SeededGenerator(seed: seed)
    var walk = await GestureWalk(kind)
    defer { walk.end() }
    for step in 0..<steps {
      if step % 50 == 49 {
        walk.end()
        walk = await GestureWalk(kind)
      }
      if walk.list.all.count < 4 {
        await walk.list.set((0..<8).map { GestureItem(id: step * 10 + $0, text: "item \($0)") })
        await walk.settle()
      }
      let gesture = Gesture.allCases.randomElement(using: &random) ?? .swipe
      let events = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
        Event.allCases.randomElement(using: &random)
      }
      let place = Int.random(in: 0..<walk.list.all.count, using: &random)
      let outcome = await walk.outcome(of: gesture, at: place, during: events)
      if case .wrong(let change) = outcome {
        return "\(kind), seed \(seed), step \(step): \(gesture) at \(place) during "
          + "\(events.map(\.rawValue)): \(change)"
      }
    }
    return nil
  }
}

extension GestureList {
  fileprivate var focused: GestureItem? { focusedObject }
  fileprivate func remove(_ item: GestureItem) { removeItem(item) }
  fileprivate func readSelection() { _ = selectedIndexPaths }
  fileprivate func deleteSelection() { deleteSelectedObjects() }
}

/// A list that receives dragged objects.
private final class Bin: UITableViewController, TableList, DroppableList {
  var listData: [[GestureItem]] = [[]]
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: GestureItem,
    at indexPath: IndexPath
  ) { cell.accessibilityLabel = item.text }
}
