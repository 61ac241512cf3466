import ListData
import ListDiff
import Testing

/// What others' controllers tell, put right: the threads that peers' users opened about it.
@Suite(.timeLimit(.minutes(5))) struct FetchedChangeCollectorTests {
  private func difference(_ take: (inout FetchedChangeCollector) -> Void) -> String {
    var collector = FetchedChangeCollector()
    take(&collector)
    return collector.difference.description
  }

  @Test func `an update after a move is one of the item that moved`() {
    let text = difference {
      $0.record([0, 0], .move, [0, 2])
      $0.record([0, 0], .update, nil)
    }
    #expect(text == "move 0.0→0.2, change 0.0→0.2")
  }

  @Test func `a move to the same place is an update (openradar 6050)`() {
    #expect(difference { $0.record([0, 1], .move, [0, 1]) } == "change 0.1→0.1")
  }

  @Test func `a move to the same path past a deletion is a move`() {
    let text = difference {
      $0.record([0, 0], .delete, nil)
      $0.record([0, 1], .move, [0, 1])
    }
    #expect(text == "delete 0.0, move 0.1→0.1, change 0.1→0.1")
  }

  @Test func `a move to the same path past an insertion is a move`() {
    let text = difference {
      $0.record(nil, .insert, [0, 0])
      $0.record([0, 2], .move, [0, 2])
    }
    #expect(text == "insert 0.0, move 0.2→0.2, change 0.2→0.2")
  }

  @Test func `a move to the same path is an update where others come at that path, or past it`() {
    let text = difference {
      $0.record(nil, .insert, [0, 1])
      $0.record(nil, .insert, [0, 2])
      $0.record([0, 1], .move, [0, 1])
    }
    #expect(text == "insert 0.1, insert 0.2, change 0.1→0.1")
  }

  @Test func `a move to the same path past another's move is a move`() {
    let text = difference {
      $0.record([0, 0], .move, [0, 3])
      $0.record([0, 2], .move, [0, 2])
    }
    #expect(text == "move 0.0→0.3, move 0.2→0.2, change 0.0→0.3, change 0.2→0.2")
  }

  @Test func `an update next to a deletion or a move of one path is dropped`() {
    let text = difference {
      $0.record([0, 1], .update, nil)
      $0.record([0, 1], .delete, nil)
      $0.record([0, 2], .update, nil)
      $0.record([0, 2], .move, [0, 0])
    }
    #expect(text == "delete 0.1, move 0.2→0.0, change 0.2→0.0")
  }

  @Test func `a move out of a section that goes is an insert (JSQ#12)`() {
    let text = difference {
      $0.record(section: 1, .delete)
      $0.record([1, 0], .move, [0, 3])
    }
    #expect(text == "delete section 1, insert 0.3")
  }

  @Test func `a move into a section that comes is a deletion`() {
    let text = difference {
      $0.record(section: 2, .insert)
      $0.record([0, 0], .move, [2, 0])
      $0.record(nil, .insert, [2, 1])
    }
    #expect(text == "insert section 2, delete 0.0")
  }

  @Test func `objects of a section that goes go with it`() {
    let text = difference {
      $0.record(section: 0, .delete)
      $0.record([0, 0], .delete, nil)
      $0.record([0, 1], .update, nil)
      $0.record(section: 1, .update)
    }
    #expect(text == "delete section 0")
  }
}
