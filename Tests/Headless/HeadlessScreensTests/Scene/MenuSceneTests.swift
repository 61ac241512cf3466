import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Menus with a title and the row that they belong to.
@MainActor @Suite(.serialized) struct MenuSceneTests {
  /// Names whose rows have a switch and a menu with a title.
  private final class TitledNames: NamesController {
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(title: "Name", children: [UIAction(title: "Copy") { _ in }])
      })
    }
  }

  private func names() -> TitledNames {
    let names = TitledNames([(nil, ["Ada", "Bea"])])
    names.configure = { cell, name in
      cell.textLabel?.text = name
      cell.accessoryView = UISwitch()
    }
    return names
  }

  @Test func `the row of a menu is lifted as a picture, and the title is above the actions`() throws
  {
    try names().shown { window in
      let touch = ScreenTouch(window: window)
      let row = try #require(window.groups { $0 == .row([0, 1]) }.first)
      #expect(touch.longPress(at: row.frame.center))
      let menu = try #require(window.groups { $0 == .menu }.first)
      let lifted = try #require(menu.groups.first)
      #expect(lifted.frame == row.frame && lifted.isPicture && lifted.isClipping)
      let controls = window.groups { $0 == .control }.count
      #expect((window.texts.suffix(3), controls) == (["Bea", "Name", "Copy"], 2))
      // As outside of a menu in UIKit, a tap on the row closes it.
      #expect(touch.tap(at: row.frame.center) && window.shownMenu == nil)
    }
    // A row that is gone is not lifted.
    let names = names()
    try names.shown { window in
      let touch = ScreenTouch(window: window)
      touch.longPress(at: try #require(window.center(of: .row([0, 1]))))
      names.sections = []
      names.tableView.reloadData()
      #expect(window.texts == ["Names", "Name", "Copy"])
    }
  }

  @Test func `in the terminal, a menu begins with its row and its title`() {
    TerminalDriver.run(names()) { driver in
      driver.press(.down, "m")
      let rule = driver.lines.firstIndex { $0.hasPrefix("──") } ?? 0
      #expect(driver.lines[rule + 1].hasPrefix("  Bea"))
      #expect(driver.lines[rule + 2] == driver.lines[rule])
      let lines = driver.lines[(rule + 3)...].prefix(2) + [driver.marked ?? "-"]
      #expect(lines == ["  Name", "  Copy", "Copy"])
      driver.press(.up, .up, .enter)
      #expect(driver.line("Copy") == nil && driver.marked?.hasPrefix("Bea") == true)
    }
  }
}
