import Foundation
import Testing

@testable import HeadlessUIKit

/// What UIKit answered about groups of compositional layouts (Mac Catalyst, macOS 27, scale 2).
@MainActor struct RecordedGroupsTests {
  // MARK: Rows

  @Test func `fractions are of the width less spacings and insets, and end on pixels`() {
    RecordedView(section(row(.pt(10), of: item(.w(0.3), .pt(10)))), [8]).expect(
      "cmp-row-30",
      "content: 320 30; 0.0: 0 0 96 10; 0.1: 96 0 96 10; 0.3: 0 10 96 10; 0.7: 96 20 96 10")
    let short = section(row(.pt(10), .fixed(10), of: item(.w(0.3), .pt(10))))
    RecordedView(short, [8]).expect(
      "cmp-row-30-fixed",
      "content: 320 30; 0.0: 0 0 90 10; 0.1: 100 0 90 10; 0.2: 200 0 90 10; 0.3: 0 10 90 10")
    RecordedView(section(row(.pt(10), .fixed(10), of: item(.w(0.25), .pt(10)))), [8]).expect(
      "cmp-row-25-fixed",
      "content: 320 20; 0.0: 0 0 72.5 10; 0.1: 82.5 0 72.5 10; 0.3: 247.5 0 72.5 10; "
        + "0.4: 0 10 72.5 10")
    RecordedView(section(row(.pt(10), .flexible(10), of: item(.w(0.4), .pt(10)))), [8]).expect(
      "cmp-row-40-flexible",
      "content: 320 40; 0.0: 0 0 124 10; 0.1: 196 0 124 10; 0.2: 0 10 124 10")
    let mixed = row(.pt(20), .fixed(10), of: item(.w(0.5), .h(1)), item(.pt(50), .h(1)))
    RecordedView(section(mixed), [6]).expect(
      "cmp-mixed-absolute",
      "content: 320 60; 0.0: 0 0 155 20; 0.1: 165 0 50 20; 0.2: 0 20 155 20; 0.5: 165 40 50 20")
    let tall = row(.pt(20), .fixed(10), of: item(.w(0.5), .pt(100)), item(.w(0.5), .w(0.25)))
    RecordedView(section(tall), [4]).expect(
      "cmp-taller-than-row",
      "content: 320 40; 0.0: 0 0 155 100; 0.1: 165 0 155 77.5; 0.2: 0 20 155 100; "
        + "0.3: 165 20 155 77.5")
    RecordedView(section(row(.pt(20), of: item(.w(1 / 3), .h(1)))), [8], width: 280).expect(
      "cmp-thirds-280",
      "content: 280 60; 0.0: 0 0 93 20; 0.1: 93 0 93 20; 0.2: 186 0 93 20; 0.3: 0 20 93 20")
    let group = row(.h(0.5), of: item(.w(0.5), .h(1)))
    RecordedView(section(group, insets: [10, 20, 30, 40]), [4]).expect(
      "cmp-group-half-height",
      "content: 320 520; 0.0: 20 10 130 240; 0.1: 150 10 130 240; 0.2: 20 250 130 240")
    let thirds = row(.pt(50), .fixed(10), of: item(.w(1 / 3), .h(1)))
    RecordedView(section(thirds, insets: [5, 6, 7, 8], spacing: 4), [7]).expect(
      "cmp-insets-spacing",
      "content: 320 170; 0.0: 6 5 95 50; 0.1: 111 5 95 50; 0.2: 216 5 95 50; 0.3: 6 59 95 50; "
        + "0.6: 6 113 95 50")
  }

  @Test func `flexible spacing is that of a full row, and shares the rest`() {
    RecordedView(section(row(.pt(20), .flexible(4), of: item(.pt(100), .h(1)))), [8]).expect(
      "cmp-absolute-flexible",
      "content: 320 60; 0.0: 0 0 100 20; 0.1: 110 0 100 20; 0.2: 220 0 100 20; 0.7: 110 40 100 20")
    let wide = item(.w(0.5), .h(1))
    wide.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(4), top: nil, trailing: .flexible(6), bottom: .flexible(7))
    RecordedView(section(row(.pt(100), of: wide)), [4]).expect(
      "cmp-edge-flexible",
      "content: 320 400; 0.0: 79 0 160 100; 0.1: 79 100 160 100")
    let low = item(.w(0.4), .h(0.5))
    low.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: nil, bottom: nil)
    RecordedView(section(row(.pt(100), of: low)), [4]).expect(
      "cmp-edge-flexible-start",
      "content: 320 200; 0.0: 32 50 128 50; 0.1: 192 50 128 50; 0.2: 32 150 128 50")
  }

  @Test func `an estimated row is as high as its items, and a counted group divides its length`() {
    RecordedView(section(row(.est(44), of: item(.w(0.5), .h(1)))), [4]).expect(
      "cmp-estimated-group",
      "content: 320 88; 0.0: 0 0 160 44; 0.2: 0 44 160 44")
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.w(0.5), .pt(90)), subitem: item(.w(1), .h(1)), count: 3)
    RecordedView(section(group), [7]).expect(
      "cmp-counted-column",
      "content: 320 210; 0.0: 0 0 160 30; 0.2: 0 60 160 30; 0.3: 0 90 160 30; 0.6: 0 180 160 30")
    // It counts copies of its subitem.
    let subitem = item(.w(1), .h(1))
    subitem.contentInsets.top = 7
    let copy = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.w(1), .pt(50)), subitem: subitem, count: 4
    ).subitems.first
    #expect(
      (copy !== subitem, [copy?.layoutSize.widthDimension.dimension, copy?.contentInsets.top]) == (
        true, [0.25, 7]
      ))
  }

  // MARK: The last group

  @Test func `the last group is trimmed to its items and the rest of a full one`() {
    RecordedView(section(column(.pt(100), of: item(.w(1), .h(0.25)))), [9]).expect(
      "cmp-column",
      "content: 320 225; 0.0: 0 0 320 25; 0.3: 0 75 320 25; 0.4: 0 100 320 25; 0.8: 0 200 320 25")
    RecordedView(section(column(.pt(100), .fixed(10), of: item(.w(1), .h(0.25)))), [9]).expect(
      "cmp-column-fixed",
      "content: 320 217.5; 0.0: 0 0 320 17.5; 0.1: 0 27.5 320 17.5; 0.3: 0 82.5 320 17.5; "
        + "0.4: 0 100 320 17.5; 0.8: 0 200 320 17.5")
    RecordedView(section(column(.pt(100), of: item(.w(1), .pt(30)))), [5]).expect(
      "cmp-last-group",
      "content: 320 170; 0.2: 0 60 320 30; 0.3: 0 100 320 30; 0.4: 0 130 320 30")
    RecordedView(section(column(.pt(100), .fixed(10), of: item(.w(1), .pt(30)))), [5]).expect(
      "cmp-last-group-fixed",
      "content: 320 260; 0.1: 0 40 320 30; 0.2: 0 100 320 30; 0.3: 0 140 320 30; 0.4: 0 200 320 30")
    let sideways = section(row(.pt(100), .h(1), .flexible(10), of: item(.pt(30), .h(1))))
    RecordedView(sideways, [5, 3], isSideways: true).expect(
      "cmp-last-group-sideways-flexible",
      "content: 360 480; 0.1: 70 0 30 480; 0.2: 100 0 30 480; 1.0: 230 0 30 480; "
        + "1.1: 300 0 30 480; 1.2: 330 0 30 480")

    // A partly filled group within the last one trims it, too.
    let inner = column(.w(0.5), .h(1), of: item(.w(1), .h(0.5)))
    RecordedView(section(row(.pt(100), of: inner)), [9]).expect(
      "cmp-nested-repeated",
      "content: 320 250; 0.1: 0 50 160 50; 0.2: 160 0 160 50; 0.3: 160 50 160 50; "
        + "0.8: 0 200 160 50")
  }

  // MARK: Sideways, and sections by a provider

  @Test func `columns follow each other sideways, and a provider knows the size`() {
    let quarters = section(
      column(.pt(100), .h(1), of: item(.w(1), .h(0.25))), insets: [3, 4, 5, 6], spacing: 5)
    RecordedView(quarters, [8, 8], isSideways: true, spacing: 12).expect(
      "cmp-sideways",
      "content: 442 480; 0.0: 4 3 100 118; 0.3: 4 357 100 118; 0.4: 109 3 100 118; "
        + "1.0: 231 3 100 118; 1.4: 336 3 100 118")
    let halves = section(row(.w(0.5), .h(1), of: item(.w(1), .h(0.25))), insets: [3, 4, 5, 6])
    RecordedView(halves, [5], isSideways: true).expect(
      "cmp-sideways-half",
      "content: 810 480; 0.0: 4 3 160 118; 0.1: 164 3 160 118; 0.4: 644 3 160 118")
    let layout = UICollectionViewCompositionalLayout { index, _ in
      section(
        row(.pt(40), of: item(.w(0.5), .h(1))), insets: index == 1 ? [0, 0, 0, 0] : [3, 4, 5, 6])
    }
    RecordedView(layout, [4, 4, 2]).expect(
      "cmp-provider",
      "content: 320 216; 0.0: 4 3 155 40; 1.0: 0 88 160 40; 1.3: 160 128 160 40; 2.0: 4 171 155 40")
    let narrow = UICollectionViewCompositionalLayout { _, environment in
      let isWide = environment.container.effectiveContentSize.width > 250
      return section(row(.pt(30), of: item(.w(isWide ? 0.25 : 0.5), .h(1))))
    }
    RecordedView(narrow, [6, 4], width: 200, height: 300).expect(
      "cmp-provider-size",
      "content: 200 150; 0.0: 0 0 100 30; 0.2: 0 30 100 30; 1.0: 0 90 100 30")
  }

  // MARK: Queries

  @Test func `there is nothing below the content, and a custom group is found by its frames`() {
    let view = RecordedView(section(row(.pt(40), of: item(.w(0.5), .h(1)))), [4]).view
    let below = CGRect(x: 0, y: 240, width: 301, height: 30)
    // qry-outside
    #expect(view.collectionViewLayout.layoutAttributesForElements(in: below) == [])
    let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.w(1), .pt(80))) { _ in
      (0..<3).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: $0 * 60, y: $0 * 20, width: 50, height: 40))
      }
    }
    let other = RecordedView(section(custom), [6]).view
    let top = CGRect(x: 0, y: 0, width: 320, height: 50)
    // qry-custom
    #expect(
      other.collectionViewLayout.layoutAttributesForElements(in: top)?.map(\.indexPath)
        == [[0, 0], [0, 1], [0, 2]])
  }
}
