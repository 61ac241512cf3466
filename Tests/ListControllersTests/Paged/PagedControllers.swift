import ListTesting
import TestSupport
import Testing

/// What the paged lists of these tests show.
struct Story: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
}

/// A server of pages of twenty stories, which answers when the test wants it.
@MainActor final class StoryServer {
  struct Down: Error, CustomStringConvertible {
    let description: String
  }

  /// The pages that were asked for, in order.
  private(set) var asked: [Int] = []
  var pageCount = 3
  /// Whether pages have stories.
  var hasStories = true
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// The number of requests that were answered, and whose answers have not come to the list.
  private var returning = 0
  var isDown = false
  /// Why pages fail while the server is down.
  var reason = "The server is down."
  /// What all titles end in.
  var mark = ""

  func page(_ number: Int?) async throws -> Page<Story, Int> {
    let number = number ?? 0
    asked.append(number)
    await withCheckedContinuation { waiting.append($0) }
    // From here to the end of what the pager does with the page nothing suspends.
    returning -= 1
    if isDown { throw Down(description: reason) }
    let stories =
      pageCount == 0 || !hasStories
      ? []
      : (0..<20).map {
        Story(id: number * 20 + $0, title: "story \(number * 20 + $0)\(mark)")
      }
    return Page(stories, next: number + 1 < pageCount ? number + 1 : nil)
  }

  /// Answers all that was asked, and waits until that has come to the list.
  func answer() async {
    await MainQueue.turn()
    #expect(!waiting.isEmpty, "Nothing was asked.")
    returning += waiting.count
    for continuation in waiting { continuation.resume() }
    waiting = []
    while returning > 0, !Task.isCancelled { await MainQueue.turn() }
    // The page after it, where the list wants it at once, is asked for.
    await MainQueue.turn()
  }
}

/// A paged list that these tests drive.
protocol StoryList: PagedList where Object == Story {
  var selected: [Int] { get set }
}

/// A paged table that forwards nothing.
final class StoryTable: UITableViewController, PagedTableList, RefreshableList, PlaceholderList,
  StoryList
{
  var pager: Pager<Story>!
  var selected: [Int] = []

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
    _ tableView: UITableView, configure cell: UITableViewCell, with story: Story,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = story.title }
  func listView(_ tableView: UITableView, didSelect story: Story, at indexPath: IndexPath) {
    selected.append(story.id)
  }
}

/// A paged table that forwards what it must, and tells of no rows that come soon.
final class ForwardingStoryTable: UITableViewController, PagedTableList, PlaceholderList, StoryList
{
  var pager: Pager<Story>!
  var selected: [Int] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listWillAppear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    listDidDisappear()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with story: Story,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = story.title }
  func listView(_ tableView: UITableView, didSelect story: Story, at indexPath: IndexPath) {
    selected.append(story.id)
  }
  override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableCell(at: indexPath) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableDidSelectItem(at: indexPath)
  }
}

/// A paged collection view that forwards nothing.
final class StoryCollection: UICollectionViewController, PagedCollectionList, RefreshableList,
  PlaceholderList, StoryList
{
  final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = contentView.bounds
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  var pager: Pager<Story>!
  var selected: [Int] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 44)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
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
    _ collectionView: UICollectionView, configure cell: Cell, with story: Story,
    at indexPath: IndexPath
  ) { cell.label.text = story.title }
  func listView(
    _ collectionView: UICollectionView, didSelect story: Story, at indexPath: IndexPath
  ) { selected.append(story.id) }
}
