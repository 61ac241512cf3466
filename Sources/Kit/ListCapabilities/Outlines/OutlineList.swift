public import Foundation
public import ListCore
public import ListData
import ListPlatform

/// A list of trees, whose nodes the user opens and closes.
///
///     final class Topics: UITableViewController, TableList, OutlineList {
///       var listData = [Outline(allTopics, children: \.subtopics)]
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         connectList()
///       }
///
///       func listView(
///         _ tableView: UITableView, configure cell: UITableViewCell, with topic: Topic,
///         at indexPath: IndexPath
///       ) { cell.textLabel?.text = topic.id }
///     }
///
/// Each section of the data is an `Outline`. The cells of a table, and the list cells of a
/// collection view, are indented by their level. A row that can be expanded has a button with a
/// chevron. A tap on the row also opens or closes it; see ``togglesOnTap(_:at:)``. When a node
/// opens or closes, only its own row and the new rows are configured. Selected objects stay
/// selected, and visible rows stay in their place.
///
/// To show other data with the same nodes open, change the outline:
///
///     var outlines = listData
///     outlines[0].roots = newTopics
///     setListData(outlines)
///
/// An outline can be a ``FilteredList``, and is edited like other lists. A node that is removed or
/// moved takes along everything below it, with the edits there, even while it is
/// closed. A place between two rows may belong to several parents, such as the place after the last
/// child of a node. Nothing can be moved or dropped there. During a search, nothing can be moved or
/// dropped at all.
///
/// An edit doesn't change the app's tree. Write the outline's `roots` and `children(of:)` to the
/// tree, in an ``ObservedList`` by ``ObservedList/updateModel(from:)``, and otherwise in methods
/// such as `didDelete(_:at:)` and `didMove(_:from:to:)`. The outline shows its own edits until it
/// reads its data again.
///
/// An outline can't be a ``CollapsibleList``, whose sections hold all of their items.
@MainActor public protocol OutlineList: ArrangedList
where Object: Identifiable, ListData.DataSection == Outline<Object> {
  /// Returns a Boolean value that indicates whether a tap on a row that can be expanded opens or
  /// closes it instead of selecting it. The default is `true`.
  ///
  /// If it is `false`, only the button opens and closes the node, and `listView(_:didSelect:at:)`
  /// is called for each row.
  func togglesOnTap(_ object: Object, at indexPath: IndexPath) -> Bool
  /// A Boolean value that indicates whether the kit adds a button to the cells of rows that can be
  /// expanded. The default is `true`. A list with a control of its own calls `toggleItem(at:)`.
  var showsDisclosures: Bool { get }
  /// The maximum number of closed nodes that a search reads in a section. Those nearest to the
  /// roots are read first. The default is 1,000,000.
  var searchLimit: Int { get }
}

extension OutlineList {
  /// Returns `true`.
  public func togglesOnTap(_ object: Object, at indexPath: IndexPath) -> Bool { true }

  /// The kit adds the buttons.
  public var showsDisclosures: Bool { true }

  /// One million nodes.
  public var searchLimit: Int { 1_000_000 }

  var arranger: ListArranger<Outline<Object>> {
    ListState.of(self).value(ListArranger<Outline<Object>>.self) {
      ListArranger(arrange: OutlineSearch<Object>(limit: searchLimit).arrange)
    }
  }
}

// MARK: Shown rows

extension OutlineList {
  /// Returns the level of a row, for `tableView(_:indentationLevelForRowAt:)`. It is 0 for roots,
  /// and if there is no such row.
  public func indentationLevel(at indexPath: IndexPath) -> Int {
    outline(at: indexPath)?.level(ofRow: indexPath.item) ?? 0
  }

  /// Returns a Boolean value that indicates whether a row can be expanded. Returns `false` if there
  /// is no such row.
  public func isExpandable(at indexPath: IndexPath) -> Bool {
    outline(at: indexPath)?.isExpandable(atRow: indexPath.item) ?? false
  }

  /// Returns a Boolean value that indicates whether the node of a row is open. Returns `false` if
  /// there is no such row.
  public func isExpanded(at indexPath: IndexPath) -> Bool {
    outline(at: indexPath)?.isExpanded(atRow: indexPath.item) ?? false
  }

  /// Returns the outline of a row, or `nil` if there is no such row.
  private func outline(at indexPath: IndexPath) -> Outline<Object>? {
    isValid(indexPath) ? shownSections[indexPath.section] : nil
  }
}
