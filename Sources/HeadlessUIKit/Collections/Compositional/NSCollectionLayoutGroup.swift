public import Foundation

/// Items beside one another, below one another, or where a closure puts them; groups nest.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// In a row or a column, the subitems repeated as long as they fit.
    case filling(UIAxis)
    /// In a row or a column, so many of one subitem.
    case repeating(UIAxis, count: Int, dividesLength: Bool)
    /// Where the closure says.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }
  let arrangement: Arrangement

  init(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A row of items, which are repeated as long as they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, .filling(.horizontal))
  }
  /// A row of so many items of their own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: [subitem],
      .repeating(.horizontal, count: count, dividesLength: false))
  }
  /// A row of so many items that share its width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: [subitem],
      .repeating(.horizontal, count: count, dividesLength: true))
  }
  /// A row of so many items of their own size.
  public class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// A column of items, which are repeated as long as they fit.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, .filling(.vertical))
  }
  /// A column of so many items of their own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: [subitem],
      .repeating(.vertical, count: count, dividesLength: false))
  }
  /// A column of so many items that share its height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: [subitem],
      .repeating(.vertical, count: count, dividesLength: true))
  }
  /// A column of so many items of their own size.
  public class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Items where a closure puts them.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: [], .custom(itemProvider))
  }

  /// The items, each as often as it was given.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The views attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  /// The group's frames in a container of 100 x 100, a line an item.
  open func visualDescription() -> String {
    let solved = GroupSolver.solve(
      self, in: CGSize(width: 100, height: 100), limit: 32, measured: { _ in nil })
    return solved.items.map { item in
      "item (\(item.frame.minX), \(item.frame.minY), \(item.frame.width), \(item.frame.height))"
    }.joined(separator: "\n")
  }
}

/// Puts the items of a group, one frame an item.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Where a closure puts one item of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// Makes a place in the group's coordinates.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }
  /// Makes a place in the group's coordinates, in front of lower numbers.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// The place in the group's coordinates.
  public let frame: CGRect
  /// What is in front: the higher number.
  public let zIndex: Int

  /// The object itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
