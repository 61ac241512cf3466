import HeadlessUIKit
import ListControllers
import ListFactories
import Testing

/// The kit registers a class only for an identifier that it chose itself, and for which the app has
/// not registered anything.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RegistrationTests {

  /// The app's own cells: on iOS they come from a nib or a storyboard under the name of their
  /// superclass.
  class PlainRow: UITableViewCell {}
  final class FancyRow: PlainRow {}
  class PlainItem: UICollectionViewCell {}
  final class FancyItem: PlainItem {}

  final class Rows: UITableViewController, TableList {
    var listData = [["a", "b"]]
    override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      numberOfItems(inSection: section)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { tableCell(at: indexPath) }
    func listView(
      _ tableView: UITableView, configure cell: PlainRow, with text: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = text }
  }

  class Items: UICollectionViewController, CollectionList {
    var listData = [["a", "b"]]
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { numberOfItems(inSection: section) }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionCell(at: indexPath) }
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
  final class NamingItems: UICollectionViewController, CollectionList {
    var listData = [["a", "b"]]
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }
    func cellIdentifier(at indexPath: IndexPath) -> String { "PlainItem" }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { numberOfItems(inSection: section) }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionCell(at: indexPath) }
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

  @Test func `a class that the app registered in a table is used`() {
    let list = Rows(style: .plain)
    list.tableView.register(FancyRow.self, forCellReuseIdentifier: "PlainRow")
    show(list)
    #expect(list.tableView.cellForRow(at: [0, 0]) is FancyRow)
    #expect(list.tableView.cellForRow(at: [0, 1])?.textLabel?.text == "b")
  }

  @Test func `a class that the app registered in a collection view is used`() {
    let list = Items()
    list.collectionView.register(FancyItem.self, forCellWithReuseIdentifier: "PlainItem")
    show(list)
    #expect(list.collectionView.cellForItem(at: [0, 0]) is FancyItem)
  }

  @Test func `a class that the app registered for an identifier that the list names is used`() {
    let list = NamingItems()
    list.collectionView.register(FancyItem.self, forCellWithReuseIdentifier: "PlainItem")
    show(list)
    #expect(list.collectionView.cellForItem(at: [0, 1]) is FancyItem)
  }

  @Test func `nothing is registered for an identifier that the list names`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        // Another list's default is the same text.
        RegistrationTests().show(Items())
        RegistrationTests().show(NamingItems())
      }
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(Self.refusal))
  }

  @Test func `nothing is registered in a collection view of a storyboard's controller`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { RegistrationTests().show(StoryboardItems()) } }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(Self.refusal))
  }

  private static let refusal =
    "could not dequeue a view of kind: UICollectionElementKindCell with identifier PlainItem - must "
    + "register a nib or a class for the identifier"

  @Test func `the class is registered if nothing else is, for each view separately`() {
    for _ in 0..<2 {
      let (rows, items) = (Rows(style: .plain), Items())
      show(rows)
      show(items)
      #expect(rows.tableView.cellForRow(at: [0, 0]) is PlainRow)
      #expect(items.collectionView.cellForItem(at: [0, 0]) is PlainItem)
    }
  }

  @Test func `the row's cell is dequeued by its index path when it is reconfigured`() {
    let list = Rows(style: .plain)
    show(list)
    let cell = list.tableView.cellForRow(at: [0, 1])
    list.listData = [["a", "c"]]
    #expect(UIKitException.raised { list.tableView.reconfigureRows(at: [[0, 1]]) }.isEmpty)
    #expect(list.tableView.cellForRow(at: [0, 1]) === cell)
    #expect(cell?.textLabel?.text == "c")
  }

  @Test func `a factory's supplementary view is the app's where it registered one`() {
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
  }

  @Test func `a factory's class is registered for each kind of view`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    layout.footerReferenceSize = layout.headerReferenceSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let provider = DataSourceProvider(
      dataSource: [["a"]],
      cellFactory: ViewFactory<String, UICollectionViewCell> { _, _, _, _, _ in },
      supplementaryFactory: TitledSupplementaryViewFactory<String>(
        headerTitle: { _ in "Above" }, footerTitle: { _ in "Below" }))
    view.dataSource = provider.collectionViewDataSource
    #expect(UIKitException.raised { view.layoutIfNeeded() }.isEmpty)
    let titles = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].map {
      (view.supplementaryView(forElementKind: $0, at: [0, 0]) as? TitledSupplementaryView)?.label
        .text
    }
    #expect(titles == ["Above", "Below"])
  }
}
