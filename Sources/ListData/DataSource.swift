public import Foundation

/// What a list shows: sections of objects, asked for by index path.
///
/// An array of sections is a data source, and so is an array of arrays. A list that is computed
/// is a type of a few lines; nothing copies or walks it:
///
///     struct Squares: DataSource {
///       var numberOfSections: Int { 1 }
///       func numberOfItems(inSection section: Int) -> Int { section == 0 ? 10_000_000 : 0 }
///       func object(at indexPath: IndexPath) -> Int? {
///         isValid(indexPath) ? indexPath[1] * indexPath[1] : nil
///       }
///     }
///
/// Index paths have two indexes, [section, item].
///
/// Data is not bound to an actor: by `SendableMetatype` a conforming type stays nonisolated also in
/// a target whose default isolation is the main actor. Objects need not be Sendable.
public protocol DataSource<Object>: SendableMetatype {
  /// What a row shows.
  associatedtype Object

  /// The number of sections.
  var numberOfSections: Int { get }
  /// The number of items in a section; 0 for a section that is out of range or negative.
  func numberOfItems(inSection section: Int) -> Int
  /// The object at an index path; nil where the path is out of range, negative, or not two long.
  func object(at indexPath: IndexPath) -> Object?
  /// The title above a section; nil out of range. The default is none.
  func headerTitle(inSection section: Int) -> String?
  /// The title below a section; nil out of range. The default is none.
  func footerTitle(inSection section: Int) -> String?
  /// The titles of the index at the list's edge: one a section, in the sections' order, "" for a
  /// section without one; nil for no index. The default is nil.
  var sectionIndexTitles: [String]? { get }
}

extension DataSource {
  public func headerTitle(inSection section: Int) -> String? { nil }
  public func footerTitle(inSection section: Int) -> String? { nil }
  public var sectionIndexTitles: [String]? { nil }

  /// Whether there is an object at an index path. Asks for counts, never for the object.
  @inlinable
  public func isValid(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2
      && (0..<numberOfSections).contains(indexPath[0])
      && (0..<numberOfItems(inSection: indexPath[0])).contains(indexPath[1])
  }
}
