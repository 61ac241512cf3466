extension KitLinks {
  #if os(tvOS)
  /// Returns no links: Apple TV has no touch screen.
  static func touchLinks(of list: any List) -> [ListLink?] { [] }
  #else
  /// Returns the links of capabilities that need a touch screen or a pointer.
  static func touchLinks(of list: any List) -> [ListLink?] {
    [
      link(of: list, SwipeableLink.init), link(of: list, ContextMenuLink.init),
      link(of: list, PanSelectionLink.init), link(of: list, RefreshableLink.init),
      link(of: list, SearchableLink.init), link(of: list, DraggableLink.init),
      link(of: list, DroppableLink.init),
    ]
  }
  #endif
}
