import Foundation

extension UITableView: PlaceholderList {
  var presentedCounts: [Int] { geometry.sections.map(\.rows.count) }

  func present(_ operation: BatchUpdate.Operation, counts: [Int]) {
    apply(BatchUpdateMap(BatchUpdate.Calls([operation])), counts: counts)
    setNeedsLayout()
  }
}

/// A placeholder of a table view.
final class TablePlaceholderContext: PlaceholderContext, UITableViewDropPlaceholderContext {
  let placeholder: UITableViewPlaceholder

  init(_ list: UITableView, _ placeholder: UITableViewPlaceholder, _ dragItem: UIDragItem) {
    self.placeholder = placeholder
    super.init(list, at: placeholder.insertionIndexPath, dragItem)
  }

  /// Returns the cell of the placeholder.
  func cell(in list: UITableView, at path: IndexPath) -> UITableViewCell {
    let cell = list.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: path)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }
}
