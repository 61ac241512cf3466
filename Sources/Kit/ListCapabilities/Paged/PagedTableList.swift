public import ListCore
import ListPlatform

/// A list of pages in a table.
///
///     final class FeedController: UITableViewController, PagedTableList, RefreshableList,
///       PlaceholderList
///     {
///       var pager: Pager<Story>!
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         pager = Pager { [client] (number: Int?) in try await client.page(number ?? 1) }
///         connectList()
///       }
///
///       func listView(
///         _ tableView: UITableView, configure cell: UITableViewCell, with story: Story,
///         at indexPath: IndexPath
///       ) { cell.textLabel?.text = story.title }
///     }
///
/// For the methods of the controller that UIKit calls, see ``TableList``.
@MainActor
public protocol PagedTableList: PagedList, TableBasedList, UITableViewDelegate {}
