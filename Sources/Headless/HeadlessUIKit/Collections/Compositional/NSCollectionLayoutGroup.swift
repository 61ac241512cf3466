public import Foundation

/// A container that lays out items in a row, in a column, or in a custom arrangement. Groups can be
/// nested.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// A row or a column that repeats its subitems a number of times, or as long as they fit.
    case line(UIAxis, count: Int?)
    /// An arrangement whose frames a closure provides.
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
    if case .line = arrangement, subitems.isEmpty {
      UIKitException.raise("At least 1 subitem is required for a group")
    }
  }

  /// Returns a number of repetitions, at least 1. Raises an exception if it is less.
  private class func checked(_ count: Int, _ axis: UIAxis) -> Int {
    if count < 1 {
      UIKitException.raise(
        "A repeating \(axis == .vertical ? "vertical" : "horizontal") group should specify "
          + "a count >= 1")
    }
    return max(count, 1)
  }

  /// Creates a row that repeats its subitems as long as they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: subitems, .line(.horizontal, count: nil))
  }
  /// Creates a row that repeats a subitem, at the subitem's own size, a fixed number of times.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: [subitem],
      .line(.horizontal, count: checked(count, .horizontal)))
  }
  /// Creates a row that repeats a subitem and divides its width equally among the copies.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let count = checked(count, .horizontal)
    let share = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / CGFloat(count)),
      heightDimension: subitem.layoutSize.heightDimension)
    return NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: [subitem.copy(with: share)],
      .line(.horizontal, count: count))
  }
  /// Creates a row of the specified size that repeats a subitem, at the subitem's own size, a fixed
  /// number of times.
  public class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Creates a column that repeats its subitems as long as they fit.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: subitems, .line(.vertical, count: nil))
  }
  /// Creates a column that repeats a subitem, at the subitem's own size, a fixed number of times.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: [subitem],
      .line(.vertical, count: checked(count, .vertical)))
  }
  /// Creates a column that repeats a subitem and divides its height equally among the copies.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let count = checked(count, .vertical)
    let share = NSCollectionLayoutSize(
      widthDimension: subitem.layoutSize.widthDimension,
      heightDimension: .fractionalHeight(1 / CGFloat(count)))
    return NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: [subitem.copy(with: share)],
      .line(.vertical, count: count))
  }
  /// Creates a column of the specified size that repeats a subitem, at the subitem's own size, a
  /// fixed number of times.
  public class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Creates a group whose frames a closure provides.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: [], .custom(itemProvider))
  }

  /// The subitems that the group was created with, without repetitions.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The spacing between items along the group's axis.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The supplementary views attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  override func copy(with size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize: size, subitems: subitems, arrangement)
    copy.takeSpacing(from: self)
    copy.interItemSpacing = interItemSpacing
    copy.supplementaryItems = supplementaryItems
    return copy
  }

  /// The kinds of the supplementary views of the group, its subitems and theirs, in order.
  private var supplementaryKinds: [String] {
    subitems.reduce(supplementaryItems.map(\.elementKind)) { kinds, item in
      kinds
        + ((item as? NSCollectionLayoutGroup)?.supplementaryKinds
          ?? item.supplementaryItems.map(\.elementKind))
    }
  }

  /// Raises an exception if two supplementary views of the group have one kind.
  func checkSupplementaryKinds() {
    let kinds = supplementaryKinds
    var seen: Set<String> = []
    let duplicates = Set(kinds.filter { !seen.insert($0).inserted }).sorted()
    guard !duplicates.isEmpty else { return }
    UIKitException.raise(
      "Error: Every supplementary must have a unique elementKind: duplicates detected: (\n"
        + duplicates.map { "    \($0)" }.joined(separator: ",\n") + "\n)")
  }

  /// Returns the frames of the group's items in a container of 100 by 100 points, one item a line.
  open func visualDescription() -> String {
    let solved = GroupSolver.solve(
      self, in: CGSize(width: 100, height: 100), limit: 32, measured: { _ in nil })
    return solved.items.map { item in
      "item (\(item.frame.minX), \(item.frame.minY), \(item.frame.width), \(item.frame.height))"
    }.joined(separator: "\n")
  }
}

/// A closure that returns the frames of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The frame and z-index of one item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// Creates a custom item with a frame in the group's coordinates.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }
  /// Creates a custom item with a frame in the group's coordinates and a z-index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// The frame of the item in the group's coordinates.
  open private(set) var frame: CGRect
  /// The z-index of the item. Items with higher values appear in front.
  open private(set) var zIndex: Int

  /// Returns the item itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
