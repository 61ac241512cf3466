public import Foundation
import ListDiff

/// Data that shows another data source's objects in another arrangement: fewer of them, in another
/// order, in other sections.
///
///     let found = contacts.filtered { $0.name.contains("a") }.sorted { $0.age < $1.age }
///     found.sourceIndexPath(for: [0, 3])  // where that contact is in what was sorted
///     found.originIndexPath(for: [0, 3])  // where it is in `contacts`
///
/// Index paths are mapped both ways, so that a selection or an edit still names the object in its
/// source. Arrangements are values, made of each other in any order: a data source's methods
/// `filtered`, `sorted`, `grouped`, `collapsed` and `indexed` return them.
///
/// - Complexity: questions are O(1), but for `shownIndexPath(for:)` in filtered data, which is O(log n).
///   Sections that are shown whole cost nothing to make, however long they are.
public struct RearrangedData<Source: DataSource>: DataSource {
  /// What is rearranged.
  public let source: Source
  /// The sections that are shown.
  let parts: [Part]
  /// The parts that show a source section's objects in their order, all or some, alone.
  private let partsInOrder: [Int: Int]
  /// For each other source section where its objects are shown.
  private let shownPlaces: [Int: [ListPlace?]]

  /// A section that is shown.
  struct Part {
    /// Its objects.
    enum Content {
      /// Those of a source section, in their order.
      case whole(Int)
      /// Those at some places in the source.
      case places([ListPlace])
    }

    /// Its titles, and what it is recognised by.
    enum Titles {
      /// Those of a source section.
      case source(Int)
      /// Its own.
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

  /// For source sections that one part shows, in their order, that part: no map is needed for these.
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

  /// Where an object that is shown is in the source; nil for an index path that shows none.
  public func sourceIndexPath(for indexPath: IndexPath) -> IndexPath? {
    guard isValid(indexPath) else { return nil }
    switch parts[indexPath[0]].content {
    case .whole(let section): return [section, indexPath[1]]
    case .places(let places): return places[indexPath[1]].indexPath
    }
  }

  /// Where an object of the source is shown; nil where it is not, or there is none.
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

  /// Where an object that is shown is in the data that was rearranged first, however often it was
  /// rearranged since.
  public func originIndexPath(for indexPath: IndexPath) -> IndexPath? {
    guard let path = sourceIndexPath(for: indexPath) else { return nil }
    guard let source = source as? any Rearranged else { return path }
    return source.originIndexPath(for: path)
  }

  /// Where an object of the data that was rearranged first is shown.
  public func shownIndexPath(forOrigin originIndexPath: IndexPath) -> IndexPath? {
    guard let source = source as? any Rearranged else {
      return shownIndexPath(for: originIndexPath)
    }
    return source.shownIndexPath(forOrigin: originIndexPath).flatMap(shownIndexPath(for:))
  }

  // MARK: DataSource

  public var numberOfSections: Int { parts.count }

  public func numberOfItems(inSection section: Int) -> Int {
    guard parts.indices.contains(section) else { return 0 }
    switch parts[section].content {
    case .whole(let section): return source.numberOfItems(inSection: section)
    case .places(let places): return places.count
    }
  }

  public func object(at indexPath: IndexPath) -> Source.Object? {
    sourceIndexPath(for: indexPath).flatMap(source.object(at:))
  }

  public func headerTitle(inSection section: Int) -> String? {
    guard parts.indices.contains(section) else { return nil }
    switch parts[section].titles {
    case .source(let section): return source.headerTitle(inSection: section)
    case .own(_, let header, _): return header
    }
  }

  public func footerTitle(inSection section: Int) -> String? {
    guard parts.indices.contains(section), case .source(let section) = parts[section].titles
    else { return nil }
    return source.footerTitle(inSection: section)
  }

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

extension RearrangedData: Sendable where Source: Sendable {}
/// Only `id` is not checked, see `Section`.
extension RearrangedData.Part: @unchecked Sendable {}

/// Rearranged data of any kind.
private protocol Rearranged {
  func originIndexPath(for indexPath: IndexPath) -> IndexPath?
  func shownIndexPath(forOrigin originIndexPath: IndexPath) -> IndexPath?
}

extension RearrangedData: Rearranged {}
