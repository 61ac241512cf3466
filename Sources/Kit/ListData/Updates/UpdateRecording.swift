public import ListDiff

/// An update as text: the data before, the batches, and the data after. It serves as a log, and as
/// the source of a test.
///
///     before a[0 1 2] b[3]
///     sections: move section 0→1
///     items: delete 1.0, insert 1.1, reconfigure 1.2
///     after b[3] a[1 4 2']
///
/// Sections have letters and items have numbers, by their first appearance, so a recording
/// discloses nothing about their content. A stroke marks an item that has other content than at
/// first, or a section that has other titles than at first.
///
/// In a test, `expectUpdate(_:)` of the module ListTesting performs a recorded update.
public struct UpdateRecording: Hashable, Sendable {
  /// An item of a recording.
  package struct Item: Identifiable, Hashable, Sendable {
    /// The number of the item.
    package let id: Int
    /// The number of the item's content, 0 for its first content.
    package let content: Int

    /// Creates an item from the numbers of the item and of its content.
    package init(id: Int, content: Int = 0) {
      self.id = id
      self.content = content
    }
  }

  /// The sections before the update.
  package let before: [Section<Item>]
  /// The sections after the update.
  package let after: [Section<Item>]
  /// The batches, one on each line.
  package let plan: String

  /// Creates a recording of updates, whose items are identified by a rule.
  @usableFromInline
  package init<Info: SectionInfo, Identity: ListIdentity>(
    of updates: ListUpdates<Info>, by identity: Identity.Type
  ) where Identity.Element == Info.Item {
    self.init(
      of: updates,
      Names(
        id: { AnyHashable(Identity.id(of: $0)) },
        hasSameContent: { Identity.hasSameContent($0, $1) }))
  }

  /// Creates a recording of updates whose changes were known, such as those of a database.
  ///
  /// Items are identified by their `id` if they are `Identifiable`, by their value if they are
  /// `Hashable`, and by the updates otherwise, as are sections without an identifier. The recording
  /// therefore shows when the changes contradict the data.
  package init<Info: SectionInfo>(of updates: ListUpdates<Info>) {
    self.init(
      of: updates,
      Names(
        id: identifier, hasSameContent: { areEqual($0, $1) ?? true },
        changedItems: Set(updates.difference.changedItems.map(\.to)),
        changedSections: Set(updates.difference.changedSections.map(\.to))))
  }

  private init<Info>(of updates: ListUpdates<Info>, _ names: Names<Info>) {
    var names = names
    let sources = updates.sources
    before = names.sections(updates.old)
    after = names.sections(updates.data, from: before, sources, updates.itemSources(sources))
    plan = updates.planText
  }
}

/// The names of a list's sections and items in a recording.
private struct Names<Info: SectionInfo> {
  /// Returns the identifier of an item, or nil if only the updates tell which item it is.
  let id: (Info.Item) -> AnyHashable?
  let hasSameContent: (Info.Item, Info.Item) -> Bool
  /// The places of new items that count as changed, even if their content looks the same.
  var changedItems: Set<ListPlace> = []
  /// The new sections that count as changed, even if their titles look the same.
  var changedSections: Set<Int> = []

  private var numbers: [AnyHashable: Int] = [:]
  private var nextNumber = 0
  private var contents: [Int: [Info.Item]] = [:]
  private var letters: [AnyHashable: Int] = [:]
  private var nextLetter = 0
  private var titles: [Int: [[String?]]] = [:]

  init(
    id: @escaping (Info.Item) -> AnyHashable?,
    hasSameContent: @escaping (Info.Item, Info.Item) -> Bool, changedItems: Set<ListPlace> = [],
    changedSections: Set<Int> = []
  ) {
    self.id = id
    self.hasSameContent = hasSameContent
    self.changedItems = changedItems
    self.changedSections = changedSections
  }

  /// Returns the sections with their names.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - before: The named sections before the updates, or nil for those themselves.
  ///   - sources: The index in `before` of each section, or nil for a new one.
  ///   - itemSources: The place in `before` of each item, or nil for a new one.
  mutating func sections(
    _ sections: [Info], from before: [Section<UpdateRecording.Item>]? = nil,
    _ sources: [Int?] = [], _ itemSources: [[ListPlace?]] = []
  ) -> [Section<UpdateRecording.Item>] {
    sections.enumerated().map { index, info in
      let source = before.flatMap { before in
        sources[index].flatMap { before[$0].id?.base as? Int }
      }
      let letter = Self.name(info.sectionID, source, in: &letters, next: &nextLetter)
      let title = Self.version(
        of: [info.headerTitle, info.footerTitle, info.indexTitle],
        in: &titles[letter, default: []], ==,
        isChanged: before != nil && changedSections.contains(index))
      let items = info.items.enumerated().map { row, item in
        let source = before.flatMap { before in
          itemSources[index][row].map { before[$0.section].items[$0.item].id }
        }
        let number = Self.name(id(item), source, in: &numbers, next: &nextNumber)
        let content = Self.version(
          of: item, in: &contents[number, default: []], hasSameContent,
          isChanged: before != nil
            && changedItems.contains(ListPlace(section: index, item: row)))
        return UpdateRecording.Item(id: number, content: content)
      }
      return Section(
        id: letter, items,
        headerTitle: title == 0 ? nil : String(repeating: "'", count: title))
    }
  }

  /// Returns the name of an identifier, or the known name of what has none.
  private static func name(
    _ id: AnyHashable?, _ known: Int?, in names: inout [AnyHashable: Int], next: inout Int
  ) -> Int {
    if let name = id.map({ names[$0] }) ?? known { return name }
    defer { next += 1 }
    if let id { names[id] = next }
    return next
  }

  /// Returns the number of a value among the different values of one section or item. A changed
  /// value is not the first.
  private static func version<Value>(
    of value: Value, in values: inout [Value], _ isSame: (Value, Value) -> Bool, isChanged: Bool
  ) -> Int {
    if let index = values.firstIndex(where: { isSame($0, value) }), index > 0 || !isChanged {
      return index
    }
    values.append(value)
    return values.count - 1
  }
}

extension ListUpdates {
  /// The plan in a recording: the batches, one on each line; empty if nothing changes.
  package var planText: String { isEmpty ? "" : description }

  /// The index in the old data of each section of the new data, or nil for a new section. If the
  /// difference names sections that do not exist, sections stay where they are.
  fileprivate var sources: [Int?] {
    let moves = difference.movedSections
    let isValid =
      (difference.deletedSections + moves.map(\.from)).allSatisfy(old.indices.contains)
      && (difference.insertedSections + moves.map(\.to)).allSatisfy(data.indices.contains)
    return isValid
      ? difference.oldSections(from: old.count, to: data.count)
      : data.indices.map { old.indices.contains($0) ? $0 : nil }
  }

  /// Returns the place in the old data of each item of the new data, or nil for a new item.
  fileprivate func itemSources(_ sources: [Int?]) -> [[ListPlace?]] {
    let left = Set(difference.deletedItems + difference.movedItems.map(\.from))
    var arrived: [ListPlace: ListPlace?] = [:]
    for place in difference.insertedItems { arrived[place] = .some(nil) }
    for move in difference.movedItems where old.isValid(move.from.indexPath) {
      arrived[move.to] = move.from
    }
    return zip(data.indices, sources).map { index, source in
      // The items that stay fill the gaps between those that arrived.
      var staying = source.map { source in
        (0..<old[source].items.count).lazy.map { ListPlace(section: source, item: $0) }
          .filter { !left.contains($0) }.makeIterator()
      }
      return (0..<data[index].items.count).map { item in
        arrived[ListPlace(section: index, item: item)] ?? staying?.next()
      }
    }
  }
}

// MARK: Identifying items of any type

/// Returns the `id` of an identifiable item, the value of a hashable one, and nil for others.
private func identifier<Item>(of item: Item) -> AnyHashable? {
  func id<Value: Identifiable>(_ value: Value) -> AnyHashable { AnyHashable(value.id) }
  if (item as? any Absent)?.isAbsent == true { return nil }
  if let item = item as? any Identifiable { return id(item) }
  return (item as? any Hashable).map { AnyHashable($0) }
}

/// A value that may be nil, such as the item of a footer.
private protocol Absent { var isAbsent: Bool { get } }

extension Optional: Absent {
  fileprivate var isAbsent: Bool { self == nil }
}
