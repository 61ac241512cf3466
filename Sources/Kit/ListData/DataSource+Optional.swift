public import Foundation

/// An optional data source. A nil value shows an empty list.
extension Optional: DataSource where Wrapped: DataSource {
  /// The number of sections of the wrapped data, or 0 if there is no data.
  public var numberOfSections: Int { self?.numberOfSections ?? 0 }

  /// Returns the number of items in a section of the wrapped data, or 0 if there is no data.
  public func numberOfItems(inSection section: Int) -> Int {
    self?.numberOfItems(inSection: section) ?? 0
  }

  /// Returns the object of the wrapped data at an index path, or nil if there is no data.
  public func object(at indexPath: IndexPath) -> Wrapped.Object? {
    self?.object(at: indexPath)
  }

  /// Returns the title above a section of the wrapped data, or nil if there is no data.
  public func headerTitle(inSection section: Int) -> String? {
    self?.headerTitle(inSection: section)
  }

  /// Returns the title below a section of the wrapped data, or nil if there is no data.
  public func footerTitle(inSection section: Int) -> String? {
    self?.footerTitle(inSection: section)
  }

  /// The index titles of the wrapped data, or nil if there is no data.
  public var sectionIndexTitles: [String]? { self?.sectionIndexTitles }
}
