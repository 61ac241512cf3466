public import ListPlatform

/// A reusable cell, header, footer, or supplementary view.
@MainActor public protocol ReusableView: UIView {
  /// The type of the view that shows it.
  associatedtype ParentView: CellParentView

  /// The reuse identifier, or `nil` if the view wasn't dequeued.
  var reuseIdentifier: String? { get }
  /// Prepares the view for being reused.
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {
  /// The view that shows the cell, a table.
  public typealias ParentView = UITableView
}

extension UITableViewHeaderFooterView: ReusableView {
  /// The view that shows the header or footer, a table.
  public typealias ParentView = UITableView
}

extension UICollectionReusableView: ReusableView {
  /// The view that shows the cell or supplementary view, a collection view.
  public typealias ParentView = UICollectionView
}
