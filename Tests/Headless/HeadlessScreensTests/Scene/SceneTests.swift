import Foundation
import HeadlessScreens
import HeadlessUIKit
import Testing

@MainActor @Suite(.serialized) struct SceneTests {
  /// The group and all groups inside it, with their frames in the window.
  private func all(_ group: Scene.Group, in origin: CGPoint = .zero) -> [Scene.Group] {
    var group = group
    group.frame = group.frame.offsetBy(dx: origin.x, dy: origin.y)
    return [group] + group.groups.flatMap { all($0, in: group.frame.origin) }
  }

  @Test func `a window's scene has its bar, list, headers and rows where they are`() throws {
    let controller = NamesController([("A", ["Ada"])])
    try controller.shown { window in
      let groups = all(Scene(of: window).root)
      let row = try #require(groups.first { $0.role == .row([0, 0]) })
      let header = groups.first { $0.role == .header(section: 0) }?.frame.minY
      let frame = CGRect(x: 0, y: 44 + 22 + 28, width: 240, height: 44)
      #expect((row.frame, header) == (frame, 66))
      #expect(groups.contains { $0.role == .navigationBar })
      let lists = groups.compactMap { group in
        if case .list(let list) = group.role, group.isClipping { list } else { nil }
      }
      #expect(lists.map(\.count) == [1] && lists.map(\.countBelow) == [0] && !lists[0].isGrid)
      let texts = all(row).flatMap(\.items).compactMap { item in
        if case .text(let text) = item { text } else { nil }
      }
      #expect(texts.map { [$0.string, $0.color.name] } == [["Ada", "label"]])
    }
  }

  @Test func `rows have the round corners of their group, or of their own background`() throws {
    let controller = NamesController(
      [(nil, ["Ada"]), (nil, ["Alan", "Grace", "Barbara"])], style: .insetGrouped)
    controller.shown { window in
      let rows = all(Scene(of: window).root).filter {
        if case .row = $0.role { true } else { false }
      }
      let backgrounds = rows.compactMap { row in
        if case .rectangle(let rectangle)? = row.items.first { rectangle } else { nil }
      }
      #expect(backgrounds.map(\.corners) == [.all, .top, [], .bottom])
      #expect(backgrounds.map(\.cornerRadius) == [10, 10, 0, 10])
    }
    let own = NamesController([(nil, ["Ada"])])
    own.configure = { cell, _ in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .systemRed
      background.cornerRadius = 5
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 10, bottom: 3, trailing: 30)
      cell.backgroundConfiguration = background
    }
    try own.shown { window in
      let row = try #require(all(Scene(of: window).root).first { $0.role == .row([0, 0]) })
      guard case .rectangle(let background)? = row.items.first else {
        Issue.record("The row has no background.")
        return
      }
      let frame = CGRect(x: 10, y: 1, width: 200, height: row.frame.height - 4)
      #expect(
        (background.frame, background.cornerRadius, background.corners) == (frame, 5, .all))
    }
  }

  @Test func `Cancel is apart from a sheet's other actions, and an alert's fields share a box`()
    throws
  {
    let controller = NamesController([(nil, ["Ada"])])
    try controller.shown { window in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      for (title, style) in [
        ("Copy", .default), ("Cancel", .cancel), ("Delete", .destructive),
      ] as [(String, UIAlertAction.Style)] {
        alert.addAction(UIAlertAction(title: title, style: style))
      }
      controller.present(alert, animated: false)
      let groups = all(Scene(of: window).root)
      let frames = try [0, 2, 1].map { number in
        try #require(groups.first { $0.role == .action(number) }).frame
      }
      #expect(frames[0].maxY == frames[1].minY && frames[1].maxY + 4 < frames[2].minY)
      #expect(frames[2].maxY <= 400 && Set(frames.map(\.width)).count == 1)
    }
    let asking = NamesController([(nil, ["Ada"])])
    try asking.shown { window in
      let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
      for prompt in ["Name", "Password"] { alert.addTextField { $0.placeholder = prompt } }
      asking.present(alert, animated: false)
      let groups = all(Scene(of: window).root)
      let fields = try [0, 1].map { number in
        try #require(groups.first { $0.role == .field(number) }).frame
      }
      #expect(fields[0].maxY == fields[1].minY)
      let card = try #require(groups.first { $0.groups.contains { $0.role == .field(0) } })
      let box = fields[0].union(fields[1]).offsetBy(dx: -card.frame.minX, dy: -card.frame.minY)
      #expect(
        card.items.contains { item in
          if case .rectangle(let rectangle) = item { rectangle.frame == box } else { false }
        })
    }
  }

  @Test func `a placeholder has a large gray symbol`() throws {
    let controller = NamesController([])
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    try controller.shown { window in
      let placeholder = try #require(all(Scene(of: window).root).first { $0.role == .placeholder })
      let symbols = all(placeholder).flatMap(\.items).compactMap { item in
        if case .symbol(let symbol) = item { symbol } else { nil }
      }
      #expect(symbols.map(\.color.name) == ["secondaryLabel"])
      #expect(try #require(symbols.first).frame.width > 40)
    }
  }

  @Test(arguments: [false, true])
  func `the titles of a menu leave room for checkmarks if there is one`(_ hasMark: Bool) {
    NamesController([(nil, ["Ada"])]).shown { window in
      let menu = UIMenu(children: [
        UIAction(title: "Name", state: hasMark ? .on : .off) { _ in },
        UIAction(title: "Age") { _ in },
      ])
      window.shownMenu = ShownMenu(menu, anchor: .zero, sender: nil)
      let starts = all(Scene(of: window).root).filter { group in
        if case .menuItem = group.role { true } else { false }
      }.flatMap(\.items).compactMap { item in
        if case .text(let text) = item { text.frame.minX } else { nil }
      }
      #expect(starts == (hasMark ? [30, 30] : [16, 16]))
    }
  }

  @Test func `two scenes of a window are equal unless it changed, and hide what is hidden`() {
    let controller = NamesController([(nil, ["a", "b"])])
    controller.shown { window in
      let scene = Scene(of: window)
      #expect(Scene(of: window) == scene)
      controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      #expect(Scene(of: window) != scene)
      let row = all(Scene(of: window).root).first { $0.role == .row([0, 1]) }
      #expect(row?.state == .selected)
      controller.tableView.visibleCells[0].isHidden = true
      controller.tableView.visibleCells[1].alpha = 0
      let rows = all(Scene(of: window).root).filter {
        if case .row = $0.role { true } else { false }
      }
      #expect(rows == [])
    }
  }

  @Test func `only the groups of views that changed are made again`() {
    let controller = NamesController([(nil, ["a", "b"])])
    controller.shown { window in
      _ = Scene(of: window)
      let cells = controller.tableView.visibleCells
      let kept = cells.map(\.keptPicture)
      #expect(kept.allSatisfy { $0 != nil })
      cells[1].textLabel?.text = "c"
      _ = Scene(of: window)
      #expect(zip(cells, kept).map { $0.keptPicture === $1 } == [true, false])
    }
  }

  @Test(arguments: [(30, true), (31, false)])
  func `a search bar has a field as long as it has room`(points: CGFloat, hasField: Bool) {
    let controller = NamesController([(nil, (0..<40).map(String.init))])
    _ = UISearchController.added(to: controller)
    controller.shown { window in
      User().scroll(controller.tableView, by: points)
      #expect((window.center(of: .searchField) != nil) == hasField)
      let bars = window.groups { $0 == .searchBar }
      #expect(bars.map(\.items.count) == [hasField ? 0 : 1])
      User().scroll(controller.tableView, by: 52 - points)
      #expect(window.groups { $0 == .searchBar }.flatMap(\.items).isEmpty)
    }
  }
}
