import Foundation
import ListData
import Testing

@Suite(.timeLimit(.minutes(5))) struct SectionedDataSourceTests {
  /// Sections whose items can't be edited.
  struct Album: SectionInfo, Equatable {
    let items: [String]
  }

  /// Sets data as code does that knows no more than that it consists of sections.
  private func set<Data: SectionedDataSource>(
    _ sections: [Data.DataSection], in data: inout Data
  ) -> (made: Data, count: Int) {
    data.sections = sections
    return (Data(sections), data.sections.count)
  }

  @Test func `an array of sections is its sections, of whatever kind`() {
    var albums = [Album(items: ["a"])]
    let new = [Album(items: []), Album(items: ["b"])]
    let (made, count) = set(new, in: &albums)
    #expect(albums == new && made == new && count == 2)
  }

  @Test func `a model is its sections`() {
    var model = ListModel {}
    let (made, count) = set([Section([Row("text", "a")])], in: &model)
    #expect(count == 1)
    #expect(model.object(at: [0, 0]) == Row("text", "a"))
    #expect(made.object(at: [0, 0]) == Row("text", "a"))
  }

  @Test func `nil has no sections, and setting them makes a value`() {
    var data: [Album]?
    #expect(data.sections == [])
    let (made, count) = set([Album(items: ["a"])], in: &data)
    #expect(data == [Album(items: ["a"])] && made == data && count == 1)
    #expect(data.object(at: [0, 0]) == "a")
    // Loaded, and empty, is another thing than not loaded.
    #expect(set([], in: &data).made == [])
    #expect(data == [] && data != nil)
    #expect(data.sections == [])
  }

  @Test func `optional data is edited through its sections`() {
    var data: [[Int]]? = [[1], [2]]
    data.sections.insert(3, at: [1, 0] as IndexPath)
    #expect(data == [[1], [3, 2]])
    data = nil
    data.sections.append([4])
    #expect(data == [[4]])
  }

  @Test func `an optional within an optional is made, too`() {
    var data: [[Int]]?? = .none
    #expect(data.sections == [])
    let (made, _) = set([[1]], in: &data)
    #expect(data == .some(.some([[1]])) && made == data)
  }

  /// That it compiles is the test.
  @Test func `Optional's own initializer is not ambiguous`() {
    let written: [[Int]]? = Optional([[1]])
    let short: [[Int]]? = .init([[1]])
    let mapped = [[[1]]].map(Optional.init)
    #expect(written == short && mapped == [written])
  }
}
