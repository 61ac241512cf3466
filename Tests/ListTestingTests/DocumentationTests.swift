import ListTesting
import Testing

// The samples of the guide to capabilities, and of the module's documentation.
protocol LockedList: List {
  func isLocked(_ object: Object) -> Bool
}

extension LockedList {
  var links: [ListLink] { [LockLink(self)] }

  func isLocked(_ object: Object) -> Bool { false }

  fileprivate func isLocked(at indexPath: IndexPath) -> Bool {
    object(at: indexPath).map(isLocked) ?? false
  }
}

private final class LockLink: ListLink, UITableViewDelegate, UICollectionViewDelegate {
  private weak var list: (any LockedList)?

  init(_ list: any LockedList) { self.list = list }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !(list?.isLocked(at: indexPath) ?? false)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { !(list?.isLocked(at: indexPath) ?? false) }
}

final class LevelsController: UITableViewController, TableList, LockedList {
  var listData = [["Meadow", "Forest", "Volcano"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with level: String,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = level }

  func listView(_ tableView: UITableView, didSelect level: String, at indexPath: IndexPath) {
    title = level
  }

  func isLocked(_ level: String) -> Bool { level == "Volcano" }
}

protocol CountingList: List {
  func show(count: Int)
}

extension CountingList {
  var links: [ListLink] { [CountLink(self)] }

  fileprivate func showCount() {
    show(count: (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) })
  }
}

private final class CountLink: ListLink {
  private weak var list: (any CountingList)?

  init(_ list: any CountingList) { self.list = list }

  override func connect(to view: UIScrollView) { list?.showCount() }
  override func didUpdate() { list?.showCount() }
}

/// A list with both capabilities.
final class CountedLevelsController: UITableViewController, TableList, LockedList, CountingList {
  var listData = [["Meadow", "Forest"]]
  var links: [ListLink] { [LockLink(self), CountLink(self)] }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with level: String,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = level }

  func isLocked(_ level: String) -> Bool { level == "Forest" }

  func show(count: Int) { title = "\(count) levels" }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct DocumentationTests {
  @Test func `a capability decides what can be highlighted`() {
    let screen = ListScreen(LevelsController())
    #expect(screen.tap([0, 1]))
    #expect(screen.controller.title == "Forest")
    #expect(!screen.tap([0, 2]))
    #expect(screen.controller.title == "Forest")
  }

  @Test func `a list has two capabilities of its own`() {
    let screen = ListScreen(CountedLevelsController())
    #expect(screen.controller.title == "2 levels")
    #expect(!screen.tap([0, 1]))
    screen.controller.setListData([["Meadow", "Forest", "Volcano"]])
    #expect(screen.controller.title == "3 levels")
  }
}

/// The sample of the module's documentation.
@Suite(.timeLimit(.minutes(5))) struct LandingPageTests {
  @MainActor @Test func `a deleted chore is gone`() {
    let screen = ListScreen(ChoresController())
    #expect(screen.swipeToDelete([0, 0]))
    #expect(
      screen.text == """
        Field
          Reap
        House
          Bake
        """)
    screen.expectAgreement()
  }
}
