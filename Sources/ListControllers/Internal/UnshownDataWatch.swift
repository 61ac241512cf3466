import ListData
import ListPlatform

extension List {
  /// Says in a debug build, before the screen is drawn, that data was set and isn't shown.
  func adviseOfUnshownData() {
    #if DEBUG
    let state = ListState.of(self)
    guard state[UnshownDataWatch.self] == nil else { return }
    state[UnshownDataWatch.self] = UnshownDataWatch(self)
    #endif
  }
}

#if DEBUG
/// The observer that compares a list with its view before each drawing.
@MainActor private final class UnshownDataWatch {
  private let observer: TurnObserver

  init(_ list: some List) {
    observer = TurnObserver { [weak list] in list?.adviseIfDataIsUnshown() }
  }
}

extension List {
  fileprivate func adviseIfDataIsUnshown() {
    guard !ListState.of(self).isUpdating, let list = updateTarget?.shownList,
      list.reloadReason == nil, let shown = list.shownCounts
    else { return }
    let counts = (0..<numberOfSections).map(numberOfItems(inSection:))
    Advice.give(
      // Data that the view doesn't ask for has an advice of its own.
      if: shown != counts && list.dataSourceCounts == counts,
      "The sections of \(Self.self) have \(counts) items, but its view shows \(shown). Set the data "
        + "by setListData(_:), which updates the view.")
  }
}
#endif
