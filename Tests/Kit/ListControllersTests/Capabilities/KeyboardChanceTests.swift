import ListTesting
import TestSupport
import Testing

/// The focus under random updates and reloads, against a naive model of it.
@MainActor struct KeyboardChanceTests {
  private final class Numbers: ConnectedTable, TextTable, KeyboardList {
    var listData = [[Int]]()
  }

  private final class NumberGrid: ConnectedCollection, CollectionList, KeyboardList {
    var listData = [[Int]]()
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell,
      with number: Int, at indexPath: IndexPath
    ) {}
  }

  private func lists(_ generator: inout SeededGenerator) -> [[Int]] {
    let numbers = (0..<12).shuffled(using: &generator).prefix(
      Int.random(in: 0...12, using: &generator))
    let split = Int.random(in: 0...numbers.count, using: &generator)
    return [Array(numbers.prefix(split)), Array(numbers.dropFirst(split))]
  }

  /// Returns the object that has the focus after an update.
  private func expected(_ focused: Int, _ old: [[Int]], _ new: [[Int]]) -> Int? {
    let all = new.flatMap { $0 }
    if all.contains(focused) { return focused }
    guard let section = old.firstIndex(where: { $0.contains(focused) }),
      let item = old[section].firstIndex(of: focused)
    else { return nil }
    let neighbors = [item + 1, item - 1].filter(old[section].indices.contains)
      .map { old[section][$0] }
    if let neighbor = neighbors.first(where: all.contains) { return neighbor }
    if let last = new[section].indices.last { return new[section][min(item, last)] }
    return section == 0 ? new[1].first : new[0].last
  }

  private func walk<L: NonFetchedList & KeyboardList & UIViewController>(
    _ list: L, seed: UInt64
  ) where L.ListData == [[Int]], L.Object == Int {
    var generator = SeededGenerator(seed: seed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    var focused: Int?
    for step in 0..<150 {
      let old = list.listData
      let new = lists(&generator)
      list.setListData(new, animated: Bool.random(using: &generator))
      window.layoutIfNeeded()
      focused = focused.flatMap { expected($0, old, new) }
      #expect(list.focusedObject == focused, "seed \(seed), step \(step): \(old) to \(new)")
      if focused == nil || step % 5 == 0, let other = new.joined().randomElement(using: &generator)
      {
        #expect(list.focus(on: other))
        focused = other
      } else if focused != nil, step % 3 == 0 {
        User().press(.downArrow, in: window)
        focused = list.focusedObject
      }
    }
  }

  @Test(arguments: 0..<4, [true, false])
  func `the focus of a table or grid is that of the model`(seed: UInt64, isTable: Bool) {
    if isTable {
      walk(Numbers(style: .plain), seed: seed)
    } else {
      walk(NumberGrid(collectionViewLayout: UICollectionViewFlowLayout()), seed: seed)
    }
  }
}
