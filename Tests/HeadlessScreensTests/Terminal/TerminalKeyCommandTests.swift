import HeadlessUIKit
import ListControllers
import TestSupport
import Testing

@testable import HeadlessScreens

/// The terminal's cursor and UIKit's focus, and the key commands of an app in the terminal.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TerminalKeyCommandTests {
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

  @Test func `the cursor moves the focus, and goes where nothing can be focused`() {
    run { tools, driver in
      #expect(tools.focusedObject == nil && driver.marked == "Axe")
      driver.press(.down)
      #expect(tools.focusedObject == "Hoe" && driver.marked == "Hoe")
      driver.press(.end)
      #expect(tools.focusedObject == "Hoe" && driver.marked == "Rake")
      driver.press(.up)
      #expect(tools.focusedObject == "Hook" && driver.marked == "Hook")
    }
  }

  @Test func `the cursor follows the focused object through updates`() {
    run { tools, driver in
      driver.press(.down)
      tools.setListData([["Saw", "Axe", "Pick", "Hoe"]])
      #expect(driver.marked == "Hoe" && tools.focusedObject == "Hoe")
      tools.setListData([["Hoe", "Saw"]], animated: false)
      #expect(driver.marked == "Hoe")
      tools.setListData([["Fork", "Saw"]])
      #expect(driver.marked == "Saw" && tools.focusedObject == "Saw")
    }
  }

  @Test func `letters that the terminal doesn't need find objects, and Delete deletes them`() {
    run { tools, driver in
      driver.type("ho")
      #expect(driver.marked == "Hoe")
      driver.type("o")
      #expect(driver.marked == "Hook")
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
      _ = driver.navigator.handle(.key(.character("x"), .alt))
      #expect(tools.log == ["x Axe"])
      driver.press(.down, .character("+"))
      _ = driver.navigator.handle(.key(.character("o"), .control))
      #expect(tools.log == ["x Axe", "+ Hoe", "o Hoe"])
      _ = driver.navigator.handle(.key(.character("x"), .control))
      #expect(tools.log.count == 3)
    }
  }
}
