import ListDiff

/// Heckel's algorithm ("A technique for isolating differences between files", 1978) in its usual
/// form: a dictionary of entries by identifier, and passes over two arrays of references. Sections
/// share a dictionary, so that moves between sections are found.
struct TextbookHeckel {
  private(set) var deletes: [ListPlace] = []
  private(set) var inserts: [ListPlace] = []
  private(set) var moves: [ListChange<ListPlace>] = []
  private(set) var updates: [ListChange<ListPlace>] = []
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var movedSections: [ListChange<Int>] = []

  var count: Int {
    deletes.count + inserts.count + moves.count + updates.count + deletedSections.count
      + insertedSections.count + movedSections.count
  }

  private final class Entry {
    var oldCount = 0
    var newCount = 0
    var oldPlace = ListPlace(section: 0, item: 0)
  }

  private enum Reference {
    case entry(Entry)
    case place(ListPlace)

    var place: ListPlace? {
      if case .place(let place) = self { place } else { nil }
    }
  }

  /// Creates the difference of flat lists.
  init<Item: Identifiable & Equatable>(from old: [Item], to new: [Item]) {
    compare([old], [new], sections: [0])
  }

  /// Creates the difference of sections of items.
  init<ID: Hashable, Item: Identifiable & Equatable>(
    from old: [BenchmarkSection<ID, Item>], to new: [BenchmarkSection<ID, Item>]
  ) {
    let sections = Self.references([old.map(\.id)], [new.map(\.id)])
    let sources = sections.new[0].map { $0.place?.item }
    for (index, reference) in sections.old[0].enumerated() where reference.place == nil {
      deletedSections.append(index)
    }
    var offsets: [Int] = []
    var deleted = 0
    for reference in sections.old[0] {
      offsets.append(deleted)
      if reference.place == nil { deleted += 1 }
    }
    var inserted = 0
    for (index, source) in sources.enumerated() {
      if let source {
        if source - offsets[source] + inserted != index {
          movedSections.append(ListChange(from: source, to: index))
        }
      } else {
        insertedSections.append(index)
        inserted += 1
      }
    }
    compare(old.map(\.items), new.map(\.items), sections: sources)
  }

  /// Returns the two arrays of references after all passes.
  private static func references<ID: Hashable>(_ old: [[ID]], _ new: [[ID]]) -> (
    old: [[Reference]], new: [[Reference]]
  ) {
    var table: [ID: Entry] = [:]
    var newReferences: [[Reference]] = []
    for ids in new {
      var references: [Reference] = []
      for id in ids {
        let entry = table[id] ?? Entry()
        table[id] = entry
        entry.newCount += 1
        references.append(.entry(entry))
      }
      newReferences.append(references)
    }
    var oldReferences: [[Reference]] = []
    for (section, ids) in old.enumerated() {
      var references: [Reference] = []
      for (item, id) in ids.enumerated() {
        let entry = table[id] ?? Entry()
        table[id] = entry
        entry.oldCount += 1
        entry.oldPlace = ListPlace(section: section, item: item)
        references.append(.entry(entry))
      }
      oldReferences.append(references)
    }
    // An item that appears exactly once in both lists is the same.
    for section in newReferences.indices {
      for item in newReferences[section].indices {
        if case .entry(let entry) = newReferences[section][item], entry.oldCount == 1,
          entry.newCount == 1
        {
          let source = entry.oldPlace
          newReferences[section][item] = .place(source)
          oldReferences[source.section][source.item] = .place(
            ListPlace(section: section, item: item))
        }
      }
    }
    // Neighbors of the same item that have the same entry are the same.
    for section in newReferences.indices {
      let items = newReferences[section].indices
      for item in items.dropLast() {
        link(&oldReferences, &newReferences, section, item, by: 1)
      }
      for item in items.dropFirst().reversed() {
        link(&oldReferences, &newReferences, section, item, by: -1)
      }
    }
    return (oldReferences, newReferences)
  }

  private static func link(
    _ old: inout [[Reference]], _ new: inout [[Reference]], _ section: Int, _ item: Int,
    by step: Int
  ) {
    guard case .place(let source) = new[section][item],
      case .entry(let entry) = new[section][item + step],
      old[source.section].indices.contains(source.item + step),
      case .entry(let other) = old[source.section][source.item + step], entry === other
    else { return }
    new[section][item + step] = .place(
      ListPlace(section: source.section, item: source.item + step))
    old[source.section][source.item + step] = .place(
      ListPlace(section: section, item: item + step))
  }

  /// Compares the items. `sections` contains the old section of each new one.
  private mutating func compare<Item: Identifiable & Equatable>(
    _ old: [[Item]], _ new: [[Item]], sections: [Int?]
  ) {
    let references = Self.references(old.map { $0.map(\.id) }, new.map { $0.map(\.id) })
    var offsets: [[Int]] = []
    for (section, items) in references.old.enumerated() {
      var deleted = 0
      var sectionOffsets: [Int] = []
      for (item, reference) in items.enumerated() {
        sectionOffsets.append(deleted)
        if reference.place == nil {
          deletes.append(ListPlace(section: section, item: item))
          deleted += 1
        }
      }
      offsets.append(sectionOffsets)
    }
    for (section, items) in references.new.enumerated() {
      var inserted = 0
      for (item, reference) in items.enumerated() {
        let place = ListPlace(section: section, item: item)
        guard let source = reference.place else {
          inserts.append(place)
          inserted += 1
          continue
        }
        if old[source.section][source.item] != new[section][item] {
          updates.append(ListChange(from: source, to: place))
        }
        if sections[section] != source.section
          || source.item - offsets[source.section][source.item] + inserted != item
        {
          moves.append(ListChange(from: source, to: place))
        }
      }
    }
  }
}
