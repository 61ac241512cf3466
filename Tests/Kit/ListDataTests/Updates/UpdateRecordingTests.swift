import ListData
import Testing

struct UpdateRecordingTests {
  struct Person: Identifiable, Equatable {
    let id: String
    var age = 0
  }

  private var old: [Section<Person>] {
    [
      Section(id: "team", [Person(id: "Ada"), Person(id: "Grace")], headerTitle: "Team"),
      Section(id: "guests", [Person(id: "Barbara")]),
    ]
  }

  private var new: [Section<Person>] {
    [
      Section(id: "guests", [Person(id: "Barbara")]),
      Section(id: "team", [Person(id: "Grace", age: 1), Person(id: "Alan")], headerTitle: "All"),
    ]
  }

  @Test func `a recording names nobody, is read back, and played again`() throws {
    let recording = UpdateRecording(
      of: old.updates(to: new), by: ByIdentifier<Person>.self)
    #expect(
      recording.description == """
        before a[0 1] b[2]
        sections: move section 1→0
        items: delete 1.0, insert 1.1, reconfigure 1.1
        titles: reload section 1
        after b[2] a'[1' 3]
        """)
    let copy = try UpdateRecording(recording.description)
    #expect(copy == recording && copy.before.updates(to: copy.after).description == copy.plan)
    let unchanged = UpdateRecording(of: old.updates(to: old), by: ByIdentifier<Person>.self)
    #expect(unchanged.description == "before a[0 1] b[2]\nafter a[0 1] b[2]")
    #expect(try UpdateRecording(unchanged.description) == unchanged)
  }

  @Test func `a changed footer or index title is a stroke, as a changed header is`() {
    let old = [Section(id: "team", [Person(id: "Ada")])]
    let news = [
      Section(id: "team", old[0].items, footerTitle: "1 person"),
      Section(id: "team", old[0].items, indexTitle: "T"),
    ]
    let texts = news.map {
      UpdateRecording(of: old.updates(to: [$0]), by: ByIdentifier<Person>.self).description
    }
    let text = "before a[0]\ntitles: reload section 0\nafter a'[0]"
    #expect(texts == [text, text])
  }

  @MainActor @Test(arguments: [1_000, 1_001])
  func `updates of more than 2,000 items, before and after together, aren't recorded`(count: Int) {
    let target = LoggingTarget()
    let observer = UpdateObserver { $0 === target }
    let updates = [Array(0..<1_000)].updates(to: [Array(1...count)])
    #expect(
      (updates.perform(on: target) { _ in }, (observer.last == nil)) == (
        .updated(batches: 1), (count > 1_000)
      ))
  }

  @Test func `after the letters of the alphabet, sections have several letters`() throws {
    let sections = (0..<700).map { Section<Person>(id: $0, []) }
    let updates = [Section<Person>]().updates(to: sections)
    let recording = UpdateRecording(of: updates, by: ByIdentifier<Person>.self)
    let letters = recording.description.split(separator: "after ")[1].split(separator: " ")
    #expect([25, 26, 676].map { letters[$0] } == ["z[]", "ba[]", "baa[]"])
    #expect(try UpdateRecording(recording.description) == recording)
  }

  @Test(arguments: [
    ("", "A recording must begin with “before” and end with “after”."),
    ("before a[0]", "A recording must begin with “before” and end with “after”."),
    ("before a[0\nafter", "“a[0” isn't a section, such as “a[0 1]”."),
    ("before a[x]\nafter", "“x” isn't the number of an item, such as “0”."),
    ("before 1[0]\nafter", "“1” isn't the name of a section, such as “a”."),
    (
      "before abcdefghijklmnop[0]\nafter",
      "“abcdefghijklmnop” isn't the name of a section, such as “a”."
    ),
    ("before á[0]\nafter", "“á” isn't the name of a section, such as “a”."),
  ]) func `an invalid recording is refused with a sentence`(text: String, sentence: String) {
    #expect(throws: UpdateRecording.TextError(sentence)) { try UpdateRecording(text) }
  }

  /// An item that nothing tells from others.
  private struct Thing { var name = "" }

  @Test func `known changes tell which of two things it is`() throws {
    let sections = [[Thing(), Thing()], [], [Thing()]]
    var difference = ListDifference()
    difference.deletedSections = [1]
    difference.movedItems = [
      ListChange(from: ListPlace(section: 0, item: 1), to: ListPlace(section: 1, item: 0))
    ]
    difference.insertedItems = [ListPlace(section: 0, item: 0)]
    difference.changedItems = [
      ListChange(from: ListPlace(section: 2, item: 0), to: ListPlace(section: 1, item: 1))
    ]
    difference.changedSections = [ListChange(from: 2, to: 1)]
    let recording = UpdateRecording(
      of: ListUpdates(
        from: sections, to: [[Thing(), Thing()], [Thing(), Thing()]], difference: difference))
    #expect(
      recording.description == """
        before a[0 1] b[] c[2]
        items: delete section 1, insert 0.0, move 0.1→1.0, reconfigure 2.0
        titles: reload section 1
        after a[3 0] c'[1 2']
        """)
    #expect(try UpdateRecording(recording.description) == recording)
  }

  @Test func `known changes that contradict the data do not hide it`() {
    var difference = ListDifference()
    difference.deletedItems = [ListPlace(section: 0, item: 1)]
    let recording = UpdateRecording(
      of: ListUpdates(
        from: [[Person(id: "Ada"), Person(id: "Alan")]], to: [[Person(id: "Alan", age: 1)]],
        difference: difference))
    #expect(recording.description == "before a[0 1]\nitems: delete 0.1\nafter a[1']")
    difference = ListDifference()
    difference.insertedSections = [4]
    difference.deletedSections = [7]
    let words = UpdateRecording(
      of: ListUpdates(from: [["Ada"]], to: [["Ada"], ["Alan"]], difference: difference))
    #expect(
      words.before.map(\.items.count) == [1]
        && words.after.map { $0.items.map(\.id) } == [[0], [1]])
  }

  @MainActor @Test func `a recorder keeps the newest`() {
    let recorder = UpdateRecorder(limit: 2)
    for count in 1...3 {
      ListComparison(by: ByValue.self)
        .record([[0]].updates(to: [Array(0..<count)]), in: recorder)
    }
    #expect(recorder.recordings.map(\.after.first?.items.count) == [2, 3])
  }
}
