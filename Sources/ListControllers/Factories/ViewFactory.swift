public import Foundation

/// A factory of one closure.
///
///     let factory = ViewFactory<Contact, UITableViewCell> { cell, contact, _, _, _ in
///       cell.textLabel?.text = contact?.name
///     }
@MainActor public struct ViewFactory<Item, View: ReusableView>: ReusableViewFactory {
  /// Configures a view: the view, its item, what it is for, who shows it, and where.
  public typealias Configure = (
    _ view: View, _ item: Item?, _ type: ReusableViewType, _ parentView: View.ParentView,
    _ indexPath: IndexPath
  ) -> Void

  @usableFromInline
  let identifier: String?
  @usableFromInline
  let configure: Configure

  /// A factory.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: The identifier that the app registered; nil for the name of the view's
  ///     class, which is registered on first use.
  ///   - configure: Makes a view show an item.
  public init(reuseIdentifier: String? = nil, configure: @escaping Configure) {
    identifier = reuseIdentifier
    self.configure = configure
  }

  @inlinable
  public func reuseIdentifier(
    for item: Item?, _ type: ReusableViewType, at indexPath: IndexPath
  ) -> String { identifier ?? defaultIdentifier }

  @inlinable
  public func configure(
    _ view: View, for item: Item?, _ type: ReusableViewType, in parentView: View.ParentView,
    at indexPath: IndexPath
  ) { configure(view, item, type, parentView, indexPath) }
}
