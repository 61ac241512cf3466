public import Foundation

/// A controller of a list: what is shown, and how.
///
/// A view controller conforms instead of subclassing. It says what is shown by conforming to
/// `NonFetchedList` (or by implementing the four members itself, for a list of its own kind), and
/// how by two methods: one configures a cell, the other is told of a selection.
///
///     final class Names: UITableViewController, TableList {
///       var listData = [["Ada", "Grace"]]
///       func listView(
///         _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
///         at indexPath: IndexPath
///       ) { cell.textLabel?.text = name }
///     }
///
/// Index paths are of two indexes, [section, row], as of the data that is shown now.
///
/// - Important: Swift chooses the witness of a requirement where the conformance is declared. If
///   a base class took one of the defaults below, a subclass's own method of that name is never
///   called through the protocol: write the method in the class that declares the conformance, and
///   override it below. The helpers (`tableCell(at:)` and its like) are no requirements, and not
///   meant to be replaced.
@MainActor public protocol List<Object>: AnyObject {
  /// The view that shows the list.
  associatedtype ListView
  /// The class of its cells, or their common superclass.
  associatedtype Cell
  /// What a row shows.
  associatedtype Object

  /// The number of sections.
  var numberOfSections: Int { get }
  /// The number of items in a section; 0 for no such section.
  func numberOfItems(inSection section: Int) -> Int
  /// The object of a row; nil for no such row.
  func object(at indexPath: IndexPath) -> Object?
  /// Whether there is such a row. The default asks for the counts.
  func isValid(_ indexPath: IndexPath) -> Bool
  /// The title above a section. The default is none.
  func headerTitle(inSection section: Int) -> String?
  /// The title below a section. The default is none.
  func footerTitle(inSection section: Int) -> String?

  /// The reuse identifier of a row's cell.
  ///
  /// The default is the name of `Cell`, and registers `Cell` for it on first use, unless the app has
  /// registered a class or a nib for that name. Other identifiers are registered by the app, as with
  /// UIKit.
  ///
  /// A collection view does not tell what is registered in it. If you register its cells yourself, return
  /// their identifiers here: a collection view gets no registration for an identifier that the list
  /// returns, nor in a controller from a storyboard, whose prototypes it would replace.
  func cellIdentifier(at indexPath: IndexPath) -> String
  /// Makes a cell show an object.
  func listView(
    _ listView: ListView, configure cell: Cell, with object: Object, at indexPath: IndexPath)
  /// A person selected an object. The default does nothing.
  func listView(_ listView: ListView, didSelect object: Object, at indexPath: IndexPath)
}

extension List {
  @inlinable
  public func isValid(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2
      && (0..<numberOfSections).contains(indexPath.section)
      && (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
  }

  public func headerTitle(inSection section: Int) -> String? { nil }

  public func footerTitle(inSection section: Int) -> String? { nil }

  @inlinable
  public func cellIdentifier(at indexPath: IndexPath) -> String { defaultCellIdentifier }

  public func listView(_ listView: ListView, didSelect object: Object, at indexPath: IndexPath) {}

  @usableFromInline
  var defaultCellIdentifier: String { ReuseIdentifier.byDefault(of: Cell.self) }
}
