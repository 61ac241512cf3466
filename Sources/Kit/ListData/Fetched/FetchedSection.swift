/// A section of fetched objects, which are read on access.
public struct FetchedSection<Object>: SectionInfo {
  // As small as possible, because each change creates new sections.
  private let place: SectionPlace
  private var section: Int { place.section }
  private var contents: FetchedContents<Object> {
    unsafeDowncast(place.contents, to: FetchedContents<Object>.self)
  }

  /// Returns the sections of contents.
  static func sections(_ count: Int, of contents: FetchedContents<Object>) -> [Self] {
    Array(unsafeUninitializedCapacity: count) { sections, initialized in
      // Unspecialized code would look up the type's metadata for each section.
      sections.withMemoryRebound(to: SectionPlace.self) { places in
        for section in 0..<count {
          places.initializeElement(
            at: section, to: SectionPlace(contents: contents, section: section))
        }
      }
      initialized = count
    }
  }

  /// The section's name, or nil if the results have no sections.
  public var name: String? { contents.name(section) }

  /// The objects of the section. An object is nil if it can no longer be read.
  public var items: FetchedItems<Object> { FetchedItems(section, of: contents) }

  /// The section's title in the index at the list's edge. The default is the first letter of the
  /// name, in uppercase, unless the source provides a title.
  public var indexTitle: String? {
    contents.indexTitle(section) ?? name?.first.map { String($0).uppercased() }
  }

  /// The title above the section: its name.
  public var headerTitle: String? { name }

  /// The section's identifier in updates: its name.
  public var sectionID: AnyHashable? { name.map { AnyHashable($0) } }
}

/// A collection of fetched objects, which are read on access.
public struct FetchedItems<Object>: RandomAccessCollection {
  private let contents: FetchedContents<Object>
  private let section: Int
  /// The number of objects.
  public let count: Int

  init(_ section: Int, of contents: FetchedContents<Object>) {
    self.contents = contents
    self.section = section
    count = contents.itemCount(section)
  }

  /// The index of the first object: 0.
  public var startIndex: Int { 0 }
  /// The index after the last object: `count`.
  public var endIndex: Int { count }

  /// Accesses the object at an index. The object is nil if it can't be read.
  public subscript(index: Int) -> Object? {
    precondition(
      indices.contains(index), "The index \(index) is out of range. There are \(count) objects.")
    return contents.object(section, index)
  }
}

/// The closures that the sections of one snapshot share and read from.
final class FetchedContents<Object> {
  let name: (Int) -> String?
  let indexTitle: (Int) -> String?
  let itemCount: (Int) -> Int
  let object: (Int, Int) -> Object?

  init(
    name: @escaping (Int) -> String?, indexTitle: @escaping (Int) -> String?,
    itemCount: @escaping (Int) -> Int, object: @escaping (Int, Int) -> Object?
  ) {
    self.name = name
    self.indexTitle = indexTitle
    self.itemCount = itemCount
    self.object = object
  }
}

/// A section of contents of any type.
private struct SectionPlace {
  let contents: AnyObject
  let section: Int
}
