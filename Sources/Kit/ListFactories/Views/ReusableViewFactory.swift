public import Foundation
public import ListControllers

/// A factory of the views that show items in tables and collection views.
///
/// A factory chooses the reuse identifiers and configures the views; the constrained extensions
/// dequeue them. A `ViewFactory` consists of a closure.
@MainActor public protocol ReusableViewFactory<Item, View> {
  /// The type of the items that the views show.
  associatedtype Item
  /// The class of the views.
  associatedtype View: ReusableView

  /// Returns the reuse identifier of an item's view.
  ///
  /// The default is the name of `View`. The kit registers `View` for it on first use, unless the
  /// app has registered a class or a nib for that name. UIKit doesn't reveal the registered classes
  /// of a collection view. If you register its views yourself, return their identifiers here.
  func reuseIdentifier(for item: Item?, _ type: ReusableViewType, at indexPath: IndexPath) -> String
  /// Configures a view to show an item. The item is `nil` if there is none, such as for the header
  /// of an empty section.
  func configure(
    _ view: View, for item: Item?, _ type: ReusableViewType, in parentView: View.ParentView,
    at indexPath: IndexPath)
}

extension ReusableViewFactory {
  /// Returns the name of `View`.
  @inlinable
  public func reuseIdentifier(
    for item: Item?, _ type: ReusableViewType, at indexPath: IndexPath
  ) -> String { defaultIdentifier }

  @usableFromInline
  var defaultIdentifier: String { ReuseIdentifier.byDefault(of: View.self) }

  @inlinable
  func cell(
    for item: Item?, in parentView: View.ParentView, at indexPath: IndexPath
  ) -> View {
    let cell = parentView.dequeue(
      View.self, ReuseIdentifier.identifier { reuseIdentifier(for: item, .cell, at: indexPath) },
      at: indexPath, for: self, choosingBy: "reuseIdentifier(for:_:at:)")
    configure(cell, for: item, .cell, in: parentView, at: indexPath)
    return cell
  }
}

extension ReusableViewFactory where View: UITableViewCell, View.ParentView == UITableView {
  /// Returns the configured cell of an item in a table.
  @inlinable
  public func tableCell(
    for item: Item?, in tableView: UITableView, at indexPath: IndexPath
  ) -> View { cell(for: item, in: tableView, at: indexPath) }
}

extension ReusableViewFactory
where View: UICollectionViewCell, View.ParentView == UICollectionView {
  /// Returns the configured cell of an item in a collection view.
  @inlinable
  public func collectionCell(
    for item: Item?, in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> View { cell(for: item, in: collectionView, at: indexPath) }
}

extension ReusableViewFactory
where View: UICollectionReusableView, View.ParentView == UICollectionView {
  /// Returns the configured supplementary view of a kind. If the view has another class, the
  /// process ends with a message.
  ///
  /// - Parameters:
  ///   - item: The item at the index path, or `nil` if there is none.
  ///   - kind: The kind of the view.
  ///   - collectionView: The collection view that shows it.
  ///   - indexPath: The index path of the view.
  public func supplementaryView(
    for item: Item?, ofKind kind: String, in collectionView: UICollectionView,
    at indexPath: IndexPath
  ) -> View {
    let type = ReusableViewType.supplementaryView(kind: kind)
    let (identifier, isDefault) = ReuseIdentifier.identifier {
      reuseIdentifier(for: item, type, at: indexPath)
    }
    let view =
      if isDefault {
        collectionView.dequeueReusableSupplementaryView(
          of: View.self, ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
      } else {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
      }
    guard let view = view as? View else {
      fatalError(
        "\(Self.self) provides views of class \(View.self), but the \(UICollectionView.self) "
          + "dequeued a \(Swift.type(of: view)) for the kind “\(kind)” and the identifier "
          + "“\(identifier)”. Register \(View.self) for this kind and identifier, or return "
          + "another identifier from reuseIdentifier(for:_:at:).")
    }
    configure(view, for: item, type, in: collectionView, at: indexPath)
    return view
  }
}
