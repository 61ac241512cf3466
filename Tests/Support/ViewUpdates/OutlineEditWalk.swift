import Foundation
import HeadlessUIKit
import ListControllers
import Observation
import TestSupport

/// Random edits of outlines, with undo and redo, against naive trees. After each step, the whole
/// trees are compared, with the rows and with what can be undone.
@MainActor public enum OutlineEditWalk {
  /// Returns the wrong steps of a walk. After a wrong step, the walk goes on from what the list
  /// shows.
  ///
  /// - Parameters:
  ///   - steps: The number of steps.
  ///   - seed: The seed of the walk.
  ///   - followsModel: A Boolean value that indicates whether the list follows a model.
  public static func faults(steps: Int, seed: UInt64, followsModel: Bool) async -> [String] {
    guard followsModel else { return await faults(in: OwnOutline(style: .plain), steps, seed) }
    guard #available(macOS 14, *) else { return [] }
    return await faults(in: FollowingOutline(style: .plain), steps, seed)
  }

  private static func faults(
    in list: some WalkedOutline, _ steps: Int, _ seed: UInt64
  ) async -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 6_000))
    window.rootViewController = list
    window.makeKeyAndVisible()
    list.setEditing(true, animated: false)
    window.layoutIfNeeded()
    var (walk, random) = (OutlineSteps(OutlineForest(list.listData)), SeededGenerator(seed: seed))
    var (names, faults): ([String], [String]) = ([], [])
    for step in 0..<steps {
      names = names.suffix(11) + [await walk.step(list, &random)]
      window.layoutIfNeeded()
      guard let difference = walk.difference(from: list) else { continue }
      faults.append(
        "seed \(seed), \(type(of: list)), step \(step), \(difference) after: "
          + names.filter { $0 != "none" }.joined(separator: "; "))
      list.manager.removeAllActions()
      await list.show(resultsFor: "")
      walk = OutlineSteps(OutlineForest(list.listData))
      names = []
    }
    return faults
  }
}

/// An outline in a table, with the capabilities that edit it.
@MainActor
protocol WalkedOutline: UITableViewController, TableList, OutlineList, FilteredList,
  EditableList, ReorderableList, UndoableList
where Object == TreeNode, ListData == [Outline<TreeNode>] {
  var manager: UndoManager { get }
  /// The index paths of the last move by the user.
  var lastMove: (source: IndexPath, destination: IndexPath)? { get set }
  /// The text that a change outside the list gives a node, or false if there are no such changes.
  func setText(_ text: String, of id: Int) -> Bool
  /// The trees of the model, or nil if the list follows none.
  var model: OutlineForest? { get }
}

extension WalkedOutline {
  var listUndoManager: UndoManager? { manager }
  var model: OutlineForest? { nil }
  func didMove(_ node: TreeNode, from source: IndexPath, to destination: IndexPath) {
    lastMove = (source, destination)
  }
  func setText(_ text: String, of id: Int) -> Bool { false }
  func filter(for text: String) -> @Sendable (TreeNode) -> Bool { { "\($0.id)".contains(text) } }
}

extension WalkedOutline {
  /// Searches, and waits for the result.
  func show(resultsFor text: String) async {
    search(for: text)
    for _ in 0..<10_000 where searchText != text { try? await Task.sleep(nanoseconds: 100_000) }
  }
}

/// An outline that shows its own edits.
private final class OwnOutline: UITableViewController, TableList, WalkedOutline {
  var listData = Array(repeating: [TreeNode](), count: 3).enumerated().map { section, roots in
    Outline(roots, id: section) { $0.children }
  }
  let manager = UndoManager()
  var lastMove: (source: IndexPath, destination: IndexPath)?

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.groupsByEvent = false
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with node: TreeNode,
    at indexPath: IndexPath
  ) { cell.accessibilityLabel = "\(node.id) \(node.text)" }
}

/// An outline that follows a model, which has all edits.
@available(macOS 14, *)
private final class FollowingOutline: UITableViewController, TableList, ObservedList, WalkedOutline
{
  @Observable final class Model {
    var forest = OutlineForest(trees: [[], [], []])
  }

  private let source = Model()
  var listData: [Outline<TreeNode>] = []
  let manager = UndoManager()
  var lastMove: (source: IndexPath, destination: IndexPath)?
  var model: OutlineForest? { source.forest }

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.groupsByEvent = false
    connectList()
  }
  func makeListData() -> [Outline<TreeNode>] {
    source.forest.trees.enumerated().map { section, roots in
      let open = listData.indices.contains(section) ? listData[section].expandedIDs : []
      return Outline(roots, id: section, expandedIDs: open) { $0.children }
    }
  }
  func updateModel(from listData: [Outline<TreeNode>]) { source.forest = OutlineForest(listData) }
  func setText(_ text: String, of id: Int) -> Bool {
    source.forest.change(id) { $0.text = text }
    return true
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with node: TreeNode,
    at indexPath: IndexPath
  ) { cell.accessibilityLabel = "\(node.id) \(node.text)" }
}
