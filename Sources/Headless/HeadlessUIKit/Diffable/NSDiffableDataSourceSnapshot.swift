/// The state of a list's data as sections and items with unique identifiers.
///
/// Items and sections have separate namespaces. Two snapshots are equal if they have the same
/// sections and items in the same order; marks for reloading are ignored.
///
/// - Complexity: Queries for an identifier are O(1), and appending is O(1) for each item.
///   Inserting, moving, and deleting renumber the subsequent items of the section.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {
  /// Creates an empty snapshot.
  public init() {}

  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var sectionIndexes: [SectionIdentifierType: Int] = [:]
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var places: [ItemIdentifierType: Place] = [:]

  private struct Place {
    var section: SectionIdentifierType
    var offset: Int
  }

  /// The identifiers of the sections that are marked for reloading.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The identifiers of the items that are marked for reloading.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The identifiers of the items that are marked for reconfiguring.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// The snapshot without marks.
  var unmarked: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  // MARK: Queries

  /// The number of items in all sections.
  public var numberOfItems: Int { places.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The identifiers of all items, in order. O(*n*).
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// Returns the number of items in a section. Raises an exception if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section. Raises an exception if there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else {
      raise(
        "Section identifier was not found. You can verify the section exists by calling the "
          + "indexOfSectionIdentifier API (which has O(1) performance)")
      return []
    }
    return found
  }

  /// Returns the section of an item, or nil if there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { places[identifier]?.section }

  /// Returns the index of an item among those of all sections, or nil if there is no such item.
  /// O(*sections*).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = places[identifier], let section = sectionIndexes[place.section] else {
      return nil
    }
    return sectionIdentifiers[..<section].reduce(place.offset) { $0 + (items[$1]?.count ?? 0) }
  }

  /// Returns the index of a section, or nil if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIndexes[identifier]
  }

  /// Returns the section index of an item and its index in the section, or nil if there is no such
  /// item.
  func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let place = places[identifier], let section = sectionIndexes[place.section] else {
      return nil
    }
    return (section, place.offset)
  }

  // MARK: Sections

  /// Appends sections. Raises an exception if a section already exists.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(sections: identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = destination(toIdentifier, identifiers) else { return }
    insert(sections: identifiers, at: index)
  }

  /// Inserts sections after a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = destination(toIdentifier, identifiers) else { return }
    insert(sections: identifiers, at: index + 1)
  }

  private func destination(_ target: SectionIdentifierType, _ inserted: [SectionIdentifierType])
    -> Int?
  {
    if inserted.contains(target) {
      raise(
        "Invalid update: destination for insertion operation [\(target)] is in the insertion "
          + "identifier list for update: \(inserted)")
      return nil
    }
    guard let index = sectionIndexes[target] else {
      raise("Invalid parameter not satisfying: insertIndex != NSNotFound")
      return nil
    }
    return index
  }

  private mutating func insert(sections identifiers: [SectionIdentifierType], at index: Int) {
    let repeated = Self.repeated(identifiers)
    guard repeated.isEmpty else {
      return raise(
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
          + braced(repeated))
    }
    let known = identifiers.filter { sectionIndexes[$0] != nil }
    guard known.isEmpty else {
      let one = known.count == 1
      return raise(
        "Diffable data source detected an attempt to insert or append \(known.count) section "
          + "identifier\(one ? "" : "s") that already exist\(one ? "s" : "") in the snapshot. "
          + "Identifiers in a snapshot must be unique. Section identifier\(one ? "" : "s") that "
          + "already exist\(one ? "s" : ""): " + known.map { "\($0)" }.joined(separator: ", "))
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
    renumberSections(from: index)
  }

  private mutating func renumberSections(from first: Int) {
    for index in first..<sectionIdentifiers.count {
      sectionIndexes[sectionIdentifiers[index]] = index
    }
  }

  /// Deletes sections and their items. Unknown identifiers are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers).filter { sectionIndexes[$0] != nil }
    guard !gone.isEmpty else { return }
    var goneItems: Set<ItemIdentifierType> = []
    for section in gone {
      goneItems.formUnion(items.removeValue(forKey: section) ?? [])
      sectionIndexes[section] = nil
    }
    for item in goneItems { places[item] = nil }
    sectionIdentifiers.removeAll(where: gone.contains)
    renumberSections(from: 0)
    unmark(goneItems)
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(section: identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(section: identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(
    section: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
  ) {
    guard let from = sectionIndexes[section] else {
      return raise("Invalid parameter not satisfying: fromSection != NSNotFound")
    }
    guard sectionIndexes[target] != nil else {
      return raise("Invalid parameter not satisfying: toSection != NSNotFound")
    }
    guard section != target else { return }
    sectionIdentifiers.remove(at: from)
    renumberSections(from: from)
    sectionIdentifiers.insert(section, at: sectionIndexes[target]! + offset)
    renumberSections(from: 0)
  }

  /// Marks sections for reloading. Raises an exception if there is no such section.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where sectionIndexes[identifier] == nil {
      return raise(
        "Attempted to reload section identifier that does not exist in the snapshot: "
          + "\(identifier)")
    }
    var known = Set(reloadedSectionIdentifiers)
    reloadedSectionIdentifiers += identifiers.filter { known.insert($0).inserted }
  }

  // MARK: Items

  /// Appends items to a section, or to the last section if none is specified. Existing items are
  /// moved.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return raise(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard sectionIndexes[section] != nil else {
      return raise("Invalid parameter not satisfying: section != NSNotFound")
    }
    guard removeExisting(toInsert: identifiers) else { return }
    insert(identifiers, section, at: items[section]!.count)
  }

  /// Inserts items before an item. Existing items are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: beforeIdentifier, offset: 0)
  }

  /// Inserts items after an item. Existing items are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: afterIdentifier, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], nextTo target: ItemIdentifierType, offset: Int
  ) {
    if identifiers.contains(target) {
      return raise(
        "Invalid update: destination for insertion operation [\(target)] is in the insertion "
          + "identifier list for update: \(identifiers)")
    }
    guard places[target] != nil else {
      return raise("Invalid parameter not satisfying: section != NSNotFound")
    }
    guard removeExisting(toInsert: identifiers), let place = places[target] else { return }
    insert(identifiers, place.section, at: place.offset + offset)
  }

  /// Removes items from their positions for an insertion. Raises an exception and returns `false`
  /// if an identifier appears twice.
  private mutating func removeExisting(toInsert identifiers: [ItemIdentifierType]) -> Bool {
    let repeated = Self.repeated(identifiers)
    guard repeated.isEmpty else {
      raise(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
          + braced(repeated))
      return false
    }
    remove(Set(identifiers.filter { places[$0] != nil }))
    return true
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], _ section: SectionIdentifierType, at index: Int
  ) {
    items[section]!.insert(contentsOf: identifiers, at: index)
    renumber(section, from: index)
  }

  private mutating func renumber(_ section: SectionIdentifierType, from first: Int) {
    guard let found = items[section] else { return }
    for offset in first..<max(found.count, first) {
      places[found[offset]] = Place(section: section, offset: offset)
    }
  }

  /// Removes items from their sections. O(*affected sections*).
  private mutating func remove(_ gone: Set<ItemIdentifierType>) {
    guard !gone.isEmpty else { return }
    var firsts: [SectionIdentifierType: Int] = [:]
    for item in gone {
      guard let place = places.removeValue(forKey: item) else { continue }
      firsts[place.section] = min(firsts[place.section] ?? .max, place.offset)
    }
    for (section, first) in firsts {
      items[section]!.removeAll(where: gone.contains)
      renumber(section, from: first)
    }
  }

  /// Deletes items. Unknown identifiers are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    remove(gone)
    unmark(gone)
  }

  private mutating func unmark(_ gone: Set<ItemIdentifierType>) {
    if !reloadedItemIdentifiers.isEmpty { reloadedItemIdentifiers.removeAll(where: gone.contains) }
    if !reconfiguredItemIdentifiers.isEmpty {
      reconfiguredItemIdentifiers.removeAll(where: gone.contains)
    }
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ item: ItemIdentifierType, to target: ItemIdentifierType, offset: Int
  ) {
    guard places[item] != nil else {
      return raise("Invalid parameter not satisfying: fromIndex != NSNotFound")
    }
    guard places[target] != nil else {
      return raise("Invalid parameter not satisfying: toIndex != NSNotFound")
    }
    guard item != target else { return }
    remove([item])
    let place = places[target]!
    insert([item], place.section, at: place.offset + offset)
  }

  /// Marks items for reloading. Raises an exception if there is no such item.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where places[identifier] == nil {
      return raise(
        "Attempted to reload item identifier that does not exist in the snapshot: \(identifier)")
    }
    var known = Set(reloadedItemIdentifiers)
    reloadedItemIdentifiers += identifiers.filter { known.insert($0).inserted }
  }

  /// Marks items for reconfiguring. Raises an exception if there is no such item.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where places[identifier] == nil {
      return raise(
        "Attempted to reconfigure item identifier that does not exist in the snapshot: "
          + "\(identifier)")
    }
    var known = Set(reconfiguredItemIdentifiers)
    reconfiguredItemIdentifiers += identifiers.filter { known.insert($0).inserted }
  }

  // MARK: Misuse

  private static func repeated<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier] {
    var seen: Set<Identifier> = []
    var repeated: [Identifier] = []
    for identifier in identifiers where !seen.insert(identifier).inserted {
      if !repeated.contains(identifier) { repeated.append(identifier) }
    }
    return repeated
  }

  private func raise(_ reason: String) {
    UIKitException.raiseAnywhere(.internalInconsistency, reason)
  }
}

/// Returns identifiers in the format in which Foundation prints a set.
func braced(_ identifiers: [some Any]) -> String {
  "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
}
