import ListControllers

// The least that conforms to each public protocol, in a target with no settings of its own.

struct PlainSection: SectionInfo {
  var items = [1, 2]
}

struct PlainMutableSection: MutableSectionInfo {
  var items = [1, 2]
}

struct PlainData: DataSource {
  var numberOfSections: Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { section == 0 ? 2 : 0 }
  func object(at indexPath: IndexPath) -> Int? { isValid(indexPath) ? indexPath.row : nil }
}

struct PlainState: StateMachine {
  mutating func reset() {}
  func next() -> PlainState? { nil }
  func previous() -> PlainState? { nil }
}

final class PlainList: List {
  typealias ListView = UIView
  typealias Cell = UIView
  var numberOfSections: Int { 0 }
  func numberOfItems(inSection section: Int) -> Int { 0 }
  func object(at indexPath: IndexPath) -> String? { nil }
  func listView(
    _ listView: UIView, configure cell: UIView, with object: String, at indexPath: IndexPath
  ) {}
}

final class PlainNonFetchedList: NonFetchedList {
  typealias ListView = UIView
  typealias Cell = UIView
  var listData = [["a"]]
  func listView(
    _ listView: UIView, configure cell: UIView, with object: String, at indexPath: IndexPath
  ) {}
}

final class PlainTableList: UITableViewController, TableList {
  var listData = PlainData()
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
    at indexPath: IndexPath
  ) {}
}

final class PlainTable: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

final class PlainScroller: NSObject, UIScrollViewDelegate, UINavigationControllerDelegate {}

final class PlainApp: UIResponder, UIApplicationDelegate {}

struct PlainConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { PlainContentView(self) }
  func updated(for state: any UIConfigurationState) -> PlainConfiguration { self }
}

final class PlainContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: PlainConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

struct PlainConfigurationState: UIConfigurationState {
  var traitCollection: UITraitCollection
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { nil }
    set {}
  }
}

/// Shows that what was compiled also runs: the rows that the list's table shows.
@MainActor public func plainRows() -> Int {
  let list = PlainTableList(style: .plain)
  return list.numberOfSections * list.numberOfItems(inSection: 0)
}
