public import ListData

/// An item of a model list.
public struct ModelItem: Identifiable, Hashable, Sendable, CustomStringConvertible {
  public let id: Int
  public let content: Int

  public init(id: Int, content: Int = 0) {
    self.id = id
    self.content = content
  }

  public var description: String { "\(id)" + String(repeating: "'", count: content) }
}

/// A model list.
public typealias ModelWorld = [Section<ModelItem>]

/// How large lists are.
public struct ModelWorlds: Sendable {
  /// The most sections.
  public var sections: Int
  /// The most items of a section.
  public var items: Int
  /// The number of identifiers of sections.
  public var sectionIDs: Int
  /// The number of identifiers of items.
  public var itemIDs: Int
  /// The number of contents of each item.
  public var contents: Int

  public init(sections: Int, items: Int, sectionIDs: Int, itemIDs: Int, contents: Int = 1) {
    self.sections = sections
    self.items = items
    self.sectionIDs = sectionIDs
    self.itemIDs = itemIDs
    self.contents = contents
  }

  /// All lists of that size: identifiers stand once, twice and more often, in sections and lists.
  public var all: [ModelWorld] {
    let letters = (0..<itemIDs).flatMap { id in
      (0..<contents).map { ModelItem(id: id, content: $0) }
    }
    let words = Self.words(letters, upTo: items)
    let sections = (0..<sectionIDs).flatMap { id in words.map { Section(id: id, $0) } }
    return Self.words(sections, upTo: self.sections)
  }

  private static func words<Letter>(_ letters: [Letter], upTo length: Int) -> [[Letter]] {
    var words: [[Letter]] = [[]]
    var last: [[Letter]] = [[]]
    for _ in 0..<length {
      last = last.flatMap { word in letters.map { word + [$0] } }
      words += last
    }
    return words
  }

  /// A list by chance.
  public func random(_ generator: inout some RandomNumberGenerator) -> ModelWorld {
    (0..<Int.random(in: 0...sections, using: &generator)).map { _ in
      section(
        (0..<Int.random(in: 0...items, using: &generator)).map { _ in item(&generator) },
        &generator)
    }
  }

  /// A list that came from another by some edits.
  public func edited(
    _ world: ModelWorld, _ generator: inout some RandomNumberGenerator
  ) -> ModelWorld {
    var world = world
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      guard let index = world.indices.randomElement(using: &generator) else { break }
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: world.remove(at: index)
      case 1: world.insert(section([item(&generator)], &generator), at: index)
      case 2: world.swapAt(index, Int.random(in: world.indices, using: &generator))
      case 3: world[index].headerTitle = ["A", "B", nil].randomElement(using: &generator) ?? nil
      case 4: world[index].items.shuffle(using: &generator)
      case 5: world[index].items.append(item(&generator))
      default:
        guard let place = world[index].items.indices.randomElement(using: &generator) else { break }
        let removed = world[index].items.remove(at: place)
        let target = Int.random(in: world.indices, using: &generator)
        let spot = Int.random(in: 0...world[target].items.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: break
        case 1: world[target].items.insert(item(&generator), at: spot)
        default: world[target].items.insert(removed, at: spot)
        }
      }
    }
    return world
  }

  private func section(
    _ items: [ModelItem], _ generator: inout some RandomNumberGenerator
  ) -> Section<ModelItem> {
    Section(id: Int.random(in: 0..<sectionIDs, using: &generator), items)
  }

  private func item(_ generator: inout some RandomNumberGenerator) -> ModelItem {
    ModelItem(
      id: Int.random(in: 0..<itemIDs, using: &generator),
      content: Int.random(in: 0..<contents, using: &generator))
  }
}
