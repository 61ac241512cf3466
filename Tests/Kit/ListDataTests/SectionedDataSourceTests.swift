import Foundation
import ListData
import Testing

struct SectionedDataSourceTests {
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

  @Test func `an array of sections, and a model, is its sections`() {
    var albums = [Album(items: ["a"])]
    let new = [Album(items: []), Album(items: ["b"])]
    let (made, count) = set(new, in: &albums)
    #expect([albums, made] == [new, new] && count == 2)
    var model = ListModel {}
    let (madeModel, modelCount) = set([Section([Row("text", "a")])], in: &model)
    #expect(
      ([model, madeModel].map { $0.object(at: [0, 0]) == Row("text", "a") }, modelCount) == (
        [true, true], 1
      ))
  }

  @Test func `nil has no sections, and setting them makes a value`() {
    var data: [Album]?
    #expect(data.sections == [])
    let (made, count) = set([Album(items: ["a"])], in: &data)
    #expect(
      ([data, made], count, data.object(at: [0, 0])) == (
        [[Album(items: ["a"])], [Album(items: ["a"])]], 1, "a"
      ))
    // Loaded, and empty, is another thing than not loaded.
    let empty = set([], in: &data).made
    #expect([empty, data] == [[], []] && data.sections == [])
    // An optional within an optional is made, too.
    var nested: [[Int]]?? = .none
    #expect(nested.sections == [])
    let (madeNested, _) = set([[1]], in: &nested)
    #expect([nested, madeNested] == [.some(.some([[1]])), .some(.some([[1]]))])
  }

  @Test func `optional data is edited through its sections, and has its own initializer`() {
    var data: [[Int]]? = [[1], [2]]
    data.sections.insert(3, at: [1, 0] as IndexPath)
    #expect(data == [[1], [3, 2]])
    data = nil
    data.sections.append([4])
    #expect(data == [[4]])
    // That it compiles is the test.
    let written: [[Int]]? = Optional([[1]])
    let short: [[Int]]? = .init([[1]])
    let mapped = [[[1]]].map(Optional.init)
    #expect(written == short && mapped == [written])
  }
}
