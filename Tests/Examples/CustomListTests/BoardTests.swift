import ListTesting
import TestSupport
import Testing

@testable import CustomList

/// The board follows its data as a table would.
@MainActor struct BoardTests {
  private let screen = ListScreen(BoardController(), size: CGSize(width: 400, height: 600))
  private var controller: BoardController { screen.controller }

  private var titles: [[String?]] { controller.board.columns.map { $0.map(\.label.text) } }

  @Test func `work moves on, card by card`() {
    let paint = controller.board.columns[0][0]
    controller.workOn()
    #expect(titles == [["Sweep", "Mend"], ["Paint"], ["Build"]])
    #expect(controller.board.columns[1][0] === paint)
    screen.window.layoutIfNeeded()
    #expect(Int(paint.frame.minX) == 139)
    #expect(paint.superview === controller.board)
  }

  @Test(arguments: Walk.seeds(1))
  func `updates by chance`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<Walk.steps(50) {
      let count = Int.random(in: 0...12, using: &generator)
      var ids = Array((0..<12).shuffled(using: &generator).prefix(count))
      let columnCount = Int.random(in: 0...4, using: &generator)
      let columns = (0..<4).shuffled(using: &generator).prefix(columnCount).map { id in
        let items = ids.prefix(Int.random(in: 0...5, using: &generator)).map {
          Card(id: $0, title: "\($0) \(Bool.random(using: &generator))")
        }
        ids.removeFirst(items.count)
        return Section(id: "\(id)", items, headerTitle: "\(id)")
      }
      let outcome = controller.setListData(columns)
      #expect(titles == columns.map { $0.items.map(\.title) }, "update \(number)")
      if case .reloaded(let reason) = outcome.way { Issue.record("update \(number): \(reason)") }
      #expect(
        controller.board.subviews.count { $0 is CardView } == columns.joined(by: \.items).count)
    }
  }

  @Test func `its members are those of any list`() {
    #expect(controller.numberOfSections == 3)
    #expect(controller.object(at: [0, 1])?.title == "Sweep")
    #expect(controller.object(at: [2, 0]) == nil)
    #expect(controller.headerTitle(inSection: 2) == "Done")
    #expect(controller.removeItem(at: [0, 0])?.title == "Paint")
    #expect(titles == [["Sweep", "Mend"], ["Build"], []])
  }
}

extension Sequence {
  fileprivate func joined<Element2>(by items: (Element) -> [Element2]) -> [Element2] {
    flatMap(items)
  }
}
