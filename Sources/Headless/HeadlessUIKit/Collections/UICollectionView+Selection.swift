import Foundation

extension UICollectionView {
  /// A Boolean value that indicates whether a tap adds to the selection instead of replacing it.
  var allowsSeveralSelections: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// A Boolean value that indicates whether items respond to taps.
  var allowsTaps: Bool {
    isEditing
      ? allowsSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Selects or deselects an item and its cell without notifying the delegate.
  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected {
      selectedItems.insert(path)
    } else {
      selectedItems.remove(path)
    }
    cellForItem(at: path)?.isSelected = isSelected
  }

  func deselectAllItems() {
    for path in selectedItems { setSelected(path, false) }
  }

  /// Begins a touch on an item.
  ///
  /// - Returns: `false` if the item does not respond to touches.
  func touchDown(onItemAt path: IndexPath) -> Bool {
    guard allowsTaps, contains(path) else { return false }
    let highlights =
      delegateChain.ask("collectionView(_:shouldHighlightItemAt:)") {
        $0.collectionView(self, shouldHighlightItemAt: path)
      } ?? true
    guard highlights else { return false }
    highlightedItem = path
    cellForItem(at: path)?.isHighlighted = true
    delegateChain.notify("collectionView(_:didHighlightItemAt:)") {
      $0.collectionView(self, didHighlightItemAt: path)
    }
    return true
  }

  /// Ends a touch on an item, in the order that UIKit documents: selection first, the end of the
  /// highlight last.
  ///
  /// A header that expands an outline does so instead of being selected.
  func touchUp(onItemAt path: IndexPath) {
    if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesOutline {
      _ = cell.tap(.outlineDisclosure)
      return endHighlight(path)
    }
    if allowsSeveralSelections, selectedItems.contains(path) {
      deselectByTap(path)
      endHighlight(path)
      return
    }
    selectByTap(path)
    endHighlight(path)
    performPrimaryAction(path)
  }

  private func endHighlight(_ path: IndexPath) {
    // The delegate may have changed the data, in which case the highlight moved with its item.
    let present = highlightedItem
    highlightedItem = nil
    if let present { cellForItem(at: present)?.isHighlighted = false }
    delegateChain.notify("collectionView(_:didUnhighlightItemAt:)") {
      $0.collectionView(self, didUnhighlightItemAt: present ?? path)
    }
  }

  func selectByTap(_ path: IndexPath) {
    let selects =
      delegateChain.ask("collectionView(_:shouldSelectItemAt:)") {
        $0.collectionView(self, shouldSelectItemAt: path)
      } ?? true
    guard selects, contains(path) else { return }
    if !allowsSeveralSelections {
      for old in selectedItems where old != path {
        deselect(old)
      }
    }
    setSelected(path, true)
    delegateChain.notify("collectionView(_:didSelectItemAt:)") {
      $0.collectionView(self, didSelectItemAt: path)
    }
  }

  private func deselectByTap(_ path: IndexPath) {
    let deselects =
      delegateChain.ask("collectionView(_:shouldDeselectItemAt:)") {
        $0.collectionView(self, shouldDeselectItemAt: path)
      } ?? true
    if deselects { deselect(path) }
  }

  private func deselect(_ path: IndexPath) {
    setSelected(path, false)
    delegateChain.notify("collectionView(_:didDeselectItemAt:)") {
      $0.collectionView(self, didDeselectItemAt: path)
    }
  }

  func performPrimaryAction(_ path: IndexPath) {
    guard !allowsSeveralSelections, contains(path) else { return }
    let performs =
      delegateChain.ask("collectionView(_:canPerformPrimaryActionForItemAt:)") {
        $0.collectionView(self, canPerformPrimaryActionForItemAt: path)
      } ?? !isEditing
    guard performs else { return }
    delegateChain.perform("collectionView(_:performPrimaryActionForItemAt:)") {
      $0.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  // MARK: Editing

  func editingDidChange() {
    closeSwipe()
    for (element, view) in shown {
      if let cell = view as? UICollectionViewCell {
        updateListState(of: cell, at: element.indexPath)
      }
    }
    if !isEditing, !allowsMultipleSelection, selectedItems.count > 1 { deselectAllItems() }
    setNeedsLayout()
  }

  /// Returns whether an item can be edited.
  func canEdit(_ path: IndexPath) -> Bool {
    delegateChain.ask("collectionView(_:canEditItemAt:)") {
      $0.collectionView(self, canEditItemAt: path)
    } ?? true
  }

  /// Updates a cell's list state to that of its item, such as editing and swiping.
  func updateListState(of cell: UICollectionViewCell, at path: IndexPath) {
    var state = cell.listState
    state.isEditing = isEditing && canEdit(path)
    state.isReordering = movement?.current == path
    if state.isReordering != cell.listState.isReordering {
      cell.dragState = state.isReordering ? .dragging : .none
    }
    state.isSwiped = swiped?.indexPath == path
    if let outline = (dataSource as? any OutlineDataSource)?.outlineState(at: path) {
      state.isExpanded = outline.isExpanded
      (cell as? UICollectionViewListCell)?.indentationLevel = outline.level
    }
    if state.isSwiped { swiped?.isShown(by: cell) }
    cell.listState = state
  }
}
