import ListControllers

// The least that conforms to each public protocol, in a target whose default isolation is the main actor.

struct IsolatedSection: SectionInfo {
  var items = [1, 2]
}

struct IsolatedMutableSection: MutableSectionInfo {
  var items = [1, 2]
}

struct IsolatedData: DataSource {
  var numberOfSections: Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { section == 0 ? 2 : 0 }
  func object(at indexPath: IndexPath) -> Int? { isValid(indexPath) ? indexPath.row : nil }
}

struct IsolatedState: StateMachine {
  mutating func reset() {}
  func next() -> IsolatedState? { nil }
  func previous() -> IsolatedState? { nil }
}

final class IsolatedList: List {
  typealias ListView = UIView
  typealias Cell = UIView
  var numberOfSections: Int { 0 }
  func numberOfItems(inSection section: Int) -> Int { 0 }
  func object(at indexPath: IndexPath) -> String? { nil }
  func listView(
    _ listView: UIView, configure cell: UIView, with object: String, at indexPath: IndexPath
  ) {}
}

final class IsolatedNonFetchedList: NonFetchedList {
  typealias ListView = UIView
  typealias Cell = UIView
  var listData = [["a"]]
  func listView(
    _ listView: UIView, configure cell: UIView, with object: String, at indexPath: IndexPath
  ) {}
}

final class IsolatedTableList: UITableViewController, TableList {
  var listData = IsolatedData()
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
    at indexPath: IndexPath
  ) {}
}

final class IsolatedTable: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

final class IsolatedScroller: NSObject, UIScrollViewDelegate, UINavigationControllerDelegate {}

final class IsolatedApp: UIResponder, UIApplicationDelegate {}

struct IsolatedConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { IsolatedContentView(self) }
  func updated(for state: any UIConfigurationState) -> IsolatedConfiguration { self }
}

final class IsolatedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: IsolatedConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

struct IsolatedConfigurationState: UIConfigurationState {
  var traitCollection: UITraitCollection
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { nil }
    set {}
  }
}

/// Shows that what was compiled also runs: the rows that the list's table shows.
public func isolatedRows() -> Int {
  let list = IsolatedTableList(style: .plain)
  return list.numberOfSections * list.numberOfItems(inSection: 0)
}
