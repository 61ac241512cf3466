import Foundation
import Testing

@testable import HeadlessUIKit

/// What UIKit answered about flow layouts (Mac Catalyst, macOS 26 and 27, scale 2).
@MainActor struct RecordedFlowTests {
  /// A cell whose size is that of a view in it, which a test sets by the number of the item.
  private final class SizedCell: UICollectionViewCell, NumberedCell {
    static var sizes: [CGSize] = []
    private var lengths: [NSLayoutConstraint] = []
    var number = 0 {
      didSet {
        let size = SizedCell.sizes[number % SizedCell.sizes.count]
        (lengths[0].constant, lengths[1].constant) = (size.width, size.height)
      }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      let view = contentView.fill(with: UIView())
      lengths = [
        view.widthAnchor.constraint(equalToConstant: 0),
        view.heightAnchor.constraint(equalToConstant: 0),
      ]
      NSLayoutConstraint.activate(lengths)
    }

    required init?(coder: NSCoder) { nil }
  }

  // MARK: Cells that size themselves

  private func sized(
    _ sizes: [(Double, Double)], estimate: CGSize, delegate: (any UICollectionViewDelegate)? = nil
  ) -> RecordedView {
    SizedCell.sizes = sizes.map { CGSize(width: $0.0, height: $0.1) }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    return RecordedView(layout, [sizes.count], cell: SizedCell.self) { $0.delegate = delegate }
  }

  @Test func `cells have their own heights, and those without constraints the estimate`() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 320, height: 70) }
    }
    let sizes = [29.0, 63, 29, 29, 63, 29].map { (320.0, $0) }
    sized(sizes, estimate: CGSize(width: 320, height: 40)).expect(
      "flo-fixed-width",
      "content: 320 292; 0.0: 0 0 320 29; 0.1: 0 39 320 63; 0.2: 0 112 320 29; "
        + "0.4: 0 190 320 63; 0.5: 0 263 320 29")
    let delegate = Sizes()
    sized(sizes, estimate: CGSize(width: 320, height: 40), delegate: delegate).expect(
      "flo-delegate-size",
      "content: 320 292; 0.0: 0 0 320 29; 0.1: 0 39 320 63; 0.5: 0 263 320 29")
    sized(sizes, estimate: UICollectionViewFlowLayout.automaticSize).expect(
      "flo-automatic", "content: 320 292; 0.0: 0 0 320 29; 0.1: 0 39 320 63; 0.5: 0 263 320 29")
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 60)
    RecordedView(layout, [4]).expect(
      "flo-plain-cells",
      "content: 320 130; 0.0: 0 0 100 60; 0.1: 110 0 100 60; 0.2: 220 0 100 60; 0.3: 0 70 100 60")
  }

  @Test func `the last line keeps the minimum spacing, and a cell alone in its line is centered`() {
    let alone = [29.0, 97, 46, 29].map { (200.0, $0) }
    sized(alone, estimate: CGSize(width: 50, height: 40)).expect(
      "flo-single-200",
      "content: 320 231; 0.0: 60 0 200 29; 0.1: 60 39 200 97; 0.2: 60 146 200 46; "
        + "0.3: 60 202 200 29")
    let sizes = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5].map { ($0, 29.0) }
    sized(sizes, estimate: CGSize(width: 50, height: 40)).expect(
      "flo-last-line",
      "content: 320 107; 0.0: 0 0 117 29; 0.1: 219.5 0 100.5 29; 0.2: 0 39 83.5 29; "
        + "0.3: 118.5 39 66.5 29; 0.4: 219.5 39 100.5 29; 0.5: 0 78 50 29; 0.6: 60 78 150.5 29; "
        + "0.7: 220.5 78 58.5 29")
  }

  // MARK: Items of one size

  @Test func `a last line of items of one size keeps the columns, or of one length the gaps`() {
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 90, height: 30)
    grid.sectionInset = UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
    grid.headerReferenceSize = CGSize(width: 0, height: 30)
    RecordedView(grid, [7, 2]).expect(
      "flo-grid-fixed",
      "content: 320 220; 0.0: 12 35 90 30; 0.1: 115 35 90 30; 0.2: 218 35 90 30; "
        + "0.3: 12 75 90 30; 0.6: 12 115 90 30; 1.0: 12 185 90 30; 1.1: 115 185 90 30")
    let squares = UICollectionViewFlowLayout()
    squares.itemSize = CGSize(width: 100, height: 100)
    squares.minimumLineSpacing = 12
    squares.minimumInteritemSpacing = 12
    squares.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    RecordedView(squares, [8], width: 375).expect(
      "flw-grid",
      "0.0: 16 16 100 100; 0.1: 137.5 16 100 100; 0.2: 259 16 100 100; 0.3: 16 128 100 100; "
        + "0.6: 16 240 100 100; 0.7: 137.5 240 100 100")
    SizedCell.sizes = [(117, 29), (100, 29), (83, 29)].map { CGSize(width: $0.0, height: $0.1) }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.estimatedItemSize = CGSize(width: 50, height: 29)
    // Twelve of 29 would fit in 480 with a spacing of 12.
    RecordedView(layout, [6], cell: SizedCell.self).expect(
      "equally-long-column", "0.0: 0 0 117 29; 0.1: 8.5 41 100 29; 0.5: 17 205 83 29")
  }

  // MARK: Insets of a reference

  /// Sizes, insets and headers that a delegate provides.
  private final class Varied: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 60 + 10 * (indexPath.item % 3), height: 40 + 6 * (indexPath.item % 4))
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      let section = CGFloat(section)
      return UIEdgeInsets(
        top: 4 + 3 * section, left: 6 + 5 * section, bottom: 8 + section, right: 10 + 4 * section)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 24) }
  }

  private func expect(
    _ name: String, _ recorded: String,
    to reference: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset,
    _ counts: [Int] = [7, 5, 1], isVaried: Bool = true, estimate: CGSize = .zero,
    content: (left: CGFloat, right: CGFloat) = (0, 0),
    margins: (left: CGFloat, right: CGFloat) = (8, 8)
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 7
    layout.minimumLineSpacing = 9
    layout.itemSize = CGSize(width: 70, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    layout.estimatedItemSize = estimate
    layout.sectionInsetReference = reference
    let delegate = Varied()
    RecordedView(layout, counts) { view in
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = UIEdgeInsets(
        top: 8, left: margins.left, bottom: 8, right: margins.right)
      view.contentInset = UIEdgeInsets(top: 0, left: content.left, bottom: 0, right: content.right)
      if isVaried { view.delegate = delegate }
    }.expect(name, recorded)
  }

  @Test func `lines are justified, and headers are as wide as the view less the content inset`() {
    expect(
      "fin-sizes-320",
      "content: 320 386; 0.0: 6 37 60 40; 0.1: 77.5 34 70 46; 0.2: 158.5 31 80 52; "
        + "0.3: 250 28 60 58; 0.4: 6 101 70 40; 0.6: 170 95 60 52; 1.3: 246 186 60 58; "
        + "1.4: 11 253 70 40; 2.0: 16 336 60 40; header 1.0: 0 155 320 24; "
        + "header 2.0: 0 302 320 24")
    expect(
      "fin-content-inset-headers",
      "content: 277 459; 0.0: 6 34 60 40; 0.1: 91.5 31 70 46; 0.2: 187 28 80 52; "
        + "1.4: 78 317 70 40; header 0.0: 0 0 277 24; header 1.0: 0 216 277 24",
      content: (40, 3))
    expect(
      "fin-estimated",
      "content: 270 538; 0.1: 88 31 70 46; 1.1: 88.5 250 70 46; 1.4: 78 317 70 40; "
        + "2.0: 16 415 60 40; 2.1: 89 412 70 46; 2.3: 16 470 60 58",
      [7, 5, 4], estimate: CGSize(width: 60, height: 40), content: (20, 30))
  }

  @Test func `insets of a reference lie within those of the content`() {
    expect(
      "fin-safe-area-delegate",
      "content: 277 459; 0.0: 0 34 60 40; 0.1: 90 31 70 46; 0.2: 190 28 80 52; "
        + "1.1: 88 250 70 46; 1.2: 186 247 80 52; 2.0: 0 409 60 40",
      to: .fromSafeArea, content: (40, 3))
    expect(
      "fin-margins-320",
      "content: 320 399; 0.0: 20 10 70 50; 0.1: 123 10 70 50; 0.2: 226 10 70 50; "
        + "2.0: 20 335 70 50",
      to: .fromLayoutMargins, isVaried: false)
    expect(
      "fin-margins-30-5",
      "content: 320 399; 0.0: 42 10 70 50; 0.1: 135.5 10 70 50; 0.2: 229 10 70 50; "
        + "0.6: 42 128 70 50",
      to: .fromLayoutMargins, isVaried: false, margins: (30, 5))
    expect(
      "fin-margins-delegate",
      "content: 320 459; 0.0: 14 34 60 40; 0.1: 113 31 70 46; 0.2: 222 28 80 52; "
        + "1.0: 19 253 60 40; 2.0: 24 409 60 40; header 0.0: 0 0 320 24",
      to: .fromLayoutMargins)
    expect(
      "fin-margins-inset",
      "content: 308 459; 0.0: 24 34 60 40; 0.1: 113.5 31 70 46; 0.2: 213 28 80 52; "
        + "1.0: 29 253 60 40; 2.0: 34 409 60 40",
      to: .fromLayoutMargins, content: (12, 0), margins: (30, 5))
  }
}
