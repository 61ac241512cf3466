import Foundation
import ListCore
import ListData

/// A change that isn't complete yet.
private final class FetchedChange {
  var collector = FetchedChangeCollector()
}

/// The steps of a change, which are shown together after the last one.
extension FetchedList {
  private var change: FetchedChange? {
    get { ListState.of(self)[FetchedChange.self] }
    set { ListState.of(self)[FetchedChange.self] = newValue }
  }

  func beginFetchedChange() { change = FetchedChange() }

  func didFetchSection(_ section: Int, _ type: FetchedChangeType) {
    change?.collector.record(section: section, type)
  }

  func didFetchObject(_ source: IndexPath?, _ type: FetchedChangeType, _ target: IndexPath?) {
    change?.collector.record(source, type, target)
  }

  func endFetchedChange() {
    guard let change = change?.collector, let controller = fetchedResultsController else { return }
    self.change = nil
    guard let sections = controller.pendingSections else { return }
    present(
      ListUpdates(from: controller.sections, to: sections, difference: change.difference),
      of: controller)
  }
}
