import ListControllers
import ListTesting
import Testing

/// What links hear of a list: the calls of UIKit that return nothing, and what an update changed.
@MainActor @Suite(.timeLimit(.minutes(30))) struct TellingLinksTests {
  // MARK: Calls of UIKit

  @Test(arguments: [{ HeardTable() }, { HeardItems() }] as [@MainActor () -> any HeardList])
  fileprivate func `a view notifies the list and each of its links`(
    make: @MainActor () -> any HeardList
  ) {
    let list = make()
    let screen = ListScreen(list)
    list.change()
    screen.tap([0, 0])
    #expect(list.heard == ["shown", "gone", "header", "scrolled", "touched"])
    #expect(list.heardByLinks == [list.heard, list.heard])
  }

  /// A delegate of the app's own implements nothing at first.
  @Test func `a list that passes calls on is notified each time`() {
    let list = HeardTable()
    _ = ListScreen(list)
    list.passesScrollingOn = true
    list.tableView.setContentOffset(CGPoint(x: 0, y: 1), animated: false)
    list.passesScrollingOn = false
    list.tableView.setContentOffset(CGPoint(x: 0, y: 2), animated: false)
    #expect(list.heard.contains("scrolled"))
  }

  // MARK: Updates

  /// One section has the letter d.
  @Test(arguments: [
    ("ab|cd", "ab|cd", "", "00>00 01>01 10>10 11>11"),
    ("ab|cd", "axb|cd", "+01", "00>00 01>02 10>10 11>11"),
    ("ab|cd", "b|cd", "-00", "00>- 01>00 10>10 11>11"),
    ("abc|d", "cab|d", "02>00", "00>01 01>02 02>00 10>10"),
    ("ab|cd", "AB|cd", "*00 *01", "00>00 01>01 10>10 11>11"),
    ("ab|cd", "cd", "-0", "00>- 01>- 10>00 11>01"),
    ("cd", "ab|cd", "+0", "00>10 01>11"),
    ("ab|cd", "cd|axb", "1>0 +11", "00>10 01>12 10>00 11>01"),
  ])
  func `a link learns what an update changed, and where objects are now`(
    old: String, new: String, changes: String, places: String
  ) throws {
    let list = UpdatedTable(old)
    let screen = ListScreen(list)
    list.setListData(UpdatedTable.sections(new))
    let update = try #require(list.updates.last)
    #expect((update.words, update.places(in: old)) == (changes, places))
    #expect(update.isAnimated && screen.rowCounts == new.split(separator: "|").map(\.count))
  }

  @Test func `an update whose changes aren't known says so`() {
    let list = UpdatedTable("ab")
    _ = ListScreen(list)
    // The first update is still being shown when the cell is configured.
    list.onConfigure = { [unowned list] in
      list.onConfigure = nil
      list.setListData(UpdatedTable.sections("abcd"))
    }
    list.setListData(UpdatedTable.sections("abc"), animated: false)
    let update = list.updates.last
    #expect((list.updates.count, update?.words, update?.isAnimated) == (1, "?", false))
    #expect(update?.indexPath(ofItemAt: [0, 0]) == nil)
  }

  @Test func `links after one that makes another update hear of both as one`() {
    let list = UpdatedTable("ab")
    _ = ListScreen(list)
    list.onUpdate = { [unowned list] in
      list.onUpdate = nil
      list.setListData(UpdatedTable.sections("xabc"))
    }
    list.setListData(UpdatedTable.sections("abc"))
    list.setListData(UpdatedTable.sections("abc"))
    #expect(list.updates.map(\.words) == ["+02", "+00", "-00"])
    #expect(list.laterUpdates.map(\.words) == ["?", "-00"])
  }

  /// The user moves the first row to the end. Before that is complete, the list gets other data,
  /// once or twice.
  @Test(arguments: [
    ([], ["00>02"], "00>02 01>00 02>01"),
    (["bcax"], ["00>02", "+03"], "00>00 01>01 02>02"),
    (["cab", "xbca"], ["00>02", "+00"], "00>01 01>02 02>03"),
  ])
  func `a link learns of a move by the user, and of the updates that waited for it as one`(
    data: [String], changes: [String], places: String
  ) throws {
    let list = UpdatedTable("abc")
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    list.tableView.allowsSelectionDuringEditing = true
    list.dataDuringMove = data.map(UpdatedTable.sections)
    list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    screen.drag([0, 0], to: [0, 2])
    let update = try #require(list.updates.last)
    #expect((list.updates.map(\.words), update.places(in: "abc")) == (changes, places))
    #expect(screen.rowCounts == [data.last?.count ?? 3])
    #expect(list.tableView.indexPathForSelectedRow.flatMap(list.object)?.letter == "b")
  }

  /// Times at which a list gets other data, each of which UIKit or the kit is in the middle of.
  fileprivate enum OddTime: CaseIterable {
    case twiceInConfiguration, inWillUpdate, inWillUpdateOfMove, afterMove, inDidUpdateOfMove
    case inDidMove, inMoveToSelf
    /// An edit that the data of before and the data that waits both allow.
    case editInDidUpdateOfMove
  }

  @Test(arguments: OddTime.allCases)
  fileprivate func `the newest data is shown whenever it is set, and the selection stays`(
    time: OddTime
  ) async {
    let list = UpdatedTable("abc")
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    list.tableView.allowsSelectionDuringEditing = true
    list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    func set(_ text: String) { list.setListData(UpdatedTable.sections(text)) }
    var shown = "XCab"
    switch time {
    case .twiceInConfiguration:
      list.onConfigure = {
        list.onConfigure = nil
        set("bca")
        set("XCab")
      }
      set("abcd")
    case .inWillUpdate:
      list.willUpdate = {
        list.willUpdate = nil
        set("xcab")
      }
      set("XCab")
    case .inWillUpdateOfMove:
      list.willUpdate = {
        list.willUpdate = nil
        set("XCab")
      }
      screen.drag([0, 0], to: [0, 2])
    case .afterMove:
      list.dataDuringMove = ["cab", "XCab"].map(UpdatedTable.sections)
      screen.drag([0, 0], to: [0, 2])
    case .inDidUpdateOfMove:
      list.dataDuringMove = [UpdatedTable.sections("cab")]
      list.onUpdate = {
        list.onUpdate = nil
        set("XCab")
      }
      screen.drag([0, 0], to: [0, 2])
    case .editInDidUpdateOfMove:
      list.dataDuringMove = [UpdatedTable.sections("Xcabd")]
      list.onUpdate = {
        list.onUpdate = nil
        list.removeItem(at: [0, 4])
        list.replaceItem(at: [0, 1], with: UpdatedTable.Letter(letter: "C"))
      }
      screen.drag([0, 0], to: [0, 2])
    case .inDidMove:
      list.dataDuringMove = [UpdatedTable.sections("cab")]
      list.onMove = { set("XCab") }
      screen.drag([0, 0], to: [0, 2])
    case .inMoveToSelf:
      list.forwarding.didMoveItem(from: [0, 1], to: [0, 1])
      shown = "abc"
    }
    await screen.settle()
    #expect((screen.rowTexts.joined(), list.listData.text) == (shown, shown))
    #expect(list.tableView.indexPathForSelectedRow.flatMap(list.object)?.letter == "b")
    #expect(list.balance == 0, "each update is announced once")
  }
}

// MARK: - Fixtures

/// A link that writes down what it hears.
private final class HearingLink: ListLink, UITableViewDelegate, UICollectionViewDelegate {
  var heard: Set<String> = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.insert("scrolled") }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { heard.insert("shown") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { heard.insert("gone") }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { heard.insert("header") }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    heard.insert("touched")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { heard.insert("shown") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { heard.insert("gone") }
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind kind: String,
    at indexPath: IndexPath
  ) { heard.insert("header") }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { heard.insert("touched") }
}

/// A delegate that implements no method.
private final class IdleDelegate: NSObject, UITableViewDelegate {}

/// What the two links of a list have heard.
@MainActor private protocol HeardList: UIViewController, TitledList {
  var heard: Set<String> { get }
  /// Scrolls, and shows other data.
  func change()
}

extension HeardList {
  static var capabilities: [ListCapability] {
    [
      ListCapability { (_: any HeardList) in HearingLink() },
      ListCapability { (_: any HeardList) in HearingLink() },
    ]
  }

  var heardByLinks: [Set<String>] { allLinks.compactMap { ($0 as? HearingLink)?.heard } }
}

private final class HeardTable: ConnectedTable, TableList, PlainTable, HeardList {
  var listData = [Array("ab")]
  var heard: Set<String> = []

  func change() {
    tableView.setContentOffset(CGPoint(x: 0, y: 1), animated: false)
    setListData([Array("cd")])
  }

  func headerTitle(inSection section: Int) -> String? { "Title" }

  var passesScrollingOn = false
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if passesScrollingOn {
      IdleDelegate().scrollViewDidScroll(scrollView)
    } else {
      heard.insert("scrolled")
    }
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { heard.insert("shown") }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { heard.insert("gone") }
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { heard.insert("header") }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    heard.insert("touched")
  }
}

private final class HeardItems: ConnectedCollection, CollectionList, PlainItems, HeardList {
  var listData = [Array("ab")]
  var heard: Set<String> = []

  func change() {
    collectionView.setContentOffset(CGPoint(x: 0, y: 1), animated: false)
    setListData([Array("cd")])
  }

  func headerTitle(inSection section: Int) -> String? { "Title" }

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 40, height: 40)
    self.init(collectionViewLayout: layout)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.insert("scrolled") }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { heard.insert("shown") }
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { heard.insert("gone") }
  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind kind: String,
    at indexPath: IndexPath
  ) { heard.insert("header") }
  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { heard.insert("touched") }
}

/// A list of letters, whose case is their content, in sections by `|`.
private final class UpdatedTable: ConnectedTable, TableList, PlainTable, ReorderableList {
  static let capabilities = [
    ListCapability { (list: UpdatedTable) in
      TellingLink(willUpdate: { [unowned list] in
        list.balance += 1
        list.willUpdate?()
      }) { [unowned list] in
        list.balance -= 1
        list.updates.append($0)
        list.onUpdate?()
      }
    },
    ListCapability { (list: UpdatedTable) in
      TellingLink { [unowned list] in list.laterUpdates.append($0) }
    },
  ]

  struct Letter: Identifiable, Equatable {
    let letter: Character
    var id: String { letter.lowercased() }
  }

  static func sections(_ text: String) -> [ListSection<Letter>] {
    text.split(separator: "|").map { ListSection(id: $0.contains("d"), $0.map(Letter.init)) }
  }

  var listData: [ListSection<Letter>]
  var updates: [FollowedUpdate] = []
  var laterUpdates: [FollowedUpdate] = []
  var onConfigure: (() -> Void)?
  /// The number of updates that a link has been told of, and that haven't ended for it.
  var balance = 0
  var willUpdate: (() -> Void)?
  var onUpdate: (() -> Void)?
  var onMove: (() -> Void)?
  var dataDuringMove: [[ListSection<Letter>]] = []

  init(_ text: String) {
    listData = Self.sections(text)
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }

  func text(of object: Letter) -> String {
    onConfigure?()
    return String(object.letter)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    forwarding.didMoveItem(from: source, to: destination)
    for data in dataDuringMove { setListData(data) }
  }

  func didMove(_ object: Letter, from source: IndexPath, to destination: IndexPath) { onMove?() }
}

extension [ListSection<UpdatedTable.Letter>] {
  fileprivate var text: String { map { String($0.items.map(\.letter)) }.joined(separator: "|") }
}

private final class TellingLink: ListLink {
  private let tellOfBegin: () -> Void
  private let tellOfEnd: (FollowedUpdate) -> Void

  init(
    willUpdate: @escaping () -> Void = {}, didUpdate: @escaping (FollowedUpdate) -> Void
  ) { (tellOfBegin, tellOfEnd) = (willUpdate, didUpdate) }

  override func willUpdate() { tellOfBegin() }
  override func didUpdate(_ update: FollowedUpdate) { tellOfEnd(update) }
}

extension FollowedUpdate {
  /// The changes, such as "+01 02>00": sections have one digit, items two.
  fileprivate var words: String {
    guard let insertedItems, let removedItems, let movedItems, let changedItems,
      let insertedSections, let removedSections, let movedSections
    else { return "?" }
    let words =
      removedSections.map { "-\($0)" } + insertedSections.map { "+\($0)" }
      + movedSections.map { "\($0.from)>\($0.to)" }
      + removedItems.map { "-\($0[0])\($0[1])" } + insertedItems.map { "+\($0[0])\($0[1])" }
      + movedItems.map { "\($0.from[0])\($0.from[1])>\($0.to[0])\($0.to[1])" }
      + changedItems.map { "*\($0[0])\($0[1])" }
    return words.joined(separator: " ")
  }

  /// Where the items of a text are after the update.
  fileprivate func places(in text: String) -> String {
    let paths = text.split(separator: "|").enumerated().flatMap { section, items in
      items.indices.enumerated().map { IndexPath(item: $0.offset, section: section) }
    }
    return paths.map { old in
      let new = indexPath(ofItemAt: old)
      return "\(old[0])\(old[1])>" + (new.map { "\($0[0])\($0[1])" } ?? "-")
    }.joined(separator: " ")
  }
}
