import Foundation

extension UICollectionView {
  /// Whether a tap adds to the selection rather than replacing it.
  var allowsSeveralSelections: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether items react to taps.
  var allowsTaps: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Selects or deselects an item and its cell, without a word to the delegate.
  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected {
      if !selectedItems.contains(path) { selectedItems.append(path) }
    } else {
      selectedItems.removeAll { $0 == path }
    }
    cellForItem(at: path)?.isSelected = isSelected
  }

  func deselectAllItems() {
    for path in selectedItems { setSelected(path, false) }
  }

  /// A finger comes down on an item; false where the item does not react.
  func touchDown(onItemAt path: IndexPath) -> Bool {
    guard allowsTaps, contains(path) else { return false }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    highlightedItem = path
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  /// The finger lifts from the item where it came down, in the order of UIKit's header: selection
  /// first, the end of the highlight last.
  ///
  /// A header that opens an outline does so instead of being selected.
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
    // The data may have changed in the delegate's calls: the highlight has moved with its item.
    let present = highlightedItem
    highlightedItem = nil
    if let present { cellForItem(at: present)?.isHighlighted = false }
    delegate?.collectionView(self, didUnhighlightItemAt: present ?? path)
  }

  private func selectByTap(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true, contains(path) else {
      return
    }
    if !allowsSeveralSelections {
      for old in selectedItems where old != path {
        setSelected(old, false)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    setSelected(path, true)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByTap(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    setSelected(path, false)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  private func performPrimaryAction(_ path: IndexPath) {
    guard !allowsSeveralSelections, contains(path), let delegate else { return }
    guard delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
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

  /// Whether an item can be edited.
  func canEdit(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, canEditItemAt: path) ?? true
  }

  /// Gives a cell the state that its item has beyond selection and touch.
  func updateListState(of cell: UICollectionViewCell, at path: IndexPath) {
    var state = cell.listState
    state.isEditing = isEditing && canEdit(path)
    state.isReordering = movement?.current == path
    state.isSwiped = swiped?.indexPath == path
    if let outline = (dataSource as? any OutlineDataSource)?.outlineState(at: path) {
      state.isExpanded = outline.isExpanded
      (cell as? UICollectionViewListCell)?.indentationLevel = outline.level
    }
    cell.listState = state
  }
}
