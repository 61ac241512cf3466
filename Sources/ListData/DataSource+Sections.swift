public import Foundation

/// An array of sections shows them in its order.
///
/// - Complexity: all answers are O(1), but for `sectionIndexTitles`, which is O(sections).
extension Array: DataSource where Element: SectionInfo {
  public typealias Object = Element.Item

  @inlinable
  public var numberOfSections: Int { count }

  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    indices.contains(section) ? self[section].items.count : 0
  }

  @inlinable
  public func object(at indexPath: IndexPath) -> Element.Item? {
    guard isValid(indexPath) else { return nil }
    let items = self[indexPath[0]].items
    return items[items.index(items.startIndex, offsetBy: indexPath[1])]
  }

  @inlinable
  public func headerTitle(inSection section: Int) -> String? {
    indices.contains(section) ? self[section].headerTitle : nil
  }

  @inlinable
  public func footerTitle(inSection section: Int) -> String? {
    indices.contains(section) ? self[section].footerTitle : nil
  }

  @inlinable
  public var sectionIndexTitles: [String]? {
    let titles = map(\.indexTitle)
    return titles.contains { $0 != nil } ? titles.map { $0 ?? "" } : nil
  }
}
