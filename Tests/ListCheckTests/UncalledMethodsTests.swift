import Testing

@testable import ListCheck

/// UIKit's methods that a connected list answers itself.
@Suite(.timeLimit(.minutes(5))) struct UncalledMethodsTests {
  private static let connection = "override func viewDidLoad() { connectList() }\n"

  @Test func `a connected list answers for its cells`() {
    let source = """
      final class Names: UITableViewController, TableList {
        override func viewDidLoad() { super.viewDidLoad(); connectList() }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
      }
      """
    #expect(
      findings(in: source) == [
        """
        3: Names.tableView(_:cellForRowAt:) is never called, because the connected list answers it. \
        Remove it and configure cells in listView(_:configure:with:at:), or forward all of UIKit's \
        methods and don't call connectList().
        """
      ])
  }

  private static let table = """
    func numberOfSections(in tableView: UITableView) -> Int { 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { cell }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    """
  private static let collection = """
    func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    func collectionView(_ v: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ v: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell { cell }
    func collectionView(_ v: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    """

  @Test(arguments: [
    ("UITableViewController, TableList", connection + table, 3),
    ("UITableViewController, FetchedTableList", connection + table, 3),
    ("UITableViewController, TableList", "lazy var bridge = ListBridge(self)\n" + table, 3),
    ("UICollectionViewController, PagedCollectionList", connection + collection, 3),
    // A list that forwards.
    ("UITableViewController, TableList", table, 0),
    // Another view of the controller.
    ("UIViewController, TableList, UICollectionViewDataSource", connection + collection, 0),
    ("UIViewController, CollectionList, UITableViewDataSource", connection + table, 0),
    // A list in a view of its own.
    ("UIViewController, NonFetchedList", connection + table, 0),
  ]) func `a connected list answers for its own view`(heading: String, members: String, count: Int)
  {
    #expect(found(in: members, of: heading).count == count)
  }

  @Test func `a superclass connects the list`() {
    let source = """
      class Base: UITableViewController, TableList { \(Self.connection) }
      class Names: Base { \(Self.table) }
      """
    #expect(findings(in: source).count == 3)
  }
}
