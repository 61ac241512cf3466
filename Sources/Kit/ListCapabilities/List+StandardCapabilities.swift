public import ListCore

extension List {
  /// The capabilities of the kit.
  public static var standardCapabilities: [ListCapability] { ListCapability.kit }
}

extension ListCapability {
  /// The capabilities of the kit, by name. Each says at its definition before or after which others
  /// it is asked.
  static let kit: [ListCapability] =
    [
      .anchored, .collapsible, .editable, .fetched, .floatingBars, .footer, .header, .indexed,
      .keyboard, .multipleSelection, .otherKinds, .outline, .paged, .placeholder, .prefetching,
      .reorderable, .scrolling, .searching, .selfSizing, .titled, .undoable,
    ] + observing + touch + advising

  /// The capability of lists that follow a model, where the system observes models.
  private static var observing: [ListCapability] {
    guard #available(iOS 17, tvOS 17, visionOS 1, macOS 14, *) else { return [] }
    return [.observed]
  }

  /// The capability of debug builds, which notices data that a list on screen doesn't show.
  private static var advising: [ListCapability] {
    #if DEBUG
    [.shownDataAdvice]
    #else
    []
    #endif
  }
}
