/// A section of fetched objects, which are read when they are asked for.
public struct FetchedSection<Object>: SectionInfo {
  // As small as can be: with each change there are new sections.
  private let contents: FetchedContents<Object>
  private let section: Int

  init(_ section: Int, of contents: FetchedContents<Object>) {
    self.contents = contents
    self.section = section
  }

  /// The section's name; nil where the results are not in sections.
  public var name: String? { contents.name(section) }

  /// The objects; nil for one that cannot be read any more.
  public var items: FetchedItems<Object> { FetchedItems(section, of: contents) }

  /// The section's title in the index at the list's edge: the name's first letter, large, unless the source
  /// says otherwise.
  public var indexTitle: String? {
    contents.indexTitle(section) ?? name?.first.map { String($0).uppercased() }
  }

  /// The name.
  public var headerTitle: String? { name }

  /// What the section is recognised by: its name.
  public var sectionID: AnyHashable? { name.map { AnyHashable($0) } }
}

/// Fetched objects, read when they are asked for.
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

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  /// An object; nil where it cannot be read.
  public subscript(index: Int) -> Object? {
    precondition(indices.contains(index), "There are \(count) objects, none at \(index).")
    return contents.object(section, index)
  }
}

/// What sections read from; they share it.
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
