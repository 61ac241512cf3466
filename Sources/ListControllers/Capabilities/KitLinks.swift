/// The capabilities of the kit, all of them in one place.
@MainActor enum KitLinks {
  /// Returns the links of the capabilities that a list adopts, in the order in which they are
  /// asked.
  static func links(of list: any List) -> [ListLink] {
    let links = [
      link(of: list, FetchedLink.init), link(of: list, PagedLink.init),
      // A tap selects a row before it opens one.
      link(of: list, MultipleSelectionLink.init), link(of: list, OutlineLink.init),
      link(of: list, PrefetchingLink.init),
      // A header of the list's own replaces a collapsible one, and that one a plain title.
      link(of: list, HeaderLink.init), link(of: list, FooterLink.init),
      link(of: list, OtherKindsLink.init),
      link(of: list, CollapsibleLink.init), link(of: list, TitledLink.init),
      link(of: list, IndexedLink.init), link(of: list, EditableLink.init),
      link(of: list, ReorderableLink.init), link(of: list, UndoableLink.init),
    ]
    // A list that follows a model has its data before it shows a placeholder.
    let last = [observedLink(of: list), link(of: list, PlaceholderLink.init)]
    return (links + touchLinks(of: list) + last).compactMap(\.self)
  }

  private static func observedLink(of list: any List) -> ListLink? {
    guard #available(iOS 17, tvOS 17, visionOS 1, macOS 14, *) else { return nil }
    return link(of: list, ObservedLink.init)
  }

  /// Returns the link of a capability, or `nil` if the list doesn't adopt it.
  static func link<Capability>(
    of list: any List, _ make: (Capability) -> ListLink
  ) -> ListLink? { (list as? Capability).map(make) }
}
