/// Finds the items that are in no run, anywhere in the sections of both lists, by one flat hash
/// table of the old list's items.
@usableFromInline
struct HashMatcher<Items: RandomAccessCollection, Identity: ListIdentity>
where Items.Element == Identity.Element {
  @usableFromInline typealias ID = Identity.ID
  /// The hashes of some identifiers, and the content of their slots.
  @usableFromInline
  typealias Block = UnsafeMutableBufferPointer<(hash: UInt64, slot: UInt32)>

  @usableFromInline let old: ContiguousArray<Items>
  @usableFromInline let new: ContiguousArray<Items>
  @usableFromInline let rule: IdentifierRule<ID>

  @inlinable
  init(_ old: ContiguousArray<Items>, _ new: ContiguousArray<Items>, _ rule: IdentifierRule<ID>) {
    self.old = old
    self.new = new
    self.rule = rule
  }

  /// Fills `sources`, and adds the deleted and changed items to the difference.
  @inlinable
  func match(into difference: inout ListDifference, _ scratch: inout DifferenceScratch) {
    collect(&scratch)
    let newCount = scratch.newRests.reduce(0) { $0 + Int($1.count) }
    scratch.sources.append(contentsOf: repeatElement(ListPlace(), count: newCount))
    if !scratch.places.isEmpty, newCount > 0 {
      var size = 16
      while size < scratch.places.count * 2 { size *= 2 }
      scratch.slots.append(contentsOf: repeatElement(0, count: size))
      insert(&scratch)
      find(&difference, &scratch)
    }
    difference.deletedItems.reserveCapacity(scratch.places.lazy.filter { $0.exists }.count)
    for place in scratch.places where place.exists { difference.deletedItems.append(place) }
    scratch.clearTable()
  }

  /// Numbers the old unmatched items.
  @inlinable
  func collect(_ scratch: inout DifferenceScratch) {
    scratch.places.reserveCapacity(scratch.oldRests.reduce(0) { $0 + Int($1.count) })
    for rest in scratch.oldRests {
      for item in Int(rest.start)..<Int(rest.start + rest.count) {
        scratch.places.append(ListPlace(section: Int(rest.section), item: item))
      }
    }
  }

  /// Returns the mask of the number in a slot. It has as many bits as the numbers need, including
  /// one more number, all ones, for an item that was taken. The remaining bits are the hash's.
  @inlinable
  static func numberBits(_ count: Int) -> UInt32 {
    .max >> UInt32(truncatingIfNeeded: UInt32(truncatingIfNeeded: count + 1).leadingZeroBitCount)
  }

  /// Inserts the old unmatched items into the table in reverse order, so that the first of several
  /// items with the same identifier is found first.
  @inlinable
  func insert(_ scratch: inout DifferenceScratch) {
    let mask = scratch.slots.count - 1
    let count = scratch.places.count
    let numberBits = Self.numberBits(count)
    var followers = scratch.followers
    scratch.slots.withUnsafeMutableBufferPointer { slots in
      scratch.places.withUnsafeBufferPointer { places in
        func insertBlock(_ start: Int, _ block: Block) {
          for offset in 0..<block.count {
            let hash = block[offset].hash
            let number = count - 1 - start - offset
            let tag = UInt32(truncatingIfNeeded: hash >> 32) & ~numberBits
            var place = Int(truncatingIfNeeded: hash) & mask
            var slot = slots[place]
            while slot != 0 {
              if slot & ~numberBits == tag {
                let other = Int(truncatingIfNeeded: slot & numberBits) - 1
                if rule.areEqual(id(at: places[other]), id(at: places[number])) {
                  if followers.isEmpty {
                    followers.append(contentsOf: repeatElement(.max, count: count))
                  }
                  followers[number] = UInt32(truncatingIfNeeded: other)
                  break
                }
              }
              place = (place &+ 1) & mask
              slot = slots[place]
            }
            slots[place] = tag | UInt32(truncatingIfNeeded: number + 1)
          }
        }
        withBlocks(count, in: slots, id: { id(at: places[count - 1 - $0]) }, perform: insertBlock)
      }
    }
    scratch.followers = followers
  }

  /// Looks up the new unmatched items, and removes those that are found from the table.
  @inlinable
  func find(_ difference: inout ListDifference, _ scratch: inout DifferenceScratch) {
    let rests = scratch.newRests
    let followers = scratch.followers
    scratch.slots.withUnsafeMutableBufferPointer { slots in
      scratch.places.withUnsafeMutableBufferPointer { places in
        scratch.sources.withUnsafeMutableBufferPointer { sources in
          var first = 0
          for rest in rests {
            let range = Int(rest.start)..<Int(rest.start + rest.count)
            let found = UnsafeMutableBufferPointer(rebasing: sources[first..<first + range.count])
            first += range.count
            withElements(of: new[Int(rest.section)], in: range) { elements in
              find(elements, found, slots, places, followers)
              for index in 0..<elements.count where found[index].exists {
                if Identity.hasSameContent(element(at: found[index]), elements[index]) { continue }
                let target = ListPlace(section: Int(rest.section), item: range.lowerBound + index)
                difference.changedItems.append(ListChange(from: found[index], to: target))
              }
            }
          }
        }
      }
    }
  }

  /// Looks up the elements of one range.
  @inlinable
  func find(
    _ elements: UnsafeBufferPointer<Identity.Element>,
    _ found: UnsafeMutableBufferPointer<ListPlace>, _ slots: UnsafeMutableBufferPointer<UInt32>,
    _ places: UnsafeMutableBufferPointer<ListPlace>, _ followers: [UInt32]
  ) {
    let mask = slots.count - 1
    let numberBits = Self.numberBits(places.count)
    func findBlock(_ start: Int, _ block: Block) {
      // First all are compared with the content of their slots, so that the cache misses of the old
      // items overlap too.
      for offset in 0..<block.count {
        let tag = UInt32(truncatingIfNeeded: block[offset].hash >> 32) & ~numberBits
        let slot = block[offset].slot
        if slot == 0 || slot & ~numberBits != tag || slot & numberBits == numberBits { continue }
        let place = places[Int(truncatingIfNeeded: slot & numberBits) - 1]
        if place.exists, rule.areEqual(id(at: place), Identity.id(of: elements[start + offset])) {
          found[start + offset] = place
        }
      }
      for offset in 0..<block.count {
        // An empty slot stays empty.
        if block[offset].slot == 0 { continue }
        let tag = UInt32(truncatingIfNeeded: block[offset].hash >> 32) & ~numberBits
        var slot = Int(truncatingIfNeeded: block[offset].hash) & mask
        let guess = found[start + offset]
        found[start + offset] = ListPlace()
        while slots[slot] != 0 {
          let number = Int(truncatingIfNeeded: slots[slot] & numberBits) - 1
          if slots[slot] & ~numberBits == tag, slots[slot] & numberBits != numberBits,
            places[number] == guess
              || rule.areEqual(id(at: places[number]), Identity.id(of: elements[start + offset]))
          {
            found[start + offset] = places[number]
            places[number] = ListPlace()
            let follower = followers.isEmpty ? .max : followers[number]
            slots[slot] = tag | (follower == .max ? numberBits : follower + 1)
            break
          }
          slot = (slot &+ 1) & mask
        }
      }
    }
    withBlocks(elements.count, in: slots, id: { Identity.id(of: elements[$0]) }, perform: findBlock)
  }

  @inlinable @inline(__always)
  func element(at place: ListPlace) -> Identity.Element {
    let items = old[place.section]
    return items[items.index(items.startIndex, offsetBy: place.item)]
  }

  @inlinable @inline(__always)
  func id(at place: ListPlace) -> ID { Identity.id(of: element(at: place)) }

  /// Calls a closure with a block of hashes and the content of their slots at a time. A block is
  /// hashed and looked up before it is used, so that the cache misses of the table overlap.
  @inlinable @inline(__always)
  func withBlocks(
    _ count: Int, in slots: UnsafeMutableBufferPointer<UInt32>, id: (Int) -> ID,
    perform body: (_ start: Int, _ block: Block) -> Void
  ) {
    let mask = slots.count - 1
    withUnsafeTemporaryAllocation(of: (hash: UInt64, slot: UInt32).self, capacity: 64) { block in
      var start = 0
      while start < count {
        let size = min(64, count - start)
        for offset in 0..<size {
          let hash = rule.hash(id(start + offset))
          block.initializeElement(
            at: offset, to: (hash, slots[Int(truncatingIfNeeded: hash) & mask]))
        }
        body(start, UnsafeMutableBufferPointer(rebasing: block[..<size]))
        start += size
      }
    }
  }
}

/// Calls a closure with a range of a collection's elements in contiguous memory. Elements that
/// aren't contiguous are copied.
@inlinable @inline(__always)
func withElements<Items: RandomAccessCollection>(
  of items: Items, in range: Range<Int>, _ body: (UnsafeBufferPointer<Items.Element>) -> Void
) {
  let isDone: Void? = items.withContiguousStorageIfAvailable {
    body(UnsafeBufferPointer(rebasing: $0[range]))
  }
  if isDone != nil { return }
  let start = items.index(items.startIndex, offsetBy: range.lowerBound)
  let end = items.index(start, offsetBy: range.count)
  ContiguousArray(items[start..<end]).withUnsafeBufferPointer(body)
}
