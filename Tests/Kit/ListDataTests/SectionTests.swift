import ListData
import Testing

struct SectionTests {
  @Test func `a section is known by its identifier, or by its position, as an array is`() {
    #expect([Section(id: "a", [1]).id, Section([1]).id] == [AnyHashable("a"), nil])
    #expect(Section(id: 1, [1]) != Section(id: 2, [1]))
    let section: some SectionInfo<Int> = [1, 2]
    #expect(
      (Array(section.items), [section.headerTitle, section.footerTitle, section.indexTitle]) == (
        [1, 2], [nil, nil, nil]
      ))
  }
}
