public import Foundation

/// Data that is not there yet shows an empty list.
extension Optional: DataSource where Wrapped: DataSource {
  public var numberOfSections: Int { self?.numberOfSections ?? 0 }

  public func numberOfItems(inSection section: Int) -> Int {
    self?.numberOfItems(inSection: section) ?? 0
  }

  public func object(at indexPath: IndexPath) -> Wrapped.Object? {
    self?.object(at: indexPath)
  }

  public func headerTitle(inSection section: Int) -> String? {
    self?.headerTitle(inSection: section)
  }

  public func footerTitle(inSection section: Int) -> String? {
    self?.footerTitle(inSection: section)
  }

  public var sectionIndexTitles: [String]? { self?.sectionIndexTitles }
}
