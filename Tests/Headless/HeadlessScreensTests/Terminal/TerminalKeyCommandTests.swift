import HeadlessUIKit
import ListControllers
import TestSupport
import Testing

@testable import HeadlessScreens

/// The terminal's cursor and UIKit's focus, and the key commands of an app in the terminal.
@MainActor struct TerminalKeyCommandTests {
  private final class Tools: UITableViewController, TableList, KeyboardList, EditableList,
    UndoableList
  {
    var listData = [["Axe", "Hoe", "Hook", "Rake"]]
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Tools"
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with tool: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = tool }
    var listKeyCommands: [UIKeyCommand] {
      [
        .forList("Sharpen", input: "x", modifierFlags: .command), .forList("Lend", input: "+"),
        .forList("Oil", input: "o", modifierFlags: .control),
      ]
    }
    func perform(_ keyCommand: UIKeyCommand, with tool: String?) {
      log.append("\(keyCommand.input ?? "") \(tool ?? "-")")
    }
    override func tableView(
      _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
    ) -> Bool { listData[0][indexPath.row] != "Rake" }
  }

  private func run(_ body: (Tools, TerminalDriver) -> Void) {
    let tools = Tools(style: .plain)
    TerminalDriver.run(tools) { body(tools, $0) }
  }

  @Test func `the cursor moves the focus, and follows the focused object through updates`() {
    run { tools, driver in
      let steps = driver.after([], [.down], [.end], [.up]) {
        [driver.marked, tools.focusedObject]
      }
      #expect(steps == [["Axe", nil], ["Hoe", "Hoe"], ["Rake", "Hoe"], ["Hook", "Hook"]])
    }
    run { tools, driver in
      driver.press(.down)
      tools.setListData([["Saw", "Axe", "Pick", "Hoe"]])
      #expect([driver.marked, tools.focusedObject] == ["Hoe", "Hoe"])
      tools.setListData([["Hoe", "Saw"]], animated: false)
      #expect(driver.marked == "Hoe")
      tools.setListData([["Fork", "Saw"]])
      #expect([driver.marked, tools.focusedObject] == ["Saw", "Saw"])
    }
  }

  @Test func `letters that the terminal doesn't need find objects, and Delete deletes them`() {
    run { tools, driver in
      #expect(
        driver.marks(["h", "o"], ["o"]) == ["Hoe", "Hook"])
      driver.press(.delete)
      #expect(tools.listData == [["Axe", "Hoe", "Rake"]])
      driver.type("u")
      #expect(tools.listData == [["Axe", "Hoe", "Hook", "Rake"]])
      driver.type("y")
      #expect(driver.help == "y has no effect here. Press ? for a list of keys.")
      // The terminal's own letter comes first.
      driver.type("d")
      #expect(tools.listData[0].count == 3)
    }
  }

  @Test func `the app's commands get the object at the cursor, and Alt is Command`() {
    run { tools, driver in
      _ = driver.navigator.handle(.key("x", .alt))
      driver.press(.down, "+")
      _ = driver.navigator.handle(.key("o", .control))
      _ = driver.navigator.handle(.key("x", .control))
      #expect(tools.log == ["x Axe", "+ Hoe", "o Hoe"])
    }
  }
}
