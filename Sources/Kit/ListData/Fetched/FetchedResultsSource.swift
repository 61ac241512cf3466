public import Foundation
public import ListDiff

/// The source of the objects of a `FetchedResultsController`, such as a database or an array in
/// memory.
///
/// A source returns results, each a snapshot, and computes the difference between two of them.
/// Results that have been returned never change. Test a source of your own with `expectSource`, a
/// function of the module ListTesting.
@MainActor public protocol FetchedResultsSource<Object>: AnyObject {
  /// The type of the fetched objects.
  associatedtype Object

  /// A closure that the source calls when there may be a change.
  var onChange: (() -> Void)? { get set }

  /// Fetches the objects.
  ///
  /// - Throws: An error of the source, for example if a file can't be read.
  func fetch() throws -> FetchedResults<Object>
  /// Returns the newest results and their difference from the shown results, or nil if nothing
  /// changed.
  ///
  /// - Throws: The same errors as `fetch()`.
  func changes(since shown: FetchedResults<Object>) throws -> FetchedChanges<Object>?
  /// Tells the source that results are shown from now on, and that it can release older ones. The
  /// default does nothing.
  func didShow(_ results: FetchedResults<Object>)
  /// Returns the index path in some results of the object with the same identity, or nil if there
  /// is no such object.
  func indexPath(of object: Object, in results: FetchedResults<Object>) -> IndexPath?
  /// Inserts an object, for lists that can be edited. The default throws an error.
  func insert(_ object: Object) throws
  /// Inserts all of the objects, or none if an error is thrown. A list that can be edited calls
  /// this method. The default inserts them one by one, and stops at the first error.
  func insert(_ objects: [Object]) throws
  /// Deletes all of the objects, or none if an error is thrown. A list that can be edited calls
  /// this method. The default throws an error.
  func delete(_ objects: [Object]) throws
}

extension FetchedResultsSource {
  /// Does nothing.
  public func didShow(_ results: FetchedResults<Object>) {}

  /// Throws `FetchedResultsError.cannotInsert`.
  public func insert(_ object: Object) throws { throw FetchedResultsError.cannotInsert }

  /// Inserts the objects one by one.
  public func insert(_ objects: [Object]) throws { for object in objects { try insert(object) } }

  /// Throws `FetchedResultsError.cannotDelete`.
  public func delete(_ objects: [Object]) throws { throw FetchedResultsError.cannotDelete }
}

/// A snapshot of the objects of a source.
public struct FetchedResults<Object> {
  /// The sections, in their order. Results without sections are one section, even if it is empty.
  public let sections: [FetchedSection<Object>]
  /// The source's own data for this snapshot.
  public let snapshot: AnyObject?

  /// Creates results. All closures must answer for the same snapshot at any time.
  ///
  /// - Parameters:
  ///   - count: The number of sections.
  ///   - snapshot: The source's own data for this snapshot.
  ///   - name: A closure that returns the name of a section, or nil if the results have no
  ///     sections.
  ///   - indexTitle: A closure that returns a section's title in the index, or nil for the first
  ///     letter of its name.
  ///   - itemCount: A closure that returns the number of objects in a section.
  ///   - object: A closure that returns the object of a section at an index below its count, or nil
  ///     if it can't be read.
  public init(
    sections count: Int, snapshot: AnyObject? = nil, name: @escaping (_ section: Int) -> String?,
    indexTitle: @escaping (_ section: Int) -> String? = { _ in nil },
    itemCount: @escaping (_ section: Int) -> Int,
    object: @escaping (_ section: Int, _ index: Int) -> Object?
  ) {
    let contents = FetchedContents(
      name: name, indexTitle: indexTitle, itemCount: itemCount, object: object)
    sections = FetchedSection.sections(count, of: contents)
    self.snapshot = snapshot
  }
}

/// Newer results, with their difference from the shown results.
public struct FetchedChanges<Object> {
  /// The newer results.
  public let results: FetchedResults<Object>
  /// The difference from the shown results.
  public let difference: ListDifference

  /// Creates changes from newer results and their difference from the shown results.
  public init(to results: FetchedResults<Object>, difference: ListDifference) {
    self.results = results
    self.difference = difference
  }
}

/// An error of a source that can't be edited.
package enum FetchedResultsError: Error, Hashable, CustomStringConvertible {
  /// The source does not support insertions.
  case cannotInsert
  /// The source does not support deletions.
  case cannotDelete

  /// A sentence about the error.
  package var description: String {
    switch self {
    case .cannotInsert: "Objects can't be inserted into this list."
    case .cannotDelete: "Objects of this list can't be deleted."
    }
  }
}
