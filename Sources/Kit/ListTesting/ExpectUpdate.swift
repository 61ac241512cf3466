import Foundation
import ListControllers
public import Testing

/// Performs a recorded update in a table and in a collection view, and records an issue for each
/// fault.
///
/// When a test with a ``ListScreen`` fails, its issue contains the list's last update as a call of
/// this function. Paste the call into a test file:
///
///     @MainActor @Test func `an update is performed as it was recorded`() {
///       expectUpdate(
///         """
///         before a[0 1 2] b[3]
///         items: delete 0.1, insert 1.1
///         after a[0 2] b[3 4]
///         """)
///     }
///
/// The text describes an `UpdateRecording`. Sections are letters, items are numbers, and a stroke
/// marks changed content. The update is performed in views with one cell for each item and one
/// header for each section. It has a fault if
///
/// - the plan isn't the recorded one,
/// - the view raises an exception, or is reloaded in place of the update,
/// - the view doesn't agree with the data afterward; see
///   ``ListScreen/expectAgreement(sourceLocation:)``.
///
/// If none of this happens, look for the cause of the failure in the list itself, for example in
/// how it configures its cells.
///
/// - Parameters:
///   - text: The text of the recording.
///   - computesPlan: A Boolean value that indicates whether the plan is computed from the data
///     before and after. Pass false for updates whose changes are known, such as those of a
///     database; their plan is performed as it is recorded.
///   - sourceLocation: The place of the issues.
@MainActor public func expectUpdate(
  _ text: String, computesPlan: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let recording = try UpdateRecording(text)
    let updates =
      computesPlan
      ? ListUpdates(from: recording.before, to: recording.after, by: ByIdentifier.self)
      : try recording.plannedUpdates()
    if updates.planText != recording.plan {
      Issue.record(
        """
        The update has another plan than the recorded one:
        \(TextDifference(recording.plan, updates.planText))
        """, sourceLocation: sourceLocation)
    }
    replay(updates, in: ReplayTable(recording.before.named), "table", sourceLocation)
    replay(updates, in: ReplayCollection(recording.before.named), "collection view", sourceLocation)
  } catch {
    Issue.record(error, "The text isn't a recording.", sourceLocation: sourceLocation)
  }
}

private typealias ReplayData = [Section<UpdateRecording.Item>]

@MainActor private func replay<List: NonFetchedList & UIViewController>(
  _ updates: ListUpdates<Section<UpdateRecording.Item>>, in list: List, _ kind: String,
  _ sourceLocation: SourceLocation
) where List.ListData == ReplayData {
  let named = ListUpdates(
    from: updates.old.named, to: updates.data.named, difference: updates.difference)
  // As many rows as possible are visible, because those are compared.
  let rowCount = max(updates.old.rowCount, updates.data.rowCount)
  let screen = ListScreen(
    list, size: CGSize(width: 390, height: CGFloat(min(200 + 60 * rowCount, 10_000))))
  recordExceptions("The \(kind) raised an exception.", sourceLocation) {
    let outcome = list.setListData(by: named)
    if case .updated = outcome.way {
    } else {
      Issue.record("The \(kind) was \(outcome).", sourceLocation: sourceLocation)
    }
    for difference in screen.disagreements() {
      Issue.record("In a \(kind): \(difference)", sourceLocation: sourceLocation)
    }
  }
}

extension ReplayData {
  /// The sections with titles that tell which section it is, and whether its titles changed.
  fileprivate var named: Self {
    map { section in
      var section = section
      let number = (section.id?.base as? Int).map { "\($0)" } ?? ""
      section.headerTitle = "Section \(number)\(section.headerTitle ?? "")"
      return section
    }
  }

  /// The number of items and headers.
  fileprivate var rowCount: Int { reduce(0) { $0 + $1.items.count + 1 } }
}

extension UpdateRecording.Item {
  /// The text of the item's row.
  fileprivate var text: String { "\(id)" + String(repeating: "'", count: content) }
}

/// A table of recorded items.
private final class ReplayTable: UITableViewController, TableList, TitledList {
  var listData: ReplayData

  init(_ data: ReplayData) {
    listData = data
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: UpdateRecording.Item,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = item.text }
}

/// A collection view of recorded items.
private final class ReplayCollection: UICollectionViewController, CollectionList, TitledList {
  var listData: ReplayData

  init(_ data: ReplayData) {
    listData = data
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
    with item: UpdateRecording.Item, at indexPath: IndexPath
  ) {
    var content = cell.defaultContentConfiguration()
    content.text = item.text
    cell.contentConfiguration = content
  }
}
