import ListControllers

/// A paged list of the items of a feed. The user can pull to refresh and tap an item to show it.
final class FeedController: UITableViewController, PagedTableList, RefreshableList, PlaceholderList
{
  var pager: Pager<FeedItem>!

  init(_ feed: Feed) {
    super.init(style: .plain)
    title = feed.url.host
    pager = Pager { try await feed.page($0) }
    pager.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listWillAppear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    listDidDisappear()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: FeedItem,
    at indexPath: IndexPath
  ) {
    var content = cell.defaultContentConfiguration()
    content.text = item.title
    content.secondaryText = item.detail
    cell.contentConfiguration = content
  }

  func listView(_ tableView: UITableView, didSelect item: FeedItem, at indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let alert = UIAlertController(
      title: item.title, message: item.detail, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
