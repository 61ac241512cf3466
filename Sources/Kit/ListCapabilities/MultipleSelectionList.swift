public import Foundation
public import ListCore
import ListData
import ListPlatform

/// A list in which the user selects several objects, in editing mode or always.
///
///     final class ChoresController: UITableViewController, TableList, EditableList,
///       MultipleSelectionList
///     {
///       var selectedIDs: Set<Chore.ID> = []
///       func selectionDidChange() { deleteButton.isEnabled = !selectedIDs.isEmpty }
///       @objc func deleteSelection() { deleteSelectedObjects() }
///     }
///
/// The selection consists of identifiers, by which ``List/id(of:)`` recognizes the objects. An
/// object stays selected when it moves, and while a search or a collapsed section hides it. While
/// multiple selection is allowed, a tap changes the selection, and `listView(_:didSelect:at:)`
/// isn't called.
///
/// The view and the list have the same selection whenever the view has been laid out. If the app
/// sets ``selectedIDs``, or the view loads its data anew, as by `reloadData()`, the view selects
/// the list's objects. If rows of the view are selected or deselected in another way, the list
/// follows.
///
/// When multiple selection begins, such as with editing mode, the view shows the selection. When it
/// ends, the selection becomes empty, as in UIKit. UIKit notifies of neither: if it ends and begins
/// within one turn in which the list's rows change, too, the list takes that for new rows, and
/// keeps the selection.
///
/// `connectList()` allows multiple selection in editing mode. A list that forwards sets
/// `allowsMultipleSelectionDuringEditing` or `allowsMultipleSelection` itself.
@MainActor public protocol MultipleSelectionList: List {
  /// The type of the identifiers of selected objects.
  associatedtype SelectionID: Hashable

  /// The identifiers of the selected objects.
  ///
  /// The view shows a selection that the app sets before it is drawn next. To show it earlier, or
  /// in a list that forwards, call ``showSelection()``.
  var selectedIDs: Set<SelectionID> { get set }
  /// Tells the list that the user selected or deselected an object. The default does nothing.
  func selectionDidChange()
}

extension MultipleSelectionList {
  /// The property that the compiler chooses if the list has none. Its message contains the remedy.
  @available(
    *, unavailable,
    message: "declare selectedIDs as a var with the ids of the objects, such as Set<Chore.ID>"
  )
  public var selectedIDs: Set<Never> {
    get { [] }
    set {}
  }
}

extension MultipleSelectionList {
  /// Does nothing.
  public func selectionDidChange() {}

  /// The selected objects that the list shows, in its order.
  ///
  /// - Complexity: O(n) for n objects, or O(1) if nothing is selected.
  public var selectedObjects: [Object] { selectedIndexPaths.compactMap(object(at:)) }

  /// The index paths of the selected objects that the list shows, in its order.
  ///
  /// - Complexity: O(n) for n objects, or O(1) if nothing is selected.
  public var selectedIndexPaths: [IndexPath] {
    link(MultipleSelectionLink.self)?.followView()
    return wantedIndexPaths
  }

  /// The index paths of the objects that the list wants to be selected.
  private var wantedIndexPaths: [IndexPath] {
    if selectedIDs.isEmpty { return [] }
    return allIndexPaths.filter { selectionID(at: $0).map(selectedIDs.contains) ?? false }
  }

  /// Updates the view at once to show the selection.
  public func showSelection() {
    guard let link = link(MultipleSelectionLink.self) else { return }
    // While the user holds an item, the view has others at its index paths. It shows the selection
    // at the end of the turn in which the item is dropped.
    if shownView?.holdsItems == true { return link.shown = nil }
    guard let target = updateTarget?.shownList, target.selectsMultipleItems else {
      return link.shown = ShownSelection(ids: selectedIDs, indexPaths: [], of: self)
    }
    let wanted = Set(wantedIndexPaths)
    let shown = Set(target.selectedItems)
    for path in shown.subtracting(wanted) { target.deselectItem(at: path) }
    for path in wanted.subtracting(shown) { target.selectItem(at: path) }
    link.shown = ShownSelection(ids: selectedIDs, indexPaths: wanted, of: self)
  }

  /// The difference between the selection of the view and that of the list, in a sentence.
  fileprivate var unequalSelection: String? {
    guard let target = updateTarget?.shownList, target.selectsMultipleItems else { return nil }
    let (wanted, selected) = (selectedIndexPaths, target.selectedItems.sorted())
    return wanted == selected
      ? nil : "The view selects the rows at \(selected), and selectedIDs are those at \(wanted)."
  }

  /// Makes the view and the list have the same selection.
  fileprivate func agreeOnSelection(with view: any TableOrCollectionView) {
    guard let link = link(MultipleSelectionLink.self), !view.holdsItems else { return }
    guard let shown = link.shown as? ShownSelection<SelectionID>, shown.ids == selectedIDs,
      shown.version == ListState.of(self).version, isConnected
    else { return showSelection() }
    guard selectsMultipleItems else { return }
    // Rows were selected or deselected in the view alone.
    let selected = Set(view.selectedIndexPaths)
    guard selected != shown.indexPaths else { return }
    selectedIDs.subtract(shown.indexPaths.subtracting(selected).compactMap(selectionID(at:)))
    selectedIDs.formUnion(selected.subtracting(shown.indexPaths).compactMap(selectionID(at:)))
    link.shown = ShownSelection(ids: selectedIDs, indexPaths: selected, of: self)
    selectionDidChange()
  }

  /// Returns the identifier of a row's object in the selection, or `nil` if it can't be selected.
  fileprivate func selectionID(at indexPath: IndexPath) -> SelectionID? {
    object(at: indexPath).flatMap(selectionID(of:))
  }

  /// Returns the identifier of an object in the selection, or `nil` if it can't be selected.
  fileprivate func selectionID(of object: Object) -> SelectionID? {
    guard let id = id(of: object) else {
      adviseOfMissingIdentity()
      return nil
    }
    let selectionID = id.base as? SelectionID
    Advice.give(
      to: type(of: self), if: selectionID == nil,
      "The selectedIDs of \(type(of: self)) are a Set<\(SelectionID.self)>, but its objects are "
        + "recognized by the type \(type(of: id.base)). Declare them as a "
        + "Set<\(type(of: id.base))>.")
    return selectionID
  }

  /// Notes that the view shows a row selected or not, as the user wants it.
  private func didShow(_ id: SelectionID, at indexPath: IndexPath, isSelected: Bool) {
    guard let link = link(MultipleSelectionLink.self),
      var shown = link.shown as? ShownSelection<SelectionID>
    else { return }
    link.shown = nil
    if isSelected {
      shown.ids.insert(id)
      shown.indexPaths.insert(indexPath)
    } else {
      shown.ids.remove(id)
      shown.indexPaths.remove(indexPath)
    }
    link.shown = shown
  }

  /// The number of selections that have ended.
  fileprivate var selectionCount: Int { link(MultipleSelectionLink.self)?.selectionCount ?? 0 }

  /// Follows the beginning and the end of multiple selection, of which UIKit doesn't notify.
  fileprivate func followMode() { link(MultipleSelectionLink.self)?.followMode() }

  /// Deselects all objects.
  fileprivate func endSelection() {
    if let target = updateTarget?.shownList {
      for path in target.selectedItems { target.deselectItem(at: path) }
    }
    if selectedIDs.isEmpty { return }
    selectedIDs = []
    selectionDidChange()
  }

  fileprivate func didDeselectItem(at indexPath: IndexPath) {
    guard selectsMultipleItems, let id = selectionID(at: indexPath) else { return followMode() }
    selectedIDs.remove(id)
    didShow(id, at: indexPath, isSelected: false)
    followMode()
    announceSelection()
    selectionDidChange()
  }

  fileprivate var selectsMultipleItems: Bool {
    updateTarget?.shownList?.selectsMultipleItems == true
  }

  /// Adds a row to the selection, and returns `false` if only one row can be selected.
  fileprivate func didSelectOneOfSeveral(at indexPath: IndexPath) -> Bool {
    guard selectsMultipleItems else {
      followMode()
      return false
    }
    if let id = selectionID(at: indexPath) {
      selectedIDs.insert(id)
      didShow(id, at: indexPath, isSelected: true)
      followMode()
      announceSelection()
      selectionDidChange()
    }
    return true
  }

  private func announceSelection() {
    Announcement.post(Spoken.selected(selectedIDs.count), about: self)
  }
}

extension List {
  /// The difference between the selection of the view and that of the list, in a sentence, or `nil`
  /// if they agree.
  package var selectionDifference: String? {
    (self as? any MultipleSelectionList)?.unequalSelection
  }
}

extension ListForwarding where L: MultipleSelectionList {
  /// Removes a row from the selection, for `tableView(_:didDeselectRowAt:)` and
  /// `collectionView(_:didDeselectItemAt:)`.
  public func didDeselectItem(at indexPath: IndexPath) { list.didDeselectItem(at: indexPath) }
}

extension MultipleSelectionList where Self: EditableList {
  /// Deletes the selected objects, and everything below them in an outline, in one update. Those
  /// that a search or a collapsed section hides are deleted, too. In an outline, those that are
  /// shown are.
  ///
  /// ``EditableList/canEdit(_:at:)`` and ``EditableList/shouldDelete(_:at:)`` decide for each
  /// object. Their index path for a hidden object is that in the list's data.
  ///
  /// - Returns: The deleted objects, in the list's order; empty if the source can't delete them.
  @discardableResult
  public func deleteSelectedObjects() -> [Object] {
    updateTarget?.completeData()
    editor.followModel()
    link(MultipleSelectionLink.self)?.followView()
    if selectedIDs.isEmpty { return [] }
    let accepted = editor.find(selectedIDs as Set<AnyHashable>).filter {
      let path = $0.indexPath ?? $0.dataIndexPath
      return canEdit($0.object, at: path) && shouldDelete($0.object, at: path)
    }
    // The answers may have changed the list.
    let objects = editor.find(Set(accepted.compactMap { id(of: $0.object) }))
    if objects.isEmpty { return [] }
    let rows = editor.removedRows(with: objects.compactMap(\.indexPath))
    let ids = rows.compactMap(selectionID(at:)) + objects.compactMap { selectionID(of: $0.object) }
    var removed: [Object] = []
    changeSelection(
      of: selectedIDs.intersection(ids), isSelected: false, selectionCount: selectionCount
    ) {
      removed = remove(removesEmptySections: removesEmptySections) { _ in objects }
      return !removed.isEmpty
    }
    if !removed.isEmpty {
      for object in objects {
        didDelete(object.object, at: object.indexPath ?? object.dataIndexPath)
      }
    }
    return removed
  }
}

extension MultipleSelectionList {
  /// Selects or deselects objects together with an edit, which deletes them or brings them back.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the objects.
  ///   - isSelected: A Boolean value that indicates whether they come back.
  ///   - count: The number of selections that had ended when they were deleted first.
  ///   - edit: The edit. It returns `false` if it can't be made.
  fileprivate func changeSelection(
    of ids: Set<SelectionID>, isSelected: Bool, selectionCount count: Int, with edit: () -> Bool
  ) {
    self.edit {
      followMode()
      // Objects that come back are selected in the view when it shows them.
      if isSelected, count == selectionCount { selectedIDs.formUnion(ids) }
      guard edit() else { return }
      if !isSelected { selectedIDs.subtract(ids) }
      // An object that the edit left there may change too.
      showSelection()
      selectionDidChange()
    } accompanied: { [weak self] in
      self?.changeSelection(of: ids, isSelected: !isSelected, selectionCount: count, with: $0)
    }
  }
}

extension ListCapability {
  /// The capability of a ``MultipleSelectionList``. A tap selects a row before it opens one. A tap
  /// on the row of a page that failed tries again, also while rows are selected.
  static let multipleSelection = ListCapability(
    before: [(any OutlineList).self], after: [(any PagedList).self]
  ) { (list: any MultipleSelectionList) in MultipleSelectionLink(list) }
}

/// The selection that the view and the list had when they agreed last.
private struct ShownSelection<ID: Hashable> {
  var ids: Set<ID>
  /// The index paths of the selected rows.
  var indexPaths: Set<IndexPath>
  /// The version of the list's rows.
  let version: Int

  @MainActor init(ids: Set<ID>, indexPaths: Set<IndexPath>, of list: some List) {
    (self.ids, self.indexPaths) = (ids, indexPaths)
    version = ListState.of(list).version
  }
}

/// Keeps the selection of the view and that of the list equal.
final class MultipleSelectionLink: ListLink {
  private weak var list: (any MultipleSelectionList)?
  /// A Boolean value that indicates whether multiple selection was allowed at the last look, and
  /// whether the view was in editing mode.
  private var mode = (isMultiple: false, isEditing: false)
  /// The number of selections that have ended.
  private(set) var selectionCount = 0
  /// The ``ShownSelection``, or `nil` if the view shows an older one.
  var shown: Any?

  init(_ list: any MultipleSelectionList) { self.list = list }

  override func connect(to view: UIScrollView) {
    (view as? any TableOrCollectionView)?.allowsMultipleSelectionDuringEditing = true
  }

  override var followsView: Bool { true }

  override func viewIsAppearing() { followMode() }

  override var observesTurns: Bool { true }

  override func turnWillEnd() { followView() }

  override func rowsMayChange() { setNeedsFollow() }

  override func follow(animated: Bool) { followView() }

  override func didUpdate(_ update: FollowedUpdate) {
    followMode()
    list?.showSelection()
  }

  /// Makes the view and the list have the same selection.
  func followView() {
    followMode()
    guard let list, let view = list.shownView else { return }
    list.agreeOnSelection(with: view)
  }

  /// Shows the selection if multiple selection has begun, and ends it if it has ended.
  func followMode() {
    guard let list, let view = list.shownView else { return }
    let (old, new) = (mode, (list.selectsMultipleItems, view.isEditing))
    guard old != new else { return }
    mode = new
    if mode.isMultiple {
      list.showSelection()
    } else if old.isMultiple {
      selectionCount += 1
      list.endSelection()
    }
  }

  override func handleSelection(at indexPath: IndexPath) -> Bool {
    list?.didSelectOneOfSeveral(at: indexPath) ?? false
  }

  override func didDeselectItem(at indexPath: IndexPath) {
    list?.didDeselectItem(at: indexPath)
  }
}
