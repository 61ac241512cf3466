import Foundation
import ListControllers
import TestSupport
import Testing

/// Scrolls to objects below pinned headers, in sections that scroll by themselves, and before the
/// view is on screen.
@MainActor struct ScrollPlacesTests {
  private func show(_ list: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  // MARK: Pinned headers

  enum Layout: CaseIterable { case flow, lines }

  private func layout(_ kind: Layout, isPinned: Bool) -> UICollectionViewLayout {
    guard kind == .lines else {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 320, height: 30)
      layout.sectionHeadersPinToVisibleBounds = isPinned
      return layout
    }
    let section = NumberParts.rows
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = isPinned
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test(arguments: Layout.allCases, [true, false])
  func `a pinned header of a collection view doesn't cover the object`(
    kind: Layout, isPinned: Bool
  ) {
    let list = TitledNumbers(collectionViewLayout: layout(kind, isPinned: isPinned))
    let window = show(list)
    let view = list.collectionView!
    func scroll(to number: Int, at position: ListScrollPosition = .nearest) -> CGFloat {
      list.scroll(to: number, at: position, animated: false)
      window.layoutIfNeeded()
      let path: IndexPath = [number / 50, number % 50]
      return view.layoutAttributesForItem(at: path)!.frame.minY - view.contentOffset.y
    }
    let covered: CGFloat = isPinned ? 30 : 0
    // The row above 60 is hidden, and one below it is visible.
    let tops = [
      scroll(to: 60, at: .start), scroll(to: 59), scroll(to: 62), scroll(to: 60, at: .end),
      scroll(to: 0, at: .start),
    ]
    #expect(tops == [covered, covered, covered + 132, 436, covered])
  }

  // MARK: Sections that scroll by themselves

  @Test func `the nearest place in an orthogonal section leaves the other axis`() {
    let list = NumberParts.list
    let window = show(list)
    let view = list.collectionView!
    func scroll(to number: Int, at position: ListScrollPosition = .nearest) -> CGRect {
      list.scroll(to: number, at: position, animated: false)
      window.layoutIfNeeded()
      let path: IndexPath =
        number < 20 ? [0, number] : number < 50 ? [1, number - 20] : [2, number - 50]
      return view.convert(view.cellForItem(at: path)!.frame, to: window)
    }
    // Rows of 44 points, a shelf of items of 100 points at 880, and rows again. Of rows, the shelf
    // is left alone.
    let frames = [
      scroll(to: 20, at: .middle), scroll(to: 45), scroll(to: 44), scroll(to: 30), scroll(to: 99),
      scroll(to: 31),
    ]
    #expect(frames.map(\.minX) == [0, 220, 120, 0, 0, 100])
    #expect(frames.map(\.minY) == [190, 190, 190, 190, 436, 0])
    let sizes = [CGSize](repeating: CGSize(width: 100, height: 100), count: 4)
    let row = CGSize(width: 320, height: 44)
    #expect(frames.map(\.size) == sizes + [row] + sizes.prefix(1))
  }

  // MARK: Before the view is on screen

  @Test func `a scroll before the view is loaded says so`() {
    let list = UnloadedNumbers()
    var answers: [Bool] = []
    let sentences = advice(about: UnloadedNumbers.self) {
      for _ in 0..<2 { list.scroll(to: 30) { answers.append($0) } }
    }
    #expect(
      sentences == [
        "scroll(to:) of UnloadedNumbers does nothing, because its view isn't loaded yet. Call it in "
          + "viewDidLoad or later."
      ])
    #expect(answers == [false, false] && !list.isViewLoaded)
  }

  @Test(arguments: [true, false], [ListScrollPosition.start, .middle, .end])
  func `a scroll in viewDidLoad holds when the view appears`(
    isTable: Bool, position: ListScrollPosition
  ) {
    let list: any EarlyList =
      isTable ? EarlyRows() : EarlyItems(collectionViewLayout: NumberParts.layout)
    list.position = position
    let navigation = UINavigationController(rootViewController: list)
    let window = show(navigation)
    let view = list.scrollView
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    #expect(visible.height < 480)
    let frame = list.frame(at: [0, 30])
    func place(_ frame: CGRect) -> CGFloat {
      position == .middle ? frame.midY : position == .end ? frame.maxY : frame.minY
    }
    #expect(place(frame) == place(visible))
    // The user's own place is left alone when the view returns.
    User().scroll(view, by: -250)
    let offset = view.contentOffset
    window.rootViewController = UIViewController()
    window.layoutIfNeeded()
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(view.contentOffset == offset)
  }
}

@MainActor private enum NumberParts {
  static var rows: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  static var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      guard section == 1 else { return rows }
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(100))
      let shelf = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      shelf.orthogonalScrollingBehavior = .continuous
      return shelf
    }
  }

  static var list: Numbers { Numbers(collectionViewLayout: layout) }
}

private final class TitledNumbers: ConnectedCollection, CollectionList, TitledList, PlainItems {
  var listData = (0..<4).map { section in
    Section(
      id: section, Array(section * 50..<section * 50 + 50), headerTitle: "Part \(section)")
  }
}

private final class Numbers: ConnectedCollection, CollectionList, PlainItems {
  var listData = [Array(0..<20), Array(20..<50), Array(50..<100)]
}

private final class UnloadedNumbers: UITableViewController, TableList, PlainTable {
  var listData = [Array(0..<50)]
}

/// A list without capabilities that scrolls in `viewDidLoad`.
@MainActor private protocol EarlyList: UIViewController {
  var position: ListScrollPosition { get set }
  var scrollView: UIScrollView { get }
  func frame(at indexPath: IndexPath) -> CGRect
}

private final class EarlyRows: UITableViewController, TableList, EarlyList, PlainTable {
  var listData = [Array(0..<60)]
  var position = ListScrollPosition.start
  var scrollView: UIScrollView { tableView }
  func frame(at indexPath: IndexPath) -> CGRect { tableView.rectForRow(at: indexPath) }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
    scroll(to: 30, at: position)
  }
}

private final class EarlyItems: UICollectionViewController, CollectionList, EarlyList, PlainItems {
  var listData = [Array(0..<60)]
  var position = ListScrollPosition.start
  var scrollView: UIScrollView { collectionView }
  func frame(at indexPath: IndexPath) -> CGRect {
    collectionView.layoutAttributesForItem(at: indexPath)?.frame ?? .null
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
    scroll(to: 30, at: position)
  }
}
