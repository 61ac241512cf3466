import Foundation
import Testing

@testable import HeadlessUIKit

/// A collection view whose layout UIKit has answered for, in the recordings' own notation.
///
/// A recorded answer is a list such as `content: 320 30; 0.1: 96 0 96 10; h 0.0: 0 0 320 20`: the
/// size of the content, and the frames of items and of supplementary views by their kind, section
/// and item. `h L` is a view of the entire layout, and `z h 0.0` is a z-index.
///
/// Each recorded answer has a name, which the tests of this package give where they hold it. These
/// were recorded and aren't held:
///
/// - `flo-long-average`: items that were never in sight take the average of the measured ones. So
///   does macOS 27; iOS 8 to 18 take the estimate, as Apple's documentation says.
/// - `lse-plain-first`: the 22 points above a first item that is a header are the Mac's.
/// - `lce-checkmark`, `lce-editing-delete`, `lce-custom`, `lce-indentation` and `lce-image-only`:
///   the widths and distances of accessories are the Mac's.
/// - `lbg-grouped-header` and `lbg-accompanied`: a radius of 26 is the Mac's.
/// - `lcv-value`, `lcv-grouped-header`, `lcv-sidebar`, `lcv-sidebar-subtitle`,
///   `lcv-sidebar-header`, `lcv-margins-relation` and `lcv-margins-header`: fonts, paddings and
///   margins are those of iOS 14 to 18, and were recorded on a Mac of the design of iOS 26. No
///   second source says that an iPhone has them.
/// - `tab-disclosure-content`, `tab-header-inset` and `tab-separator-inset`: the distances next to
///   a disclosure indicator, before a title and behind a separator are the Mac's.
/// - `txt-8-regular`, `txt-8-semibold` and `txt-label-17`: texts are measured with the advances of
///   Helvetica, which are the same on all machines, and not with those of the system's font.
/// - `txt-rect-position`: recorded on iOS 9 or 10, and later systems may differ.
/// - `scr-flick-target` and `scr-rubber-band`: drags have no velocity here, and stop at the end.
@MainActor final class RecordedView {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int] = []
    /// The heights of supplementary views by constraints, by kind.
    var heights: [String: CGFloat] = [:]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? any NumberedCell)?.number = indexPath.item
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: kind, for: indexPath)
      if let height = heights[kind] {
        view.fill(with: UIView()).heightAnchor.constraint(equalToConstant: height).isActive = true
      }
      return view
    }
  }

  let view: UICollectionView
  private let source = Source()
  private let window = UIWindow()

  /// Shows sections of some numbers of items.
  init(
    _ layout: UICollectionViewLayout, _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self, heights: [String: CGFloat] = [:],
    _ prepare: (UICollectionView) -> Void = { _ in }
  ) {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    source.counts = counts
    source.heights = heights
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    prepare(view)
    window.frame = frame
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  /// Asks the layout of a collection view that a test shows by itself.
  init(asking view: UICollectionView) { self.view = view }

  convenience init(
    _ section: NSCollectionLayoutSection, _ counts: [Int], width: CGFloat = 320,
    height: CGFloat = 480, isSideways: Bool = false, spacing: CGFloat = 0,
    whole: [NSCollectionLayoutBoundarySupplementaryItem] = [],
    reference: UIContentInsetsReference = .safeArea,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self, heights: [String: CGFloat] = [:],
    _ prepare: (UICollectionView) -> Void = { _ in }
  ) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isSideways ? .horizontal : .vertical
    configuration.interSectionSpacing = spacing
    configuration.boundarySupplementaryItems = whole
    configuration.contentInsetsReference = reference
    self.init(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), counts,
      width: width, height: height, cell: cell, heights: heights, prepare)
  }

  /// Expects the recorded answer of a name, within half a point.
  func expect(
    _ name: String, _ recorded: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for fact in recorded.split(separator: ";") {
      let parts = fact.split(separator: ":").map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      let numbers = parts[1].split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
      let found = answer(to: parts[0])
      let isNear =
        found.count == numbers.count && zip(found, numbers).allSatisfy { abs($0 - $1) <= 0.5 }
      #expect(
        isNear, "\(name), \(parts[0]): \(numbers), not \(found)", sourceLocation: sourceLocation)
    }
  }

  private func answer(to question: String) -> [CGFloat] {
    let layout = view.collectionViewLayout
    if question == "content" {
      return [layout.collectionViewContentSize.width, layout.collectionViewContentSize.height]
    }
    if question.hasPrefix("z ") {
      return attributes(of: String(question.dropFirst(2))).map { [CGFloat($0.zIndex)] } ?? []
    }
    guard let frame = attributes(of: question)?.frame else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  private func attributes(of element: String) -> UICollectionViewLayoutAttributes? {
    let words = element.split(separator: " ")
    let numbers = (words.last ?? "").split(separator: ".").compactMap { Int($0) }
    let path = numbers.isEmpty ? IndexPath(index: 0) : IndexPath(indexes: numbers)
    let layout = view.collectionViewLayout
    guard words.count == 2 else { return layout.layoutAttributesForItem(at: path) }
    // Flow layouts have a header and a footer only.
    let kind =
      layout is UICollectionViewFlowLayout && words[0] == "header"
      ? UICollectionView.elementKindSectionHeader : String(words[0])
    return kind == "bg"
      ? layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
      : layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }

  /// Scrolls an orthogonal section.
  func scroll(section: Int, by distance: CGFloat) {
    _ = (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .scrollOrthogonally(section: section, by: distance)
    view.layoutIfNeeded()
  }
}

/// A cell that knows the number of its item.
@MainActor protocol NumberedCell: UICollectionViewCell { var number: Int { get set } }

// MARK: Layouts in short words

extension NSCollectionLayoutDimension {
  /// A fraction of the width.
  static func w(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .fractionalWidth(fraction) }
  /// A fraction of the height.
  static func h(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .fractionalHeight(fraction) }
  /// A number of points.
  static func pt(_ length: CGFloat) -> NSCollectionLayoutDimension { .absolute(length) }
  /// An estimate.
  static func est(_ length: CGFloat) -> NSCollectionLayoutDimension { .estimated(length) }
}

@MainActor func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
  -> NSCollectionLayoutSize
{ NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

@MainActor func item(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ views: NSCollectionLayoutSupplementaryItem...
) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(width, height), supplementaryItems: views)
}

@MainActor func row(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ spacing: NSCollectionLayoutSpacing? = nil, of items: NSCollectionLayoutItem...
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: items)
  group.interItemSpacing = spacing
  return group
}

/// A row of the full width.
@MainActor func row(
  _ height: NSCollectionLayoutDimension, _ spacing: NSCollectionLayoutSpacing? = nil,
  of items: NSCollectionLayoutItem...
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.w(1), height), subitems: items)
  group.interItemSpacing = spacing
  return group
}

@MainActor func column(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ spacing: NSCollectionLayoutSpacing? = nil, of items: NSCollectionLayoutItem...
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.vertical(layoutSize: size(width, height), subitems: items)
  group.interItemSpacing = spacing
  return group
}

/// A column of the full width.
@MainActor func column(
  _ height: NSCollectionLayoutDimension, _ spacing: NSCollectionLayoutSpacing? = nil,
  of items: NSCollectionLayoutItem...
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.w(1), height), subitems: items)
  group.interItemSpacing = spacing
  return group
}

/// A section of a group with insets at the top, the leading edge, the bottom and the trailing edge.
@MainActor func section(
  _ group: NSCollectionLayoutGroup, insets: [CGFloat] = [0, 0, 0, 0], spacing: CGFloat = 0,
  _ boundaries: NSCollectionLayoutBoundarySupplementaryItem..., follows: Bool = true
) -> NSCollectionLayoutSection {
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(
    top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
  section.interGroupSpacing = spacing
  section.boundarySupplementaryItems = boundaries
  section.supplementariesFollowContentInsets = follows
  return section
}

@MainActor func boundary(
  _ kind: String, _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  at alignment: NSRectAlignment, extends: Bool = true, pinned: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let view = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(width, height), elementKind: kind, alignment: alignment)
  view.extendsBoundary = extends
  view.pinToVisibleBounds = pinned
  return view
}

/// A view attached to edges of an item or a group, with an offset in points or, if `share` is set,
/// in fractions of its size.
@MainActor func badge(
  _ kind: String, _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  at edges: NSDirectionalRectEdge, _ offset: CGPoint = .zero, share: CGPoint? = nil,
  own: NSCollectionLayoutAnchor? = nil
) -> NSCollectionLayoutSupplementaryItem {
  let anchor =
    share.map { NSCollectionLayoutAnchor(edges: edges, fractionalOffset: $0) }
    ?? NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
  return own.map {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(width, height), elementKind: kind, containerAnchor: anchor, itemAnchor: $0)
  }
    ?? NSCollectionLayoutSupplementaryItem(
      layoutSize: size(width, height), elementKind: kind, containerAnchor: anchor)
}
