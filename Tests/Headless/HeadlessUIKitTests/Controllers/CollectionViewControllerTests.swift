import HeadlessUIKit
import Testing

/// The view of a collection view controller, and the collection view in it.
@MainActor struct CollectionViewControllerTests {
  private let controller = UICollectionViewController(
    collectionViewLayout: UICollectionViewFlowLayout())

  @Test func `the collection view fills the controller's view, whatever its size`() throws {
    let collection = try #require(controller.collectionView)
    let view = try #require(controller.view)
    #expect(collection !== view && collection.superview === view)
    #expect(collection.dataSource === controller && collection.delegate === controller)
    let sizes = [
      view.bounds.size, CGSize(width: 500, height: 200), CGSize(width: 120, height: 900),
    ]
    var frames = [collection.frame]
    for size in sizes.dropFirst() {
      view.frame = CGRect(origin: CGPoint(x: 7, y: 9), size: size)
      view.layoutIfNeeded()
      frames.append(collection.frame)
    }
    #expect(frames == sizes.map { CGRect(origin: .zero, size: $0) })
  }

  @Test func `another collection view takes the place of the first`() throws {
    let first = try #require(controller.collectionView)
    controller.view.frame.size = CGSize(width: 500, height: 200)
    let layout = UICollectionViewFlowLayout()
    let second = UICollectionView(frame: .zero, collectionViewLayout: layout)
    controller.collectionView = second
    #expect(controller.collectionView === second && controller.collectionViewLayout === layout)
    #expect(
      (first.superview, second.superview, second.frame)
        == (nil, controller.view, CGRect(x: 0, y: 0, width: 500, height: 200)))
    let editing = [true, false].map { isEditing in
      controller.setEditing(isEditing, animated: false)
      return [controller.isEditing, second.isEditing, first.isEditing]
    }
    #expect(editing == [[true, true, false], [false, false, false]])
  }
}
