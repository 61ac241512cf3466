/// The division of a section's items among its groups.
///
/// All groups but the last have the same number of items, unless the lengths of the items determine
/// how many fit.
struct GroupDivision {
  /// The number of items in the section.
  private let itemCount: Int
  /// The number of items of a full group without measured items.
  let capacity: Int
  /// The first item of each group, or nil if all groups but the last are equally full.
  private var firsts: [Int]?

  /// Creates groups with equal numbers of items, except for the last.
  ///
  /// - Parameters:
  ///   - itemCount: The number of items in the section.
  ///   - capacity: The number of items in a full group, at least 1.
  init(of itemCount: Int, capacity: Int) {
    self.itemCount = itemCount
    self.capacity = max(capacity, 1)
  }

  /// A Boolean value that indicates whether all groups but the last have the same number of items.
  var isEven: Bool { firsts == nil }

  /// The number of groups.
  var count: Int { firsts?.count ?? (itemCount + capacity - 1) / capacity }

  /// The group that may have fewer items than fit: the last, if it isn't known to be full.
  var unfilled: Int? {
    guard count > 0 else { return nil }
    return firsts != nil || itemCount % capacity != 0 ? count - 1 : nil
  }

  /// Divides the items anew.
  ///
  /// - Parameter fitting: Returns the number of items from a first one that fit into a group, or
  ///   nil if the group has its usual capacity.
  mutating func divide(_ fitting: (Int) -> Int?) {
    var firsts: [Int] = []
    var next = 0
    while next < itemCount {
      firsts.append(next)
      next += max(fitting(next) ?? capacity, 1)
    }
    self.firsts = firsts
  }

  /// Returns the items of a group.
  func items(of group: Int) -> Range<Int> {
    guard let firsts else {
      return group * capacity..<min((group + 1) * capacity, itemCount)
    }
    return firsts[group]..<(group + 1 < firsts.count ? firsts[group + 1] : itemCount)
  }

  /// Returns the group of an item.
  func group(of item: Int) -> Int {
    guard let firsts else { return item / capacity }
    var (low, high) = (0, firsts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if firsts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the groups of the items that exist.
  func groups(of items: some Sequence<Int>) -> Set<Int> {
    Set(items.lazy.filter { $0 < itemCount }.map(group))
  }
}
