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

private final class PlantTable: UITableViewController, TableList, PlantList, UndoableList,
  MultipleSelectionList
{
  var listData = herbs
  var log: [String] = []
  var selectedIDs: Set<Int> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with plant: Herb,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = plant.name }
  func listView(_ tableView: UITableView, didSelect plant: Herb, at indexPath: IndexPath) {
    log.append("select \(plant)")
  }
  func canEdit(_ plant: Herb, at indexPath: IndexPath) -> Bool { plant.name != "Mint" }
  var listKeyCommands: [UIKeyCommand] {
    [.forList("Water", input: "w", modifierFlags: .command), .forList("Add", input: "+")]
  }
  func perform(_ keyCommand: UIKeyCommand, with plant: Herb?) {
    log.append("\(keyCommand.input ?? "") \(plant?.name ?? "-")")
  }
  func focusDidChange() { log.append("focus \(focusedObject?.name ?? "-")") }
  func setPlants(_ plants: [[Herb]], animated: Bool) { setListData(plants, animated: animated) }
}

private final class PlantGrid: UICollectionViewController, CollectionList, PlantList, UndoableList {
  var listData = herbs
  var log: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
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
  func canEdit(_ plant: Herb, at indexPath: IndexPath) -> Bool { plant.name != "Mint" }
  var listKeyCommands: [UIKeyCommand] {
    [.forList("Water", input: "w", modifierFlags: .command), .forList("Add", input: "+")]
  }
  func perform(_ keyCommand: UIKeyCommand, with plant: Herb?) {
    log.append("\(keyCommand.input ?? "") \(plant?.name ?? "-")")
  }
  func focusDidChange() { log.append("focus \(focusedObject?.name ?? "-")") }
  func setPlants(_ plants: [[Herb]], animated: Bool) { setListData(plants, animated: animated) }
}

extension PlantList {
  var focused: String? { focusedObject?.name }
  func plant(_ name: String) -> Herb { Herb(id: name.hashValue, name: name) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct KeyboardListTests {
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
    #expect(list.focused == "Dill" && list.focusedIndexPath == [0, 0])
    user.press(.downArrow, in: window)
    #expect(list.log == ["focus Dill", "focus Parsley"])
    #expect(user.press(.return, in: window) && list.log.last == "select Parsley")
    #expect(list.focus(on: list.plant("Borage")) && list.focusedIndexPath == [1, 2])
    #expect(!list.focus(on: list.plant("Rue")) && list.focused == "Borage")
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
    #expect(list.focused == "Mint" && list.focusedIndexPath == [0, 3])
    list.setPlants([herbs[1], herbs[0].reversed()], animated: isAnimated)
    window.layoutIfNeeded()
    #expect(list.focused == "Mint" && list.focusedIndexPath == [1, 1])
    #expect(list.log == [])
    user.press(.downArrow, in: window)
    #expect(list.focused == "Parsley")
  }

  @Test(arguments: [true, false], [true, false])
  func `the focus of a removed object moves to its neighbor`(isTable: Bool, isAnimated: Bool) {
    let (list, window) = make(isTable)
    func show(_ names: [[String]]) {
      list.setPlants(names.map { $0.map { list.plant($0) } }, animated: isAnimated)
      window.layoutIfNeeded()
    }
    list.focus(on: list.plant("Mint"))
    list.log = []
    // The next one, although rows before it went too.
    show([["Marjoram"], ["Dock"]])
    #expect(list.focused == "Marjoram" && list.log == ["focus Marjoram"])
    // The last one of a section has no next one there, nor a previous one.
    show([[], ["Dock"]])
    #expect(list.focused == "Dock")
    show([["Dill", "Anise"], []])
    #expect(list.focused == "Anise")
    show([["Dill"], []])
    #expect(list.focused == "Dill")
    show([[], []])
    #expect(list.focused == nil && list.log.last == "focus -")
    show([["Dill"], []])
    #expect(list.focused == nil)
  }

  @Test(arguments: [true, false])
  func `Delete deletes the focused object, moves the focus to the next, and is undone`(
    isTable: Bool
  ) {
    let (list, window) = make(isTable)
    #expect(!user.press(.delete, in: window) && list.listData == herbs)
    list.focus(on: list.plant("Parsley"))
    #expect(user.press(.delete, in: window))
    #expect(list.listData[0].map(\.name) == ["Dill", "Mint", "Marjoram"])
    #expect(list.focused == "Mint")
    // It can't be edited.
    #expect(!user.press(.delete, in: window) && list.listData[0].count == 3)
    #expect(user.press("z", modifiers: .command, in: window) && list.listData == herbs)
    #expect(list.focused == "Mint" && list.focusedIndexPath == [0, 2])
    #expect(user.press("z", modifiers: [.command, .shift], in: window))
    #expect(list.listData[0].count == 3 && list.focused == "Mint")
  }

  @Test func `Delete deletes the selected objects of a list in editing mode`() throws {
    let (list, window) = make(true)
    let table = try #require(list as? PlantTable)
    table.setEditing(true, animated: false)
    list.focus(on: list.plant("Dill"))
    #expect(user.press(.space, in: window))
    list.focus(on: list.plant("Marjoram"))
    #expect(user.press(.space, in: window))
    #expect(table.selectedObjects.map(\.name) == ["Dill", "Marjoram"])
    list.focus(on: list.plant("Dock"))
    #expect(user.press(.delete, in: window))
    #expect(list.listData[0].map(\.name) == ["Parsley", "Mint"] && list.listData[1] == herbs[1])
    #expect(list.focused == "Dock")
  }

  @Test(arguments: [true, false])
  func `typing focuses the next object whose text begins so`(isTable: Bool) {
    let (list, window) = make(isTable)
    #expect(user.type("m", in: window) && list.focused == "Mint")
    #expect(user.type("a", in: window) && list.focused == "Marjoram")
    // It is still the beginning of the same text.
    #expect(user.type("r", in: window) && list.focused == "Marjoram")
    // An arrow begins anew.
    user.press(.upArrow, in: window)
    #expect(list.focused == "Mint")
    #expect(user.type("dd", in: window) && list.focused == "Dill")
    #expect(user.type("d", in: window) && list.focused == "Dock")
    user.press(.upArrow, in: window)
    #expect(user.type("es", in: window) && list.focused == "Éstragon")
    user.press(.downArrow, in: window)
    #expect(!user.type("x", in: window) && list.focused == "Dock")
  }

  @Test(arguments: [true, false])
  func `the app's commands get the focused object`(isTable: Bool) {
    let (list, window) = make(isTable)
    #expect(user.press("w", modifiers: .command, in: window) && list.log == ["w -"])
    list.focus(on: list.plant("Mint"))
    #expect(user.press("w", modifiers: .command, in: window) && list.log.last == "w Mint")
    #expect(user.press("+", in: window) && list.log.last == "+ Mint")
    #expect(!user.press("w", modifiers: .control, in: window))
    #expect(list.listKeyCommands[0].discoverabilityTitle == "Water")
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
    #expect(list.focused == "Mint" && list.focusedIndexPath == [0, 3])
  }

  @Test(arguments: [true, false])
  func `the list scrolls to an object that is given the focus`(isTable: Bool) {
    let (list, window) = make(isTable)
    let many = (0..<100).map { Herb(id: $0, name: "Plant \($0)") }
    list.setPlants([many], animated: false)
    window.layoutIfNeeded()
    for number in [60, 0] {
      #expect(list.focus(on: many[number]))
      #expect(list.focusedIndexPath == [0, number] && list.focused == "Plant \(number)")
    }
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
    #expect(list.focusedIndexPath == [0, 3] && list.focused == "Plant 2")
    #expect(abs(table.contentOffset.y - offset.y) <= 44)
    user.press(.downArrow, in: window)
    #expect(list.focused == "Plant 3")
    #expect(table.indexPathsForVisibleRows?.contains([0, 4]) == true)
  }

  @Test func `a list without descriptions is searched by the text of its visible cells`() {
    struct Tool: Identifiable { let id: Int }
    final class Tools: UITableViewController, TableList, KeyboardList {
      var listData = [[Tool(id: 0), Tool(id: 1), Tool(id: 2)]]
      override func viewDidLoad() {
        super.viewDidLoad()
        connectList()
      }
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with tool: Tool,
        at indexPath: IndexPath
      ) { cell.textLabel?.text = ["Hoe", "Rake", "Spade"][tool.id] }
    }
    let tools = Tools(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tools
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(user.type("sp", in: window) && tools.focusedObject?.id == 2)
    // Without an editable list, Delete does nothing.
    #expect(!user.press(.delete, in: window))
    _ = window
  }
}
