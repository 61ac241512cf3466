public import Foundation

/// The data that a list shows: sections of objects, addressed by index path.
///
/// An array of sections is a data source, and so is an array of arrays. A computed list is a type
/// of a few lines, whose objects are never copied or enumerated:
///
///     struct Squares: DataSource {
///       var numberOfSections: Int { 1 }
///       func numberOfItems(inSection section: Int) -> Int { section == 0 ? 10_000_000 : 0 }
///       func object(at indexPath: IndexPath) -> Int? {
///         isValid(indexPath) ? indexPath[1] * indexPath[1] : nil
///       }
///     }
///
/// Index paths have two indexes, `[section, item]`.
///
/// Data is not bound to an actor. Because the protocol refines `SendableMetatype`, a conforming
/// type stays nonisolated even in a target whose default isolation is the main actor. Objects need
/// not be `Sendable`.
public protocol DataSource<Object>: SendableMetatype {
  /// The type of the objects, one for each row.
  associatedtype Object

  /// The number of sections.
  var numberOfSections: Int { get }
  /// Returns the number of items in a section, or 0 if the section is out of range or negative.
  func numberOfItems(inSection section: Int) -> Int
  /// Returns the object at an index path, or nil if the index path is out of range, negative, or
  /// does not have two indexes.
  func object(at indexPath: IndexPath) -> Object?
  /// Returns the title above a section, or nil if the section is out of range. The default returns
  /// nil.
  func headerTitle(inSection section: Int) -> String?
  /// Returns the title below a section, or nil if the section is out of range. The default returns
  /// nil.
  func footerTitle(inSection section: Int) -> String?
  /// The titles of the index at the list's edge, or nil for no index. The default is nil.
  ///
  /// There is one title for each section, in the order of the sections. A section without a title
  /// has an empty string.
  var sectionIndexTitles: [String]? { get }
}

extension DataSource {
  /// Returns nil, for a section without a header title.
  public func headerTitle(inSection section: Int) -> String? { nil }
  /// Returns nil, for a section without a footer title.
  public func footerTitle(inSection section: Int) -> String? { nil }
  /// Nil, for a list without an index.
  public var sectionIndexTitles: [String]? { nil }

  /// Returns a Boolean value that indicates whether an index path has an object. The method asks
  /// for counts only, never for the object.
  @inlinable
  public func isValid(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2
      && (0..<numberOfSections).contains(indexPath[0])
      && (0..<numberOfItems(inSection: indexPath[0])).contains(indexPath[1])
  }
}
