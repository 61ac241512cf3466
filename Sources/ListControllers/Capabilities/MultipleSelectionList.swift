public import Foundation
import ListData
import ListPlatform

/// A list in which a person selects several objects, in editing mode or always.
///
/// What is selected are identifiers: an object stays selected wherever it goes, and also while a search
/// or a collapsed section hides it. While several can be selected a tap changes the selection, and
/// `listView(_:didSelect:at:)` is not called.
///
/// A list that forwards:
///
///     func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///       tableDidSelectItem(at: indexPath)
///     }
///     func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
///       didDeselectItem(at: indexPath)
///     }
///
/// and sets `allowsMultipleSelectionDuringEditing`, or `allowsMultipleSelection`. `connectList()` sets the first.
@MainActor public protocol MultipleSelectionList: List {
  /// What a selected object is recognised by.
  associatedtype SelectionID: Hashable

  /// The identifiers of the selected objects. After setting it `showSelection()` makes the view follow.
  var selectedIDs: Set<SelectionID> { get set }
  /// What an object is recognised by. The default is its `id`, or the object itself where it has none.
  func selectionID(of object: Object) -> SelectionID
  /// A person selected or deselected an object. The default does nothing.
  func selectionDidChange()
}

extension MultipleSelectionList where Object: Identifiable, SelectionID == Object.ID {
  public func selectionID(of object: Object) -> SelectionID { object.id }
}

extension MultipleSelectionList where SelectionID == Object {
  public func selectionID(of object: Object) -> SelectionID { object }
}

extension MultipleSelectionList {
  public func selectionDidChange() {}

  /// The selected objects that the list shows, in its order.
  ///
  /// - Complexity: O(n) for n objects, or O(1) where nothing is selected.
  public var selectedObjects: [Object] { selectedIndexPaths.compactMap(object(at:)) }

  /// Where the selected objects are shown, in the list's order.
  ///
  /// - Complexity: O(n) for n objects, or O(1) where nothing is selected.
  public var selectedIndexPaths: [IndexPath] {
    if selectedIDs.isEmpty { return [] }
    return (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        .filter { object(at: $0).map { selectedIDs.contains(selectionID(of: $0)) } ?? false }
    }
  }

  /// Makes the view show what is selected, after an update, or after `selectedIDs` was set.
  public func showSelection() {
    guard let target = updatesTarget?.shownList, target.selectsSeveral else { return }
    let wanted = Set(selectedIndexPaths)
    let shown = Set(target.selectedItems)
    for path in shown.subtracting(wanted) { target.deselectItem(at: path) }
    for path in wanted.subtracting(shown) { target.selectItem(at: path) }
  }

  /// A person deselected a row.
  public func didDeselectItem(at indexPath: IndexPath) {
    guard selectsSeveral, let object = object(at: indexPath) else { return }
    selectedIDs.remove(selectionID(of: object))
    selectionDidChange()
  }

  private var selectsSeveral: Bool { updatesTarget?.shownList?.selectsSeveral == true }

  /// Adds a row to the selection; returns false if only one row can be selected.
  fileprivate func didSelectOneOfSeveral(at indexPath: IndexPath) -> Bool {
    guard selectsSeveral else { return false }
    if let object = object(at: indexPath) {
      selectedIDs.insert(selectionID(of: object))
      selectionDidChange()
    }
    return true
  }
}

extension MultipleSelectionList
where
  Self: EditableList, Self: NonFetchedList, ListData: SectionedDataSource,
  ListData.DataSection: MutableSectionInfo
{
  /// Deletes the selected objects that the list shows, in one update.
  ///
  /// - Returns: The objects, in the list's order.
  @discardableResult
  public func deleteSelectedObjects() -> [Object] {
    let removed = removeItems(
      at: selectedIndexPaths.filter(canEditItem), removesEmptySections: removesEmptySections)
    selectedIDs.subtract(removed.map(selectionID))
    selectionDidChange()
    return removed
  }
}

extension MultipleSelectionList where Self: EditableList, Self: FetchedList {
  /// Deletes the selected objects that the list shows from its source, in one change.
  ///
  /// - Returns: The objects, in the list's order; none where the source cannot delete them.
  @discardableResult
  public func deleteSelectedObjects() -> [Object] {
    let objects = selectedIndexPaths.filter(canEditItem).compactMap(object(at:))
    guard attempt({ try $0.delete(objects) }) else { return [] }
    selectedIDs.subtract(objects.map(selectionID))
    selectionDidChange()
    return objects
  }
}

/// Keeps the selection and the view in step.
final class MultipleSelectionLink: ListLink, UITableViewDelegate, UICollectionViewDelegate {
  private weak var list: (any MultipleSelectionList)?

  init(_ list: any MultipleSelectionList) { self.list = list }

  override func connect(to view: UIScrollView) {
    (view as? UITableView)?.allowsMultipleSelectionDuringEditing = true
    (view as? UICollectionView)?.allowsMultipleSelectionDuringEditing = true
  }

  override func didUpdate() { list?.showSelection() }

  override func takesSelection(at indexPath: IndexPath) -> Bool {
    list?.didSelectOneOfSeveral(at: indexPath) ?? false
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    list?.didDeselectItem(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { list?.didDeselectItem(at: indexPath) }
}
