#if DEBUG
import ListPlatform

extension ListCapability {
  /// The advice, in debug builds, to lists whose data was set without an update of the view.
  static let shownDataAdvice = ListCapability { (list: any List) in ShownDataAdviser(list) }
}

/// Compares a list with its view at the end of each turn, and says if data was set and isn't shown.
private final class ShownDataAdviser: ListLink {
  private weak var list: (any List)?
  private var observer: TurnObserver?
  /// The counts that the view didn't show at the end of the last turn. The update may follow in the
  /// next one.
  private var unshownCounts: [Int]?

  init(_ list: any List) { self.list = list }

  override var followsView: Bool { true }

  override func viewIsAppearing() {
    observer = presence?.window.map { TurnObserver(in: $0) { [weak self] in self?.compare() } }
  }

  override func viewDidDisappear() { (observer, unshownCounts) = (nil, nil) }

  private func compare() {
    guard let list else { return }
    list.adviseOfReplacedConnection()
    let unshown = list.unshownCounts
    if let unshown, unshown.counts == unshownCounts {
      Advice.give(
        to: type(of: list),
        "The sections of \(type(of: list)) have \(unshown.counts) items, but its view shows "
          + "\(unshown.shown). "
          + (list is any NonFetchedList
            ? "Set the data by setListData(_:), which updates the view."
            : "Report each change of the data to the list."))
    }
    unshownCounts = unshown?.counts
  }
}

extension List {
  /// The number of items in each section, and those that the view shows, if they differ.
  fileprivate var unshownCounts: (counts: [Int], shown: [Int])? {
    guard !ListState.of(self).isUpdating, let view = updateTarget?.shownList,
      view.reloadReason == nil, shownView?.isHidden == false, let shown = view.shownCounts
    else { return nil }
    let counts = (0..<numberOfSections).map(numberOfItems(inSection:))
    // Data that the view doesn't ask for has an advice of its own.
    guard counts != shown, view.dataSourceCounts == counts else { return nil }
    return (counts, shown)
  }
}
#endif
