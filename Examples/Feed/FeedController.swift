import ListControllers
import Requests

/// A paged list of the items of a feed. The user can pull to refresh and tap an item to show it.
final class FeedController: UITableViewController, PagedTableList, RefreshableList, PlaceholderList
{
  var pager: Pager<FeedItem>!
  /// The part of a page that has arrived, in percent, or nil if it isn't known.
  private var percent: Int?

  init(_ feed: Feed) {
    super.init(style: .plain)
    title = feed.title
    pager = Pager { [weak self] name in
      try await feed.page(name) { self?.show($0) }
    }
    pager.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: FeedItem,
    at indexPath: IndexPath
  ) {
    var content = cell.defaultContentConfiguration()
    content.text = item.title
    content.secondaryText = item.detail
    cell.contentConfiguration = content
    cell.accessibilityTraits = .button
  }

  func footerText(for footer: PageFooter) -> String {
    switch footer {
    case .loading: percent.map { "Loading… \($0) %" } ?? "Loading…"
    case .failed(let reason): "\(reason)\nTap to try again."
    }
  }

  /// Shows the progress of the next page in the row below the items.
  private func show(_ progress: TransferProgress) {
    let part = progress.fractionReceived.flatMap { $0 < 1 ? Int($0 * 100) : nil }
    guard part != percent else { return }
    percent = part
    if tableView.numberOfSections == 2 { tableView.reconfigureRows(at: [[1, 0]]) }
  }

  func listView(_ tableView: UITableView, didSelect item: FeedItem, at indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let alert = UIAlertController(
      title: item.title, message: item.detail, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
