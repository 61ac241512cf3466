/// The working memory of a difference.
///
/// It grows with the number of items that are out of step: it stays empty for lists that hardly
/// differ, and takes a few megabytes for 100,000 items in another order.
@usableFromInline
struct DifferenceScratch: Sendable {
  /// Items of a section that are adjacent and in the same order in both lists.
  @usableFromInline
  struct Run: Sendable {
    @usableFromInline var old: Int32
    @usableFromInline var new: Int32
    @usableFromInline var count: Int32

    @inlinable
    init(old: Int32, new: Int32, count: Int32) {
      self.old = old
      self.new = new
      self.count = count
    }
  }

  /// An unmatched range: adjacent items of a section that are in no run.
  @usableFromInline
  struct Rest: Sendable {
    @usableFromInline var section: Int32
    @usableFromInline var start: Int32
    @usableFromInline var count: Int32

    @inlinable
    init(section: Int32, start: Int32, count: Int32) {
      self.section = section
      self.start = start
      self.count = count
    }
  }

  /// A section of both lists that has unmatched ranges, and the start of its runs and ranges.
  @usableFromInline
  struct Pair: Sendable {
    @usableFromInline var old: Int32
    @usableFromInline var new: Int32
    @usableFromInline var firstRun: Int32
    @usableFromInline var firstRest: Int32

    @inlinable
    init(old: Int32, new: Int32, firstRun: Int32, firstRest: Int32) {
      self.old = old
      self.new = new
      self.firstRun = firstRun
      self.firstRest = firstRest
    }
  }

  @usableFromInline var pairs: [Pair] = []
  @usableFromInline var runs: [Run] = []
  @usableFromInline var oldRests: [Rest] = []
  @usableFromInline var newRests: [Rest] = []
  /// The places of the old unmatched items; an item's number is its index here. An item that was
  /// found in the new list has no place.
  @usableFromInline var places: [ListPlace] = []
  /// The place in the old list of each new unmatched item; an inserted item has no place.
  @usableFromInline var sources: [ListPlace] = []
  /// A hash table. A slot holds some bits of the hash above the old item's number, plus 1; 0 if it
  /// is empty.
  @usableFromInline var slots: [UInt32] = []
  /// For each old unmatched item, the number of the next one with the same identifier; empty if no
  /// identifier is repeated.
  @usableFromInline var followers: [UInt32] = []
  /// The memory of a run list.
  @usableFromInline var runMemory: [Int32] = []
  /// The random seed of the hashes, which makes it unpredictable which identifiers share a slot.
  @usableFromInline static let seed = UInt64.random(in: 1...UInt64.max)

  /// Creates empty memory.
  @usableFromInline
  init() {}

  /// Removes the last difference, and keeps the memory.
  @usableFromInline
  mutating func clear() {
    pairs.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    oldRests.removeAll(keepingCapacity: true)
    newRests.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    clearTable()
  }

  /// Removes the table and the items that it refers to; they aren't needed after the lookup.
  @usableFromInline
  mutating func clearTable() {
    slots.removeAll()
    followers.removeAll()
    places.removeAll()
  }
}
