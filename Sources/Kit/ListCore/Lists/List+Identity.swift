public import Foundation

extension List {
  /// Returns `nil`, because the object can't be recognized.
  public func id(of object: Object) -> AnyHashable? { nil }
}

extension List where Object: Identifiable {
  /// Returns the object's `id`.
  @inlinable
  public func id(of object: Object) -> AnyHashable? { AnyHashable(object.id) }
}

extension List where Object: Hashable {
  /// Returns the object itself.
  @inlinable
  public func id(of object: Object) -> AnyHashable? { AnyHashable(object) }
}

extension List where Object: Identifiable & Hashable {
  /// Returns the object's `id`.
  @inlinable
  public func id(of object: Object) -> AnyHashable? { AnyHashable(object.id) }
}

extension List {
  /// Returns the index path of the row that shows an object now, or `nil` if there is none. The
  /// object is recognized by its ``id(of:)``.
  ///
  /// Call this method at the end of what began with an object, such as in the action of an alert.
  /// An index path from the beginning may be that of another object by then.
  ///
  /// - Complexity: O(n) for n objects, or what a fetched list's source needs.
  public func indexPath(of object: Object) -> IndexPath? { indexPath(of: object, near: nil) }

  /// Returns the index path of an object, which is looked for at an index path first, and then in
  /// its section.
  package func indexPath(of object: Object, near indexPath: IndexPath?) -> IndexPath? {
    guard let id = id(of: object) else {
      adviseOfMissingIdentity()
      return nil
    }
    if let indexPath, self.id(at: indexPath) == id { return indexPath }
    if let known = knownIndexPath(of: object) { return known }
    let near = allIndexPaths.lazy.filter { $0.first == indexPath?.first }
    return near.first { self.id(at: $0) == id } ?? self.indexPath(ofID: id)
  }

  /// Returns the index path of an object from a link that knows it without a search, or `nil`.
  package func knownIndexPath(of object: Object) -> IndexPath? {
    allLinks.lazy.compactMap { $0.indexPath(of: object) }.first
  }

  /// Returns the index path of the first object with an identifier, or `nil` if no row shows one.
  public func indexPath(ofID id: AnyHashable) -> IndexPath? {
    allIndexPaths.first { self.id(at: $0) == id }
  }

  /// Returns the identifier of a row's object, or `nil` if there is no such row or it can't be
  /// recognized.
  public func id(at indexPath: IndexPath) -> AnyHashable? { object(at: indexPath).flatMap(id(of:)) }

  /// The index paths of all rows, in the list's order.
  public var allIndexPaths: some Sequence<IndexPath> {
    (0..<numberOfSections).lazy.flatMap { section in
      (0..<self.numberOfItems(inSection: section)).lazy.map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  /// Says in a debug build what a list can't do whose objects aren't recognized.
  package func adviseOfMissingIdentity() {
    Advice.give(
      to: type(of: self),
      "\(type(of: self)) can't tell its objects apart. Each update reloads its view, and what "
        + "began on a row before, such as a swipe, a selection, or a scroll, ends there. Conform "
        + "the objects' type to Identifiable or Hashable, or implement id(of:). If the list is "
        + "generic, constrain its type parameter.")
  }
}
