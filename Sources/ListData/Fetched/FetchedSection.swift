/// A section of fetched objects, which are read when they are asked for.
public struct FetchedSection<Object>: SectionInfo {
  /// The section's name; nil where the results are not in sections.
  public let name: String?
  /// The objects; nil for one that cannot be read any more.
  public let items: FetchedItems<Object>
  /// The section's title in the index at the list's edge: the name's first letter, large, unless the source
  /// says otherwise.
  public var indexTitle: String? {
    ownIndexTitle ?? name?.first.map { String($0).uppercased() }
  }
  private let ownIndexTitle: String?

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
  ///   - section: What the closure is given as the section, besides an index below `count`. Sections that share a
  ///     closure are made with little work.
  ///   - object: Reads an object.
  public init(
    name: String?, indexTitle: String? = nil, count: Int, section: Int = 0,
    object: @escaping (_ section: Int, _ index: Int) -> Object?
  ) {
    self.name = name
    ownIndexTitle = indexTitle
    items = FetchedItems(count: count, section: section, object: object)
  }
}

/// Fetched objects, read when they are asked for.
public struct FetchedItems<Object>: RandomAccessCollection {
  /// The number of objects.
  public let count: Int
  private let section: Int
  private let object: (Int, Int) -> Object?

  init(count: Int, section: Int, object: @escaping (Int, Int) -> Object?) {
    self.count = count
    self.section = section
    self.object = object
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  /// An object; nil where it cannot be read.
  public subscript(index: Int) -> Object? {
    precondition(indices.contains(index), "There are \(count) objects, none at \(index).")
    return object(section, index)
  }
}
