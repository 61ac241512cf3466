import HeadlessUIKit
import ListTesting

/// A row of these tests, whose height nobody can estimate.
struct Note: Identifiable, Hashable {
  let id: Int
  var text: String

  init(_ id: Int, text: String? = nil) {
    self.id = id
    self.text = text ?? "note \(id)"
  }

  /// The height of the row, from 20 to 110.
  var height: CGFloat { 20 + CGFloat((id * 37) % 181) / 2 }
}

/// The token of a page of notes.
enum NoteCursor: Hashable {
  case around(Int)
  case before(Int)
  case after(Int)
}

/// A server of notes, the newest of which are the last.
@MainActor final class NoteServer {
  struct Down: Error, CustomStringConvertible { let description = "The server is down." }

  var ids: Range<Int>
  var pageSize = 50
  var isDown = false
  /// Whether each page names itself as the next one.
  var repeatsCursors = false
  /// The pages that were requested.
  private(set) var asked: [NoteCursor?] = []

  init(_ ids: Range<Int> = 0..<1_000) { self.ids = ids }

  func page(_ cursor: NoteCursor?) async throws -> Page<Note, NoteCursor> {
    asked.append(cursor)
    if isDown { throw Down() }
    let wanted =
      switch cursor {
      case nil: ids.upperBound - pageSize..<ids.upperBound
      case .around(let id): id - pageSize / 2..<id + pageSize / 2
      case .before(let id): id - pageSize..<id
      case .after(let id): id + 1..<id + 1 + pageSize
      }
    let page = wanted.clamped(to: ids)
    return Page(
      page.map { Note($0) },
      next: repeatsCursors
        ? cursor : page.upperBound < ids.upperBound ? .after(page.upperBound - 1) : nil,
      previous: page.lowerBound > ids.lowerBound ? .before(page.lowerBound) : nil)
  }
}

/// A link that tells of each update, and of each drag in a connected list.
final class UpdateLink: ListLink, UIScrollViewDelegate {
  var onUpdate: () -> Void = {}
  var onDrag: () -> Void = {}

  override func didUpdate(_ update: FollowedUpdate) { onUpdate() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onDrag() }
}

/// How a list of notes behaves.
struct NoteOptions {
  var followsEnd = true
  /// The note that is shown first, or nil for the kit's choice.
  var start: Int?
}

/// A list of notes.
protocol NoteList: PagedList, AnchoredList where Object == Note {
  var options: NoteOptions { get set }
  var link: UpdateLink { get }
  var selected: [Int] { get set }
}

extension NoteList {
  var anchor: ListAnchor { options.followsEnd ? .end : .beginning }
  func initialRow(in notes: [Note]) -> Int? {
    options.start.map { start in notes.firstIndex { $0.id == start } ?? -1 }
      ?? (options.followsEnd ? notes.indices.last : nil)
  }
  static var capabilities: [ListCapability] { [.notes] }
  func headerText(for header: PageFooter) -> String { "above: \(footerText(for: header))" }
}

extension ListCapability {
  static let notes = ListCapability { (list: any NoteList) in list.link }
}

/// A cell in a table that is as high as its note.
final class NoteTableCell: UITableViewCell {
  var note: Note?

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: note?.height ?? 44) }

  func show(_ note: Note) {
    self.note = note
    textLabel?.text = note.text
  }
}

/// A cell in a collection view that is as high as its note.
final class NoteCollectionCell: UICollectionViewCell {
  private let label = UILabel()
  private var note: Note?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size = CGSize(width: 320, height: note?.height ?? 44)
    return layoutAttributes
  }

  func show(_ note: Note) {
    self.note = note
    label.text = note.text
  }
}

final class NoteTable: ConnectedTable, PagedTableList, PlaceholderList, NoteList {
  typealias Cell = NoteTableCell
  var pager: Pager<Note>!
  var options = NoteOptions()
  let link = UpdateLink()
  var selected: [Int] = []
}

final class ForwardingNoteTable: ForwardingRows, PagedTableList, PlaceholderList, NoteList {
  typealias Cell = NoteTableCell
  var pager: Pager<Note>!
  var options = NoteOptions()
  let link = UpdateLink()
  var selected: [Int] = []
}

final class NoteCollection: ConnectedCollection, PagedCollectionList, PlaceholderList, NoteList {
  typealias Cell = NoteCollectionCell
  var pager: Pager<Note>!
  var options = NoteOptions()
  let link = UpdateLink()
  var selected: [Int] = []
}

final class ForwardingNoteCollection: ForwardingItems, PagedCollectionList, PlaceholderList,
  NoteList
{
  typealias Cell = NoteCollectionCell
  var pager: Pager<Note>!
  var options = NoteOptions()
  let link = UpdateLink()
  var selected: [Int] = []
}

extension NoteList where Self: TableBasedList {
  func listView(
    _ tableView: UITableView, configure cell: NoteTableCell, with note: Note,
    at indexPath: IndexPath
  ) { cell.show(note) }
  func listView(_ tableView: UITableView, didSelect note: Note, at indexPath: IndexPath) {
    selected.append(note.id)
  }
}

extension NoteList where Self: CollectionBasedList {
  func listView(
    _ collectionView: UICollectionView, configure cell: NoteCollectionCell, with note: Note,
    at indexPath: IndexPath
  ) { cell.show(note) }
  func listView(
    _ collectionView: UICollectionView, didSelect note: Note, at indexPath: IndexPath
  ) { selected.append(note.id) }
}
