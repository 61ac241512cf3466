import Foundation
import ListPlatform

/// The data source and delegate of a list's table. It answers with the list's counts, cells and
/// selection, and forwards everything else to the list and the links.
///
/// The methods of the data source that the list implements itself come before those of the kit.
final class TableChain: ViewChain, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  private let answers: ListAnswers<UITableView>
  /// The view that was connected last.
  private weak var connected: UITableView?
  /// The list, if it declares UIKit's protocols.
  private weak var ownSource: (any UITableViewDataSource)?
  private weak var ownDelegate: (any UITableViewDelegate)?
  private weak var ownPrefetching: (any UITableViewDataSourcePrefetching)?
  private let ownSections: OwnMethod
  private let ownRows: OwnMethod
  private let ownCell: OwnMethod

  init(
    _ list: some TableBasedList, _ answers: ListAnswers<UITableView>, in tableView: UITableView
  ) {
    self.answers = answers
    ownSource = list as? any UITableViewDataSource
    ownDelegate = list as? any UITableViewDelegate
    ownPrefetching = list as? any UITableViewDataSourcePrefetching
    ownSections = .numberOfSections(of: list, inTable: true)
    ownRows = .numberOfItems(of: list, inTable: true)
    ownCell = .cell(of: list, inTable: true)
    super.init(list, list.links(in: tableView))
  }

  /// Connects a table with the chain. UIKit checks for optional methods only when a different
  /// object is set.
  ///
  /// The view that was connected before is empty then.
  func connect(to tableView: UITableView) {
    if let connected, connected !== tableView, connected.dataSource === self {
      connected.dataSource = nil
      connected.delegate = nil
      if connected.prefetchDataSource === self { connected.prefetchDataSource = nil }
      for link in links { link.disconnect(from: connected) }
      connected.reloadData()
    }
    connected = tableView
    tableView.dataSource = nil
    tableView.delegate = nil
    tableView.dataSource = self
    tableView.delegate = self
    if ownPrefetching != nil || links.contains(where: \.prefetches) {
      tableView.prefetchDataSource = self
    }
    for link in links { link.connect(to: tableView) }
  }

  // MARK: Counts and cells

  func numberOfSections(in tableView: UITableView) -> Int {
    // The view counts its rows anew.
    list.map { ListState.of($0).rowsMayChange() }
    return own(ownSections) { $0.sectionCount(in: tableView) } ?? answers.sections()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    own(ownRows) { $0.tableView(tableView, numberOfRowsInSection: section) }
      ?? answers.items(section)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    own(ownCell) { $0.tableView(tableView, cellForRowAt: indexPath) }
      ?? answers.cell(tableView, indexPath) ?? UITableViewCell()
  }

  private func own<Value>(
    _ method: OwnMethod, _ call: (any UITableViewDataSource) -> Value
  ) -> Value? { method.ask { ownSource.map(call) } }

  // MARK: Calls for the list and for the kit

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    answers.select(tableView, indexPath) {
      ownDelegate?.tellOfSelection(at: indexPath, in: tableView)
    }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    for link in links { link.didDeselectItem(at: indexPath) }
    ownDelegate?.tellOfDeselection(at: indexPath, in: tableView)
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for link in links { link.prefetchItems(at: indexPaths) }
    ownPrefetching?.tableView(tableView, prefetchRowsAt: indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for link in links { link.cancelPrefetchingItems(at: indexPaths) }
    ownPrefetching?.tellOfCancelledPrefetching(of: indexPaths, in: tableView)
  }
}
