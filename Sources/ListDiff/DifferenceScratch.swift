/// Memory that differences work in, for many of them one after the other.
///
///     var scratch = DifferenceScratch()
///     for change in changes {
///       show(ListDifference(from: old, to: change, reusing: &scratch))
///     }
///
/// A difference that is given none makes its own. The memory grows with what is not found in step: for
/// lists that hardly differ it stays empty, and for 100,000 items in another order it is a few
/// megabytes.
public struct DifferenceScratch: Sendable {
  /// Items of a section in both lists that stand in the same order side by side.
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

  /// Items of a section that were not found in step.
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

  /// A section of both lists that has rests, and where what was found about it begins.
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
  /// The places of the old rests' items; an item's number is its index here. None once it was found
  /// in the new list.
  @usableFromInline var places: [ListPlace] = []
  /// For each item of the new rests its place in the old list; none for one that is new.
  @usableFromInline var sources: [ListPlace] = []
  /// A hash table: some bits of the hash above the old item's number, plus 1; 0 where there is none.
  @usableFromInline var slots: [UInt32] = []
  /// For each item of the old rests the number of the next one with the same identifier; empty
  /// without such.
  @usableFromInline var followers: [UInt32] = []
  /// What a list of runs works in.
  @usableFromInline var runMemory: [Int32] = []
  /// Nobody can foretell which identifiers share a slot: that of another run of the program differs.
  @usableFromInline static let seed = UInt64.random(in: 1...UInt64.max)
  private let keepsMemory: Bool

  /// Memory without anything in it.
  public init() { self.init(keepsMemory: true) }

  /// Memory for one difference only; what is not needed any more is given back at once.
  @usableFromInline
  init(keepsMemory: Bool) {
    self.keepsMemory = keepsMemory
  }

  /// Forgets the last difference, and keeps the memory.
  @usableFromInline
  mutating func clear() {
    pairs.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    oldRests.removeAll(keepingCapacity: true)
    newRests.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    clearTable()
  }

  /// Forgets the table and what it points to: nothing looks into it after all were found.
  @usableFromInline
  mutating func clearTable() {
    slots.removeAll(keepingCapacity: keepsMemory)
    followers.removeAll(keepingCapacity: keepsMemory)
    places.removeAll(keepingCapacity: keepsMemory)
  }
}
