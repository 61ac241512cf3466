import ListCore

extension ListCapability {
  #if os(tvOS)
  /// No capabilities: Apple TV has no touch screen.
  static var touch: [ListCapability] { [] }
  #else
  /// The capabilities that need a touch screen or a pointer.
  static var touch: [ListCapability] {
    [
      .contextMenu, .draggable, .droppable, .panSelection, .refreshable, .searchable, .swipeable,
    ]
  }
  #endif
}
