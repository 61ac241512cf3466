public import Foundation
public import ListDiff

/// Where a `FetchedResultsController` has its objects from: a database, or an array in memory.
///
/// A source gives results, each a picture of one moment, and tells what differs between two of them. It
/// changes nothing that was given out before.
@MainActor public protocol FetchedResultsSource<Object>: AnyObject {
  /// What is fetched.
  associatedtype Object

  /// Called when there may be something new.
  var onChange: (() -> Void)? { get set }

  /// Fetches.
  ///
  /// - Throws: What the source cannot do: read a file, for example.
  func fetch() throws -> FetchedResults<Object>
  /// What there is now, and how it differs from what is shown; nil where nothing changed.
  ///
  /// - Throws: As `fetch()`.
  func changes(since shown: FetchedResults<Object>) throws -> FetchedChanges<Object>?
  /// Some results are shown from now on; those before may be given up. The default does nothing.
  func didShow(_ results: FetchedResults<Object>)
  /// Where an object is in some results, by what it is recognised by.
  func indexPath(of object: Object, in results: FetchedResults<Object>) -> IndexPath?
  /// Puts an object in, for lists that can be edited. The default throws.
  func insert(_ object: Object) throws
  /// Deletes objects, all or none, for lists that can be edited. The default throws.
  func delete(_ objects: [Object]) throws
}

extension FetchedResultsSource {
  public func didShow(_ results: FetchedResults<Object>) {}

  public func insert(_ object: Object) throws { throw FetchedResultsError.cannotInsert }

  public func delete(_ objects: [Object]) throws { throw FetchedResultsError.cannotDelete }
}

/// What a source had at one moment.
public struct FetchedResults<Object> {
  /// The sections, in their order. Results without sections are one section, also where there is nothing.
  public let sections: [FetchedSection<Object>]
  /// What the source keeps of the moment.
  public let moment: AnyObject?

  /// Results. All closures answer for the same moment, whenever they are asked.
  ///
  /// - Parameters:
  ///   - count: The number of sections.
  ///   - moment: What the source keeps of the moment.
  ///   - name: A section's name; nil where the results are not in sections.
  ///   - indexTitle: A section's title in the index; nil for the name's first letter.
  ///   - itemCount: The number of objects in a section.
  ///   - object: Reads an object, of a section and an index below its count; nil where it cannot be read.
  public init(
    sections count: Int, moment: AnyObject? = nil, name: @escaping (_ section: Int) -> String?,
    indexTitle: @escaping (_ section: Int) -> String? = { _ in nil },
    itemCount: @escaping (_ section: Int) -> Int,
    object: @escaping (_ section: Int, _ index: Int) -> Object?
  ) {
    let contents = FetchedContents(
      name: name, indexTitle: indexTitle, itemCount: itemCount, object: object)
    // One by one: this runs with every change, and code for any type maps slowly.
    var sections: [FetchedSection<Object>] = []
    sections.reserveCapacity(count)
    for section in 0..<count { sections.append(FetchedSection(section, of: contents)) }
    self.sections = sections
    self.moment = moment
  }
}

/// Newer results, and how they differ from those that are shown.
public struct FetchedChanges<Object> {
  /// The newer results.
  public let results: FetchedResults<Object>
  /// What differs.
  public let difference: ListDifference

  /// Changes.
  public init(to results: FetchedResults<Object>, difference: ListDifference) {
    self.results = results
    self.difference = difference
  }
}

/// What cannot be done with fetched results.
public enum FetchedResultsError: Error, Hashable, CustomStringConvertible {
  /// The source takes nothing in.
  case cannotInsert
  /// The source deletes nothing.
  case cannotDelete

  public var description: String {
    switch self {
    case .cannotInsert: "Nothing can be inserted into this list."
    case .cannotDelete: "The objects of this list cannot be deleted."
    }
  }
}
