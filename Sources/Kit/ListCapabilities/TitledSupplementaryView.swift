public import Foundation
import ListCore
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

  /// Shows the title of a header or, in smaller type, of a footer. A view of another kind has none.
  package func showTitle(
    ofKind kind: String, header: @autoclosure () -> String?, footer: @autoclosure () -> String?
  ) {
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    label.font = .preferredFont(forTextStyle: isFooter ? .footnote : .headline)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    label.accessibilityTraits = isHeader ? .header : .staticText
    label.text = isHeader ? header() : isFooter ? footer() : nil
  }

  /// Removes the title.
  public override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
    label.attributedText = nil
  }
}
