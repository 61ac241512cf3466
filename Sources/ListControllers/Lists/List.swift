public import Foundation
public import ListData

/// A controller of a list: what the list shows, and how.
///
/// A view controller conforms instead of subclassing. It says what is shown by conforming to
/// ``NonFetchedList``, ``FetchedList`` or ``PagedList``, or by implementing the first four members
/// itself; and how, by two methods: one configures a cell, the other responds to a selection.
///
///     final class Names: UITableViewController, TableList {
///       var listData = [["Ada", "Grace"]]
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         connectList()
///       }
///
///       func listView(
///         _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
///         at indexPath: IndexPath
///       ) { cell.textLabel?.text = name }
///     }
///
/// Index paths have two indexes, a section and a row (or item), in the data that is shown now.
///
/// - Important: Swift chooses the witness of a requirement where the conformance is declared. If
///   a base class takes one of the defaults below, a subclass's own method of that name is never
///   called through the protocol: write the method in the class that declares the conformance, and
///   override it in the subclass. Helpers such as `tableCell(at:)` aren't requirements, and aren't
///   meant to be replaced.
@MainActor public protocol List<Object>: AnyObject {
  /// The view that shows the list.
  associatedtype ListView
  /// The class of the list's cells, or their common superclass.
  associatedtype Cell
  /// What a row shows.
  associatedtype Object

  // MARK: What is shown

  /// The number of sections.
  var numberOfSections: Int { get }
  /// Returns the number of items in a section, or 0 if there is no such section.
  func numberOfItems(inSection section: Int) -> Int
  /// Returns the object of a row, or `nil` if there is no such row, or if the row shows no object, as
  /// the footer of a paged list.
  func object(at indexPath: IndexPath) -> Object?
  /// Returns a Boolean value that indicates whether there is such a row. The default asks for the
  /// counts.
  func isValid(_ indexPath: IndexPath) -> Bool
  /// Returns the title above a section. The default is `nil`, no title.
  func headerTitle(inSection section: Int) -> String?
  /// Returns the title below a section. The default is `nil`, no title.
  func footerTitle(inSection section: Int) -> String?

  // MARK: How it is shown

  /// Returns the reuse identifier of a row's cell.
  ///
  /// The default is the name of `Cell`, and registers `Cell` for it on first use, unless the app has
  /// registered a class or a nib for that name. Other identifiers are registered by the app, as with
  /// UIKit.
  ///
  /// A collection view doesn't tell what is registered in it. If you register its cells yourself, return
  /// their identifiers here: a collection view gets no registration for an identifier that the list
  /// returns, nor in a controller from a storyboard, whose prototypes it would replace.
  func cellIdentifier(at indexPath: IndexPath) -> String
  /// Makes a cell show an object.
  func listView(
    _ listView: ListView, configure cell: Cell, with object: Object, at indexPath: IndexPath)
  /// Responds to the selection of an object. The default does nothing.
  func listView(_ listView: ListView, didSelect object: Object, at indexPath: IndexPath)

  // MARK: How the view follows

  /// The target of the list's updates, or `nil` while there is no view. The default is the table or
  /// the collection view of a list that has one, and `nil` for other lists.
  var updatesTarget: (any ListUpdatesTarget)? { get }
  /// The maximum number of changes that are shown one by one; the view is reloaded for more. The
  /// default is 10,000.
  var updatesLimit: Int { get }

  // MARK: Capabilities

  /// The links of capabilities of the app's own, in the order in which they are asked, before those
  /// of the kit. The default is none.
  ///
  /// A capability supplies its link in an extension of its protocol; see ``ListLink``. A list that
  /// adopts two such capabilities returns both here. The kit reads the property once, when the list
  /// is first shown or updated.
  var links: [ListLink] { get }
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

  public var updatesTarget: (any ListUpdatesTarget)? { nil }

  public var updatesLimit: Int { 10_000 }

  public var links: [ListLink] { [] }

  @usableFromInline
  var defaultCellIdentifier: String { ReuseIdentifier.byDefault(of: Cell.self) }
}
