public import Foundation
public import ListPlatform

/// A supplementary view with a title, for the headers and footers of collection views.
@MainActor public final class TitledSupplementaryView: UICollectionReusableView {
  /// The label of the title. It fills the view, apart from the margins.
  public let label = UILabel()

  /// The distance in points of the title from the view's left and right edges. The default is 16.
  public var margin: CGFloat = 16 {
    didSet {
      margins.left.constant = margin
      margins.right.constant = margin
    }
  }

  private lazy var margins = addSubview(filling: label, margin: margin)

  /// Creates a view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    _ = margins
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = margins
  }

  /// Removes the title.
  public override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
    label.attributedText = nil
  }
}

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
      view.label.text =
        switch kind {
        case UICollectionView.elementKindSectionHeader: headerTitle(indexPath.section)
        case UICollectionView.elementKindSectionFooter: footerTitle(indexPath.section)
        default: nil
        }
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
