extension ListDifference {
  /// Adds the differences between the items of sections that are in both lists.
  ///
  /// - Parameters:
  ///   - sections: The sections that are in both lists, in the order of the new list.
  @inlinable
  mutating func compareItems<Items: RandomAccessCollection, Identity: ListIdentity>(
    of old: ContiguousArray<Items>, _ new: ContiguousArray<Items>,
    in sections: some Sequence<ListChange<Int>>, by identity: Identity.Type,
    _ scratch: inout DifferenceScratch
  ) where Items.Element == Identity.Element {
    scratch.clear()
    let rule = IdentifierRule<Identity.ID>(seed: DifferenceScratch.seed)
    for section in sections {
      let (oldItems, newItems) = (old[section.from], new[section.to])
      withElements(of: oldItems, in: 0..<oldItems.count) { oldItems in
        withElements(of: newItems, in: 0..<newItems.count) { newItems in
          if oldItems.baseAddress == newItems.baseAddress, oldItems.count == newItems.count {
            return
          }
          var matcher = RunMatcher<Identity>(
            oldItems, newItems, oldSection: section.from, newSection: section.to, rule)
          matcher.match(into: &self, &scratch)
        }
      }
    }
    if scratch.pairs.isEmpty { return }
    HashMatcher<Items, Identity>(old, new, rule).match(into: &self, &scratch)
    // Sections were compared in the new order.
    if !movedSections.isEmpty { deletedItems.sort() }
    addInsertsAndMoves(&scratch)
  }

  /// Adds the inserted and moved items.
  @usableFromInline
  mutating func addInsertsAndMoves(_ scratch: inout DifferenceScratch) {
    let found = scratch.sources.lazy.filter { $0.exists }.count
    insertedItems.reserveCapacity(scratch.sources.count - found)
    // Most items that were found in another place move.
    movedItems.reserveCapacity(found)
    var number = 0
    for index in scratch.pairs.indices {
      let pair = scratch.pairs[index]
      let next = index + 1 < scratch.pairs.count ? scratch.pairs[index + 1] : nil
      let rests = Int(pair.firstRest)..<(next.map { Int($0.firstRest) } ?? scratch.newRests.count)
      let runs = Int(pair.firstRun)..<(next.map { Int($0.firstRun) } ?? scratch.runs.count)
      let firstNumber = number
      var found = 0
      for rest in scratch.newRests[rests] {
        for item in rest.start..<rest.start + rest.count {
          let source = scratch.sources[number]
          number += 1
          if source.storedSection == pair.old {
            found += 1
          } else if source.exists {
            movedItems.append(
              ListChange(
                from: source, to: ListPlace(section: Int(pair.new), item: Int(item))))
          } else {
            insertedItems.append(ListPlace(section: Int(pair.new), item: Int(item)))
          }
        }
      }
      if found > 0 { addMoves(in: pair, rests, runs, firstNumber, found, &scratch) }
    }
  }

  /// Adds the moves within one section: the runs and the single items that were found, in the new
  /// order, except those that can stay.
  private mutating func addMoves(
    in pair: DifferenceScratch.Pair, _ rests: Range<Int>, _ runs: Range<Int>, _ firstNumber: Int,
    _ found: Int, _ scratch: inout DifferenceScratch
  ) {
    let count = found + runs.count
    let items = scratch.runs[runs].reduce(found) { $0 + Int($1.count) }
    let size = RunList.size(runs: count, items: items)
    if scratch.runMemory.count < size {
      scratch.runMemory = []
      scratch.runMemory = [Int32](repeating: 0, count: size)
    }
    let (allRuns, allRests, sources) = (scratch.runs, scratch.newRests, scratch.sources)
    scratch.runMemory.withUnsafeMutableBufferPointer { memory in
      guard let memory = memory.baseAddress else { return }
      var list = RunList(in: memory, runs: count, items: items)
      var number = firstNumber
      var run = runs.lowerBound
      for rest in allRests[rests] {
        while run < runs.upperBound, allRuns[run].new < rest.start {
          list.append(old: allRuns[run].old, new: allRuns[run].new, count: allRuns[run].count)
          run += 1
        }
        for item in rest.start..<rest.start + rest.count {
          if sources[number].storedSection == pair.old {
            list.append(old: sources[number].storedItem, new: item, count: 1)
          }
          number += 1
        }
      }
      for run in allRuns[run..<runs.upperBound] {
        list.append(old: run.old, new: run.new, count: run.count)
      }
      list.addMoves(from: Int(pair.old), to: Int(pair.new), &movedItems)
    }
  }
}
