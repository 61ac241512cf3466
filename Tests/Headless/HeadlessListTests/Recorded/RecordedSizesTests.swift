import Foundation
import Testing

@testable import HeadlessUIKit

/// What UIKit answered about cells that size themselves in compositional layouts (Mac Catalyst,
/// macOS 27, scale 2).
@MainActor struct RecordedSizesTests {
  private static let heights: [CGFloat] = [31, 50, 31, 69, 31]

  /// A cell whose height is that of a view in it.
  private final class ConstrainedCell: UICollectionViewCell, NumberedCell {
    private var height: NSLayoutConstraint?
    var number = 0 {
      didSet { height?.constant = RecordedSizesTests.heights[number % 5] }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      height = contentView.fill(with: UIView()).heightAnchor.constraint(equalToConstant: 0)
      height?.isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A cell without constraints, whose height is that of `sizeThatFits(_:)`.
  private final class FrameCell: UICollectionViewCell, NumberedCell {
    var number = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: RecordedSizesTests.heights[number])
    }
  }

  /// A cell with a view of a fixed intrinsic size.
  private final class IntrinsicCell: UICollectionViewCell {
    private final class Fixed: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 37) }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.fill(with: Fixed(), sides: 8, ends: 4)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A cell with a text that wraps.
  private final class TextCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "many words ", count: 8)
      contentView.fill(with: label)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func rows(_ height: CGFloat = 44) -> NSCollectionLayoutSection {
    section(row(.est(height), of: item(.w(1), .est(height))), spacing: 3)
  }

  @Test func `a cell is sized by the size that fits, or its intrinsic size, or the estimate`() {
    RecordedView(rows(), [5], cell: FrameCell.self).expect(
      "siz-frame-cells",
      "content: 320 224; 0.0: 0 0 320 31; 0.1: 0 34 320 50; 0.3: 0 121 320 69; 0.4: 0 193 320 31")
    RecordedView(rows(), [5], cell: IntrinsicCell.self).expect(
      "siz-intrinsic", "content: 320 237; 0.0: 0 0 320 45; 0.1: 0 48 320 45")
    // These can't size themselves.
    let grid = row(.est(50), .fixed(5), of: item(.w(0.5), .est(50)))
    RecordedView(section(grid, spacing: 3), [5]).expect(
      "siz-grid-plain",
      "content: 320 156; 0.0: 0 0 157.5 50; 0.1: 162.5 0 157.5 50; 0.2: 0 53 157.5 50; "
        + "0.4: 0 106 157.5 50")
  }

  @Test func `a column whose content determines its length has each subitem once`() {
    let two = section(
      column(.est(88), .fixed(5), of: item(.w(1), .est(44)), item(.w(1), .est(44))), spacing: 3)
    RecordedView(two, [6], cell: ConstrainedCell.self).expect(
      "siz-column-two",
      "content: 320 264; 0.0: 0 0 320 31; 0.1: 0 36 320 50; 0.2: 0 89 320 31; 0.3: 0 125 320 69; "
        + "0.4: 0 197 320 31; 0.5: 0 233 320 31")
    RecordedView(two, [6]).expect(
      "siz-column-two-plain",
      "content: 320 285; 0.0: 0 0 320 44; 0.1: 0 49 320 44; 0.2: 0 96 320 44; 0.3: 0 145 320 44; "
        + "0.5: 0 241 320 44")
    // A counted column shares its estimate and measures no item.
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.w(1), .est(88)), subitem: item(.w(1), .est(44)), count: 2)
    group.interItemSpacing = .fixed(5)
    RecordedView(section(group, spacing: 3), [4], cell: FrameCell.self).expect(
      "siz-counted-column",
      "content: 320 179; 0.0: 0 0 320 41.5; 0.1: 0 46.5 320 41.5; 0.2: 0 91 320 41.5")
  }

  @Test func `headers, footers and rows in sight size themselves, and others are estimated`() {
    let section = rows()
    section.boundarySupplementaryItems = [
      boundary("header", .w(1), .est(30), at: .top),
      boundary("footer", .w(1), .est(30), at: .bottom),
    ]
    RecordedView(section, [5], cell: ConstrainedCell.self, heights: ["header": 28, "footer": 68])
      .expect(
        "siz-header",
        "content: 320 320; header 0.0: 0 0 320 28; 0.0: 0 28 320 31; 0.4: 0 221 320 31; "
          + "footer 0.0: 0 252 320 68")
    let recorded = RecordedView(rows(), [60], cell: ConstrainedCell.self)
    #expect(recorded.view.visibleCells.count == 11)
    recorded.expect(
      "siz-long",
      "content: 320 2788; 0.0: 0 0 320 31; 0.10: 0 454 320 31; 0.11: 0 488 320 44")
    recorded.view.contentOffset.y = 500
    recorded.view.layoutIfNeeded()
    recorded.expect(
      "siz-long-scrolled", "content: 320 2778; 0.11: 0 488 320 50; 0.21: 0 942 320 50")
  }

  /// `siz-label-wraps` was recorded.
  @Test func `a label wraps to the width that the layout gives`() throws {
    func height(_ width: CGFloat) throws -> CGFloat {
      let cells = section(row(.est(44), of: item(.w(width), .est(44))))
      let view = RecordedView(cells, [1], cell: TextCell.self).view
      return try #require(view.cellForItem(at: [0, 0])).frame.height
    }
    let line = UILabel().font.lineHeight
    let (wide, narrow) = (try height(1), try height(0.5))
    #expect(wide > 1.5 * line && narrow > wide + 0.5 * line, "\(wide), \(narrow), \(line)")
    #expect((wide / line).rounded() * line - wide < 1)
  }

  /// `bnd-layout-index` was recorded: the index path has one index, so its item is `NSNotFound`.
  @Test func `a view of the entire layout has an index path of one index`() throws {
    let view = RecordedView(
      rows(), [1], whole: [boundary("h", .w(1), .pt(10), at: .top)]
    ).view
    let attributes = try #require(
      view.collectionViewLayout.layoutAttributesForElements(in: view.bounds))
    #expect(
      attributes.filter { $0.representedElementKind == "h" }.map(\.indexPath)
        == [IndexPath(index: 0)])
  }
}

extension UIView {
  /// Adds a view with some distance to the sides and to the top and bottom, and returns it.
  @discardableResult func fill(with view: UIView, sides: CGFloat = 0, ends: CGFloat = 0) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: sides),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -sides),
      view.topAnchor.constraint(equalTo: topAnchor, constant: ends),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -ends),
    ])
    return view
  }
}
