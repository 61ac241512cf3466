import Foundation
import ListData
import Testing

/// Arrays whose elements may be invalid.
struct LossyArrayTests {
  private struct Note: Decodable, Equatable {
    let id: Int
    let date: Date?
  }

  private struct Answer: Decodable {
    let notes: LossyArray<Note>
    let next: Int?
  }

  private func decode(_ json: String) throws -> Answer {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return try decoder.decode(Answer.self, from: Data(json.utf8))
  }

  @Test func `elements that can't be decoded are skipped, and the errors tell where they are`()
    throws
  {
    let answer = try decode(
      #"{"notes": [{"id": 1}, {"id": "x"}, null, {"id": 2, "date": 60}, 7, []], "next": 3}"#)
    // The decoder's strategies hold.
    #expect(
      answer.notes.elements
        == [Note(id: 1, date: nil), Note(id: 2, date: Date(timeIntervalSince1970: 60))])
    #expect(answer.notes.errors.count == 4)
    guard case .typeMismatch(_, let context) = answer.notes.errors.first as? DecodingError else {
      Issue.record("\(answer.notes.errors)")
      return
    }
    #expect(context.codingPath.map { $0.intValue ?? -1 } == [-1, 1, -1])
    let page = Page(answer.notes, next: answer.next)
    #expect(
      (page.items.map(\.id), page.skippedCount, [page.next, page.previous]) == (
        [1, 2], 4, [3, nil]
      ))
  }

  @Test func `dates and optional values are elements like others`() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    let dates = try decoder.decode(
      LossyArray<Date>.self, from: Data(#"[60, "noon", 120]"#.utf8))
    let numbers = try decoder.decode(LossyArray<Int?>.self, from: Data("[1, null, true]".utf8))
    #expect(
      (dates.elements.map(\.timeIntervalSince1970), numbers.elements) == ([60, 120], [1, nil]))
    #expect((dates.errors.count, numbers.errors.count) == (1, 1))
  }

  @Test func `an array without errors has none, and what is no array is an error`() throws {
    #expect(try decode(#"{"notes": []}"#).notes.errors.isEmpty)
    for json in [#"{"notes": {"id": 1}}"#, #"{"notes": null}"#] {
      #expect(throws: DecodingError.self) { try decode(json) }
    }
    #expect(Page<Note, Int>(LossyArray([])).skippedCount == 0)
  }
}
