public import Foundation
public import ListPlatform

/// A supplementary view with a title, for the headers and footers of collection views.
@MainActor public final class TitledSupplementaryView: UICollectionReusableView {
  /// The title's label; it fills the view but for a margin.
  public let label = UILabel()

  /// Points between the title and the view's left and right edges.
  public var margin: CGFloat = 16 {
    didSet {
      margins.left.constant = margin
      margins.right.constant = margin
    }
  }

  private lazy var margins = addSubview(filling: label, margin: margin)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    _ = margins
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = margins
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
    label.attributedText = nil
  }
}

/// Makes titled supplementary views.
///
///     TitledSupplementaryViewFactory<Contact> { view, _, _, indexPath in
///       view.label.text = titles[indexPath.section]
///     }
@MainActor public struct TitledSupplementaryViewFactory<Item>: ReusableViewFactory {
  /// Configures a view: the view, the item at its index path if there is one, its kind, and where.
  public typealias Configure = (
    _ view: TitledSupplementaryView, _ item: Item?, _ kind: String, _ indexPath: IndexPath
  ) -> Void

  private let configure: Configure

  /// A factory whose closure sets the title.
  public init(configure: @escaping Configure) { self.configure = configure }

  /// A factory of headers and footers with the titles of their sections.
  ///
  /// - Parameters:
  ///   - headerTitle: The title above a section.
  ///   - footerTitle: The title below a section.
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

  public func configure(
    _ view: TitledSupplementaryView, for item: Item?, _ type: ReusableViewType,
    in parentView: UICollectionView, at indexPath: IndexPath
  ) {
    if case .supplementaryView(let kind) = type { configure(view, item, kind, indexPath) }
  }
}
