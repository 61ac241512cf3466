/// What the list adopts.
extension ListBridge {
  var titled: (any TitledList)? { list as? any TitledList }
  var indexed: (any IndexedList)? { list as? any IndexedList }
  var editable: (any EditableList)? { list as? any EditableList }
  var reorderable: (any ReorderableList)? { list as? any ReorderableList }
  var prefetching: (any PrefetchingList)? { list as? any PrefetchingList }
  var paged: (any PagedList)? { list as? any PagedList }
  var selecting: (any MultipleSelectionList)? { list as? any MultipleSelectionList }
  var collapsible: (any CollapsibleList)? { list as? any CollapsibleList }
}
