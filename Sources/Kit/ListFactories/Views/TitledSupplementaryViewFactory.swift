public import Foundation
public import ListControllers

/// A factory of titled supplementary views.
///
///     TitledSupplementaryViewFactory<Contact> { view, _, _, indexPath in
///       view.label.text = titles[indexPath.section]
///     }
@MainActor public struct TitledSupplementaryViewFactory<Item>: ReusableViewFactory {
  /// A closure that configures a view for the item at its index path, if there is one, its kind and
  /// the index path.
  public typealias Configure = (
    _ view: TitledSupplementaryView, _ item: Item?, _ kind: String, _ indexPath: IndexPath
  ) -> Void

  private let configure: Configure

  /// Creates a factory with a closure that sets the title.
  public init(configure: @escaping Configure) { self.configure = configure }

  /// Creates a factory of headers and footers with the titles of their sections.
  ///
  /// - Parameters:
  ///   - headerTitle: Returns the title above a section.
  ///   - footerTitle: Returns the title below a section. By default, there is none.
  public init(
    headerTitle: @escaping (_ section: Int) -> String?,
    footerTitle: @escaping (_ section: Int) -> String? = { _ in nil }
  ) {
    self.init { view, _, kind, indexPath in
      view.showTitle(
        ofKind: kind, header: headerTitle(indexPath.section),
        footer: footerTitle(indexPath.section))
    }
  }

  /// Configures a view by the factory's closure.
  public func configure(
    _ view: TitledSupplementaryView, for item: Item?, _ type: ReusableViewType,
    in parentView: UICollectionView, at indexPath: IndexPath
  ) {
    if case .supplementaryView(let kind) = type { configure(view, item, kind, indexPath) }
  }
}
