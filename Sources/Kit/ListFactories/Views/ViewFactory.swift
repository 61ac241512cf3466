public import Foundation
public import ListControllers

/// A factory that consists of a closure.
///
///     let factory = ViewFactory<Contact, UITableViewCell> { cell, contact, _, _, _ in
///       cell.textLabel?.text = contact?.name
///     }
@MainActor public struct ViewFactory<Item, View: ReusableView>: ReusableViewFactory {
  /// A closure that configures a view for an item, a purpose, a parent view and an index path.
  public typealias Configure = (
    _ view: View, _ item: Item?, _ type: ReusableViewType, _ parentView: View.ParentView,
    _ indexPath: IndexPath
  ) -> Void

  @usableFromInline
  let identifier: String?
  @usableFromInline
  let configure: Configure

  /// Creates a factory.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: The reuse identifier that the app has registered, or `nil` for the name
  ///     of the view's class, which the kit registers on first use.
  ///   - configure: Configures a view to show an item.
  public init(reuseIdentifier: String? = nil, configure: @escaping Configure) {
    identifier = reuseIdentifier
    self.configure = configure
  }

  /// Returns the factory's reuse identifier.
  @inlinable
  public func reuseIdentifier(
    for item: Item?, _ type: ReusableViewType, at indexPath: IndexPath
  ) -> String { identifier ?? defaultIdentifier }

  /// Configures a view by the factory's closure.
  @inlinable
  public func configure(
    _ view: View, for item: Item?, _ type: ReusableViewType, in parentView: View.ParentView,
    at indexPath: IndexPath
  ) { configure(view, item, type, parentView, indexPath) }
}
