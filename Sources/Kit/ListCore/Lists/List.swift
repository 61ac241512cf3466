public import Foundation
public import ListData

/// A controller of a list, which supplies the data, configures the cells and responds to
/// selections.
///
/// A view controller conforms instead of subclassing. To supply the data, conform to
/// ``NonFetchedList``, ``FetchedList`` or ``PagedList``, or implement the first four members
/// yourself. Then implement two methods. One configures a cell, and the other responds to a
/// selection.
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
/// An index path has two indexes, a section and a row or item. It refers to the rows that the list
/// shows now.
///
/// - Important: Swift chooses the witness of a requirement where the conformance is declared. If a
///   base class takes one of the defaults below, a method of that name in a subclass is never
///   called through the protocol. Write the method in the class that declares the conformance, and
///   override it in the subclass. Helpers such as `tableCell(at:)` aren't requirements, and aren't
///   meant to be replaced.
@MainActor public protocol List<Object>: AnyObject {  // With SwiftUI, write ListController.
  /// The type of the view that shows the list.
  associatedtype ListView
  /// The class of the list's cells, or their common superclass.
  associatedtype Cell
  /// The type of the objects that the rows show.
  associatedtype Object

  // MARK: Supplying the data

  /// The number of sections.
  var numberOfSections: Int { get }
  /// Returns the number of items in a section, or 0 if there is no such section.
  func numberOfItems(inSection section: Int) -> Int
  /// Returns the object of a row, or `nil` if there is no such row. A row without an object, such
  /// as the footer of a paged list, also has `nil`.
  func object(at indexPath: IndexPath) -> Object?
  /// Returns a Boolean value that indicates whether a row exists. The default compares the index
  /// path with the counts.
  func isValid(_ indexPath: IndexPath) -> Bool
  /// Returns the title above a section. The default is `nil`, no title.
  func headerTitle(inSection section: Int) -> String?
  /// Returns the title below a section. The default is `nil`, no title.
  func footerTitle(inSection section: Int) -> String?

  // MARK: Recognizing objects

  /// Returns the identifier by which the list recognizes an object, wherever its row is, or `nil`
  /// if the object can't be recognized.
  ///
  /// A gesture of the user, such as a swipe, ends on the object on which it began. The selection,
  /// the focus, remembered heights and scrolls belong to objects, too. The default is the object's
  /// `id` if it is `Identifiable`, otherwise the object itself if it is `Hashable`. A list of other
  /// objects returns an identifier of its own:
  ///
  ///     func id(of file: File) -> AnyHashable? { file.path }
  func id(of object: Object) -> AnyHashable?

  // MARK: Configuring cells

  /// Returns the reuse identifier of a row's cell.
  ///
  /// The default is the name of `Cell`. The kit registers `Cell` for it on first use, unless the
  /// app has registered a class or a nib for that name. The app registers other identifiers, as
  /// with UIKit.
  ///
  /// If an update changes the object of a row so that the identifier is another one, the row is
  /// reloaded with a new cell. Otherwise, its cell is configured again.
  ///
  /// UIKit doesn't reveal the registered classes of a collection view. If you register its cells
  /// yourself, return their identifiers here. The kit registers nothing for an identifier that the
  /// list returns. It registers nothing either for the default in a controller from a storyboard,
  /// where it would replace a prototype cell.
  func cellIdentifier(at indexPath: IndexPath) -> String
  /// Configures a cell to show an object.
  func listView(
    _ listView: ListView, configure cell: Cell, with object: Object, at indexPath: IndexPath)
  /// Tells the list that the user selected an object. The default does nothing.
  func listView(_ listView: ListView, didSelect object: Object, at indexPath: IndexPath)

  // MARK: Updating the view

  /// The target of the list's updates, or `nil` while there is no view. The default is the table or
  /// collection view of a list that has one, and `nil` for other lists.
  var updateTarget: (any ListUpdatesTarget)? { get }
  /// The maximum number of changes that the view shows one by one; it is reloaded for more. The
  /// default is 10,000.
  var updateLimit: Int { get }

  // MARK: Editing

  /// The editor of the objects that the list shows. The default depends on the list's source, which
  /// is data in sections, an outline, or fetched objects. For other lists, the editor refuses all
  /// edits.
  ///
  /// Read this property for each edit, and don't store the editor, because it may retain its list.
  var editor: ListEditor<Object> { get }

  // MARK: Capabilities

  /// The app's own capabilities that the list adopts. The default is empty.
  ///
  /// A capability supplies itself in an extension of its protocol; see ``ListCapability``. A list
  /// that adopts several of them names all of them here. The kit reads the property once for
  /// each class, when the first of its lists is shown or updated.
  static var capabilities: [ListCapability] { get }
  /// The kit's own capabilities. A list has those whose protocols it adopts, and needn't name them.
  static var standardCapabilities: [ListCapability] { get }
}

/// Another name of ``List``, for sources that import SwiftUI, which has a `List` of its own.
public typealias ListController = List

extension List {
  /// Returns a Boolean value that indicates whether the index path is within the counts.
  @inlinable
  public func isValid(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2
      && (0..<numberOfSections).contains(indexPath.section)
      && (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
  }

  /// Returns `nil`, no title.
  public func headerTitle(inSection section: Int) -> String? { nil }

  /// Returns `nil`, no title.
  public func footerTitle(inSection section: Int) -> String? { nil }

  /// Returns the name of `Cell`.
  @inlinable
  public func cellIdentifier(at indexPath: IndexPath) -> String { defaultCellIdentifier }

  /// Does nothing.
  public func listView(_ listView: ListView, didSelect object: Object, at indexPath: IndexPath) {}

  /// No target.
  public var updateTarget: (any ListUpdatesTarget)? { nil }

  /// The default limit, 10,000 changes.
  public var updateLimit: Int { 10_000 }

  /// An editor that refuses all edits. Lists with sections of their own have another by default.
  public var editor: ListEditor<Object> { ListEditor(of: self) }

  /// No capabilities of the app's own.
  public static var capabilities: [ListCapability] { [] }

  @usableFromInline
  var defaultCellIdentifier: String { ReuseIdentifier.byDefault(of: Cell.self) }
}
