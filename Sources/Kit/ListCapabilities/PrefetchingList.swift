public import Foundation
public import ListCore
import ListPlatform

/// A list that prefetches content, such as pictures, for objects that may soon be shown.
@MainActor public protocol PrefetchingList: List {
  /// Tells the list that objects may soon be shown, in the order of their distance, the nearest
  /// first.
  func prefetch(_ objects: [Object], at indexPaths: [IndexPath])
  /// Tells the list that objects announced before won't be shown after all, because the user
  /// scrolls elsewhere or because they have left the list. The default does nothing.
  ///
  /// - Parameters:
  ///   - objects: The objects, as they were announced.
  ///   - indexPaths: The index paths of their rows. Those of objects that have left are the last
  ///     ones that they had.
  func cancelPrefetching(_ objects: [Object], at indexPaths: [IndexPath])
}

extension PrefetchingList {
  /// Does nothing.
  public func cancelPrefetching(_ objects: [Object], at indexPaths: [IndexPath]) {}

  fileprivate var prefetchingLink: ListLink { PrefetchingLink(self) }

  /// Returns the index paths of objects now, each of which is looked for at an index path first.
  fileprivate func current(_ announced: [IndexPath: Object]) -> [IndexPath: IndexPath] {
    var found: [IndexPath: IndexPath] = [:]
    var missing: [AnyHashable: IndexPath] = [:]
    for (indexPath, object) in announced {
      guard let id = id(of: object) else { continue }
      if self.id(at: indexPath) == id {
        found[indexPath] = indexPath
      } else if let known = knownIndexPath(of: object) {
        found[indexPath] = known
      } else {
        missing[id] = indexPath
      }
    }
    for indexPath in allIndexPaths {
      if missing.isEmpty { break }
      guard let id = self.id(at: indexPath), let old = missing.removeValue(forKey: id) else {
        continue
      }
      found[old] = indexPath
    }
    return found
  }
}

extension ListCapability {
  /// The capability of a ``PrefetchingList``.
  static let prefetching = ListCapability { (list: any PrefetchingList) in list.prefetchingLink }
}

/// Passes prefetching calls to the list, each with the objects that were announced.
private final class PrefetchingLink<L: PrefetchingList>: ListLink {
  private weak var list: L?
  /// The objects that were announced and neither shown nor cancelled, by their index paths now.
  private var announced: [IndexPath: L.Object] = [:]

  init(_ list: L) { self.list = list }

  override var prefetches: Bool { true }
  override var configuresCells: Bool { true }

  override func prefetchItems(at indexPaths: [IndexPath]) {
    guard let list else { return }
    let rows = indexPaths.compactMap { path in list.object(at: path).map { ($0, path) } }
    for (object, path) in rows { announced[path] = object }
    if !rows.isEmpty { list.prefetch(rows.map(\.0), at: rows.map(\.1)) }
  }

  override func cancelPrefetchingItems(at indexPaths: [IndexPath]) {
    let rows = indexPaths.compactMap { path in
      announced.removeValue(forKey: path).map { ($0, path) }
    }
    if !rows.isEmpty { list?.cancelPrefetching(rows.map(\.0), at: rows.map(\.1)) }
  }

  override func configure(_ cell: UIView, at indexPath: IndexPath, by configure: () -> Void) {
    announced[indexPath] = nil
    configure()
  }

  override func didUpdate(_ update: FollowedUpdate) {
    guard let list, !announced.isEmpty else { return }
    let current = list.current(announced)
    let gone = announced.keys.filter { current[$0] == nil }.sorted()
    cancelPrefetchingItems(at: gone)
    announced = Dictionary(
      announced.compactMap { old, object in current[old].map { ($0, object) } },
      uniquingKeysWith: { first, _ in first })
  }
}
