public import Foundation

/// A list that is told which objects may be shown soon, and can get their pictures, say, in time.
///
/// A list that forwards:
///
///     func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
///       prefetchItems(at: indexPaths)
///     }
///     func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
///       cancelPrefetchingItems(at: indexPaths)
///     }
///
/// and their namesakes for collection views; it is the view's `prefetchDataSource`.
@MainActor public protocol PrefetchingList: List {
  /// Objects may soon be shown, the nearest first.
  func prefetch(_ objects: [Object], at indexPaths: [IndexPath])
  /// Objects that were announced will not be shown after all. The default does nothing.
  func cancelPrefetching(_ objects: [Object], at indexPaths: [IndexPath])
}

extension PrefetchingList {
  public func cancelPrefetching(_ objects: [Object], at indexPaths: [IndexPath]) {}

  /// Announces rows; those that do not exist are left out.
  public func prefetchItems(at indexPaths: [IndexPath]) {
    announce(indexPaths) { prefetch($0, at: $1) }
  }

  /// Takes an announcement back. UIKit may name rows that are gone; these are left out.
  public func cancelPrefetchingItems(at indexPaths: [IndexPath]) {
    announce(indexPaths) { cancelPrefetching($0, at: $1) }
  }

  private func announce(_ indexPaths: [IndexPath], _ tell: ([Object], [IndexPath]) -> Void) {
    let valid = indexPaths.compactMap { path in object(at: path).map { ($0, path) } }
    if !valid.isEmpty { tell(valid.map(\.0), valid.map(\.1)) }
  }
}

/// Announces what may soon be shown.
final class PrefetchingLink: ListLink {
  private weak var list: (any PrefetchingList)?

  init(_ list: any PrefetchingList) { self.list = list }

  override var prefetches: Bool { true }

  override func prefetchItems(at indexPaths: [IndexPath]) { list?.prefetchItems(at: indexPaths) }

  override func cancelPrefetchingItems(at indexPaths: [IndexPath]) {
    list?.cancelPrefetchingItems(at: indexPaths)
  }
}
