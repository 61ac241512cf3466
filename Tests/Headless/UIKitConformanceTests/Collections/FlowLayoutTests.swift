import Foundation
import ListPlatform
import Recorders
import Testing

/// Where a flow layout puts items, headers and footers.
///
/// Measured on UIKit (iOS 26, Mac Catalyst) unless a test names another source. Origins are rounded
/// to the pixels of the screen, so all that is asserted here is a whole number.
@MainActor struct FlowLayoutTests {
  private let stage = Stage()

  /// Returns a collection view of 375 x 600 that has been laid out.
  private func layOut(
    _ source: any UICollectionViewDataSource & UICollectionViewDelegate, width: CGFloat = 375,
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    change(flow)
    let collection = stage.collection(source, layout: flow, width: width)
    collection.frame.size.height = 600
    collection.layoutIfNeeded()
    return collection
  }

  private func frames(_ collection: UICollectionView, section: Int = 0) -> [CGRect] {
    (0..<collection.numberOfItems(inSection: section)).map {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))!.frame
    }
  }

  @Test func `38: four small items are spaced as if their line were full`() {
    #expect(frames(layOut(ItemSource([4]))).map(\.minX) == [0, 65, 130, 195])
  }

  @Test func `38: with one taller item the last line keeps the least spacing`() {
    let collection = layOut(
      SizedItems([4]) {
        $0.item == 2 ? CGSize(width: 50, height: 80) : CGSize(width: 50, height: 50)
      })
    #expect(frames(collection).map(\.minX) == [0, 60, 120, 180])
    #expect(frames(collection).map(\.minY) == [15, 15, 0, 15])
    #expect(collection.contentSize == CGSize(width: 375, height: 80))
  }

  @Test func `a full line spreads its items so that the last one is flush right`() {
    #expect(frames(layOut(ItemSource([8]))).map(\.minX) == [0, 65, 130, 195, 260, 325, 0, 65])
  }

  @Test func `one item a line is centered`() {
    let collection = layOut(ItemSource([3])) { $0.itemSize = CGSize(width: 275, height: 20) }
    #expect(frames(collection).map(\.minX) == [50, 50, 50])
  }

  @Test func `lines are the least spacing apart, and as high as their tallest item`() {
    let source = SizedItems([7]) { CGSize(width: 50, height: $0.item == 1 ? 90 : 50) }
    let collection = layOut(source) { $0.minimumLineSpacing = 7 }
    #expect(frames(collection).map(\.minY) == [20, 0, 20, 20, 20, 20, 97])
  }

  @Test func `headers ignore the inset, and empty sections keep header, insets and footer`() {
    let collection = layOut(HeaderItems([0, 1])) {
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
    #expect(frames(collection, section: 1).map(\.minY) == [105])
    #expect(frame(footer, 1) == CGRect(x: 0, y: 170, width: 375, height: 20))
    #expect(collection.contentSize == CGSize(width: 375, height: 190))
  }

  // UICollectionViewFlowLayout.h: a size of zero means no header.
  @Test func `a reference size of zero makes no header`() {
    let source = HeaderItems([1])
    _ = layOut(source)
    #expect(source.log.count("view") == 0)
    _ = layOut(source) { $0.headerReferenceSize = CGSize(width: 0, height: 20) }
    #expect(source.log.count("view") == 1)
  }

  @Test func `content insets narrow the lines`() {
    let collection = layOut(ItemSource([8]))
    collection.contentInset = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 40)
    collection.layoutIfNeeded()
    // 310 wide: five of 50 and four gaps of 15
    #expect(frames(collection).map(\.minX) == [0, 65, 130, 195, 260, 0, 65, 130])
  }

  /// Sections with insets, spacings and headers of their own.
  private final class Metered: CollectionRecorder, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(top: CGFloat(section) * 8, left: CGFloat(section) * 80, bottom: 0, right: 0)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 4 }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 1 ? 12 : 0) }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  // UICollectionViewFlowLayout.h: a method of the delegate replaces the property.
  @Test func `the delegate overrides the properties section by section`() {
    let collection = layOut(Metered([4, 4]), width: 380) {
      $0.itemSize = CGSize(width: 100, height: 10)
    }
    // Section 0 has no inset: three of 100 a line. Section 1 has 80 at the left: two.
    #expect(frames(collection).map(\.minX) == [0, 140, 280, 0])
    #expect(frames(collection, section: 1).map(\.minX) == [80, 280, 80, 280])
    #expect(frames(collection).map(\.minY) == [0, 0, 0, 14])
    #expect(frames(collection, section: 1).first?.minY == CGFloat(24 + 12 + 8))
  }

  // Documentation of UICollectionViewLayout.invalidateLayout() and of
  // shouldInvalidateLayout(forBoundsChange:).
  @Test func `changing a property or the width lays out again`() {
    let collection = layOut(ItemSource([10]))
    (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize =
      CGSize(width: 100, height: 100)
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: [0, 1])?.frame.size == CGSize(width: 100, height: 100))
    collection.frame.size.width = 210
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: [0, 3])?.frame.origin == CGPoint(x: 110, y: 110))
  }
}
