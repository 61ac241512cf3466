public import Foundation
import ListDiff

extension DataSource {
  /// Returns all objects in one section for each key, in the order in which the keys first occur.
  ///
  ///     tasks.grouped { $0.project } title: { $0.name }
  ///
  /// - Parameters:
  ///   - key: A closure that returns the key of an object.
  ///   - title: A closure that returns the title above a key's section. The default returns nil.
  /// - Complexity: O(n) expected for n objects.
  public func grouped<Key: Hashable>(
    by key: (Object) throws -> Key, title: (Key) -> String? = { _ in nil }
  ) rethrows -> TransformedData<Self> {
    arranged(try groups(by: key)) { .own(id: AnyHashable($0), header: title($0), index: nil) }
  }

  /// Returns all objects in one section for each key, in the order of the keys.
  ///
  /// - Parameters:
  ///   - key: A closure that returns the key of an object.
  ///   - areInOrder: A closure that returns whether its first key comes before its second key.
  ///   - title: A closure that returns the title above a key's section. The default returns nil.
  /// - Complexity: O(n + k log k) expected for n objects under k keys.
  public func grouped<Key: Hashable>(
    by key: (Object) throws -> Key, sortedBy areInOrder: (Key, Key) throws -> Bool,
    title: (Key) -> String? = { _ in nil }
  ) rethrows -> TransformedData<Self> {
    let groups = try groups(by: key).sorted { try areInOrder($0.key, $1.key) }
    return arranged(groups) { .own(id: AnyHashable($0), header: title($0), index: nil) }
  }

  /// Returns all objects in sections by the first letter of a text, with an index at the list's
  /// edge. Texts that do not begin with a letter come last, under "#".
  ///
  ///     people.indexed { $0.familyName }
  ///
  /// - Parameters:
  ///   - locale: The locale whose letters have sections, in its order: in Swedish, Å comes after Z.
  ///     If it is nil, letters have no accents, and are in the order of Swift.
  ///   - text: A closure that returns the text of an object.
  /// - Complexity: O(n) expected for n objects.
  public func indexed(
    in locale: Locale? = nil, by text: (Object) throws -> String
  ) rethrows -> TransformedData<Self> {
    let others = String.indexTitleOfOthers
    func title(_ text: String) -> String { locale.map(text.indexTitle(in:)) ?? text.indexTitle }
    let groups = try groups { title(try text($0)) }.sorted { first, second in
      let (first, second) = (first.key, second.key)
      if first == others || second == others { return first != others }
      if let locale, first.isAfter(second, in: locale) || second.isAfter(first, in: locale) {
        return second.isAfter(first, in: locale)
      }
      return first < second
    }
    return arranged(groups) { .own(id: AnyHashable($0), header: $0, index: $0) }
  }

  private func groups<Key: Hashable>(
    by key: (Object) throws -> Key
  ) rethrows -> [(key: Key, places: [ListPlace])] {
    var groups: [(key: Key, places: [ListPlace])] = []
    var indexes: [Key: Int] = [:]
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        guard let object = object(at: [section, item]) else { continue }
        let key = try key(object)
        let place = ListPlace(section: section, item: item)
        if let index = indexes[key] {
          groups[index].places.append(place)
        } else {
          indexes[key] = groups.count
          groups.append((key, [place]))
        }
      }
    }
    return groups
  }

  private func arranged<Key>(
    _ groups: [(key: Key, places: [ListPlace])],
    _ titles: (Key) -> TransformedData<Self>.Part.Titles
  ) -> TransformedData<Self> {
    TransformedData(
      self,
      groups.map {
        TransformedData.Part(content: .places($0.places), titles: titles($0.key))
      })
  }
}
