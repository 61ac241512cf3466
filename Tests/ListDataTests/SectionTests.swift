import ListData
import Testing

@Suite(.timeLimit(.minutes(5))) struct SectionTests {
  @Test func `a section is known by its identifier, or by its position`() {
    #expect(Section(id: "a", [1]).id == AnyHashable("a"))
    #expect(Section([1]).id == nil)
    #expect(Section(id: 1, [1]) != Section(id: 2, [1]))
  }

  @Test func `an array is a section without titles`() {
    let section: some SectionInfo<Int> = [1, 2]
    #expect(Array(section.items) == [1, 2])
    #expect(section.headerTitle == nil && section.footerTitle == nil && section.indexTitle == nil)
  }
}
