/// The kit's capabilities: the one place that knows them all.
@MainActor enum KitLinks {
  /// Returns the links of the capabilities that a list adopts, in the order in which they are asked.
  static func links(of list: any List) -> [ListLink] {
    let links = [
      link(of: list, FetchedLink.init), link(of: list, PagedLink.init),
      link(of: list, MultipleSelectionLink.init), link(of: list, PrefetchingLink.init),
      // A header that collapses its section takes the place of one with a title.
      link(of: list, CollapsibleLink.init), link(of: list, TitledLink.init),
      link(of: list, IndexedLink.init), link(of: list, EditableLink.init),
      link(of: list, ReorderableLink.init),
    ]
    return (links + touchLinks(of: list) + [link(of: list, PlaceholderLink.init)])
      .compactMap(\.self)
  }

  /// Returns the link of a capability, if the list adopts it.
  static func link<Capability>(
    of list: any List, _ make: (Capability) -> ListLink
  ) -> ListLink? { (list as? Capability).map(make) }
}
