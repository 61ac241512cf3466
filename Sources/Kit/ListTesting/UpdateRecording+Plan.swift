import Foundation
import ListControllers

extension UpdateRecording {
  /// Returns the updates whose changes are those of the plan.
  ///
  /// - Throws: A `TextError` that names the invalid line or change.
  func plannedUpdates() throws(TextError) -> ListUpdates<Section<Item>> {
    var reader = PlanReader(oldSectionCount: before.count, newSectionCount: after.count)
    for line in plan.split(separator: "\n") { try reader.read(line) }
    return ListUpdates(from: before, to: after, difference: reader.difference)
  }
}

/// Reads the batches of a plan into one difference.
private struct PlanReader {
  let oldSectionCount: Int
  let newSectionCount: Int
  private(set) var difference = ListDifference()
  /// The old index of each section when the items change, or nil for an inserted section. The array
  /// is nil if the sections are those before the update.
  private var sections: [Int?]?
  private var hasItems = false

  init(oldSectionCount: Int, newSectionCount: Int) {
    self.oldSectionCount = oldSectionCount
    self.newSectionCount = newSectionCount
  }

  mutating func read(_ line: Substring) throws(UpdateRecording.TextError) {
    guard let colon = line.firstIndex(of: ":") else { throw .init("“\(line)” isn't a batch.") }
    let kind = line[..<colon]
    // The last batch changes items in place, after all others.
    let isInPlace = kind == "titles" || (kind == "items" && hasItems)
    for change in line[line.index(after: colon)...].split(separator: ",") {
      let words = change.split(separator: " ")
      let isSection = words.count == 3 && words[1] == "section"
      let places = words.last.map { Self.places(in: $0) } ?? []
      let isRead =
        isSection
        ? read(words[0], sections: places)
        : words.count == 2 && read(words[0], items: places, isInPlace: isInPlace)
      if !isRead {
        throw .init("“\(words.joined(separator: " "))” isn't a change of this update.")
      }
    }
    if kind == "sections" {
      sections = difference.oldSections(from: oldSectionCount, to: newSectionCount)
    } else {
      hasItems = true
    }
  }

  /// Returns the numbers of one place, or of the two places of a move.
  private static func places(in word: Substring) -> [[Int]] {
    word.split(separator: "→").map { $0.split(separator: ".").compactMap { Int($0) } }
  }

  private mutating func read(_ verb: Substring, sections places: [[Int]]) -> Bool {
    guard places.allSatisfy({ $0.count == 1 }) else { return false }
    let (old, new) = (0..<oldSectionCount, 0..<newSectionCount)
    switch (verb, places.map { $0[0] }) {
    case ("delete", let at) where at.count == 1 && old.contains(at[0]):
      difference.deletedSections.append(at[0])
    case ("insert", let at) where at.count == 1 && new.contains(at[0]):
      difference.insertedSections.append(at[0])
    case ("move", let at) where at.count == 2 && old.contains(at[0]) && new.contains(at[1]):
      difference.movedSections.append(ListChange(from: at[0], to: at[1]))
    case ("reload", let at) where at.count == 1 && new.contains(at[0]):
      let sources = difference.oldSections(from: oldSectionCount, to: newSectionCount)
      guard let source = sources[at[0]] else { return false }
      difference.changedSections.append(ListChange(from: source, to: at[0]))
    default: return false
    }
    return true
  }

  private mutating func read(
    _ verb: Substring, items places: [[Int]], isInPlace: Bool
  ) -> Bool {
    guard places.allSatisfy({ $0.count == 2 }), let last = places.last else { return false }
    let new = ListPlace(section: last[0], item: last[1])
    switch (verb, places.count) {
    case ("delete", 1):
      guard let old = oldPlace(places[0]) else { return false }
      difference.deletedItems.append(old)
    case ("insert", 1):
      difference.insertedItems.append(new)
    case ("move", 2):
      guard let old = oldPlace(places[0]) else { return false }
      difference.movedItems.append(ListChange(from: old, to: new))
    case ("reconfigure", 1) where isInPlace:
      guard let move = difference.movedItems.first(where: { $0.to == new }) else { return false }
      difference.changedItems.append(move)
    case ("reconfigure", 1):
      guard let old = oldPlace(places[0]),
        let new = difference.newPlace(
          of: old, oldSectionCount: oldSectionCount, newSectionCount: newSectionCount)
      else { return false }
      difference.changedItems.append(ListChange(from: old, to: new))
    default: return false
    }
    return true
  }

  /// Returns the place before the update of an item when the items change.
  private func oldPlace(_ place: [Int]) -> ListPlace? {
    guard let sections else { return ListPlace(section: place[0], item: place[1]) }
    guard sections.indices.contains(place[0]) else { return nil }
    return sections[place[0]].map { ListPlace(section: $0, item: place[1]) }
  }
}
