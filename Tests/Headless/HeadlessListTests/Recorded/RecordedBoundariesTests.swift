import Foundation
import Testing

@testable import HeadlessUIKit

/// What UIKit answered about views at boundaries, badges and backgrounds of compositional layouts
/// (Mac Catalyst, macOS 27, scale 2).
@MainActor struct RecordedBoundariesTests {
  private static let insets: [CGFloat] = [3, 4, 5, 6]
  private var rows: NSCollectionLayoutGroup { row(.pt(40), of: item(.w(0.5), .h(1))) }
  private var columns: NSCollectionLayoutGroup { row(.pt(100), .h(1), of: item(.w(0.5), .h(1))) }

  private func view(
    _ alignment: NSRectAlignment, isSideways: Bool = false, follows: Bool
  ) -> RecordedView {
    RecordedView(
      section(
        isSideways ? columns : rows, insets: Self.insets,
        boundary("h", .pt(60), .pt(30), at: alignment), follows: follows), [3, 2],
      isSideways: isSideways)
  }

  @Test func `a view at an edge is aligned and sized by its section, or between its insets`() {
    view(.top, isSideways: true, follows: false).expect(
      "bnd-top-sideways",
      "content: 270 480; 0.0: 4 3 50 472; h 0.0: 50 0 60 30; h 1.0: 185 0 60 30; 1.0: 164 3 50 472")
    view(.top, isSideways: true, follows: true).expect(
      "bnd-top-sideways-follows",
      "content: 270 480; h 0.0: 50 3 60 30; h 1.0: 185 3 60 30")
    view(.bottom, follows: false).expect(
      "bnd-bottom",
      "content: 320 196; 0.0: 4 3 155 40; h 0.0: 130 88 60 30; 1.0: 4 121 155 40; "
        + "h 1.0: 130 166 60 30")
    view(.bottom, isSideways: true, follows: true).expect(
      "bnd-bottom-sideways-follows",
      "content: 270 480; h 0.0: 50 445 60 30; h 1.0: 185 445 60 30")
    view(.trailing, follows: true).expect(
      "bnd-trailing-follows",
      "content: 320 136; h 0.0: 254 29 60 30; h 1.0: 254 97 60 30")
    view(.topTrailing, isSideways: true, follows: false).expect(
      "bnd-toptrailing-sideways",
      "content: 390 480; 0.0: 4 3 50 472; h 0.0: 160 0 60 30; h 1.0: 330 0 60 30")
    let views = section(
      rows, insets: Self.insets, boundary("h", .w(1), .h(0.1), at: .top),
      boundary("f", .w(0.5), .est(20), at: .bottom))
    RecordedView(views, [3, 2]).expect(
      "bnd-fractional",
      "content: 320 272; h 0.0: 4 0 310 48; 0.0: 4 51 155 40; f 0.0: 81.5 136 155 20; "
        + "h 1.0: 4 156 310 48")
  }

  @Test func `a view that is taller than its section sticks out, or extends it`() {
    func tall(_ alignment: NSRectAlignment, extends: Bool = false) -> RecordedView {
      RecordedView(
        section(rows, boundary("h", .pt(33), .pt(200), at: alignment, extends: extends)), [4])
    }
    tall(.top).expect(
      "bnd-tall-top-inside",
      "content: 320 80; 0.0: 0 0 160 40; h 0.0: 143.5 0 33 200")
    tall(.bottom).expect(
      "bnd-tall-bottom-inside",
      "content: 320 80; h 0.0: 143.5 -120 33 200")
    tall(.leading).expect(
      "bnd-tall-leading-inside",
      "content: 320 80; h 0.0: 0 -60 33 200")
    tall(.topLeading, extends: true).expect(
      "bnd-tall-topleading",
      "content: 320 280; 0.0: 0 200 160 40; h 0.0: 0 0 33 200")
    let sideways = section(
      column(.pt(100), .h(1), of: item(.w(1), .h(0.5))),
      boundary("h", .pt(33), .pt(200), at: .trailing))
    RecordedView(sideways, [8], isSideways: true).expect(
      "bnd-tall-trailing-sideways",
      "content: 433 480; 0.0: 0 0 100 240; h 0.0: 400 140 33 200")
    // At a side, it makes its section as long as itself.
    tall(.leading, extends: true).expect(
      "bnd-tall-leading",
      "content: 320 200; h 0.0: 0 0 33 200")
  }

  @Test func `an offset adds what sticks out; a view that doesn't extend its section lies in it`() {
    func moved(_ alignment: NSRectAlignment, _ offset: CGPoint) -> RecordedView {
      let view = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.pt(60), .pt(30)), elementKind: "h", alignment: alignment,
        absoluteOffset: offset)
      return RecordedView(section(rows, view), [4])
    }
    moved(.top, CGPoint(x: 0, y: 7)).expect(
      "bnd-top-offset",
      "content: 320 103; h 0.0: 130 0 60 30; 0.0: 0 23 160 40")
    moved(.bottomLeading, CGPoint(x: 5, y: 7)).expect(
      "bnd-bottomleading-offset",
      "content: 320 117; h 0.0: 5 87 60 30")
    // It lies within the insets, too.
    func inside(_ alignment: NSRectAlignment) -> RecordedView {
      let view = boundary("h", .pt(60), .pt(30), at: alignment, extends: false)
      return RecordedView(section(rows, insets: Self.insets, view), [3])
    }
    inside(.bottom).expect(
      "bnd-bottom-inside",
      "content: 320 88; h 0.0: 129 58 60 30")
    inside(.topTrailing).expect(
      "bnd-toptrailing-inside",
      "content: 320 88; h 0.0: 254 0 60 30")
  }

  // MARK: The layout's own views

  private func whole(
    _ views: [NSCollectionLayoutBoundarySupplementaryItem], _ counts: [Int] = [3, 2],
    isSideways: Bool = false, header: Bool = false
  ) -> RecordedView {
    let section = section(isSideways ? columns : rows, insets: Self.insets)
    if header {
      section.boundarySupplementaryItems = [boundary("l", .w(1), .pt(10), at: .top)]
    }
    return RecordedView(section, counts, isSideways: isSideways, whole: views)
  }

  @Test func `views of the layout are around all sections, also around empty ones`() {
    let header = boundary("h", .w(1), .pt(30), at: .top)
    whole([header, boundary("f", .w(1), .pt(20), at: .bottom)], header: true).expect(
      "bnd-layout",
      "content: 320 206; h L: 0 0 320 30; f L: 0 186 320 20; l 0.0: 4 30 310 10; "
        + "0.0: 4 43 155 40; l 1.0: 4 128 310 10")
    whole([
      boundary("h", .pt(30), .h(1), at: .leading), boundary("f", .pt(20), .h(1), at: .trailing),
    ]).expect(
      "bnd-layout-sides",
      "content: 320 480; h L: 0 0 30 480; f L: 300 0 20 480; 0.0: 4 3 155 40")
    whole(
      [boundary("h", .w(1), .pt(30), at: .top), boundary("f", .pt(20), .h(1), at: .trailing)],
      [3, 3], isSideways: true
    ).expect(
      "bnd-layout-sideways",
      "content: 340 480; h L: 0 0 320 30; f L: 320 0 20 480; 0.0: 4 3 50 472")
    whole([header], [0, 2, 0], header: true).expect(
      "bnd-empty-sections",
      "content: 320 124; h L: 0 0 320 30; l 0.0: 4 30 310 10; l 1.0: 4 48 310 10; "
        + "1.0: 4 61 155 40; l 2.0: 4 106 310 10")
    // An empty section has no insets, and the spacing around it.
    RecordedView(section(rows, insets: Self.insets), [2, 0, 2], spacing: 10).expect(
      "cmp-three-sections",
      "content: 320 116; 2.0: 4 71 155 40")
  }

  @Test func `pinned views stop at each other, in front of everything`() {
    let pinned = section(
      rows, insets: Self.insets, boundary("h", .w(1), .pt(30), at: .top, pinned: true),
      boundary("f", .w(1), .pt(20), at: .bottom, pinned: true))
    let view = RecordedView(pinned, [3, 12], height: 100)
    view.view.contentOffset.y = 100
    view.view.layoutIfNeeded()
    view.expect(
      "bnd-pinned-end",
      "content: 320 436; h 0.0: 4 88 310 30; f 0.0: 4 118 310 20; h 1.0: 4 138 310 30; "
        + "f 1.0: 4 180 310 20; z h 0.0: 1000000001; z f 1.0: 1000000001")
  }

  // MARK: Badges

  @Test func `badges are at the edges of their items, moved by the offsets of both anchors`() {
    let corner = item(.w(0.5), .pt(60), badge("badge", .pt(20), .pt(10), at: [.top, .trailing]))
    RecordedView(section(row(.pt(60), of: corner), insets: [20, 20, 20, 20]), [4]).expect(
      "bad-corner",
      "content: 320 160; badge 0.0: 140 20 20 10; badge 0.1: 280 20 20 10; "
        + "badge 0.2: 140 80 20 10; z badge 0.0: 1")
    let two = item(
      .w(0.5), .pt(60), badge("badge", .pt(10), .pt(10), at: [.top, .leading]),
      badge("badge2", .pt(10), .pt(10), at: [.bottom, .leading]))
    RecordedView(section(row(.pt(60), of: two)), [4]).expect(
      "bad-two",
      "badge 0.0: 0 0 10 10; badge2 0.0: 0 50 10 10; badge 0.1: 160 0 10 10; "
        + "badge2 0.1: 160 50 10 10")
    let top = row(.pt(200), of: item(.w(1), .h(1), badge("badge", .pt(40), .pt(20), at: .top)))
    top.supplementaryItems = [
      badge(
        "other", .pt(40), .pt(20), at: .top,
        own: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    ]
    RecordedView(section(top, insets: [50, 50, 50, 50]), [1]).expect(
      "bad-top",
      "badge 0.0: 140 50 40 20; other 0.0: 160 30 40 20")
    // Opposite edges mean the middle.
    let both = item(.w(1), .h(1), badge("badge", .pt(40), .pt(20), at: [.top, .bottom, .leading]))
    RecordedView(section(row(.pt(200), of: both)), [1]).expect(
      "opposite-edges",
      "badge 0.0: 0 90 40 20")
    let edges: NSDirectionalRectEdge = [.top, .trailing]
    let own: NSDirectionalRectEdge = [.bottom, .leading]
    let six = badge("six", .est(33), .est(17), at: .bottom)
    six.zIndex = 5
    let cell = item(
      .w(1), .h(1), badge("one", .pt(40), .pt(20), at: edges, CGPoint(x: 7, y: 9)),
      badge("two", .pt(40), .pt(20), at: edges, share: CGPoint(x: 0.5, y: 0.25)),
      badge(
        "three", .pt(40), .pt(20), at: edges,
        own: NSCollectionLayoutAnchor(edges: own, fractionalOffset: CGPoint(x: 0.5, y: 0.25))),
      badge(
        "four", .pt(40), .pt(20), at: edges,
        own: NSCollectionLayoutAnchor(edges: own, absoluteOffset: CGPoint(x: 3, y: 4))),
      badge("five", .w(0.5), .h(0.25), at: edges), six)
    cell.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    RecordedView(section(row(.pt(200), of: cell), insets: [50, 50, 50, 50]), [1]).expect(
      "bad-offsets",
      "0.0: 53 52 212 194; one 0.0: 232 61 40 20; two 0.0: 245 57 40 20; three 0.0: 285 37 40 20; "
        + "four 0.0: 268 36 40 20; five 0.0: 159 52 106 48.5; six 0.0: 142.5 229 33 17; "
        + "z six 0.0: 5")
  }

  @Test func `views of groups are numbered by kind in the order of the layout`() {
    let group = row(.pt(60), of: item(.w(0.5), .h(1)))
    group.supplementaryItems = [
      badge("g", .w(1), .pt(4), at: .bottom), badge("g2", .w(1), .pt(5), at: .top),
    ]
    RecordedView(section(group), [5, 4]).expect(
      "bad-group",
      "content: 320 300; g 0.0: 0 56 320 4; g2 0.0: 0 0 320 5; g 0.2: 0 176 320 4; "
        + "g 1.1: 0 296 320 4; g2 1.1: 0 240 320 5")
    let inner = column(.w(0.5), .h(1), of: item(.w(1), .h(0.5)))
    inner.supplementaryItems = [badge("inner", .w(0.1), .pt(6), at: [.top, .leading])]
    RecordedView(section(row(.pt(100), of: inner)), [8]).expect(
      "bad-nested-group",
      "inner 0.0: 0 0 32 6; inner 0.1: 160 0 32 6; inner 0.2: 0 100 32 6; inner 0.3: 160 100 32 6")
  }

  // MARK: Backgrounds and insets of a reference

  @Test func `a background is behind its section's cells`() {
    // dec-default-z
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "bg").zIndex == 0)
    let section = section(
      rows, insets: Self.insets, boundary("h", .w(1), .pt(30), at: .top))
    section.decorationItems = [.background(elementKind: "bg")]
    let view = RecordedView(section, [3, 2], isSideways: true) {
      $0.collectionViewLayout.register(UICollectionReusableView.self, forDecorationViewOfKind: "bg")
    }
    view.expect(
      "dec-sideways",
      "content: 820 480; bg 0.0: 0 0 490 480; bg 1.0: 490 0 330 480; h 0.0: 85 3 320 30; "
        + "0.0: 4 3 160 40; z 0.0: 1; z bg 0.0: 0")
  }

  @Test func `the insets of a reference are at the sides only`() {
    let header = boundary("h", .w(1), .pt(20), at: .top)
    let margins = { (view: UICollectionView) in
      view.insetsLayoutMarginsFromSafeArea = false
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 20, bottom: 30, trailing: 40)
    }
    RecordedView(section(rows, header), [3, 2], reference: .layoutMargins, margins).expect(
      "ref-margins-layout",
      "content: 320 160; 0.0: 20 20 130 40; h 0.0: 20 0 260 20")
    RecordedView(section(rows, header), [3, 2], reference: .none, margins).expect(
      "ref-none",
      "content: 320 160; 0.0: 0 20 160 40; h 0.0: 0 0 320 20")
    RecordedView(section(rows), [3], whole: [header], reference: .layoutMargins, margins).expect(
      "ref-layout-header",
      "content: 320 100; h L: 0 0 320 20; 0.0: 20 20 130 40")
  }

  // MARK: Orthogonal sections

  private func orthogonal(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, spacing: CGFloat = 8,
    height: NSCollectionLayoutDimension = .pt(50), header: Bool = true, _ counts: [Int] = [3, 8],
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> RecordedView {
    let section = section(
      row(.pt(100), height, of: item(.w(1), .h(1))), insets: Self.insets, spacing: spacing)
    if header { section.boundarySupplementaryItems = [boundary("h", .w(1), .pt(20), at: .top)] }
    section.orthogonalScrollingBehavior = behavior
    section.visibleItemsInvalidationHandler = handler
    return RecordedView(section, counts)
  }

  private func scrolled(_ view: RecordedView, by distance: CGFloat) -> RecordedView {
    for section in 0..<2 { view.scroll(section: section, by: distance) }
    return view
  }

  @Test func `an orthogonal section scrolls between its insets, to groups, pages or middles`() {
    scrolled(orthogonal(.continuous), by: 40).expect(
      "ort-continuous-40",
      "0.0: -2 23 100 50; 1.0: -36 101 100 50; 1.3: 288 101 100 50")
    scrolled(orthogonal(.continuous), by: 700).expect(
      "ort-continuous-end",
      "1.5: -2 101 100 50; 1.7: 214 101 100 50")
    orthogonal(.continuous, height: .h(0.25), header: false).expect(
      "ort-height",
      "0.0: 4 3 100 118; 1.0: 4 129 100 118")
    let leading = UICollectionLayoutSectionOrthogonalScrollingBehavior
      .continuousGroupLeadingBoundary
    scrolled(orthogonal(leading, spacing: 0), by: 130).expect(
      "ort-leading-130",
      "1.1: 4 101 100 50; 1.4: 304 101 100 50")
    scrolled(orthogonal(leading, spacing: 0), by: 700).expect(
      "ort-leading-end",
      "1.4: -86 101 100 50; 1.5: 14 101 100 50")
    scrolled(orthogonal(.groupPaging), by: 40).expect(
      "ort-group-paging-40",
      "1.0: 4 101 100 50")
    scrolled(orthogonal(.paging, spacing: 0), by: 200).expect(
      "paging",
      "1.3: -6 101 100 50")
    scrolled(orthogonal(.paging, spacing: 0), by: 900).expect(
      "paging-end",
      "1.7: 214 101 100 50")
    let centered = UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered
    orthogonal(centered, spacing: 0).expect(
      "ort-centered-start",
      "0.0: 9 23 100 50; 1.0: 9 101 100 50; 1.1: 109 101 100 50")
    scrolled(orthogonal(centered, spacing: 0), by: 130).expect(
      "ort-centered-130",
      "0.1: 9 23 100 50; 1.1: 9 101 100 50")
    scrolled(orthogonal(centered, height: .h(0.25), header: false), by: 700).expect(
      "ort-centered-end",
      "1.6: 1 129 100 118; 1.7: 109 129 100 118")
  }

  @Test func `the handler gets frames without the scroll offset, and changes what is seen`() {
    var frames: [String: CGRect] = [:]
    var offset: CGPoint?
    let view = orthogonal(.continuous) { items, now, _ in
      for item in items where item.indexPath.section == 1 {
        offset = now
        frames["\(item.name) \(item.indexPath.item)"] = item.frame
        if item.indexPath.item == 1 { item.transform3D = CATransform3DMakeScale(0.5, 0.5, 1) }
      }
    }
    view.scroll(section: 1, by: 40)
    // ort-handler
    #expect(offset == CGPoint(x: 40, y: 0))
    let names = ["UICollectionElementKindCell 0", "UICollectionElementKindCell 3", "h 0"]
    #expect(
      names.map { frames[$0]?.numbers } == ["4 101 100 50", "328 101 100 50", "4 78 310 20"])
    #expect(view.view.faults("cell 1.1: 97 113.5 50 25") == [])
  }
}
