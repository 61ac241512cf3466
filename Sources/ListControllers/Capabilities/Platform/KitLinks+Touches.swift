extension KitLinks {
  #if os(tvOS)
  /// A television has no touch screen.
  static func touchLinks(of list: any List) -> [ListLink?] { [] }
  #else
  /// The links of capabilities that need a touch screen or a pointer.
  static func touchLinks(of list: any List) -> [ListLink?] {
    [
      SwipeableLink(list), ContextMenuLink(list), PanSelectionLink(list), RefreshableLink(list),
      SearchableLink(list),
    ]
  }
  #endif
}
