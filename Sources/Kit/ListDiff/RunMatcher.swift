/// Finds runs of items that are in the same order in two lists, without hashing. It records the
/// unmatched ranges in the scratch memory.
///
/// Both lists are walked once. At a mismatch, a small window is searched for the next match and
/// then, within a budget, everything that follows, so that an inserted or deleted block is skipped
/// at once. If the search fails, as in a shuffled list, both positions advance by one.
@usableFromInline
struct RunMatcher<Identity: ListIdentity> {
  @usableFromInline typealias Element = Identity.Element

  @usableFromInline let old: UnsafeBufferPointer<Element>
  @usableFromInline let new: UnsafeBufferPointer<Element>
  @usableFromInline let oldSection: Int32
  @usableFromInline let newSection: Int32
  @usableFromInline let rule: IdentifierRule<Identity.ID>
  /// The number of elements whose bytes are compared at once.
  @usableFromInline let chunk: Int
  /// The ends of the last run in the old and in the new list. Everything before them is recorded.
  @usableFromInline var oldEnd = 0
  @usableFromInline var newEnd = 0

  @inlinable
  init(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, oldSection: Int,
    newSection: Int, _ rule: IdentifierRule<Identity.ID>
  ) {
    self.old = old
    self.new = new
    self.oldSection = Int32(truncatingIfNeeded: oldSection)
    self.newSection = Int32(truncatingIfNeeded: newSection)
    self.rule = rule
    chunk = max(1, 512 / MemoryLayout<Element>.stride)
  }

  /// The number of items that the window spans.
  @inlinable static var window: Int { 8 }
  /// The number of items that must match in a row for a match found outside the window to count. In
  /// a shuffled list, every item has a match somewhere, but few are followed by another.
  @inlinable static var proof: Int { 4 }

  /// Matches the items of both lists.
  @inlinable
  mutating func match(into difference: inout ListDifference, _ scratch: inout DifferenceScratch) {
    let (oldCount, newCount) = (old.count, new.count)
    let prefix = follow(0, 0, limit: min(oldCount, newCount), &difference)
    if prefix == oldCount, prefix == newCount { return }
    scratch.pairs.append(
      DifferenceScratch.Pair(
        old: oldSection, new: newSection,
        firstRun: Int32(truncatingIfNeeded: scratch.runs.count),
        firstRest: Int32(truncatingIfNeeded: scratch.newRests.count)))
    note(0, 0, count: prefix, &scratch)
    var suffix = 0
    let limit = min(oldCount, newCount) - prefix
    while suffix < limit, isSame(oldCount - suffix - 1, newCount - suffix - 1) { suffix += 1 }
    matchMiddle(oldCount - suffix, newCount - suffix, &difference, &scratch)
    if suffix > 0 {
      _ = follow(oldCount - suffix, newCount - suffix, limit: suffix, &difference)
    }
    note(oldCount - suffix, newCount - suffix, count: suffix, &scratch)
  }

  @inlinable
  mutating func matchMiddle(
    _ oldCount: Int, _ newCount: Int, _ difference: inout ListDifference,
    _ scratch: inout DifferenceScratch
  ) {
    var i = oldEnd
    var j = newEnd
    // Matching items pay for searches that fail. Comparing references costs more than hashing them.
    var windows = 64
    let price = _isPOD(Identity.ID.self) ? 1 : 32
    var budget = oldCount - i + newCount - j
    var misses = 0
    while i < oldCount, j < newCount {
      if isSame(i, j) {
        let count = follow(i, j, limit: min(oldCount - i, newCount - j), &difference)
        note(i, j, count: count, &scratch)
        i += count
        j += count
        windows = min(64, windows + 2 * count)
        budget += count
        misses = 0
        continue
      }
      misses += 1
      if windows > 0 {
        if let (oldSkip, newSkip) = nearby(i, j, oldCount, newCount) {
          i += oldSkip
          j += newSkip
          continue
        }
        windows -= 1
      }
      // The search reaches farther the longer it fails.
      if misses & (misses - 1) == 0, budget > 0 {
        var tries = min(budget / price, 16 * misses)
        let skip = scan(i, j, oldCount, newCount, &tries)
        budget -= tries * price
        if let (oldSkip, newSkip) = skip {
          i += oldSkip
          j += newSkip
          continue
        }
      }
      i += 1
      j += 1
    }
    noteRests(oldCount, newCount, &scratch)
    oldEnd = oldCount
    newEnd = newCount
  }

  /// Returns the numbers of old and new items to skip to the next match in the window, or `nil` if
  /// there is none.
  @inlinable
  func nearby(_ i: Int, _ j: Int, _ oldCount: Int, _ newCount: Int) -> (Int, Int)? {
    for distance in 1...Self.window {
      let hasOld = i + distance < oldCount
      let hasNew = j + distance < newCount
      if hasOld, hasNew, isSame(i + distance, j + distance) { return (distance, distance) }
      if hasNew, isSame(i, j + distance) { return (0, distance) }
      if hasOld, isSame(i + distance, j) { return (distance, 0) }
    }
    return nil
  }

  /// Returns the numbers of old and new items to skip to pass an inserted or deleted block, or
  /// `nil` if there is no such block.
  ///
  /// - Parameters:
  ///   - tries: On input, the maximum number of items to look at, half of them in each list; on
  ///     return, the number of items that were looked at.
  @inlinable
  func scan(
    _ i: Int, _ j: Int, _ oldCount: Int, _ newCount: Int, _ tries: inout Int
  ) -> (Int, Int)? {
    let reach = tries / 2
    let oldLimit = min(oldCount, i + reach)
    var k = i + 1
    while k < oldLimit, !isSame(k, j) { k += 1 }
    tries = k - i
    if k < oldLimit, isProven(k, j, oldCount, newCount) { return (k - i, 0) }
    let newLimit = min(newCount, j + reach)
    k = j + 1
    while k < newLimit, !isSame(i, k) { k += 1 }
    tries += k - j
    if k < newLimit, isProven(i, k, oldCount, newCount) { return (0, k - j) }
    return nil
  }

  /// Returns a Boolean value that indicates whether the items that follow a match match too.
  @inlinable
  func isProven(_ i: Int, _ j: Int, _ oldCount: Int, _ newCount: Int) -> Bool {
    let count = min(Self.proof, oldCount - i, newCount - j)
    for offset in 1..<max(1, count) where !isSame(i + offset, j + offset) { return false }
    return true
  }

  /// Returns the number of items that match one by one from two positions on, and records those
  /// whose content changed.
  @inlinable
  func follow(_ i: Int, _ j: Int, limit: Int, _ difference: inout ListDifference) -> Int {
    var count = 0
    while count < limit {
      let end = min(count + chunk, limit)
      if hasSameBytes(i + count, j + count, count: end - count) {
        count = end
        continue
      }
      while count < end {
        if hasSameBytes(i + count, j + count, count: 1) {
          count += 1
          continue
        }
        guard isSame(i + count, j + count) else { return count }
        if !Identity.hasSameContent(old[i + count], new[j + count]) {
          difference.changedItems.append(
            ListChange(
              from: ListPlace(section: Int(oldSection), item: i + count),
              to: ListPlace(section: Int(newSection), item: j + count)))
        }
        count += 1
      }
    }
    return count
  }

  /// Returns a Boolean value that indicates whether two items have the same identifier.
  @inlinable @inline(__always)
  func isSame(_ i: Int, _ j: Int) -> Bool {
    rule.areEqual(Identity.id(of: old[i]), Identity.id(of: new[j]))
  }

  /// Returns a Boolean value that indicates whether two ranges of elements are equal byte for byte.
  /// Such elements are the same, whatever their type.
  @inlinable @inline(__always)
  func hasSameBytes(_ i: Int, _ j: Int, count: Int) -> Bool {
    guard let old = old.baseAddress, let new = new.baseAddress else { return true }
    return haveSameBytes(old + i, new + j, count: count &* MemoryLayout<Element>.stride)
  }

  /// Records a run, and the unmatched ranges between it and the last run.
  @inlinable
  mutating func note(_ i: Int, _ j: Int, count: Int, _ scratch: inout DifferenceScratch) {
    guard count > 0 else { return }
    noteRests(i, j, &scratch)
    scratch.runs.append(
      DifferenceScratch.Run(
        old: Int32(truncatingIfNeeded: i), new: Int32(truncatingIfNeeded: j),
        count: Int32(truncatingIfNeeded: count)))
    oldEnd = i + count
    newEnd = j + count
  }

  /// Records the unmatched ranges between the last run and two positions.
  @inlinable
  func noteRests(_ i: Int, _ j: Int, _ scratch: inout DifferenceScratch) {
    if i > oldEnd {
      scratch.oldRests.append(
        DifferenceScratch.Rest(
          section: oldSection, start: Int32(truncatingIfNeeded: oldEnd),
          count: Int32(truncatingIfNeeded: i - oldEnd)))
    }
    if j > newEnd {
      scratch.newRests.append(
        DifferenceScratch.Rest(
          section: newSection, start: Int32(truncatingIfNeeded: newEnd),
          count: Int32(truncatingIfNeeded: j - newEnd)))
    }
  }
}
