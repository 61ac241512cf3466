import Foundation

/// A data source whose items have items below them.
@MainActor protocol OutlineDataSource: AnyObject {
  /// What an outline says of an item; nil where its section has none.
  func outlineState(at indexPath: IndexPath) -> OutlineState?
  /// Expands an item that is collapsed, and the other way round; false where it may not.
  func toggleExpansion(at indexPath: IndexPath) -> Bool
}

/// What an outline says of an item.
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
