import HeadlessUIKit
import TestSupport
import Testing

/// Drops of items that were scrolled out of sight: each cell shows the item at its index path.
@MainActor struct DroppedItemTests {
  final class Item: UICollectionViewCell { var number = 0 }

  /// Numbers in sections, which the user drags.
  class Numbers: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var sections: [[Int]] = [Array(0..<20), Array(20..<30)]
    var drops = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      (cell as? Item)?.number = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    { true }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))] }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { drops += 1 }
  }

  /// Numbers that stay where they are in the data.
  final class FixedNumbers: Numbers, UICollectionViewDataSource {}

  /// Numbers that are moved in the data.
  final class MovedNumbers: Numbers, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
    }
  }

  private func makeView(of numbers: any Numbers & UICollectionViewDataSource) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    view.dataSource = numbers
    view.dragDelegate = numbers
    view.dropDelegate = numbers
    view.layoutIfNeeded()
    return view
  }

  private final class Targets: NSObject, UICollectionViewDelegate {
    var asked: [[IndexPath]] = []
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      asked.append([originalIndexPath, proposedIndexPath])
      return proposedIndexPath
    }
  }

  @Test func `the delegate is asked where a dropped item goes, unless it goes back to its place`() {
    let (numbers, targets, user) = (MovedNumbers(), Targets(), User())
    let view = makeView(of: numbers)
    view.delegate = targets
    for (place, asked) in [([0, 1], []), ([0, 3], [[[0, 1], [0, 3]]])]
      as [(IndexPath, [[IndexPath]])]
    {
      let drag = user.lift(itemAt: [0, 1], in: view)?.hover(overItemAt: place, in: view)
      #expect((drag?.drop(), targets.asked) == (true, asked))
      #expect(numbers.sections[0].firstIndex(of: 1) == place.item)
    }
  }

  /// Returns the index paths of the cells that don't show their item.
  private func wrongCells(_ view: UICollectionView, _ numbers: Numbers) -> [IndexPath] {
    view.indexPathsForVisibleItems.filter {
      (view.cellForItem(at: $0) as? Item)?.number != numbers.sections[$0.section][$0.item]
    }
  }

  private func anyPath(
    of numbers: Numbers, using generator: inout some RandomNumberGenerator
  ) -> IndexPath {
    let section =
      numbers.sections.indices.filter { !numbers.sections[$0].isEmpty }
      .randomElement(using: &generator) ?? 0
    return [section, numbers.sections[section].indices.randomElement(using: &generator) ?? 0]
  }

  private func scroll(_ view: UICollectionView, using generator: inout some RandomNumberGenerator) {
    view.contentOffset.y = .random(in: 0...(view.contentSize.height - 300), using: &generator)
    view.layoutIfNeeded()
  }

  /// Changes the data while an item is dragged.
  private func change(
    _ numbers: Numbers, of view: UICollectionView, using generator: inout some RandomNumberGenerator
  ) {
    let path = anyPath(of: numbers, using: &generator)
    view.performBatchUpdates {
      if Bool.random(using: &generator) {
        numbers.sections[path.section].insert(
          .random(in: 100..<999, using: &generator), at: path.item)
        view.insertItems(at: [path])
      } else {
        numbers.sections[path.section].remove(at: path.item)
        view.deleteItems(at: [path])
      }
    }
  }

  @Test(arguments: [false, true]) func `cells are right after a drop and after a move`(
    changes: Bool
  ) throws {
    var generator = SeededGenerator(seed: changes ? 2 : 1)
    for round in 0..<100 {
      let numbers = MovedNumbers()
      let view = makeView(of: numbers)
      let count = numbers.sections.joined().count
      let drag = try #require(
        User().lift(itemAt: anyPath(of: numbers, using: &generator), in: view))
      scroll(view, using: &generator)
      if changes { change(numbers, of: view, using: &generator) }
      drag.hover(overItemAt: anyPath(of: numbers, using: &generator), in: view).drop()
      view.layoutIfNeeded()
      #expect(wrongCells(view, numbers) == [], "round \(round)")
      if !changes { #expect(numbers.sections.joined().count == count) }
    }
    var other = SeededGenerator(seed: changes ? 4 : 3)
    for round in 0..<100 {
      let numbers = MovedNumbers()
      let view = makeView(of: numbers)
      let source = anyPath(of: numbers, using: &other)
      #expect(view.beginInteractiveMovementForItem(at: source))
      for _ in 0..<3 {
        scroll(view, using: &other)
        view.updateInteractiveMovementTargetPosition(
          CGPoint(x: 160, y: view.contentOffset.y + 150))
      }
      if changes { change(numbers, of: view, using: &other) }
      scroll(view, using: &other)
      view.endInteractiveMovement()
      view.layoutIfNeeded()
      #expect(wrongCells(view, numbers) == [], "round \(round)")
    }
  }

  @Test func `an item returns if the data source doesn't move it`() throws {
    let numbers = FixedNumbers()
    let view = makeView(of: numbers)
    let drag = try #require(User().lift(itemAt: [0, 0], in: view))
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    drag.hover(overItemAt: [0, 12], in: view).drop()
    #expect((numbers.drops, wrongCells(view, numbers)) == (1, []))
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(wrongCells(view, numbers) == [])
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 150))
    view.endInteractiveMovement()
    #expect(wrongCells(view, numbers) == [])
  }
}
