import Foundation
import ListPlatform

/// The data source and delegate of a list's table. It answers with the list's counts, cells and
/// selection, and forwards everything else to the links.
final class TableChain: ListChain, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  private let answers: ListAnswers<UITableView>

  init(
    _ list: some TableBasedList, _ answers: ListAnswers<UITableView>, in tableView: UITableView
  ) {
    self.answers = answers
    super.init(list, list.links(in: tableView))
  }

  /// Connects a table with the chain. UIKit checks for optional methods only when a different
  /// object is set.
  func connect(to tableView: UITableView) {
    tableView.dataSource = nil
    tableView.delegate = nil
    tableView.dataSource = self
    tableView.delegate = self
    if links.contains(where: \.prefetches) { tableView.prefetchDataSource = self }
    for link in links { link.connect(to: tableView) }
  }

  func numberOfSections(in tableView: UITableView) -> Int { answers.sections() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answers.items(section)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { answers.cell(tableView, indexPath) ?? UITableViewCell() }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    answers.select(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for link in links { link.prefetchItems(at: indexPaths) }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for link in links { link.cancelPrefetchingItems(at: indexPaths) }
  }
}
