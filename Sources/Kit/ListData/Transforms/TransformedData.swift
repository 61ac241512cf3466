public import Foundation
import ListDiff

/// A data source that shows the objects of another data source in a different arrangement: fewer of
/// them, in another order, or in other sections.
///
///     let found = contacts.filtered { $0.name.contains("a") }.sorted { $0.age < $1.age }
///     found.sourceIndexPath(for: [0, 3])  // where that contact is in what was sorted
///     found.originIndexPath(for: [0, 3])  // where it is in `contacts`
///
/// Index paths are mapped in both directions, so that a selection or an edit still refers to the
/// object in its source. Arrangements are values, and can be combined in any order. The methods
/// `filtered`, `sorted`, `grouped`, `collapsed` and `indexed` of a data source return them.
///
/// - Complexity: Lookups are O(1), except `shownIndexPath(for:)` in filtered data, which is
///   O(log n). Creating a section that is shown in full takes constant time, regardless of its
///   length.
public struct TransformedData<Source: DataSource>: DataSource {
  /// The data source that is rearranged.
  public let source: Source
  /// The sections of the arrangement.
  let parts: [Part]
  /// The only parts that show a source section, with all or some of its objects in their order, by
  /// source section.
  private let partsInOrder: [Int: Int]
  /// The places at which the objects of each remaining source section are shown.
  private let shownPlaces: [Int: [ListPlace?]]

  /// A section of the arrangement.
  struct Part {
    /// The objects of a part.
    enum Content {
      /// All objects of a source section, in their order.
      case whole(Int)
      /// The objects at some places in the source.
      case places([ListPlace])
    }

    /// The titles and the identifier of a part.
    enum Titles {
      /// The titles and the identifier of a source section.
      case source(Int)
      /// The part's own titles and identifier.
      case own(id: AnyHashable, header: String?, index: String?)
    }

    var content: Content
    var titles: Titles
  }

  init(_ source: Source, _ parts: [Part]) {
    self.source = source
    self.parts = parts
    partsInOrder = Self.partsInOrder(parts)
    var shown: [Int: [ListPlace?]] = [:]
    for (section, part) in parts.enumerated() {
      guard case .places(let places) = part.content else { continue }
      if let first = places.first, partsInOrder[first.section] == section { continue }
      for (item, place) in places.enumerated() {
        let count = source.numberOfItems(inSection: place.section)
        shown[place.section, default: Array(repeating: nil, count: count)][place.item] =
          ListPlace(section: section, item: item)
      }
    }
    shownPlaces = shown
  }

  /// Returns the parts that alone show a source section in its order. These sections need no map.
  private static func partsInOrder(_ parts: [Part]) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var others: Set<Int> = []
    for (index, part) in parts.enumerated() {
      switch part.content {
      case .whole(let section): found[section] = index
      case .places(let places):
        guard let section = places.first?.section else { continue }
        let isInOrder = zip(places, places.dropFirst()).allSatisfy {
          $1.section == section && $0.item < $1.item
        }
        if isInOrder, found[section] == nil {
          found[section] = index
        } else {
          others.formUnion(places.map(\.section))
        }
      }
    }
    for section in others { found[section] = nil }
    return found
  }

  // MARK: Index paths

  /// Returns the index path in the source of an object that is shown, or nil if the arrangement has
  /// no object at the index path.
  public func sourceIndexPath(for indexPath: IndexPath) -> IndexPath? {
    guard isValid(indexPath) else { return nil }
    switch parts[indexPath[0]].content {
    case .whole(let section): return [section, indexPath[1]]
    case .places(let places): return places[indexPath[1]].indexPath
    }
  }

  /// Returns the index path at which an object of the source is shown, or nil if it is not shown or
  /// does not exist.
  public func shownIndexPath(for sourceIndexPath: IndexPath) -> IndexPath? {
    guard source.isValid(sourceIndexPath) else { return nil }
    let (section, item) = (sourceIndexPath[0], sourceIndexPath[1])
    guard let part = partsInOrder[section] else { return shownPlaces[section]?[item]?.indexPath }
    switch parts[part].content {
    case .whole: return [part, item]
    case .places(let places):
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if places[middle].item < item { low = middle + 1 } else { high = middle }
      }
      return low < places.count && places[low].item == item ? [part, low] : nil
    }
  }

  /// Returns the index path in the original data of an object that is shown, or nil if the
  /// arrangement has no object at the index path. The original is the data that was rearranged
  /// first, in a chain of arrangements.
  public func originIndexPath(for indexPath: IndexPath) -> IndexPath? {
    guard let path = sourceIndexPath(for: indexPath) else { return nil }
    guard let source = source as? any Rearranged else { return path }
    return source.originIndexPath(for: path)
  }

  /// Returns the index path at which an object of the original data is shown, or nil if it is not
  /// shown or does not exist.
  public func shownIndexPath(forOrigin originIndexPath: IndexPath) -> IndexPath? {
    guard let source = source as? any Rearranged else {
      return shownIndexPath(for: originIndexPath)
    }
    return source.shownIndexPath(forOrigin: originIndexPath).flatMap(shownIndexPath(for:))
  }

  // MARK: DataSource

  /// The number of sections of the arrangement.
  public var numberOfSections: Int { parts.count }

  /// Returns the number of objects in a section, or 0 if the section is out of range.
  public func numberOfItems(inSection section: Int) -> Int {
    guard parts.indices.contains(section) else { return 0 }
    switch parts[section].content {
    case .whole(let section): return source.numberOfItems(inSection: section)
    case .places(let places): return places.count
    }
  }

  /// Returns the object at an index path of the arrangement, or nil if there is no such object.
  public func object(at indexPath: IndexPath) -> Source.Object? {
    sourceIndexPath(for: indexPath).flatMap(source.object(at:))
  }

  /// Returns the title above a section, or nil if the section has none or is out of range.
  public func headerTitle(inSection section: Int) -> String? {
    guard parts.indices.contains(section) else { return nil }
    switch parts[section].titles {
    case .source(let section): return source.headerTitle(inSection: section)
    case .own(_, let header, _): return header
    }
  }

  /// Returns the title below a section of the source, or nil if the section is grouped or out of
  /// range.
  public func footerTitle(inSection section: Int) -> String? {
    guard parts.indices.contains(section), case .source(let section) = parts[section].titles
    else { return nil }
    return source.footerTitle(inSection: section)
  }

  /// The titles of the index at the list's edge, or nil if no section has one.
  public var sectionIndexTitles: [String]? {
    let sourceTitles = source.sectionIndexTitles ?? []
    let titles = parts.map { part -> String? in
      switch part.titles {
      case .source(let section):
        sourceTitles.indices.contains(section) ? sourceTitles[section] : nil
      case .own(_, _, let index): index
      }
    }
    return titles.contains { $0 != nil } ? titles.map { $0 ?? "" } : nil
  }
}

extension TransformedData: Sendable where Source: Sendable {}
/// Unchecked because of `id` alone; see `Section`.
extension TransformedData.Part: @unchecked Sendable {}

/// Rearranged data with any source.
private protocol Rearranged {
  func originIndexPath(for indexPath: IndexPath) -> IndexPath?
  func shownIndexPath(forOrigin originIndexPath: IndexPath) -> IndexPath?
}

extension TransformedData: Rearranged {}
