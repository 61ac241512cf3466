import Recorders
import Testing

@testable import HeadlessUIKit

/// What of a flow layout depends on the screen or costs time, and how it stores its lines; its
/// rules are in UIKitConformanceTests.
@MainActor struct FlowLayoutTests {
  /// A flow layout in a collection view of 375 x 600.
  private func layOut(
    _ counts: [Int], width: CGFloat = 375, source: ItemCounts? = nil,
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> (UICollectionView, UICollectionViewFlowLayout) {
    let flow = UICollectionViewFlowLayout()
    change(flow)
    let source =
      (source as? any ItemCounts & UICollectionViewDataSource & UICollectionViewDelegate)
      ?? ItemSource(counts)
    let collection = makeCollection(source, layout: flow, width: width)
    collection.frame.size.height = 600
    collection.layoutIfNeeded()
    return (collection, flow)
  }

  private func origins(_ collection: UICollectionView, _ count: Int, section: Int = 0) -> [CGFloat]
  {
    (0..<count).map {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))!.frame.minX
    }
  }

  @Test func `items without a height lie on each other, also at the edge of a rectangle`() {
    let (collection, flow) = layOut([3]) {
      $0.itemSize = CGSize(width: 300, height: 0)
      $0.minimumLineSpacing = 0
      $0.sectionInset.top = 10
    }
    let frames = (0..<3).map { collection.layoutAttributesForItem(at: [0, $0])?.frame }
    #expect(frames.allSatisfy { $0?.minY == frames[0]?.minY && $0?.height == 0 })
    for top in [-10, 0, 10] as [CGFloat] {
      let rect = CGRect(x: 0, y: top, width: 300, height: 10)
      #expect((flow.layoutAttributesForElements(in: rect) ?? []).count <= 3)
    }
  }

  @Test func `origins lie on the pixel grid, sizes do not`() {
    let (collection, _) = layOut([7], width: 393) { $0.itemSize = CGSize(width: 50.25, height: 50) }
    // 393 - 6 x 50.25 = 91.5, five gaps of 18.3: 68.55, 137.1, 205.65, 274.2, 342.75
    let scale = UIScreen.main.scale
    let exact = (0..<6).map { CGFloat($0) * (50.25 + 18.3) }
    #expect(origins(collection, 6) == exact.map { ($0 * scale).rounded() / scale })
    #expect(collection.layoutAttributesForItem(at: [0, 1])!.size.width == CGFloat(50.25))
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `lines begin on the pixel grid, and are as long as their items`(
    direction: UICollectionView.ScrollDirection
  ) {
    let (collection, _) = layOut([6]) {
      $0.scrollDirection = direction
      $0.itemSize =
        direction == .vertical
        ? CGSize(width: 300, height: 50.3) : CGSize(width: 50.3, height: 500)
    }
    let scale = UIScreen.main.scale
    for item in 0..<6 {
      let frame = collection.layoutAttributesForItem(at: [0, item])!.frame
      let (start, length) =
        direction == .vertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
      let exact = (CGFloat(item) * 60.3 * scale).rounded() / scale
      #expect(max(abs(start - exact), abs(length - 50.3)) < 0.000_001, "\(item): \(frame)")
    }
  }

  @Test func `items of several sizes fill a line to its last point`() {
    final class Sizes: CollectionRecorder, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        CGSize(width: [100, 150, 105, 60][indexPath.item], height: 50)
      }
    }
    let sizes = Sizes([4])
    // 100 + 10 + 150 + 10 + 105 is the width; one point more, and the third is on the next line.
    let (collection, _) = layOut([], width: 375, source: sizes) { $0.minimumInteritemSpacing = 10 }
    #expect(origins(collection, 4) == [0, 110, 270, 0])
    collection.frame.size.width = 374
    collection.layoutIfNeeded()
    #expect(collection.layoutAttributesForItem(at: [0, 2])?.frame.minY == 60)
  }

  @Test func `content insets narrow the lines, and horizontal layouts swap the axes`() {
    let (collection, _) = layOut([8])
    collection.contentInset = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 50)
    collection.layoutIfNeeded()
    // 300 wide: five of 50 and four gaps of 12.5
    #expect(
      origins(collection, 6) + [collection.contentSize.width] == [
        0, 62.5, 125, 187.5, 250, 0, 300,
      ])
    let (sideways, _) = layOut([13]) { $0.scrollDirection = .horizontal }
    // 600 high: ten of 50, gaps of 100 / 9
    let second = sideways.layoutAttributesForItem(at: [0, 1])!.frame
    let scale = UIScreen.main.scale
    #expect(second.minY == (CGFloat(50 + 100.0 / 9) * scale).rounded() / scale)
    #expect(sideways.faults("0.10: 60 _ _ _; content: 110 600") == [])
  }

  @Test func `cells decide their size where the layout estimates, until a reload`() {
    let source = SelfSizing([100])
    let (collection, _) = layOut([100], source: source) {
      $0.estimatedItemSize = CGSize(width: 375, height: 40)
      $0.minimumLineSpacing = 0
    }
    let measured = source.log.count("cell")
    #expect(collection.visibleCells.count == 10 && measured <= 16)
    #expect(
      collection.faults("0.0: _ _ _ 60; content: _ \(measured * 60 + (100 - measured) * 40)") == [])
    // A reload forgets the sizes of cells that are off screen.
    let height = collection.contentSize.height
    collection.contentOffset.y = 1000
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height > height)
    collection.contentOffset.y = 0
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == height)
  }

  @Test(arguments: [2, 10, 60, 300, 2_000] as [CGFloat])
  func `a jump measures all cells that it shows, however wrong their estimates are`(
    estimate: CGFloat
  ) {
    let (collection, _) = layOut([500], source: SelfSizing([500])) {
      $0.estimatedItemSize = CGSize(width: 375, height: estimate)
      $0.minimumLineSpacing = 0
    }
    collection.contentOffset.y = collection.contentSize.height - 600
    collection.layoutIfNeeded()
    let (offset, size) = (collection.contentOffset, collection.contentSize)
    let visible = collection.indexPathsForVisibleItems.sorted()
    let frames = visible.compactMap { collection.layoutAttributesForItem(at: $0)?.frame }
    #expect(frames.map(\.height) == Array(repeating: 60, count: collection.visibleCells.count))
    #expect(
      (frames.first.map { $0.minY <= offset.y }, frames.last.map { $0.maxY >= offset.y + 600 }) == (
        true, true
      ))
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(collection.contentOffset == offset && collection.contentSize == size)
  }

  @Test func `pinned headers and footers stay in sight as long as their section does`() {
    let source = HeaderItems([30, 30])
    let (collection, _) = layOut([30, 30], source: source) {
      $0.itemSize = CGSize(width: 375, height: 50)
      $0.minimumLineSpacing = 0
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    collection.contentOffset.y = 300
    collection.layoutIfNeeded()
    #expect(collection.faults("shown Header 0.0: _ 300 _ _") == [])
    collection.contentOffset.y = 1515
    collection.layoutIfNeeded()
    #expect(collection.faults("shown Header 0.0: _ 1500 _ _; shown Header 1.0: _ 1520 _ _") == [])
    let items = HeaderItems([30, 30])
    let (list, _) = layOut([30, 30], source: items) {
      $0.itemSize = CGSize(width: 375, height: 50)
      $0.minimumLineSpacing = 0
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionFootersPinToVisibleBounds = true
    }
    #expect(list.faults("Footer 0.0: 0 580 375 20") == [])
    func faults(at offset: CGFloat, _ facts: String) -> [String] {
      list.contentOffset.y = offset
      list.layoutIfNeeded()
      return list.faults(facts)
    }
    #expect(faults(at: 300, "Footer 0.0: _ 880 _ _") == [])
    // The section ends at 1,550, and the next one's header is 30 points high. A footer stays below
    // that header, and above the end of its section.
    #expect(faults(at: 1_590 - 600, "Footer 0.0: _ 1530 _ _; Footer 1.0: _ 1580 _ _") == [])
    #expect(faults(at: 1_620 - 600, "Footer 1.0: _ 1600 _ _; shown Footer 1.0: _ 1600 _ _") == [])
  }

  // MARK: Counts

  @Test func `a million items of one size: first layout and a jump make what is visible`() {
    let (collection, flow) = layOut([1_000_000]) {
      $0.itemSize = CGSize(width: 50, height: 50)
    }
    let visible = collection.visibleCells.count
    #expect((visible, (visible...4 * visible).contains(flow.madeAttributes)) == (60, true))
    flow.madeAttributes = 0
    collection.scrollToItem(at: [0, 999_999], at: .bottom, animated: false)
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: [0, 999_999]) != nil)
    #expect((visible...8 * visible).contains(flow.madeAttributes))
  }

  @Test func `uneven sizes are asked for once; scrolling asks for none and makes what is visible`()
  {
    let source = SizedItems([20_000]) {
      CGSize(width: CGFloat(50 + $0.item % 7), height: CGFloat(40 + $0.item % 5))
    }
    let (collection, flow) = layOut([20_000], source: source)
    #expect(source.log.count("size") == 20_000)
    let visible = collection.visibleCells.count
    _ = source.log.take()
    flow.madeAttributes = 0
    for _ in 0..<10 {
      collection.contentOffset.y += 13
      collection.layoutIfNeeded()
    }
    #expect(
      (source.log.count("size"), (visible..<10 * 120).contains(flow.madeAttributes)) == (0, true))
  }

  @Test(arguments: [(0, 10), (1, 10), (5, 3), (9, 3), (10, 3), (150, 7)])
  func `lines of even and of uneven storage agree`(count: Int, width: Int) {
    for available in [CGFloat(0), 5, 10, 29.5, 100] {
      let metrics = FlowLines.Metrics(available: available, spacing: 2.5, lineSpacing: 1)
      let size = FlowSize(along: 7, across: CGFloat(width))
      let even = FlowLines(count: count, size: size, metrics)
      let uneven = FlowLines(Array(repeating: size, count: count), metrics)
      #expect((even.count, even.extent) == (uneven.count, uneven.extent))
      for line in 0..<even.count {
        #expect(
          (even.items(inLine: line), even.origins(inLine: line))
            == (uneven.items(inLine: line), uneven.origins(inLine: line)))
      }
      for low in stride(from: CGFloat(-5), to: even.extent + 5, by: 3.5) {
        // Either may name a line too many at an edge; both name all that touch.
        let wanted = (0..<even.count).filter {
          CGFloat($0) * 8 <= low + 11 && CGFloat($0) * 8 + 7 >= low
        }
        for lines in [even.lines(in: low...low + 11), uneven.lines(in: low...low + 11)] {
          #expect(
            wanted.allSatisfy(lines.contains) && lines.count <= wanted.count + 2,
            "\(lines) for \(wanted)")
        }
      }
    }
  }
}

// MARK: Sources

/// Cells that ask for a height of 60.
final class SelfSizing: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegate {
  final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.size = CGSize(width: 375, height: 60)
      return attributes
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.add("cell \(indexPath.section)-\(indexPath.item)")
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "sizing")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "sizing", for: indexPath)
  }
}
