/// A section of fetched objects, which are read when they are asked for.
public struct FetchedSection<Object>: SectionInfo {
  /// The section's name; nil where the results are not in sections.
  public let name: String?
  /// The objects; nil for one that cannot be read any more.
  public let items: FetchedItems<Object>
  /// The section's title in the index at the list's edge: the name's first letter, large, unless the source
  /// says otherwise.
  public let indexTitle: String?

  /// The name.
  public var headerTitle: String? { name }

  /// What the section is recognised by: its name.
  public var sectionID: AnyHashable? { name.map { AnyHashable($0) } }

  /// A section.
  ///
  /// - Parameters:
  ///   - name: The section's name.
  ///   - indexTitle: Its title in the index; the name's first letter if it is left out.
  ///   - count: The number of objects.
  ///   - object: Reads an object; it is given an index below `count`.
  public init(
    name: String?, indexTitle: String? = nil, count: Int, object: @escaping (Int) -> Object?
  ) {
    self.name = name
    self.indexTitle = indexTitle ?? name?.first.map { String($0).uppercased() }
    items = FetchedItems(count: count, object: object)
  }
}

/// Fetched objects, read when they are asked for.
public struct FetchedItems<Object>: RandomAccessCollection {
  /// The number of objects.
  public let count: Int
  private let object: (Int) -> Object?

  init(count: Int, object: @escaping (Int) -> Object?) {
    self.count = count
    self.object = object
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  /// An object; nil where it cannot be read.
  public subscript(index: Int) -> Object? {
    precondition(indices.contains(index), "There are \(count) objects, none at \(index).")
    return object(index)
  }
}
