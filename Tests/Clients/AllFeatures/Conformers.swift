import ListControllers

// The least that conforms to each public protocol, in a target with all upcoming features.

struct FeaturedSection: SectionInfo {
  var items = [1, 2]
}

struct FeaturedMutableSection: MutableSectionInfo {
  var items = [1, 2]
}

struct FeaturedData: DataSource {
  var numberOfSections: Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { section == 0 ? 2 : 0 }
  func object(at indexPath: IndexPath) -> Int? { isValid(indexPath) ? indexPath.row : nil }
}

struct FeaturedState: StateMachine {
  mutating func reset() {}
  func next() -> FeaturedState? { nil }
  func previous() -> FeaturedState? { nil }
}

final class FeaturedList: List {
  typealias ListView = UIView
  typealias Cell = UIView
  var numberOfSections: Int { 0 }
  func numberOfItems(inSection section: Int) -> Int { 0 }
  func object(at indexPath: IndexPath) -> String? { nil }
  func listView(
    _ listView: UIView, configure cell: UIView, with object: String, at indexPath: IndexPath
  ) {}
}

final class FeaturedNonFetchedList: NonFetchedList {
  typealias ListView = UIView
  typealias Cell = UIView
  var listData = [["a"]]
  func listView(
    _ listView: UIView, configure cell: UIView, with object: String, at indexPath: IndexPath
  ) {}
}

final class FeaturedTableList: UITableViewController, TableList {
  var listData = FeaturedData()
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
    at indexPath: IndexPath
  ) {}
}

final class FeaturedTable: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

final class FeaturedScroller: NSObject, UIScrollViewDelegate, UINavigationControllerDelegate {}

final class FeaturedApp: UIResponder, UIApplicationDelegate {}

struct FeaturedConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { FeaturedContentView(self) }
  func updated(for state: any UIConfigurationState) -> FeaturedConfiguration { self }
}

final class FeaturedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: FeaturedConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

struct FeaturedConfigurationState: UIConfigurationState {
  var traitCollection: UITraitCollection
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { nil }
    set {}
  }
}

/// Shows that what was compiled also runs: the rows that the list's table shows.
@MainActor public func featuredRows() -> Int {
  let list = FeaturedTableList(style: .plain)
  return list.numberOfSections * list.numberOfItems(inSection: 0)
}
