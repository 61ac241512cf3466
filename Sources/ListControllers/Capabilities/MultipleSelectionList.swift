public import Foundation
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
/// The selection consists of identifiers. An object stays selected when it moves, and while a
/// search or a collapsed section hides it. While multiple selection is allowed, a tap changes the
/// selection, and `listView(_:didSelect:at:)` isn't called.
///
/// When multiple selection begins, such as with editing mode, the view shows the selection. When it
/// ends, the selection becomes empty, as in UIKit.
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
  /// Returns the identifier of an object in the selection. The default is its `id`, or the object
  /// itself if it has none.
  func selectionID(of object: Object) -> SelectionID
  /// Tells the list that the user selected or deselected an object. The default does nothing.
  func selectionDidChange()
}

extension MultipleSelectionList where Object: Identifiable, SelectionID == Object.ID {
  /// Returns the object's `id`.
  public func selectionID(of object: Object) -> SelectionID { object.id }
}

extension MultipleSelectionList where SelectionID == Object {
  /// Returns the object itself.
  public func selectionID(of object: Object) -> SelectionID { object }
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
    if selectedIDs.isEmpty { return [] }
    return (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        .filter { object(at: $0).map { selectedIDs.contains(selectionID(of: $0)) } ?? false }
    }
  }

  /// Updates the view at once to show the selection.
  public func showSelection() {
    // While the user holds an item, the view has others at its index paths. It shows the selection
    // at the end of the turn in which the item is dropped.
    if shownView?.holdsItems == true {
      link(MultipleSelectionLink.self)?.shownIDs = nil
      return
    }
    didShowSelection()
    guard let target = updateTarget?.shownList, target.selectsMultipleItems else { return }
    let wanted = Set(selectedIndexPaths)
    let shown = Set(target.selectedItems)
    for path in shown.subtracting(wanted) { target.deselectItem(at: path) }
    for path in wanted.subtracting(shown) { target.selectItem(at: path) }
  }

  private func didShowSelection() { link(MultipleSelectionLink.self)?.shownIDs = selectedIDs }

  /// Notes that the view shows an object selected or not, as the user wants it.
  private func didShow(_ id: SelectionID, isSelected: Bool) {
    guard let link = link(MultipleSelectionLink.self),
      var shownIDs = link.shownIDs as? Set<SelectionID>
    else { return }
    link.shownIDs = nil
    if isSelected { shownIDs.insert(id) } else { shownIDs.remove(id) }
    link.shownIDs = shownIDs
  }

  /// Updates the view if the app has set another selection than that which was shown last.
  fileprivate func showNewSelection() {
    let shownIDs = link(MultipleSelectionLink.self)?.shownIDs as? Set<SelectionID>
    if shownIDs != selectedIDs { showSelection() }
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
    guard selectsMultipleItems, let object = object(at: indexPath) else { return followMode() }
    selectedIDs.remove(selectionID(of: object))
    didShow(selectionID(of: object), isSelected: false)
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
    if let object = object(at: indexPath) {
      selectedIDs.insert(selectionID(of: object))
      didShow(selectionID(of: object), isSelected: true)
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

extension ListForwarding where L: MultipleSelectionList {
  /// Removes a row from the selection, for `tableView(_:didDeselectRowAt:)` and
  /// `collectionView(_:didDeselectItemAt:)`.
  public func didDeselectItem(at indexPath: IndexPath) { list.didDeselectItem(at: indexPath) }
}

extension MultipleSelectionList where Self: EditableList {
  /// Deletes the selected objects that the list shows, and everything below them in an outline, in
  /// one update.
  ///
  /// - Returns: The deleted objects, in the list's order; empty if the source can't delete them.
  @discardableResult
  public func deleteSelectedObjects() -> [Object] {
    followMode()
    editor.followModel()
    let paths = selectedIndexPaths.filter(forwarding.canEditItem)
    if paths.isEmpty { return [] }
    let rows = editor.removedRows(with: paths).compactMap(object(at:))
    var removed: [Object] = []
    let deselected = selectedIDs.intersection(rows.map(selectionID))
    changeSelection(of: deselected, isSelected: false, selectionCount: selectionCount) {
      removed = removeItems(at: paths, removesEmptySections: removesEmptySections)
      return !removed.isEmpty
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
  /// The capability of a ``MultipleSelectionList``. A tap selects a row before it opens one.
  static let multipleSelection = ListCapability(before: [(any OutlineList).self]) {
    (list: any MultipleSelectionList) in MultipleSelectionLink(list)
  }
}

/// Synchronizes the selection with the view.
final class MultipleSelectionLink: ListLink {
  private weak var list: (any MultipleSelectionList)?
  /// A Boolean value that indicates whether multiple selection was allowed at the last look, and
  /// whether the view was in editing mode.
  private var mode = (isMultiple: false, isEditing: false)
  /// The number of selections that have ended.
  private(set) var selectionCount = 0
  /// The selection that was shown last.
  var shownIDs: Any?

  init(_ list: any MultipleSelectionList) { self.list = list }

  override func connect(to view: UIScrollView) {
    (view as? any TableOrCollectionView)?.allowsMultipleSelectionDuringEditing = true
  }

  override var followsView: Bool { true }

  override func viewIsAppearing() { followMode() }

  override var observesTurns: Bool { true }

  override func turnWillEnd() {
    followMode()
    list?.showNewSelection()
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

  override func didUpdate() {
    followMode()
    list?.showSelection()
  }

  override func handleSelection(at indexPath: IndexPath) -> Bool {
    list?.didSelectOneOfSeveral(at: indexPath) ?? false
  }

  override func didDeselectItem(at indexPath: IndexPath) {
    list?.didDeselectItem(at: indexPath)
  }
}
