import Foundation

extension UICollectionView {
  /// The number of items in all sections.
  package var numberOfItems: Int {
    loadIfNeeded()
    return counts.reduce(0, +)
  }

  /// The number of items after the last visible one.
  package var numberOfItemsBelow: Int {
    guard let last = indexPathsForVisibleItems.max(), counts.indices.contains(last.section) else {
      return 0
    }
    return counts[(last.section + 1)...].reduce(counts[last.section] - last.item - 1, +)
  }

  /// Returns the section of a visible header or footer, or nil for another view.
  package func boundary(of view: UIView) -> (isHeader: Bool, section: Int)? {
    guard let element = (view as? UICollectionReusableView)?.element,
      element.category == .supplementaryView, let section = element.indexPath.first
    else { return nil }
    let kind = element.kind ?? ""
    if kind == Self.elementKindSectionFooter { return (false, section) }
    return kind == Self.elementKindSectionHeader ? (true, section) : nil
  }

  // MARK: Swipes

  /// Reveals an item's swipe actions at an edge.
  ///
  /// - Returns: `false` if there are no actions.
  func openSwipe(_ path: IndexPath, _ edge: SwipeEdge) -> Bool {
    prepareLayout()
    closeSwipe()
    guard let configuration = swipeConfiguration(path, edge), !configuration.actions.isEmpty,
      contains(path)
    else { return false }
    swiped = SwipedItem(indexPath: path, edge: edge, configuration: configuration)
    swipeDidChange(path)
    return true
  }

  /// Returns the swipe actions at an edge of an item, or nil if the list provides none.
  package func swipeConfiguration(_ path: IndexPath, _ edge: SwipeEdge)
    -> UISwipeActionsConfiguration?
  {
    guard contains(path), canEdit(path),
      let list = collectionViewLayout.listConfiguration(ofSection: path.section)
    else { return nil }
    return edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }

  /// Hides the revealed actions.
  func closeSwipe() {
    guard let open = swiped else { return }
    swiped = nil
    swipeDidChange(open.indexPath)
  }

  private func swipeDidChange(_ path: IndexPath) {
    if let cell = cellForItem(at: path) { updateListState(of: cell, at: path) }
  }

  /// Performs one of the revealed actions, and hides the actions when its handler completes.
  func performSwipeAction(_ action: UIContextualAction) {
    guard let open = swiped else { return }
    let view = cellForItem(at: open.indexPath) ?? self
    action.handler(action, view) { [weak self] _ in self?.closeSwipe() }
  }

  /// Deletes an item with the first destructive action at its trailing edge.
  ///
  /// - Returns: `false` if there is no such action.
  func deleteBySwipe(_ path: IndexPath) -> Bool {
    openSwipe(path, .trailing) && confirmDeletion()
  }

  /// Performs the first destructive of the revealed actions.
  ///
  /// - Returns: `false` if there is no such action.
  func confirmDeletion() -> Bool {
    guard let action = swiped?.configuration.actions.first(where: { $0.style == .destructive })
    else {
      closeSwipe()
      return false
    }
    performSwipeAction(action)
    return true
  }

  // MARK: Context menus

  /// Shows the context menu of an item, as a long press does. Returns nil if the delegate provides
  /// none.
  package func showContextMenu(_ path: IndexPath) -> ContextMenuSession? {
    guard let configuration = contextMenuConfiguration(path) else { return nil }
    return ContextMenuSession(
      configuration,
      willDisplay: { animator in
        delegateChain.notify("collectionView(_:willDisplayContextMenu:animator:)") {
          $0.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
        }
      },
      willEnd: { [weak self] animator in
        guard let self else { return }
        delegateChain.notify("collectionView(_:willEndContextMenuInteraction:animator:)") {
          $0.collectionView(
            self, willEndContextMenuInteraction: configuration, animator: animator)
        }
      })
  }

  /// Returns the context menu configuration of an item, or nil if the delegate provides none.
  package func contextMenuConfiguration(_ path: IndexPath) -> UIContextMenuConfiguration? {
    prepareLayout()
    guard contains(path),
      let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    else { return nil }
    let point = CGPoint(x: frame.midX, y: frame.midY)
    // The menu is for all selected items if the pressed one is among them.
    let paths = selectedItems.contains(path) ? selectedItems.all : [path]
    let asked =
      delegateChain.ask("collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
        $0.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
      }
      ?? delegateChain.ask("collectionView(_:contextMenuConfigurationForItemAt:point:)") {
        $0.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
      }
    return asked ?? nil
  }

  /// Performs the action of a tap on a menu's preview.
  package func commitPreview(of session: ContextMenuSession) {
    let animator = ContextMenuAnimator(preview: session.preview)
    delegateChain.perform("collectionView(_:willPerformPreviewActionForMenuWith:animator:)") {
      $0.collectionView(
        self, willPerformPreviewActionForMenuWith: session.configuration, animator: animator)
    }
    session.end()
    animator.end()
  }

  // MARK: Index

  /// The section index titles, or nil if the data source provides none.
  package var indexTitles: [String]? {
    dataSourceChain.ask("indexTitles(for:)") { $0.indexTitles(for: self) } ?? nil
  }

  /// Returns the index path that an index title leads to.
  ///
  /// If the data source does not provide one, this is the first item of the section at `index`.
  package func indexPath(ofIndexTitle title: String, at index: Int) -> IndexPath {
    dataSourceChain.ask("collectionView(_:indexPathForIndexTitle:at:)") {
      $0.collectionView(self, indexPathForIndexTitle: title, at: index)
    } ?? IndexPath(item: 0, section: index)
  }

  /// Scrolls to the item that an index title leads to.
  ///
  /// - Returns: `false` if there is no such title or item.
  func tapIndexTitle(_ title: String) -> Bool {
    guard let index = indexTitles?.firstIndex(of: title) else { return false }
    let path = indexPath(ofIndexTitle: title, at: index)
    guard contains(path) else { return false }
    scrollToItem(at: path, at: .top, animated: false)
    return true
  }
}
