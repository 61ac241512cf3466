import HeadlessUIKit
import Testing

/// Cells that decide their size: by changing the attributes that they receive, or a copy of them.
@MainActor struct PreferredAttributesTests {
  private class Sized: UICollectionViewCell {
    class var copies: Bool { false }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes =
        Self.copies
        ? layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
        : layoutAttributes
      attributes.size.height = 70
      return attributes
    }
  }
  private final class Copying: Sized {
    override class var copies: Bool { true }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private func estimated() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func fixed() -> UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 40)
    flow.minimumLineSpacing = 0
    return flow
  }

  private func frames(_ type: Sized.Type, _ layout: UICollectionViewLayout) -> [[CGRect?]] {
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(type, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return withExtendedLifetime(source) {
      let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
      return [
        paths.map { view.cellForItem(at: $0)?.frame },
        paths.map { view.layoutAttributesForItem(at: $0)?.frame },
      ]
    }
  }

  @Test(arguments: [false, true])
  func `the preferred height is used where the layout estimates, and only there`(copies: Bool) {
    for (layout, height) in [(estimated(), 70), (fixed(), 40)]
      as [(UICollectionViewLayout, CGFloat)]
    {
      let expected = (0..<3).map {
        CGRect(x: 0, y: CGFloat($0) * height, width: 300, height: height)
      }
      #expect(frames(copies ? Copying.self : Sized.self, layout) == [expected, expected])
    }
  }

  /// A cell whose content needs an area.
  private final class Flowing: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 6_000 / layoutAttributes.size.width
      return layoutAttributes
    }
  }

  @Test func `cells are measured again in a new width`() {
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: estimated())
    view.register(Flowing.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    for (width, height) in [(300, 20), (200, 30), (300, 20)] as [(CGFloat, CGFloat)] {
      view.frame.size.width = width
      view.layoutIfNeeded()
      #expect(view.faults("cell 0.2: 0 \(2 * height) \(width) \(height)") == [])
    }
    withExtendedLifetime(source) {}
  }

  /// Items each of which has a height of its own.
  private final class Heights: NSObject, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
      var height: CGFloat = 0
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
      }
    }
    var heights: [CGFloat] = [60, 50, 70, 90]
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { heights.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.height = heights[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      heights.insert(heights.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  @Test(arguments: [true, false]) func `measured sizes move with an item that is held`(
    isFlow: Bool
  ) {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 300, height: 40)
    flow.minimumLineSpacing = 0
    let source = Heights()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: isFlow ? flow : estimated())
    view.register(Heights.Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    func heights() -> [CGFloat?] {
      (0..<4).map { view.layoutAttributesForItem(at: [0, $0])?.frame.height }
    }
    #expect(heights() == [60, 50, 70, 90])
    func hold() {
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      // The third item is from 110 to 180.
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
      #expect(heights() == [50, 70, 60, 90])
    }
    hold()
    view.cancelInteractiveMovement()
    #expect(heights() == [60, 50, 70, 90])
    hold()
    view.endInteractiveMovement()
    #expect(heights() == [50, 70, 60, 90] && source.heights == [50, 70, 60, 90])
  }
}
