public import ListDiff

/// An update as text: what was shown, what was done, and what is shown then; for a log, and for a test
/// made from it.
///
///     before a[0 1 2] b[3]
///     sections: move section 0→1
///     items: delete 1.0, insert 1.1, reconfigure 1.2
///     after b[3] a[1 4 2']
///
/// Sections have letters and items numbers, by their first appearance: a recording tells nothing of
/// what they were. A stroke says that an item's content is another than at first, or a section's titles.
///
/// A recording made from text plays the update again:
///
///     let recording = try UpdateRecording(text)
///     #expect(recording.before.updates(to: recording.after).description == recording.plan)
public struct UpdateRecording: Hashable, Sendable {
  /// An item of a recording.
  public struct Item: Identifiable, Hashable, Sendable {
    /// The item's number.
    public let id: Int
    /// Which of its contents it has: 0 at first.
    public let content: Int

    /// An item with a number and a content.
    public init(id: Int, content: Int = 0) {
      self.id = id
      self.content = content
    }
  }

  /// What was shown before.
  public let before: [Section<Item>]
  /// What is shown after.
  public let after: [Section<Item>]
  /// The batches, one a line.
  public let plan: String

  /// Takes down updates.
  public init<Info: SectionInfo, Identity: ListIdentity>(
    of updates: ListUpdates<Info>, by identity: Identity.Type
  ) where Identity.Element == Info.Item {
    var names = Names<Info, Identity>()
    before = names.sections(updates.old)
    after = names.sections(updates.data)
    plan = updates.isEmpty ? "" : updates.description
  }
}

/// What sections and items of a list are called in a recording.
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
