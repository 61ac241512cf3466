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
/// discloses nothing about their content. A stroke marks an item whose content differs from its
/// first content, or a section whose titles differ from its first titles.
///
/// A recording that is created from text replays the update:
///
///     let recording = try UpdateRecording(text)
///     #expect(recording.before.updates(to: recording.after).description == recording.plan)
public struct UpdateRecording: Hashable, Sendable {
  /// An item of a recording.
  public struct Item: Identifiable, Hashable, Sendable {
    /// The number of the item.
    public let id: Int
    /// The number of the item's content, 0 for its first content.
    public let content: Int

    /// Creates an item from the numbers of the item and of its content.
    public init(id: Int, content: Int = 0) {
      self.id = id
      self.content = content
    }
  }

  /// The sections before the update.
  public let before: [Section<Item>]
  /// The sections after the update.
  public let after: [Section<Item>]
  /// The batches, one on each line.
  public let plan: String

  /// Creates a recording of updates, whose items are identified by a rule.
  public init<Info: SectionInfo, Identity: ListIdentity>(
    of updates: ListUpdates<Info>, by identity: Identity.Type
  ) where Identity.Element == Info.Item {
    var names = Names<Info, Identity>()
    before = names.sections(updates.old)
    after = names.sections(updates.data)
    plan = updates.isEmpty ? "" : updates.description
  }
}

/// The names of a list's sections and items in a recording.
private struct Names<Info: SectionInfo, Identity: ListIdentity>
where Identity.Element == Info.Item {
  private var numbers: [Identity.ID: Int] = [:]
  private var contents: [Int: [Info.Item]] = [:]
  private var letters: [UpdatesSectionID: Int] = [:]
  private var titles: [Int: [[String?]]] = [:]

  mutating func sections(_ sections: [Info]) -> [Section<UpdateRecording.Item>] {
    let ids = ListUpdates.sectionIDs(of: sections)
    return zip(sections, ids).map { info, id in
      let letter = letters[id, default: letters.count]
      letters[id] = letter
      let shown = [info.headerTitle, info.footerTitle, info.indexTitle]
      let title = Self.index(of: shown, in: &titles[letter, default: []], ==)
      return Section(
        id: letter, info.items.map { item($0) },
        headerTitle: title == 0 ? nil : String(repeating: "'", count: title))
    }
  }

  private mutating func item(_ item: Info.Item) -> UpdateRecording.Item {
    let id = Identity.id(of: item)
    let number = numbers[id, default: numbers.count]
    numbers[id] = number
    let content = Self.index(
      of: item, in: &contents[number, default: []], Identity.hasSameContent)
    return UpdateRecording.Item(id: number, content: content)
  }

  private static func index<Value>(
    of value: Value, in values: inout [Value], _ isSame: (Value, Value) -> Bool
  ) -> Int {
    if let index = values.firstIndex(where: { isSame($0, value) }) { return index }
    values.append(value)
    return values.count - 1
  }
}
