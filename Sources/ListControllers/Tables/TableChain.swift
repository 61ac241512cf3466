import Foundation
import ListPlatform

/// What a list's table talks to: the list's counts, cells and selection, and its links for the rest.
final class TableChain: ListChain, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  private let answers: ListAnswers<UITableView>

  init(_ list: some TableViewList, _ answers: ListAnswers<UITableView>) {
    self.answers = answers
    super.init(list, list.allLinks)
  }

  /// Makes a table ask the chain for everything anew. UIKit asks which optional methods there are when
  /// another object is set, and not for the same one.
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
