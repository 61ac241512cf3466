import Foundation
import ListData
import Testing

/// The samples of the module's documentation.
struct DocumentationTests {
  @Test func `a search maps index paths to the original data`() {
    let plants = [
      ListSection(["Sage", "Mint"], headerTitle: "Herbs"),
      ListSection(["Fern"], headerTitle: "Shade"),
    ]
    let found = plants.filtered { $0.contains("n") }
    #expect(found.object(at: [0, 0]) == "Mint")
    #expect(found.originIndexPath(for: [0, 0]) == [0, 1])
    #expect(found.headerTitle(inSection: 1) == "Shade")
  }

  @Test func `updates are a value that can be compared`() {
    let old = [ListSection(["Sage", "Mint"], headerTitle: "Herbs")]
    let new = [ListSection(["Mint", "Sage", "Dill"], headerTitle: "Herbs")]
    #expect(old.updates(to: new).description == "items: insert 0.2, move 0.1→0.0")
  }
}
