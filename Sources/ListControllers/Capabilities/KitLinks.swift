/// The kit's capabilities: the one place that knows them all.
@MainActor enum KitLinks {
  /// Returns the links of the capabilities that a list adopts, in the order in which they are asked.
  static func links(of list: any List) -> [ListLink] {
    let links: [ListLink?] =
      [
        FetchedLink(list), PagedLink(list), MultipleSelectionLink(list), PrefetchingLink(list),
        // A header that collapses its section takes the place of one with a title.
        CollapsibleLink(list), TitledLink(list), IndexedLink(list), EditableLink(list),
        ReorderableLink(list),
      ] + touchLinks(of: list) + [PlaceholderLink(list)]
    return links.compactMap(\.self)
  }
}
