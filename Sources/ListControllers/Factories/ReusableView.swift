public import ListPlatform

/// A view that is reused: a cell, a header or footer, a supplementary view.
@MainActor public protocol ReusableView: UIView {
  /// The view that shows it.
  associatedtype ParentView: CellParentView

  /// The identifier under which it is reused; nil for one that was not dequeued.
  var reuseIdentifier: String? { get }
  /// Called before it is used again.
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {
  public typealias ParentView = UITableView
}

extension UITableViewHeaderFooterView: ReusableView {
  public typealias ParentView = UITableView
}

extension UICollectionReusableView: ReusableView {
  public typealias ParentView = UICollectionView
}

/// What a reused view is for.
public enum ReusableViewType: Hashable, Sendable {
  /// An item.
  case cell
  /// A section, or another part of a layout, of some kind.
  case supplementaryView(kind: String)
}
