import ListControllers

/// A data source written without a kit.
final class HandWritten: NSObject, UITableViewDataSource {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

/// A list that forwards UIKit's methods.
final class Forwarding: NSObject, TableList, UITableViewDataSource {
  var tableView: UITableView!
  var listData: [[String]]

  init(_ names: [String]) { listData = [names] }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = name }

  func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableCell(at: indexPath)
  }
}

/// A list that forwards nothing.
final class Bridged: NSObject, TableList {
  var tableView: UITableView!
  var listData: [[String]]

  init(_ names: [String]) { listData = [names] }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = name }
}

/// A searchable list.
final class Searched: NonFetchedList, FilteredList {
  typealias ListView = UITableView
  typealias Cell = UITableViewCell
  var listData: [[String]]

  init(_ names: [String]) { listData = [names] }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
    at indexPath: IndexPath
  ) {}

  func filter(for text: String) -> @Sendable (String) -> Bool { { $0.contains(text) } }
}
