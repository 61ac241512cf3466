import ListControllers
import ListFactories
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct DataSourceProviderTests {
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

  @Test func `a table shows data through a provider`() {
    let provider = DataSourceProvider(dataSource: names, cellFactory: cells())
    let tableView = UITableView()
    tableView.dataSource = provider.tableViewDataSource
    let window = show(tableView)
    #expect(tableView.visibleCells.map { $0.textLabel?.text } == ["Ada", "Alan", "Grace"])
    #expect(tableView.headerView(forSection: 1)?.textLabel?.text == "G")
    #expect(provider.tableViewDataSource.sectionIndexTitles(for: tableView) == ["A", "G"])
    #expect(provider.tableViewDataSource === provider.tableViewDataSource)
    provider.dataSource = [Section(["Edsger"])]
    tableView.reloadData()
    window.layoutIfNeeded()
    #expect(tableView.visibleCells.map { $0.textLabel?.text } == ["Edsger"])
  }

  @Test func `rows can be edited only where there is an editing controller`() {
    let tableView = UITableView()
    let fixed = DataSourceProvider(dataSource: [["a"]], cellFactory: cells())
    tableView.dataSource = fixed.tableViewDataSource
    let window = show(tableView)
    #expect(!User().swipeToDelete(rowAt: [0, 0], in: tableView))
    let provider = DataSourceProvider(
      dataSource: [["a", "b", "c"]], cellFactory: cells(), editing: .deleting())
    tableView.dataSource = provider.tableViewDataSource
    window.layoutIfNeeded()
    #expect(User().swipeToDelete(rowAt: [0, 1], in: tableView))
    #expect(provider.dataSource == [["a", "c"]])
    #expect(tableView.numberOfRows(inSection: 0) == 2)
  }

  @Test func `an editing controller says which rows, and inserts too`() {
    let provider = DataSourceProvider(
      dataSource: [["a", "+"]], cellFactory: cells(),
      editing: TableEditingController(
        canEditRow: { data, indexPath in data.object(at: indexPath) == "+" },
        commitEditing: { data, style, indexPath in
          style == .insert && data.insert("new", at: indexPath)
        }))
    let tableView = UITableView()
    let source = provider.tableViewDataSource
    tableView.dataSource = source
    let window = show(tableView)
    #expect(!source.tableView(tableView, canEditRowAt: [0, 0]))
    #expect(source.tableView(tableView, canEditRowAt: [0, 1]))
    source.tableView(tableView, commit: .delete, forRowAt: [0, 1])
    source.tableView(tableView, commit: .insert, forRowAt: [0, 1])
    window.layoutIfNeeded()
    #expect(tableView.visibleCells.map { $0.textLabel?.text } == ["a", "new", "+"])
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
    #expect(shown == ["Ada", "Alan", "Grace"])
    let header = collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect((header as? TitledSupplementaryView)?.label.text == "G")
    #expect(header?.reuseIdentifier == "TitledSupplementaryView")
    #expect(window.subviews.contains(collectionView))
  }

  @Test func `a registered identifier of the app's is used`() {
    final class Special: UITableViewCell {}
    let provider = DataSourceProvider(
      dataSource: [["a"]],
      cellFactory: ViewFactory<String, UITableViewCell>(reuseIdentifier: "special") {
        cell, name, type, tableView, indexPath in
        #expect(type == .cell)
        #expect(tableView.dataSource != nil)
        cell.textLabel?.text = "\(indexPath.row) \(name ?? "")"
      })
    let tableView = UITableView()
    tableView.register(Special.self, forCellReuseIdentifier: "special")
    tableView.dataSource = provider.tableViewDataSource
    let window = show(tableView)
    #expect(tableView.visibleCells.first is Special)
    #expect(tableView.visibleCells.first?.textLabel?.text == "0 a")
    #expect(window.subviews.count == 1)
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
