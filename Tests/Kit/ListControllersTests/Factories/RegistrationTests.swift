import HeadlessUIKit
import ListControllers
import ListFactories
import Testing

/// The kit registers a class only for an identifier that it chose itself, and for which the app has
/// not registered anything.
@MainActor struct RegistrationTests {

  /// The app's own cells: on iOS they come from a nib or a storyboard under the name of their
  /// superclass.
  class PlainRow: UITableViewCell {}
  final class FancyRow: PlainRow {}
  class PlainItem: UICollectionViewCell {}
  final class FancyItem: PlainItem {}

  final class Rows: ForwardingRows, TableList {
    var listData = [["a", "b"]]
    func listView(
      _ tableView: UITableView, configure cell: PlainRow, with text: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = text }
  }

  class Items: ForwardingItems, CollectionList {
    var listData = [["a", "b"]]
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }
    func listView(
      _ collectionView: UICollectionView, configure cell: PlainItem, with text: String,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = text }
  }

  /// A controller that a storyboard made.
  final class StoryboardItems: Items {
    override var storyboard: UIStoryboard? { UIStoryboard(name: "Main", bundle: nil) }
  }

  /// A list that names its identifier, the same text as the default one.
  final class NamingItems: ForwardingItems, CollectionList {
    var listData = [["a", "b"]]
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }
    func cellIdentifier(at indexPath: IndexPath) -> String { "PlainItem" }
    func listView(
      _ collectionView: UICollectionView, configure cell: PlainItem, with text: String,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = text }
  }

  private func show(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
  }

  @Test func `a class that the app registered is used, or the list's own, for each view`() {
    let rows = Rows(style: .plain)
    rows.tableView.register(FancyRow.self, forCellReuseIdentifier: "PlainRow")
    show(rows)
    #expect(rows.tableView.cellForRow(at: [0, 0]) is FancyRow)
    #expect(rows.tableView.cellForRow(at: [0, 1])?.textLabel?.text == "b")
    let lists: [UICollectionViewController] = [Items(), NamingItems()]
    let cells = lists.map { list in
      list.collectionView.register(FancyItem.self, forCellWithReuseIdentifier: "PlainItem")
      show(list)
      return list.collectionView.cellForItem(at: [0, 1])
    }
    #expect(cells.map { $0 is FancyItem } == [true, true])
    for _ in 0..<2 {
      let (rows, items) = (Rows(style: .plain), Items())
      show(rows)
      show(items)
      #expect(rows.tableView.cellForRow(at: [0, 0]) is PlainRow)
      #expect(items.collectionView.cellForItem(at: [0, 0]) is PlainItem)
    }
  }

  @Test func `nothing is registered for an identifier that the list names, or in a storyboard`()
    async throws
  {
    let naming = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        // Another list's default is the same text.
        RegistrationTests().show(Items())
        RegistrationTests().show(NamingItems())
      }
    }
    let storyboard = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { RegistrationTests().show(StoryboardItems()) } }
    let refusal =
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier PlainItem - "
      + "must register a nib or a class for the identifier"
    let texts = [naming, storyboard].map {
      String(decoding: $0.standardErrorContent, as: UTF8.self)
    }
    #expect(texts.map { $0.contains(refusal) } == [true, true], "\(texts)")
  }

  @Test func `the row's cell is dequeued by its index path when it is reconfigured`() {
    let list = Rows(style: .plain)
    show(list)
    let cell = list.tableView.cellForRow(at: [0, 1])
    list.listData = [["a", "c"]]
    let raised = UIKitException.raised { list.tableView.reconfigureRows(at: [[0, 1]]) }
    #expect((raised, cell?.textLabel?.text) == ([], "c"))
    #expect(list.tableView.cellForRow(at: [0, 1]) === cell)
  }

  @Test
  func `a factory's view is the app's where it registered one, and is registered for each kind`() {
    class Header: UICollectionReusableView {}
    final class FancyHeader: Header {}
    let kind = UICollectionView.elementKindSectionHeader
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(FancyHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Header")
    let provider = DataSourceProvider(
      dataSource: [["a"]],
      cellFactory: ViewFactory<String, UICollectionViewCell> { _, _, _, _, _ in },
      supplementaryFactory: ViewFactory<String, Header> { _, _, _, _, _ in })
    view.dataSource = provider.collectionViewDataSource
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: kind, at: [0, 0]) is FancyHeader)
    // Headers and footers are of one class.
    let both = UICollectionViewFlowLayout()
    both.headerReferenceSize = CGSize(width: 100, height: 20)
    both.footerReferenceSize = both.headerReferenceSize
    let other = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: both)
    let titled = DataSourceProvider(
      dataSource: [["a"]],
      cellFactory: ViewFactory<String, UICollectionViewCell> { _, _, _, _, _ in },
      supplementaryFactory: TitledSupplementaryViewFactory<String>(
        headerTitle: { _ in "Above" }, footerTitle: { _ in "Below" }))
    other.dataSource = titled.collectionViewDataSource
    let raised = UIKitException.raised { other.layoutIfNeeded() }
    let titles = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].map {
      (other.supplementaryView(forElementKind: $0, at: [0, 0]) as? TitledSupplementaryView)?.label
        .text
    }
    #expect((raised, titles) == ([], ["Above", "Below"]))
  }
}
