public import Foundation

/// The counts and cells of a table, and the edits of its data; all but two methods are optional.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of sections; 1 if not implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The titles of the index at the right edge; none if nil or not implemented.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row, dequeued and configured.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The title above a section; a header view is preferred to it.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section; a footer view is preferred to it.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited; true if not implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved; true if not implemented and rows can be moved at all.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The section that an index title leads to; the title's own index if not implemented.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  /// Deletes or inserts a row; the data source changes its data and tells the table. Without
  /// this method no row can be swiped away.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// A person moved a row; the data source changes its data and tells the table nothing.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { OptionalMethod.absent(1) }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.absent(nil)
  }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.absent(nil)
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.absent(nil)
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.absent(true)
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.absent(true)
  }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMethod.absent(index) }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.absent() }
}
