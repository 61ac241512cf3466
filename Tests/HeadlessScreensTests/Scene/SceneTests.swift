import HeadlessScreens
import HeadlessUIKit
import Testing

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct SceneTests {
  private func all(_ group: Scene.Group) -> [Scene.Group] { [group] + group.groups.flatMap(all) }

  @Test func `a window's scene has its bar, list, headers and rows where they are`() throws {
    let controller = NamesController([("A", ["Ada"])])
    try controller.shown { window in
      let groups = all(Scene(of: window).root)
      let row = try #require(groups.first { $0.role == .row([0, 0]) })
      #expect(row.frame == CGRect(x: 0, y: 44 + 28, width: 240, height: 44))
      #expect(groups.first { $0.role == .header(section: 0) }?.frame.minY == 44)
      #expect(groups.contains { $0.role == .navigationBar })
      #expect(groups.contains { $0.role == .list(rowsBelow: 0) && $0.isClipping })
      let texts = all(row).flatMap(\.items).compactMap { item in
        if case .text(let run) = item { run } else { nil }
      }
      #expect(texts.map(\.text) == ["Ada"])
      #expect(texts.first?.color.name == "label")
    }
  }

  @Test func `what is hidden or out of sight is not in it`() {
    let controller = NamesController([(nil, ["a", "b"])])
    controller.shown { window in
      controller.tableView.visibleCells[0].isHidden = true
      controller.tableView.visibleCells[1].alpha = 0
      #expect(!all(Scene(of: window).root).contains { $0.role == .row([0, 0]) })
      #expect(!all(Scene(of: window).root).contains { $0.role == .row([0, 1]) })
    }
  }

  @Test func `two scenes of the same window are equal, and tell a change`() {
    let controller = NamesController([(nil, ["a", "b"])])
    controller.shown { window in
      let scene = Scene(of: window)
      #expect(Scene(of: window) == scene)
      controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      #expect(Scene(of: window) != scene)
      let row = all(Scene(of: window).root).first { $0.role == .row([0, 1]) }
      #expect(row?.state == .selected)
    }
  }
}
