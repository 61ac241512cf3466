import ListControllers
import Testing

@testable import CustomList

/// The board follows its data as a table would.
@MainActor struct BoardTests {
  private func board() -> (BoardController, UIWindow) {
    let controller = BoardController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (controller, window)
  }

  private func titles(_ controller: BoardController) -> [[String?]] {
    controller.board.columns.map { $0.map(\.label.text) }
  }

  @Test func `work moves on, card by card`() {
    let (controller, window) = board()
    let paint = controller.board.columns[0][0]
    controller.workOn()
    #expect(titles(controller) == [["Sweep", "Mend"], ["Paint"], ["Build"]])
    #expect(controller.board.columns[1][0] === paint)
    window.layoutIfNeeded()
    #expect(Int(paint.frame.minX) == 133)
    #expect(paint.superview === controller.board)
  }

  @Test func `five hundred updates by chance`() {
    let (controller, window) = board()
    var generator = SystemRandomNumberGenerator()
    for number in 0..<500 {
      var ids = Array((0..<12).shuffled().prefix(Int.random(in: 0...12, using: &generator)))
      let columns = (0..<4).shuffled().prefix(Int.random(in: 0...4)).map { id in
        let items = ids.prefix(Int.random(in: 0...5)).map {
          Card(id: $0, title: "\($0) \(Bool.random())")
        }
        ids.removeFirst(items.count)
        return Section(id: "\(id)", items, headerTitle: "\(id)")
      }
      let outcome = controller.setListData(columns)
      #expect(titles(controller) == columns.map { $0.items.map(\.title) }, "update \(number)")
      if case .reloaded(let reason) = outcome { Issue.record("update \(number): \(reason)") }
      #expect(
        controller.board.subviews.count { $0 is CardView } == columns.joined(by: \.items).count)
    }
    withExtendedLifetime(window) {}
  }

  @Test func `its members are those of any list`() {
    let (controller, _) = board()
    #expect(controller.numberOfSections == 3)
    #expect(controller.object(at: [0, 1])?.title == "Sweep")
    #expect(controller.object(at: [2, 0]) == nil)
    #expect(controller.headerTitle(inSection: 2) == "Done")
    #expect(controller.removeItem(at: [0, 0])?.title == "Paint")
    #expect(titles(controller) == [["Sweep", "Mend"], ["Build"], []])
  }
}

extension Sequence {
  fileprivate func joined<Element2>(by items: (Element) -> [Element2]) -> [Element2] {
    flatMap(items)
  }
}
