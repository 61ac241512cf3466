import ListTesting
import Testing

/// Lists as VoiceOver reads them, in tables and in collection views.
@MainActor struct HeardListTests {
  private nonisolated static let kinds = [CapableKind.bridgedTable, .bridgedCollection]

  private func lines(_ screen: CapableScreen) -> [Substring] {
    screen.voiceOver.split(separator: "\n")
  }

  @Test(arguments: kinds)
  func `rows are read in their order, below their headers and with their actions`(
    kind: CapableKind
  ) {
    let screen = CapableScreen(kind)
    let lines = lines(screen)
    let places = screen.names.compactMap { name in lines.firstIndex { $0.contains(name) } }
    #expect((places.count, places) == (5, places.sorted()))
    let banana = lines.first { $0.contains("Banana") } ?? ""
    #expect(["Flag", "Eat", "Delete"].filter { !banana.contains($0) } == [], "\(banana)")
  }

  @Test(arguments: kinds)
  func `the buttons of a swipe are read only while it is open`(kind: CapableKind) {
    let screen = CapableScreen(kind)
    func buttons() -> Int {
      lines(screen).count { $0.drop { $0 == " " }.hasPrefix("Delete, Button") }
    }
    let before = buttons()
    if let table = screen.tableView {
      User().swipe(rowAt: [1, 0], in: table)
    } else if let collection = screen.collectionView {
      User().swipe(itemAt: [1, 0], in: collection)
    }
    #expect((before, buttons()) == (0, 1))
  }
}
