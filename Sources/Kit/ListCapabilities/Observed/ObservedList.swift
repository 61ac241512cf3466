public import ListCore
public import ListData
import ListPlatform
import Observation

/// A list that follows a model of `@Observable` classes.
///
/// The list makes its data from the model in one method, and does nothing else to stay up to date:
///
///     @Observable final class Library {
///       var books: [Book] = []
///       var showsLentBooks = true
///     }
///
///     final class BooksController: UITableViewController, TableList, ObservedList {
///       let library = Library()
///       var listData: [[Book]] = []
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         connectList()
///       }
///
///       func makeListData() -> [[Book]] {
///         [library.books.filter { library.showsLentBooks || !$0.isLent }]
///       }
///
///       func listView(
///         _ tableView: UITableView, configure cell: UITableViewCell, with book: Book,
///         at indexPath: IndexPath
///       ) { cell.textLabel?.text = book.title }
///     }
///
/// When a property that ``makeListData()`` has read changes, the list calls the method again, and
/// shows the data by ``NonFetchedList/setListData(_:animated:)``. It does so once before the view
/// is drawn next, even if several properties changed. Until then, `listData` and the view have the
/// previous data. To update them earlier, call ``followModel()`` or the view's `layoutIfNeeded()`.
///
/// Rows follow too. The objects themselves may be observable. When a property that
/// `listView(_:configure:with:at:)` has read for a visible row changes, the list configures only
/// that row again. A row that the update of the data has configured isn't configured twice. The
/// list doesn't follow properties that a cell's configuration handler reads. UIKit does, since iOS
/// 26. A method that changes a property that it reads isn't called again for this change.
///
/// A list whose view isn't in a window isn't updated. It catches up, without animation, before the
/// view is drawn again.
///
/// Edits by the user are written to the model by ``updateModel(from:)``, and the list follows. It
/// shows nothing that the model doesn't have. A list that doesn't implement the method changes the
/// model in methods such as `shouldDelete(_:at:)`, which returns `false` then, and
/// `didMove(_:from:to:)` of other capabilities. A list that forwards calls ``followModel()`` in
/// `viewDidLoad`.
///
/// The list reads the model on the main actor. Other threads may change a model that protects its
/// state and notifies its observers within the same lock, so that a reader who is notified sees the
/// change. Their changes are followed in order.
@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
@MainActor public protocol ObservedList: NonFetchedList where ListData: SectionedDataSource {
  /// Makes the list's data from the model.
  ///
  /// The observable properties that the method reads are tracked, also those that it reads in
  /// objects of the model.
  func makeListData() -> ListData
  /// Writes an edit to the model. An edit is a deletion, an insertion, a replacement, a move, a
  /// drop or an undo.
  ///
  ///     func updateModel(from listData: [[Book]]) { library.books = listData[0] }
  ///
  /// - Parameter listData: The edited data.
  /// - Throws: The reason why the edit is refused. The default refuses all edits.
  func updateModel(from listData: ListData) throws(EditRefusal)
}

@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
extension ObservedList {
  /// Refuses the edit.
  public func updateModel(from listData: ListData) throws(EditRefusal) {
    throw EditRefusal(
      "It follows a model. Implement updateModel(from:) with the type of listData, or change the "
        + "model in methods such as shouldDelete(_:at:).")
  }

  /// The link, to which the list's editor writes.
  fileprivate var observedLink: ObservedLink {
    let link = ObservedLink(self)
    ListState.of(self)[EditedModel<ListData>.self] = EditedModel(of: link) { [unowned self] in
      makeListData()
    } write: { [weak self, weak link] listData throws(EditRefusal) in
      if link?.isBusy == true {
        throw EditRefusal(
          "It follows a model, and is in the middle of an update. Edit it when the update is "
            + "complete, or change the model.")
      }
      try self?.updateModel(from: listData)
    }
    return link
  }

  /// Makes the data from the model, and updates the view at once.
  ///
  /// A list that forwards calls the method in `viewDidLoad`. Call it also to use a row before the
  /// view is drawn, for example to scroll to an object that was just added.
  public func followModel() { link(ObservedLink.self)?.followModel() }

  /// Updates the view to show data that is made while the model is tracked. Returns a Boolean value
  /// that indicates whether the view is reloaded, so that all rows are configured again.
  fileprivate func show(_ read: ObservedRead, animated: Bool) -> Bool {
    let outcome = setListData(read.track(makeListData), animated: animated)
    if case .reloaded = outcome.way { return true }
    return false
  }
}

@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
extension ListCapability {
  /// The capability of an ``ObservedList``. It tracks what other capabilities read for a cell, and
  /// has the data before a placeholder shows that there is none.
  static let observed = ListCapability(
    before: [(any PlaceholderList).self],
    after: [(any OutlineList).self, (any ReorderableList).self]
  ) { (list: any ObservedList) in list.observedLink }
}

/// Follows the model with the list's data and its rows.
@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
final class ObservedLink: ListLink, ModelLink {
  private weak var list: (any ObservedList)?
  /// The run of `makeListData()` that made the list's data, or `nil` if the data is out of date.
  private var dataRead: ObservedRead?
  /// A Boolean value that indicates whether the model has changes that the list doesn't show yet.
  package var isAhead: Bool { dataRead == nil }
  /// The configurations of cells that are out of date.
  private var staleRows: [ObservedRead] = []
  private var isFollowing = false
  /// The number of changes of the model that were noticed.
  package private(set) var changeCount = 0

  init(_ list: any ObservedList) { self.list = list }

  /// Says in a debug build that other data is set than that of the model.
  override func dataWillBeSet(by method: String) {
    guard !isFollowing, let list else { return }
    Advice.give(
      to: type(of: list),
      "\(type(of: list)) follows a model, and was given other data by \(method), which it shows "
        + "until the model changes. Change the model.")
  }

  /// A Boolean value that indicates whether the list is being updated, and so can't follow now.
  fileprivate var isBusy: Bool { isFollowing || list?.presenter.isPerforming ?? false }

  override func connect(to view: UIScrollView) { followModel() }

  /// Makes the data, and updates the view.
  package func followModel() {
    dataRead = nil
    followChanges(animated: true)
  }

  // Since iOS 26, UIKit tracks what `updateConfiguration(using:)` and configuration handlers of a
  // cell read, and what the list's view reads during its layout, but a new layout doesn't configure
  // the cells that are there. What the list reads to configure a cell is therefore tracked here on
  // all systems. A configuration handler runs later, outside this method, so that no cell is
  // configured twice.
  override var configuresCells: Bool { true }

  override func configure(_ cell: UIView, at indexPath: IndexPath, by configure: () -> Void) {
    let read = ObservedRead(by: self, for: cell, at: indexPath)
    withExtendedLifetime(read) {
      read.track {
        // What the list reads to choose a cell is followed as well.
        _ = list?.cellIdentifier(at: indexPath)
        configure()
      }
    }
  }

  /// Responds to the first change of what was read, which is about to happen.
  func modelWillChange(_ read: ObservedRead) {
    changeCount += 1
    if read === dataRead {
      dataRead = nil
    } else {
      staleRows.append(read)
    }
    // A list that changes the model while it follows doesn't hold up the current turn.
    if isFollowing {
      MainActorTurn.next { [weak self] in self?.setNeedsFollow() }
    } else {
      setNeedsFollow()
    }
  }

  override var followsView: Bool { true }

  override func follow(animated: Bool) {
    // A list without a view follows when it is connected.
    if list?.updateTarget != nil { followChanges(animated: animated) }
  }

  /// Updates the view for the changes of the model since the last call.
  func followChanges(animated: Bool) {
    guard dataRead == nil || !staleRows.isEmpty, let list else { return }
    if isBusy {
      return MainActorTurn.next { [weak self] in self?.setNeedsFollow() }
    }
    isFollowing = true
    defer { isFollowing = false }
    let target = list.updateTarget
    let view = list.shownView
    let rows = staleRows
    staleRows = []
    if dataRead == nil {
      let read = ObservedRead(by: self)
      dataRead = read
      if list.show(read, animated: animated) { return }
    }
    guard let view, view.window != nil else { return staleRows.insert(contentsOf: rows, at: 0) }
    // While the user holds an item, the view has others at its index paths.
    if !rows.isEmpty, view.holdsItems {
      staleRows.insert(contentsOf: rows, at: 0)
      return MainActorTurn.next { [weak self] in self?.setNeedsFollow() }
    }
    // Rows that were configured meanwhile have newer reads.
    let stale = rows.filter(\.isLatestOfCell).compactMap { $0.indexPath(in: view) }
    if !stale.isEmpty { target?.updateItems(at: stale) }
  }
}
