import ListControllers
import ListFactories
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct DataSourceProviderTests {
  private let names = [
    Section(["Ada", "Alan"], headerTitle: "A", footerTitle: "two", indexTitle: "A"),
    Section(["Grace"], headerTitle: "G", indexTitle: "G"),
  ]

  private func cells() -> ViewFactory<String, UITableViewCell> {
    ViewFactory { cell, name, _, _, _ in cell.textLabel?.text = name }
  }

  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    view.frame = window.bounds
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  private func shownTexts(_ tableView: UITableView) -> [String?] {
    tableView.visibleCells.map { $0.textLabel?.text }
  }

  @Test func `a table shows data through a provider`() {
    let provider = DataSourceProvider(dataSource: names, cellFactory: cells())
    let tableView = UITableView()
    tableView.dataSource = provider.tableViewDataSource
    let window = show(tableView)
    let titles = provider.tableViewDataSource.sectionIndexTitles(for: tableView)
    let header = tableView.headerView(forSection: 1)?.textLabel?.text
    #expect((shownTexts(tableView), header) == (["Ada", "Alan", "Grace"], "G"))
    #expect(titles == ["A", "G"])
    #expect(provider.tableViewDataSource === provider.tableViewDataSource)
    provider.dataSource = [Section(["Edsger"])]
    tableView.reloadData()
    window.layoutIfNeeded()
    #expect(shownTexts(tableView) == ["Edsger"])
  }

  @Test func `rows can be edited as an editing controller says, and only where there is one`() {
    let tableView = UITableView()
    let fixed = DataSourceProvider(dataSource: [["a"]], cellFactory: cells())
    tableView.dataSource = fixed.tableViewDataSource
    let window = show(tableView)
    let isFixed = !User().swipeToDelete(rowAt: [0, 0], in: tableView)
    let provider = DataSourceProvider(
      dataSource: [["a", "b", "c"]], cellFactory: cells(), editing: .deleting())
    tableView.dataSource = provider.tableViewDataSource
    window.layoutIfNeeded()
    let isDeleted = User().swipeToDelete(rowAt: [0, 1], in: tableView)
    #expect([isFixed, isDeleted] == [true, true])
    #expect((provider.dataSource, tableView.numberOfRows(inSection: 0)) == ([["a", "c"]], 2))
    let inserting = DataSourceProvider(
      dataSource: [["a", "+"]], cellFactory: cells(),
      editing: TableEditingController(
        canEditRow: { data, indexPath in data.object(at: indexPath) == "+" },
        commitEditing: { data, style, indexPath in
          style == .insert && data.insert("new", at: indexPath)
        }))
    let other = UITableView()
    let source = inserting.tableViewDataSource
    other.dataSource = source
    let otherWindow = show(other)
    let canEdit = (0..<2).map { source.tableView(other, canEditRowAt: [0, $0]) }
    source.tableView(other, commit: .delete, forRowAt: [0, 1])
    source.tableView(other, commit: .insert, forRowAt: [0, 1])
    otherWindow.layoutIfNeeded()
    #expect((canEdit, shownTexts(other)) == ([false, true], ["a", "new", "+"]))
  }

  @Test func `a collection view shows data and titles through a provider`() {
    final class Cell: UICollectionViewCell { var name: String? }
    let titles = names.map(\.headerTitle)
    let provider = DataSourceProvider(
      dataSource: names,
      cellFactory: ViewFactory<String, Cell> { cell, name, _, _, _ in cell.name = name },
      supplementaryFactory: TitledSupplementaryViewFactory<String> { view, _, _, indexPath in
        view.label.text = titles[indexPath.section]
      })
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 300, height: 30)
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.dataSource = provider.collectionViewDataSource
    let window = show(collectionView)
    let shown = collectionView.indexPathsForVisibleItems.sorted().map {
      (collectionView.cellForItem(at: $0) as? Cell)?.name
    }
    let header = collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    let title = (header as? TitledSupplementaryView)?.label.text
    #expect(
      (shown, title, header?.reuseIdentifier)
        == (["Ada", "Alan", "Grace"], "G", "TitledSupplementaryView"))
    #expect(window.subviews.contains(collectionView))
  }

  @Test func `a registered identifier of the app's is used`() {
    final class Special: UITableViewCell {}
    let provider = DataSourceProvider(
      dataSource: [["a"]],
      cellFactory: ViewFactory<String, UITableViewCell>(reuseIdentifier: "special") {
        cell, name, type, tableView, indexPath in
        #expect((type, tableView.dataSource == nil) == (.cell, false))
        cell.textLabel?.text = "\(indexPath.row) \(name ?? "")"
      })
    let tableView = UITableView()
    tableView.register(Special.self, forCellReuseIdentifier: "special")
    tableView.dataSource = provider.tableViewDataSource
    let window = show(tableView)
    #expect(tableView.visibleCells.first is Special)
    #expect((shownTexts(tableView).first, window.subviews.count) == ("0 a", 1))
  }

  @Test func `only its owner retains a provider, and without it a table is empty`() {
    weak var weakProvider: AnyObject?
    let tableView = UITableView()
    var source: (any UITableViewDataSource)?
    do {
      let provider = DataSourceProvider(
        dataSource: [["a"]], cellFactory: cells(), editing: .deleting())
      weakProvider = provider
      source = provider.tableViewDataSource
      tableView.dataSource = source
      #expect(tableView.numberOfRows(inSection: 0) == 1)
    }
    #expect(weakProvider == nil)
    tableView.reloadData()
    #expect(tableView.numberOfSections == 0)
    source = nil
    #expect(tableView.dataSource == nil)
  }

  @Test func `a cell of another class ends the process with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Special: UITableViewCell {}
        let tableView = UITableView()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "wrong")
        let factory = ViewFactory<String, Special>(reuseIdentifier: "wrong") { _, _, _, _, _ in }
        _ = factory.tableCell(for: "a", in: tableView, at: [0, 0])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "shows its objects in cells of class Special, but the UITableView dequeued a "
          + "UITableViewCell for the identifier “wrong”"))
  }
}
