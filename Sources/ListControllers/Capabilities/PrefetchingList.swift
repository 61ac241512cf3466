public import Foundation

/// A list that prefetches content, such as pictures, for objects that may soon be shown.
@MainActor public protocol PrefetchingList: List {
  /// Tells the list that objects may soon be shown, in the order of their distance, the nearest
  /// first.
  func prefetch(_ objects: [Object], at indexPaths: [IndexPath])
  /// Tells the list that objects announced before won't be shown after all. The default does
  /// nothing.
  func cancelPrefetching(_ objects: [Object], at indexPaths: [IndexPath])
}

extension PrefetchingList {
  /// Does nothing.
  public func cancelPrefetching(_ objects: [Object], at indexPaths: [IndexPath]) {}

  fileprivate func prefetchItems(at indexPaths: [IndexPath]) {
    withObjects(indexPaths) { prefetch($0, at: $1) }
  }

  fileprivate func cancelPrefetchingItems(at indexPaths: [IndexPath]) {
    withObjects(indexPaths) { cancelPrefetching($0, at: $1) }
  }

  private func withObjects(_ indexPaths: [IndexPath], _ action: ([Object], [IndexPath]) -> Void) {
    let valid = indexPaths.compactMap { path in object(at: path).map { ($0, path) } }
    if !valid.isEmpty { action(valid.map(\.0), valid.map(\.1)) }
  }
}

extension ListCapability {
  /// The capability of a ``PrefetchingList``.
  static let prefetching = ListCapability { (list: any PrefetchingList) in PrefetchingLink(list) }
}

/// Passes prefetching calls to the list.
private final class PrefetchingLink: ListLink {
  private weak var list: (any PrefetchingList)?

  init(_ list: any PrefetchingList) { self.list = list }

  override var prefetches: Bool { true }

  override func prefetchItems(at indexPaths: [IndexPath]) { list?.prefetchItems(at: indexPaths) }

  override func cancelPrefetchingItems(at indexPaths: [IndexPath]) {
    list?.cancelPrefetchingItems(at: indexPaths)
  }
}
