import Foundation
import Testing

@testable import HeadlessUIKit

/// Grids, columns and nested groups of the shape of Apple's sample "Implementing Modern Collection
/// Views".
@MainActor struct ModernGridsTests {
  private func layout(_ section: NSCollectionLayoutSection) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: section)
  }

  // MARK: Getting started

  /// "Grid": items of a fifth of the width, in rows that are as high as an item is wide.
  @Test func `fractions make a grid, insets don't move it, and a count precedes widths`() {
    let screen = ModernScreen(
      layout(section(row(.w(0.2), of: item(.w(0.2), .h(1))))), [47], width: 375, height: 600)
    // A fifth of 375 is 75. Nine full rows and one of two items are 750 high.
    screen.expect(
      "content: 375 750; 0.0: 0 0 75 75; 0.4: 300 0 75 75; 0.5: 0 75 75 75; 0.46: 75 675 75 75")
    screen.resize(width: 640, height: 375)
    screen.expect("content: 640 1280; 0.4: 512 0 128 128; 0.46: 128 1152 128 128")
    // "Inset Items Grid": the same with insets of 5 points around each item.
    let inset = ModernScreen(
      layout(section(row(.w(0.2), of: item(.w(0.2), .h(1)).inset(5)))), [47], width: 375)
    inset.expect("content: 375 750; 0.0: 5 5 65 65; 0.6: 80 80 65 65; 0.46: 80 680 65 65")
    // "Two-Column Grid": two items a row by their count, with spacing between them.
    let columns = row(.pt(44), .fixed(10), of: item(.w(1), .h(1)), count: 2)
    let counted = ModernScreen(
      layout(section(columns, insets: [0, 10, 0, 10], spacing: 10)), [47], width: 375)
    // (375 - 2 * 10 - 10) / 2 is 172.5; 24 rows of 44 and 23 times 10 are 1286.
    counted.expect(
      """
      content: 375 1286; 0.0: 10 0 172.5 44; 0.1: 192.5 0 172.5 44; 0.2: 10 54 172.5 44;
      0.46: 10 1242 172.5 44
      """)
  }

  // MARK: Layouts by section

  /// "Distinct Sections": a list and two grids, by the index of the section.
  @Test func `each section has its own number of columns, and a wide view twice as many`() {
    let columns = [1, 5, 3]
    let layout = sections { index, _ in
      let height: NSCollectionLayoutDimension = columns[index] == 1 ? .pt(44) : .w(0.2)
      return section(
        row(height, of: item(.w(1), .h(1)).inset(2), count: columns[index]),
        insets: [20, 20, 20, 20])
    }
    let screen = ModernScreen(layout, [6, 10, 7], width: 340)
    // 300 between the insets: rows of 44 in the list, and of 60 in the grids. The sections are
    // 20 + 6 * 44 + 20 = 304, 20 + 2 * 60 + 20 = 160 and 20 + 3 * 60 + 20 = 220 high.
    screen.expect(
      """
      content: 340 684; 0.0: 22 22 296 40; 0.5: 22 242 296 40; 1.0: 22 326 56 56;
      1.9: 262 386 56 56; 2.0: 22 486 96 56; 2.2: 222 486 96 56; 2.6: 22 606 96 56
      """)
    // "Adaptive Sections": twice as many columns in a view that is wider than 800 points.
    let adaptive = sections { index, environment in
      let isWide = environment.container.effectiveContentSize.width > 800
      let columns = [1, 5, 3][index] * (isWide ? 2 : 1)
      return section(
        row(index == 0 ? .pt(44) : .w(0.2), of: item(.w(0.2), .h(1)).inset(2), count: columns),
        insets: [20, 20, 20, 20])
    }
    let wide = ModernScreen(adaptive, [6, 10, 7], width: 340, height: 700)
    let narrow = "content: 340 684; 0.5: 22 242 296 40; 1.9: 262 386 56 56; 2.6: 22 606 96 56"
    wide.expect(narrow)
    // 1200 between the insets: two columns of 600, ten of 120 and six of 200, in rows of 44 and of
    // 240. The sections are 20 + 3 * 44 + 20 = 172, 280 and 20 + 2 * 240 + 20 = 520 high.
    wide.resize(width: 1240, height: 800)
    wide.expect(
      """
      content: 1240 972; 0.1: 622 22 596 40; 0.5: 622 110 596 40; 1.9: 1102 194 116 236;
      2.5: 1022 474 196 236; 2.6: 22 714 196 236
      """)
    wide.resize(width: 800, height: 700)
    // Not wider than 800: 760 between the insets, in rows of 152.
    wide.expect("0.5: 22 242 756 40; 1.4: 630 326 148 148")
    wide.resize(width: 340, height: 700)
    wide.expect(narrow)
  }

  // MARK: Nested groups

  /// "Nested Groups": an item beside a column of two, which share their column equally.
  @Test func `groups nest, and a count divides the column`() {
    let screen = ModernScreen(
      layout(section(oneBesideTwo(.w(1)))), [8], width: 400, height: 600)
    // 0.4 of 600 is 240. The column is 120 wide, its halves 120 high.
    screen.expect(
      """
      content: 400 720; 0.0: 10 10 260 220; 0.1: 290 10 100 100; 0.2: 290 130 100 100;
      0.3: 10 250 260 220; 0.5: 290 370 100 100; 0.7: 290 490 100 100
      """)
    screen.resize(width: 600, height: 400)
    screen.expect("content: 600 480; 0.0: 10 10 400 140; 0.2: 430 90 160 60")
  }
}
