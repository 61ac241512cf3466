import HeadlessScreens
import ListControllers

/// Ten million numbers, computed.
struct Numbers: DataSource {
  var numberOfSections: Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { section == 0 ? 10_000_000 : 0 }
  func object(at indexPath: IndexPath) -> Int? { isValid(indexPath) ? indexPath.row : nil }
}

/// The numbers in a table.
final class NumbersController: UITableViewController, TableList {
  var listData = Numbers()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Numbers"
    connectList()
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [unowned self] _ in
        title = "Refreshed"
        refreshControl?.endRefreshing()
      }, for: .valueChanged)
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = "Row \(number)" }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(title: "Number \(indexPath.row)", children: [UIAction(title: "Copy") { _ in }])
    })
  }

  /// Serves the numbers at a port, with a token that is known before.
  static func serve(port: UInt16, token: String) -> Never {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: NumbersController())
    window.makeKeyAndVisible()
    WebScreen(window: window, port: port, token: token).run()
  }
}
