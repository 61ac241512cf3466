import Foundation
import ListControllers
import TestSupport
import Testing

/// Heights that were measured once are known when the rows return.
@MainActor struct SelfSizingListTests {
  /// The kinds whose layouts take estimates of single rows.
  private nonisolated static let kinds = [TallScreen.Kind.table, .flow]

  @Test(arguments: kinds)
  func `rows that a search hides return with their heights`(
    _ kind: TallScreen.Kind
  ) {
    let all = variousRows(100)
    let screen = TallScreen(kind, all)
    screen.scrollToEnd()
    let height = all.map(\.height).reduce(0, +)
    #expect(screen.view.contentSize.height == height)
    // A reload keeps them, too.
    screen.reload()
    #expect(screen.view.contentSize.height == height)
    screen.rows = all.filter { $0.id % 7 == 3 }
    screen.rows = all
    #expect(screen.view.contentSize.height == height)
  }

  @Test(arguments: kinds, [ListAnchor.beginning, .end])
  func `a reload leaves the rows where they are, wherever they were measured`(
    _ kind: TallScreen.Kind, anchor: ListAnchor
  ) {
    // The end is shown after the beginning was measured.
    let screen = TallScreen(kind, variousRows(200), anchor: anchor)
    func expectStay(_ what: String) {
      func sight() -> ([Int], [CGFloat], CGFloat) {
        (screen.places.map(\.id), screen.places.map(\.top), screen.view.contentSize.height)
      }
      let before = sight()
      screen.reload()
      #expect(sight() == before, "\(what)")
    }
    expectStay("opened")
    #expect(screen.scroll(to: 120, at: .middle) == true)
    expectStay("scrolled")
    // The visible cells are measured again, and not configured.
    screen.window.frame.size.width = 600
    screen.window.layoutIfNeeded()
    for _ in 0..<3 { screen.user.scroll(screen.view, by: -400) }
    expectStay("turned")
    // The rows move before they are remembered.
    screen.scroll(screen.list, to: TallRow(id: 30), at: .start, true) { _ in }
    screen.rows.removeFirst(10)
    HeadlessRunLoop.tick()
    expectStay("updated")
  }

  @Test(arguments: kinds)
  func `a rotation and back keeps the heights of each width`(_ kind: TallScreen.Kind) {
    let screen = TallScreen(kind, variousRows(100))
    screen.scrollToEnd()
    let height = screen.view.contentSize.height
    screen.window.frame.size.width = 600
    screen.window.layoutIfNeeded()
    // A flow layout keeps the sizes of its items.
    if kind == .table { #expect(screen.view.contentSize.height < height) }
    screen.window.frame.size.width = 320
    screen.window.layoutIfNeeded()
    #expect(screen.view.contentSize.height == height)
  }

  @Test func `another text size begins anew, and heights can be forgotten`() {
    let screen = TallScreen(.table, variousRows(100))
    screen.scrollToEnd()
    let height = screen.view.contentSize.height
    screen.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    screen.reload()
    #expect(screen.view.contentSize.height < height)
    screen.window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    screen.reload()
    #expect(screen.view.contentSize.height == height)
    screen.list.forgetHeights()
    screen.reload()
    #expect(screen.view.contentSize.height < height)
  }

  @Test(arguments: kinds)
  func `the newest height counts`(_ kind: TallScreen.Kind) {
    let screen = TallScreen(kind, variousRows(3))
    screen.rows[1].height = 171
    screen.rows.remove(at: 1)
    screen.rows.insert(TallRow(id: 50, height: 1_000), at: 0)
    // The row isn't shown with its third height.
    screen.rows.append(TallRow(id: 1, height: 30))
    let others = screen.rows.dropLast().map(\.height).reduce(0, +)
    #expect(screen.view.contentSize.height == others + 171)
  }

  @Test(arguments: kinds)
  func `rows that were never shown have the list's estimate, or the view's`(
    _ kind: TallScreen.Kind
  ) {
    let screen = TallScreen(kind, (0..<100).map { TallRow(id: $0) })
    // A flow layout measures all items that it expects on the screen.
    let shown: CGFloat = kind == .table ? 7 : 32
    #expect(screen.view.contentSize.height == shown * 100 + (100 - shown) * 20)
    screen.list.estimate = 60
    screen.rows = (0..<100).map { TallRow(id: $0 + 500) }
    let shownNow: CGFloat = kind == .table ? 7 : 11
    #expect(screen.view.contentSize.height == shownNow * 100 + (100 - shownNow) * 60)
    // A flow layout with fixed sizes keeps them.
    guard
      let view = screen.view as? UICollectionView,
      let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    layout.estimatedItemSize = .zero
    layout.itemSize = CGSize(width: 320, height: 30)
    screen.window.layoutIfNeeded()
    #expect(view.contentSize.height == 3_000)
  }

  // The estimates are wrong by a factor of five.
  @Test(arguments: TallScreen.Kind.allCases)
  func `what is under the finger stays there, and only new rows change the content's size`(
    _ kind: TallScreen.Kind
  ) {
    var random = SeededGenerator(seed: 35)
    let screen = TallScreen(kind, variousRows(10_000), anchor: .object)
    var seen: Set<Int> = []
    var next = 10_000
    for step in 0..<240 {
      let before = screen.places
      seen.formUnion(before.map(\.id))
      let height = screen.view.contentSize.height
      var distance: CGFloat = 0
      if step % 8 == 7 {
        var rows = screen.rows
        for _ in 0..<4 {
          rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
          let row = TallRow(id: next, height: CGFloat(next * 7919 % 161 + 20))
          rows.insert(row, at: Int.random(in: 0..<rows.count, using: &random))
          next += 1
        }
        screen.rows = rows
      } else {
        let offset = screen.view.contentOffset.y
        let sign: CGFloat = step % 80 < 40 ? 1 : -1
        distance = max(sign * CGFloat(Int.random(in: -100...700, using: &random)), -offset)
        screen.user.scroll(screen.view, by: distance)
      }
      let after = screen.places
      let stayed = after.first { place in before.contains { $0.id == place.id } }
      if let stayed, let old = before.first(where: { $0.id == stayed.id }),
        screen.view.contentOffset.y > 0
      {
        #expect(abs(stayed.top - (old.top - distance)) <= 0.5, "step \(step)")
      }
      let isKnown = after.allSatisfy { seen.contains($0.id) }
      if isKnown, step % 8 != 7 {
        #expect(screen.view.contentSize.height == height, "step \(step)")
      }
    }
  }
}
