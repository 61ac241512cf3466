import ListControllers

// A list of an unknown type has no `forwarding`, whose type is that of the list.

extension EditableList {
  func canEditItem(at path: IndexPath) -> Bool { forwarding.canEditItem(at: path) }

  func commitEditing(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    forwarding.commitEditing(style, at: path)
  }
}

extension ReorderableList {
  func canMoveItem(at path: IndexPath) -> Bool { forwarding.canMoveItem(at: path) }

  func didMoveItem(from source: IndexPath, to destination: IndexPath) {
    forwarding.didMoveItem(from: source, to: destination)
  }
}

extension ContextMenuList {
  func contextMenuConfiguration(at path: IndexPath) -> UIContextMenuConfiguration? {
    forwarding.contextMenuConfiguration(at: path)
  }
}

extension DraggableList {
  func dragItems(at path: IndexPath) -> [UIDragItem] { forwarding.dragItems(at: path) }
}

extension List {
  func prefetchItems(at paths: [IndexPath]) { forwarding.prefetchItems(at: paths) }

  func cancelPrefetchingItems(at paths: [IndexPath]) {
    forwarding.cancelPrefetchingItems(at: paths)
  }
}
