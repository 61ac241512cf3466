import HeadlessUIKit
import ListTesting
import TestSupport
import Testing

/// What the paged lists of these tests show.
struct Story: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
}

/// A server of pages of stories, which answers when the test wants it.
@MainActor final class StoryServer {
  struct Down: Error, CustomStringConvertible {
    let description: String
  }

  private let loader = TestLoader<Int, Page<Story, Int>>()
  var pageCount = 3
  var pageSize = 20
  /// Whether pages have stories.
  var hasStories = true
  var isDown = false
  /// Why pages fail while the server is down.
  var reason = "The server is down."
  /// What all titles end in.
  var mark = ""

  init() { loader.endsCancelledRequests = false }

  /// The pages that were asked for, in order.
  var asked: [Int] { loader.requests }

  func page(_ number: Int?) async throws -> Page<Story, Int> { try await loader.load(number ?? 0) }

  /// Answers all that was asked, and waits until that has come to the list.
  func answer() async {
    await loader.waitForRequest()
    for request in loader.pending {
      if isDown {
        await loader.fail(request, with: Down(description: reason))
      } else {
        await loader.answer(request, with: stories(loader.requests[request]))
      }
    }
  }

  private func stories(_ number: Int) -> Page<Story, Int> {
    let stories: [Story] =
      pageCount == 0 || !hasStories
      ? []
      : (0..<pageSize).map {
        let id = number * pageSize + $0
        return Story(id: id, title: "story \(id)\(mark)")
      }
    return Page(stories, next: number + 1 < pageCount ? number + 1 : nil)
  }
}

/// A paged list that these tests drive.
protocol StoryList: PagedList where Object == Story {
  var selected: [Int] { get set }
}

/// A paged table that forwards nothing.
final class StoryTable: ConnectedTable, PagedTableList, RefreshableList, PlaceholderList,
  StoryList, PlainTable
{
  var pager: Pager<Story>!
  var selected: [Int] = []

  func text(of story: Story) -> String { story.title }
  func listView(_ tableView: UITableView, didSelect story: Story, at indexPath: IndexPath) {
    selected.append(story.id)
  }
}

/// A paged table that forwards what it must, and tells of no rows that come soon.
final class ForwardingStoryTable: ForwardingRows, PagedTableList, PlaceholderList, StoryList,
  PlainTable
{
  var pager: Pager<Story>!
  var selected: [Int] = []

  func text(of story: Story) -> String { story.title }
  func listView(_ tableView: UITableView, didSelect story: Story, at indexPath: IndexPath) {
    selected.append(story.id)
  }
}

/// A paged collection view that forwards nothing.
final class StoryCollection: ConnectedCollection, PagedCollectionList, RefreshableList,
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

  func listView(
    _ collectionView: UICollectionView, configure cell: Cell, with story: Story,
    at indexPath: IndexPath
  ) { cell.label.text = story.title }
  func listView(
    _ collectionView: UICollectionView, didSelect story: Story, at indexPath: IndexPath
  ) { selected.append(story.id) }
}
