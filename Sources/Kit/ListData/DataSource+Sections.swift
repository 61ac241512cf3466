public import Foundation

/// An array of sections, which a list shows in the order of the array.
///
/// - Complexity: O(1) for all members except `sectionIndexTitles`, which is O(sections).
extension Array: DataSource where Element: SectionInfo {
  /// The type of the sections' items.
  public typealias Object = Element.Item

  /// The number of sections in the array.
  @inlinable
  public var numberOfSections: Int { count }

  /// Returns the number of items in a section, or 0 if the section is out of range.
  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    indices.contains(section) ? self[section].items.count : 0
  }

  /// Returns the item at an index path, or nil if the index path is out of range.
  @inlinable
  public func object(at indexPath: IndexPath) -> Element.Item? {
    guard isValid(indexPath) else { return nil }
    let items = self[indexPath[0]].items
    return items[items.index(items.startIndex, offsetBy: indexPath[1])]
  }

  /// Returns the header title of a section, or nil if the section is out of range.
  @inlinable
  public func headerTitle(inSection section: Int) -> String? {
    indices.contains(section) ? self[section].headerTitle : nil
  }

  /// Returns the footer title of a section, or nil if the section is out of range.
  @inlinable
  public func footerTitle(inSection section: Int) -> String? {
    indices.contains(section) ? self[section].footerTitle : nil
  }

  /// The index titles of the sections, or nil if no section has one.
  @inlinable
  public var sectionIndexTitles: [String]? {
    let titles = map(\.indexTitle)
    return titles.contains { $0 != nil } ? titles.map { $0 ?? "" } : nil
  }
}
