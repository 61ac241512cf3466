import ListTesting
import TestSupport
import Testing

/// A list of plants that the keyboard drives, in a table or in a collection view.
@MainActor private protocol PlantList: UIViewController, KeyboardList, EditableList
where Object == Herb {
  var listData: [[Herb]] { get set }
  var log: [String] { get set }
  func setPlants(_ plants: [[Herb]], animated: Bool)
}

private struct Herb: Identifiable, Hashable, CustomStringConvertible {
  let id: Int
  var name: String
  var description: String { name }
}

private let herbs = [
  ["Dill", "Parsley", "Mint", "Marjoram"], ["Éstragon", "Dock", "Borage"],
].map { $0.map { Herb(id: $0.hashValue, name: $0) } }

private final class PlantTable: ConnectedTable, TableList, PlainTable, PlantList, UndoableList,
  MultipleSelectionList
{
  var listData = herbs
  var log: [String] = []
  var selectedIDs: Set<Int> = []
  func text(of plant: Herb) -> String { plant.name }
  func listView(_ tableView: UITableView, didSelect plant: Herb, at indexPath: IndexPath) {
    log.append("select \(plant)")
  }
  func setPlants(_ plants: [[Herb]], animated: Bool) { setListData(plants, animated: animated) }
}

private final class PlantGrid: ConnectedCollection, CollectionList, PlantList, UndoableList {
  var listData = herbs
  var log: [String] = []
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
    with plant: Herb, at indexPath: IndexPath
  ) {
    var content = cell.defaultContentConfiguration()
    content.text = plant.name
    cell.contentConfiguration = content
  }
  func listView(
    _ collectionView: UICollectionView, didSelect plant: Herb, at indexPath: IndexPath
  ) { log.append("select \(plant)") }
  func setPlants(_ plants: [[Herb]], animated: Bool) { setListData(plants, animated: animated) }
}

extension PlantList {
  func canEdit(_ plant: Herb, at indexPath: IndexPath) -> Bool { plant.name != "Mint" }
  var listKeyCommands: [UIKeyCommand] {
    [.forList("Water", input: "w", modifierFlags: .command), .forList("Add", input: "+")]
  }
  func perform(_ keyCommand: UIKeyCommand, with plant: Herb?) {
    log.append("\(keyCommand.input ?? "") \(plant?.name ?? "-")")
  }
  func focusDidChange() { log.append("focus \(focusedObject?.name ?? "-")") }

  var focused: String? { focusedObject?.name }
  /// The object that has the focus, and its row: “Dill 0.0”.
  var place: String? {
    focusedObject.map { "\($0) \(focusedIndexPath?.section ?? -1).\(focusedIndexPath?.item ?? -1)" }
  }
  func plant(_ name: String) -> Herb { Herb(id: name.hashValue, name: name) }
}

@MainActor struct KeyboardListTests {
  private let user = User()

  private func make(_ isTable: Bool) -> (any PlantList, UIWindow) {
    let list: any PlantList
    if isTable {
      list = PlantTable(style: .plain)
    } else {
      let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      list = PlantGrid(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (list, window)
  }

  @Test(arguments: [true, false])
  func `the focus is an object, and the list learns when it is another one`(isTable: Bool) {
    let (list, window) = make(isTable)
    #expect(list.focused == nil && list.focusedIndexPath == nil)
    user.press(.downArrow, in: window)
    #expect(list.place == "Dill 0.0")
    user.press(.downArrow, in: window)
    let isPressed = user.press(.return, in: window)
    #expect((isPressed, list.log) == (true, ["focus Dill", "focus Parsley", "select Parsley"]))
    #expect((list.focus(on: list.plant("Borage")), list.place) == (true, "Borage 1.2"))
    #expect((list.focus(on: list.plant("Rue")), list.place) == (false, "Borage 1.2"))
  }

  @Test(arguments: [true, false], [true, false])
  func `the focus follows its object through updates and reloads`(
    isTable: Bool, isAnimated: Bool
  ) {
    let (list, window) = make(isTable)
    list.focus(on: list.plant("Mint"))
    list.log = []
    list.setPlants([[list.plant("Anise")] + herbs[0], herbs[1]], animated: isAnimated)
    window.layoutIfNeeded()
    #expect(list.place == "Mint 0.3")
    list.setPlants([herbs[1], herbs[0].reversed()], animated: isAnimated)
    window.layoutIfNeeded()
    #expect((list.place, list.log) == ("Mint 1.1", []))
    user.press(.downArrow, in: window)
    #expect(list.focused == "Parsley")
  }

  @Test(arguments: [true, false], [true, false])
  func `the focus of a removed object moves to its neighbor`(isTable: Bool, isAnimated: Bool) {
    let (list, window) = make(isTable)
    func focused(in names: [[String]]) -> String? {
      list.setPlants(names.map { $0.map { list.plant($0) } }, animated: isAnimated)
      window.layoutIfNeeded()
      return list.focused
    }
    list.focus(on: list.plant("Mint"))
    list.log = []
    // The next one, although rows before it went too.
    let next = focused(in: [["Marjoram"], ["Dock"]])
    #expect((next, list.log) == ("Marjoram", ["focus Marjoram"]))
    // The last one of a section has no next one there, nor a previous one.
    #expect(
      [
        focused(in: [[], ["Dock"]]), focused(in: [["Dill", "Anise"], []]),
        focused(in: [["Dill"], []]), focused(in: [[], []]),
      ] == ["Dock", "Anise", "Dill", nil])
    #expect((list.log.last, focused(in: [["Dill"], []])) == ("focus -", nil))
  }

  @Test(arguments: [true, false])
  func `Delete deletes the focused object, moves the focus to the next, and is undone`(
    isTable: Bool
  ) {
    let (list, window) = make(isTable)
    #expect((user.press(.delete, in: window), list.listData) == (false, herbs))
    list.focus(on: list.plant("Parsley"))
    let isDeleted = user.press(.delete, in: window)
    let names = list.listData[0].map(\.name)
    #expect((isDeleted, names, list.focused) == (true, ["Dill", "Mint", "Marjoram"], "Mint"))
    // It can't be edited.
    #expect((user.press(.delete, in: window), list.listData[0].count) == (false, 3))
    let isUndone = user.press("z", modifiers: .command, in: window)
    #expect((isUndone, list.listData, list.place) == (true, herbs, "Mint 0.2"))
    let isRedone = user.press("z", modifiers: [.command, .shift], in: window)
    #expect((isRedone, list.listData[0].count, list.focused) == (true, 3, "Mint"))
  }

  @Test func `Delete deletes the selected objects of a list in editing mode`() throws {
    let (list, window) = make(true)
    let table = try #require(list as? PlantTable)
    table.setEditing(true, animated: false)
    let arePressed = ["Dill", "Marjoram"].map { name in
      list.focus(on: list.plant(name))
      return user.press(.space, in: window)
    }
    let selected = table.selectedObjects.map(\.name)
    #expect((arePressed, selected) == ([true, true], ["Dill", "Marjoram"]))
    list.focus(on: list.plant("Dock"))
    let isDeleted = user.press(.delete, in: window)
    let rest = [["Parsley", "Mint"].map { list.plant($0) }, herbs[1]]
    #expect((isDeleted, list.listData, list.focused) == (true, rest, "Dock"))
  }

  @Test(arguments: [true, false])
  func `typing focuses the next object whose text begins so`(isTable: Bool) {
    let (list, window) = make(isTable)
    func typed(_ text: String) -> String? {
      user.type(text, in: window) ? list.focused : "nothing"
    }
    // The third letter is still the beginning of the same text.
    #expect([typed("m"), typed("a"), typed("r")] == ["Mint", "Marjoram", "Marjoram"])
    // An arrow begins anew.
    user.press(.upArrow, in: window)
    #expect([list.focused, typed("dd"), typed("d")] == ["Mint", "Dill", "Dock"])
    user.press(.upArrow, in: window)
    #expect(typed("es") == "Éstragon")
    user.press(.downArrow, in: window)
    #expect([typed("x"), list.focused] == ["nothing", "Dock"])
  }

  @Test(arguments: [true, false])
  func `the app's commands get the focused object`(isTable: Bool) {
    let (list, window) = make(isTable)
    var arePressed = [user.press("w", modifiers: .command, in: window)]
    list.focus(on: list.plant("Mint"))
    arePressed += [
      user.press("w", modifiers: .command, in: window), user.press("+", in: window),
      user.press("w", modifiers: .control, in: window),
    ]
    #expect(arePressed == [true, true, true, false])
    #expect(
      (list.log, list.listKeyCommands[0].discoverabilityTitle) == (
        ["w -", "focus Mint", "w Mint", "+ Mint"], "Water"
      ))
  }

  @Test(arguments: [true, false])
  func `the keys are the list's only while it is on screen, and the focus returns with it`(
    isTable: Bool
  ) throws {
    let (list, window) = make(isTable)
    list.focus(on: list.plant("Mint"))
    let count = try #require(list.keyCommands?.count)
    #expect(count > 36)
    list.navigationController?.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(list.keyCommands == nil)
    list.setPlants([[list.plant("Anise")] + herbs[0], herbs[1]], animated: true)
    #expect(user.press(.escape, in: window))
    window.layoutIfNeeded()
    #expect(list.keyCommands?.count == count)
    user.press(.downArrow, in: window)
    #expect(list.place == "Mint 0.3")
  }

  @Test(arguments: [true, false])
  func `the list scrolls to an object that is given the focus`(isTable: Bool) {
    let (list, window) = make(isTable)
    let many = (0..<100).map { Herb(id: $0, name: "Plant \($0)") }
    list.setPlants([many], animated: false)
    window.layoutIfNeeded()
    let places = [60, 0].map { list.focus(on: many[$0]) ? list.place : nil }
    #expect(places == ["Plant 60 0.60", "Plant 0 0.0"])
  }

  @Test func `an object that was scrolled away keeps the focus and isn't scrolled to`() {
    let (list, window) = make(true)
    let many = (0..<100).map { Herb(id: $0, name: "Plant \($0)") }
    list.setPlants([many], animated: false)
    window.layoutIfNeeded()
    list.focus(on: many[2])
    user.press(.end, in: window)
    let table = (list as? PlantTable)!.tableView!
    let offset = table.contentOffset
    list.setPlants([[Herb(id: -1, name: "New")] + many], animated: true)
    window.layoutIfNeeded()
    #expect(list.place == "Plant 2 0.3")
    #expect(abs(table.contentOffset.y - offset.y) <= 44)
    user.press(.downArrow, in: window)
    #expect(list.focused == "Plant 3")
    #expect(table.indexPathsForVisibleRows?.contains([0, 4]) == true)
  }

  @Test func `a list without descriptions is searched by the text of its visible cells`() {
    struct Tool: Identifiable { let id: Int }
    final class Tools: ConnectedTable, TableList, PlainTable, KeyboardList {
      var listData = [[Tool(id: 0), Tool(id: 1), Tool(id: 2)]]
      func text(of tool: Tool) -> String { ["Hoe", "Rake", "Spade"][tool.id] }
    }
    let tools = Tools(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tools
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect((user.type("sp", in: window), tools.focusedObject?.id) == (true, 2))
    // Without an editable list, Delete does nothing.
    #expect(!user.press(.delete, in: window))
    _ = window
  }
}
