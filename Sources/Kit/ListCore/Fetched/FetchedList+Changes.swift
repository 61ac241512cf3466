import Foundation
import ListData

/// The steps of a change, which are shown together after the last one.
extension FetchedList {
  func beginFetchedChange() { link(FetchedLink.self)?.change = FetchedChangeCollector() }

  func didFetchSection(_ section: Int, _ type: FetchedChangeType) {
    link(FetchedLink.self)?.change?.record(section: section, type)
  }

  func didFetchObject(_ source: IndexPath?, _ type: FetchedChangeType, _ target: IndexPath?) {
    link(FetchedLink.self)?.change?.record(source, type, target)
  }

  func endFetchedChange() {
    guard let link = link(FetchedLink.self), let change = link.change,
      let controller = fetchedResultsController
    else { return }
    link.change = nil
    guard let sections = controller.pendingSections else { return }
    show(
      ListUpdates(from: controller.sections, to: sections, difference: change.difference),
      of: controller)
  }
}
