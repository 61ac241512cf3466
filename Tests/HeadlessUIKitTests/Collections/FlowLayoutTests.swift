import Testing

@testable import HeadlessUIKit

/// The rules of UIKit's flow layout, as they were measured.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FlowLayoutTests {
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

  @Test func `38: four small items are spaced as if their line were full`() {
    let (collection, _) = layOut([4])
    #expect(origins(collection, 4) == [0, 65, 130, 195])
  }

  @Test func `38: with one taller item the last line keeps the least spacing`() {
    let source = SizedItems([4]) {
      $0.item == 2 ? CGSize(width: 50, height: 80) : CGSize(width: 50, height: 50)
    }
    let (collection, _) = layOut([4], source: source)
    #expect(origins(collection, 4) == [0, 60, 120, 180])
    let frames = (0..<4).map {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!.frame
    }
    #expect(frames.map(\.minY) == [15, 15, 0, 15])
    #expect(collection.contentSize == CGSize(width: 375, height: 80))
  }

  @Test func `a full line spreads its items so that the last one is flush right`() {
    let (collection, _) = layOut([8])
    #expect(origins(collection, 8) == [0, 65, 130, 195, 260, 325, 0, 65])
  }

  @Test func `origins lie on the pixel grid, sizes do not`() {
    let (collection, _) = layOut([7], width: 393) { $0.itemSize = CGSize(width: 50.25, height: 50) }
    // 393 - 6 x 50.25 = 91.5, five gaps of 18.3: 68.55, 137.1, 205.65, 274.2, 342.75
    let scale = UIScreen.main.scale
    let exact = (0..<6).map { CGFloat($0) * (50.25 + 18.3) }
    #expect(origins(collection, 6) == exact.map { ($0 * scale).rounded() / scale })
    #expect(collection.layoutAttributesForItem(at: [0, 1])!.size.width == CGFloat(50.25))
  }

  @Test func `one item a line is centred`() {
    let (collection, _) = layOut([3]) { $0.itemSize = CGSize(width: 275, height: 20) }
    #expect(origins(collection, 3) == [50, 50, 50])
  }

  @Test func `lines are the least spacing apart, and as high as their tallest item`() {
    let source = SizedItems([7]) { CGSize(width: 50, height: $0.item == 1 ? 90 : 50) }
    let (collection, _) = layOut([7], source: source) { $0.minimumLineSpacing = 7 }
    #expect(collection.layoutAttributesForItem(at: [0, 6])!.frame.minY == CGFloat(97))
    #expect(collection.layoutAttributesForItem(at: [0, 0])!.frame.minY == CGFloat(20))
  }

  @Test func `headers ignore the inset, and empty sections keep header, insets and footer`() {
    let (collection, _) = layOut([0, 1], source: HeaderItems([0, 1])) {
      $0.headerReferenceSize = CGSize(width: 1, height: 30)
      $0.footerReferenceSize = CGSize(width: 1, height: 20)
      $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    }
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, 0])?.frame
    }
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    #expect(frame(header, 0) == CGRect(x: 0, y: 0, width: 375, height: 30))
    #expect(frame(footer, 0) == CGRect(x: 0, y: 50, width: 375, height: 20))
    #expect(frame(header, 1) == CGRect(x: 0, y: 70, width: 375, height: 30))
    #expect(
      collection.layoutAttributesForItem(at: [1, 0])?.frame
        == CGRect(x: 10, y: 105, width: 50, height: 50))
    #expect(frame(footer, 1) == CGRect(x: 0, y: 170, width: 375, height: 20))
    #expect(collection.contentSize == CGSize(width: 375, height: 190))
    #expect(frame("other", 0) == nil)
  }

  @Test func `a reference size of zero makes no header`() {
    let (collection, _) = layOut([1])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0]) == nil)
  }

  @Test func `content insets narrow the lines`() {
    let (collection, _) = layOut([8])
    collection.contentInset = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 50)
    collection.layoutIfNeeded()
    // 300 wide: five of 50 and four gaps of 12.5
    #expect(origins(collection, 6) == [0, 62.5, 125, 187.5, 250, 0])
    #expect(collection.contentSize.width == CGFloat(300))
  }

  @Test func `horizontal layouts swap the axes`() {
    let (collection, _) = layOut([13]) { $0.scrollDirection = .horizontal }
    // 600 high: ten of 50, gaps of 100 / 9
    let second = collection.layoutAttributesForItem(at: [0, 1])!.frame
    let scale = UIScreen.main.scale
    #expect(second.minY == (CGFloat(50 + 100.0 / 9) * scale).rounded() / scale)
    #expect(collection.layoutAttributesForItem(at: [0, 10])!.frame.minX == CGFloat(60))
    #expect(collection.contentSize == CGSize(width: 110, height: 600))
  }

  @Test func `the delegate overrides the properties section by section`() {
    let source = MeteredItems([4, 4])
    let (collection, _) = layOut([4, 4], source: source) {
      $0.itemSize = CGSize(width: 100, height: 10)
    }
    // Section 0: inset 0, spacing 10: three of 100 a line. Section 1: inset 80 left, so two.
    #expect(origins(collection, 4) == [0, 137.5, 275, 0])
    #expect(origins(collection, 4, section: 1) == [80, 275, 80, 275])
    #expect(collection.layoutAttributesForItem(at: [1, 0])!.frame.minY == CGFloat(30 + 12 + 8))
  }

  @Test func `cells decide their size where the layout estimates`() {
    let source = SelfSizing([100])
    let (collection, _) = layOut([100], source: source) {
      $0.estimatedItemSize = CGSize(width: 375, height: 40)
      $0.minimumLineSpacing = 0
    }
    let first = collection.layoutAttributesForItem(at: [0, 0])!.frame
    #expect(first.height == CGFloat(60))
    let measured = source.log.count("cell")
    #expect(collection.visibleCells.count == 10)
    #expect(measured <= 16)
    #expect(collection.contentSize.height == CGFloat(measured * 60 + (100 - measured) * 40))
  }

  @Test func `pinned headers stay at the top as long as their section is there`() {
    let source = HeaderItems([30, 30])
    let (collection, _) = layOut([30, 30], source: source) {
      $0.itemSize = CGSize(width: 375, height: 50)
      $0.minimumLineSpacing = 0
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let kind = UICollectionView.elementKindSectionHeader
    collection.contentOffset.y = 300
    collection.layoutIfNeeded()
    #expect(collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 300)
    collection.contentOffset.y = 1515
    collection.layoutIfNeeded()
    #expect(collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 1500)
    #expect(collection.supplementaryView(forElementKind: kind, at: [1, 0])?.frame.minY == 1520)
  }

  // MARK: Counts

  @Test func `a million items of one size: first layout and a jump make what is visible`() {
    let (collection, flow) = layOut([1_000_000]) {
      $0.itemSize = CGSize(width: 50, height: 50)
    }
    let visible = collection.visibleCells.count
    #expect(visible == 60)
    #expect(flow.madeAttributes <= 4 * visible)
    flow.madeAttributes = 0
    collection.scrollToItem(at: [0, 999_999], at: .bottom, animated: false)
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: [0, 999_999]) != nil)
    #expect(flow.madeAttributes <= 8 * visible)
  }

  @Test func `uneven sizes are asked for once; scrolling asks for none and makes what is visible`()
  {
    let source = SizedItems([20_000]) {
      CGSize(width: CGFloat(50 + $0.item % 7), height: CGFloat(40 + $0.item % 5))
    }
    let (collection, flow) = layOut([20_000], source: source)
    #expect(source.log.count("size") == 20_000)
    _ = source.log.take()
    flow.madeAttributes = 0
    for _ in 0..<10 {
      collection.contentOffset.y += 13
      collection.layoutIfNeeded()
    }
    #expect(source.log.count("size") == 0)
    #expect(flow.madeAttributes < 10 * 120)
  }

  @Test(arguments: [(0, 10), (1, 10), (5, 3), (9, 3), (10, 3), (150, 7)])
  func `lines of even and of uneven storage agree`(count: Int, width: Int) {
    for available in [CGFloat(0), 5, 10, 29.5, 100] {
      let metrics = FlowLines.Metrics(available: available, spacing: 2.5, lineSpacing: 1)
      let size = FlowSize(along: 7, across: CGFloat(width))
      let even = FlowLines(count: count, size: size, metrics)
      let uneven = FlowLines(Array(repeating: size, count: count), metrics)
      #expect(even.count == uneven.count)
      #expect(even.extent == uneven.extent)
      for line in 0..<even.count {
        #expect(even.items(inLine: line) == uneven.items(inLine: line))
        #expect(even.origins(inLine: line) == uneven.origins(inLine: line))
      }
      for low in stride(from: CGFloat(-5), to: even.extent + 5, by: 3.5) {
        // Either may name a line too many at an edge; both name all that touch.
        let wanted = (0..<even.count).filter {
          CGFloat($0) * 8 <= low + 11 && CGFloat($0) * 8 + 7 >= low
        }
        for lines in [even.lines(in: low...low + 11), uneven.lines(in: low...low + 11)] {
          #expect(wanted.allSatisfy(lines.contains))
          #expect(lines.count <= wanted.count + 2)
        }
      }
    }
  }

  @Test func `changing a property lays out again`() {
    let (collection, flow) = layOut([4])
    flow.itemSize = CGSize(width: 100, height: 100)
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: [0, 1])?.frame.size == CGSize(width: 100, height: 100))
  }

  @Test func `a new width breaks the lines anew`() {
    let (collection, _) = layOut([10])
    collection.frame.size.width = 110
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: [0, 2])?.frame.minY == CGFloat(60))
  }
}

// MARK: Sources

/// Items whose sizes the delegate gives.
final class SizedItems: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let size: (IndexPath) -> CGSize

  init(_ counts: [Int], _ size: @escaping (IndexPath) -> CGSize) {
    self.size = size
    super.init(counts)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log.add("size")
    return size(indexPath)
  }
}

/// Sections with insets, spacings and headers of their own.
final class MeteredItems: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: CGFloat(section) * 8, left: CGFloat(section) * 80, bottom: 0, right: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 10 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 1 ? 12 : 0) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// Items in sections with headers and footers where the layout has them.
final class HeaderItems: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.add("view \(kind.suffix(6)) \(indexPath.map(String.init).joined(separator: "-"))")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

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
