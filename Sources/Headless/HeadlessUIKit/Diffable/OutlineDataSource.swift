import Foundation

/// A data source whose items can have children.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Returns the outline state of an item, or nil if its section has no outline.
  func outlineState(at indexPath: IndexPath) -> OutlineState?
  /// Expands or collapses an item. Returns `false` if the item may not change.
  func toggleExpansion(at indexPath: IndexPath) -> Bool
}

/// The state of an item in an outline.
struct OutlineState: Equatable {
  var level: Int
  var isExpanded: Bool
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outlineState(at indexPath: IndexPath) -> OutlineState? {
    guard let section = core.section(at: indexPath.section), let item = core.item(at: indexPath),
      let outline = outlines.value[section], outline.contains(item)
    else { return nil }
    return OutlineState(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  func toggleExpansion(at indexPath: IndexPath) -> Bool {
    guard let section = core.section(at: indexPath.section), let item = core.item(at: indexPath),
      var outline = outlines.value[section], outline.contains(item)
    else { return false }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return false }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return false }
      handlers.willExpandItem?(item)
      if let make = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
    return true
  }
}
