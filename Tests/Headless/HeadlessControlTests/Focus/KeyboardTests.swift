import Foundation
import HeadlessUIKit
import Testing

/// The keys that move the focus through tables, select, go back and scroll.
@MainActor struct KeyboardTests {
  private final class Rows: UITableViewController {
    var counts = [3, 0, 20]
    var unfocusable: Set<IndexPath> = []
    var follows = false
    var log: [String] = []
    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
    ) -> Bool { !unfocusable.contains(indexPath) }
    override func tableView(
      _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool { follows }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath)")
    }
    override func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { log.append("perform \(indexPath)") }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      log.append("focus \(context.focusHeading.rawValue)")
    }
  }

  private let user = User()
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }
  private func focused(_ controller: UITableViewController) -> IndexPath? {
    (UIFocusSystem.focusSystem(for: controller)?.focusedItem as? UITableViewCell)
      .flatMap(controller.tableView.indexPath(for:))
  }
  /// Presses keys, and returns whether each had an effect and which row was focused after it.
  private func press(
    _ keys: [User.Key], in window: UIWindow, _ controller: UITableViewController
  ) -> [String] {
    keys.map {
      let isTaken = user.press($0, in: window)
      return "\(isTaken) \(focused(controller).map { "\($0)" } ?? "-")"
    }
  }

  @Test func `arrows move the focus from row to row, over empty sections and past the ends`() {
    let rows = Rows(style: .plain)
    let window = show(rows)
    #expect(focused(rows) == nil)
    #expect(
      press([.downArrow, .upArrow, .leftArrow, .rightArrow], in: window, rows)
        == ["true [0, 0]", "false [0, 0]", "false [0, 0]", "false [0, 0]"])
    rows.unfocusable = [[0, 1], [2, 0]]
    #expect(
      press([.downArrow, .downArrow, .upArrow], in: window, rows)
        == ["true [0, 2]", "true [2, 1]", "true [0, 2]"])
    #expect(rows.log == ["focus 0", "focus 2", "focus 2", "focus 1"])
    for _ in 0..<19 { user.press(.downArrow, in: window) }
    #expect(rows.tableView.indexPathsForVisibleRows?.contains([2, 19]) == true)
    #expect(
      (focused(rows), press([.downArrow], in: window, rows)) == ([2, 19], ["false [2, 19]"]))
    #expect(rows.tableView.cellForRow(at: [2, 19])?.isFocused == true)
  }

  @Test
  func `Return and Space select the focused row, if the focus has not, and perform its action`() {
    let rows = Rows(style: .plain)
    let window = show(rows)
    func press(_ keys: [User.Key]) -> [String] {
      rows.log = []
      for key in keys { rows.log.append("\(user.press(key, in: window))") }
      return rows.log
    }
    #expect(press([.return]) == ["false"])
    #expect(
      press([.downArrow, .return])
        == ["focus 0", "true", "select [0, 0]", "perform [0, 0]", "true"])
    #expect(rows.tableView.indexPathForSelectedRow == [0, 0])
    #expect(
      press([.downArrow, .space])
        == ["focus 2", "true", "select [0, 1]", "perform [0, 1]", "true"])
    rows.follows = true
    #expect(
      press([.downArrow, .return])
        == ["focus 2", "select [0, 2]", "true", "perform [0, 2]", "true"])
  }

  @Test func `Home, End and the page keys scroll and leave the focus where it is`() {
    let rows = Rows(style: .plain)
    let window = show(rows)
    let table = rows.tableView!
    user.press(.downArrow, in: window)
    func offsets(_ keys: [User.Key]) -> [CGFloat] {
      keys.map { user.press($0, in: window) ? table.contentOffset.y : -1 }
    }
    #expect(
      offsets([.pageDown, .pageUp, .end, .end]) == [480, 0, table.contentSize.height - 480, -1])
    #expect(focused(rows) == nil)
    #expect(press([.downArrow], in: window, rows) == ["true [0, 1]"])
    #expect(table.contentOffset.y <= 44)
    #expect(offsets([.end, .home]) == [table.contentSize.height - 480, 0])
    table.allowsKeyboardScrolling = false
    #expect((offsets([.end]), table.contentOffset.y) == ([-1], 0))
  }

  @Test func `arrows scroll a list in which nothing can be focused`() {
    let rows = Rows(style: .plain)
    let window = show(rows)
    rows.unfocusable = Set((0..<20).flatMap { [[0, $0], [2, $0]] as [IndexPath] })
    #expect(
      (press([.downArrow], in: window, rows), rows.tableView.contentOffset.y) == (["true -"], 44))
    #expect(
      (press([.upArrow, .upArrow], in: window, rows), rows.tableView.contentOffset.y)
        == (["true -", "false -"], 0))
  }

  @Test func `Escape goes back, and the focus returns to the row it was on`() {
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    let window = show(navigation)
    for _ in 0..<2 { user.press(.downArrow, in: window) }
    let other = Rows(style: .plain)
    navigation.pushViewController(other, animated: false)
    window.layoutIfNeeded()
    #expect(UIFocusSystem.focusSystem(for: other)?.focusedItem == nil)
    #expect(press([.downArrow], in: window, other) == ["true [0, 0]"])
    #expect(press([.escape], in: window, rows) == ["true -"])
    #expect(navigation.topViewController === rows)
    #expect(press([.downArrow, .escape], in: window, rows) == ["true [0, 1]", "false [0, 1]"])
    navigation.pushViewController(other, animated: false)
    #expect(user.press("[", modifiers: .command, in: window))
    #expect(navigation.topViewController === rows)
  }

  @Test func `Escape ends editing before it goes back`() {
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = show(navigation)
    navigation.pushViewController(rows, animated: false)
    window.layoutIfNeeded()
    rows.setEditing(true, animated: false)
    #expect((user.press(.escape, in: window), rows.isEditing) == (true, false))
    #expect(navigation.topViewController === rows)
    #expect(user.press(.escape, in: window) && navigation.topViewController !== rows)
  }

  @Test func `Escape cancels an alert and Return performs its preferred action`() {
    let rows = Rows(style: .plain)
    let window = show(rows)
    var log: [String] = []
    func present() {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      for (title, style) in [("Yes", UIAlertAction.Style.default), ("No", .cancel)] {
        alert.addAction(UIAlertAction(title: title, style: style) { _ in log.append(title) })
      }
      rows.present(alert, animated: false)
    }
    present()
    #expect(press([.downArrow, .escape], in: window, rows) == ["false -", "true -"])
    present()
    #expect(press([.return], in: window, rows) == ["true -"])
    #expect(log == ["No", "Yes"])
    #expect(rows.presentedViewController == nil)
  }

  private final class TwoLists: UIViewController {
    let first = Rows(style: .plain)
    let second = Rows(style: .plain)
    let field = UITextField()
    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, child) in [first, second].enumerated() {
        addChild(child)
        child.view.frame = CGRect(x: 160 * index, y: 0, width: 160, height: 400)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      field.frame = CGRect(x: 0, y: 400, width: 320, height: 44)
      view.addSubview(field)
    }
  }

  @Test func `Tab moves the focus to the next group, and Shift-Tab to the previous one`() {
    let lists = TwoLists()
    let window = show(lists)
    var trace: [String] = []
    func press(_ key: User.Key, modifiers: UIKeyModifierFlags = []) {
      let isTaken = user.press(key, modifiers: modifiers, in: window)
      let rows = [lists.first, lists.second].map { focused($0).map { "\($0)" } ?? "-" }
      let field = lists.field.isFirstResponder ? "field" : "-"
      trace.append("\(isTaken) \(rows[0]) \(rows[1]) \(field) \(lists.field.text ?? "")")
    }
    for key in [.tab, .downArrow, .tab, .tab] as [User.Key] { press(key) }
    #expect(UIFocusSystem.focusSystem(for: lists)?.focusedItem == nil)
    #expect(user.type("abc", in: window))
    for key in [.delete, .tab] as [User.Key] { press(key) }
    for _ in 0..<2 { press(.tab, modifiers: .shift) }
    #expect(
      trace == [
        "true [0, 0] - - ", "true [0, 1] - - ", "true - [0, 0] - ", "true - - field ",
        "true - - field ab", "true [0, 1] - - ab", "true - - field ab", "true - [0, 0] - ab",
      ])
  }

  @Test func `arrows move between lists of the same group, and Tab past all of them`() {
    let lists = TwoLists()
    let window = show(lists)
    lists.first.counts = [1]
    lists.first.tableView.reloadData()
    #expect(
      press([.downArrow, .downArrow], in: window, lists.first) == ["true [0, 0]", "false [0, 0]"])
    lists.first.tableView.focusGroupIdentifier = "lists"
    lists.second.focusGroupIdentifier = "lists"
    #expect(press([.downArrow], in: window, lists.second) == ["true [0, 0]"])
    #expect(user.press(.tab, in: window) && lists.field.isFirstResponder)
    #expect(press([.tab], in: window, lists.first) == ["true [0, 0]"])
  }

  @Test func `an environment can keep the focus, and a cell can refuse it`() {
    final class Keeper: UIViewController {
      var keeps = true
      override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !keeps }
    }
    let keeper = Keeper()
    let rows = Rows(style: .plain)
    let window = show(keeper)
    keeper.addChild(rows)
    rows.view.frame = keeper.view.bounds
    keeper.view.addSubview(rows.view)
    rows.didMove(toParent: keeper)
    window.layoutIfNeeded()
    #expect(press([.downArrow], in: window, rows) == ["false -"])
    keeper.keeps = false
    #expect(press([.downArrow], in: window, rows) == ["true [0, 0]"])
    keeper.keeps = true
    #expect(press([.downArrow], in: window, rows) == ["false [0, 0]"])
  }

  @Test func `a requested focus update takes place at the next turn, or when it is needed`() throws
  {
    let rows = Rows(style: .plain)
    let window = show(rows)
    let system = try #require(UIFocusSystem.focusSystem(for: rows))
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
    let cell = try #require(rows.tableView.cellForRow(at: [0, 2]))
    #expect(cell.canBecomeFocused && !rows.view.canBecomeFocused)
    system.requestFocusUpdate(to: cell)
    #expect(focused(rows) == nil)
    HeadlessRunLoop.tick()
    #expect(focused(rows) == [0, 2])
    system.requestFocusUpdate(to: try #require(rows.tableView.cellForRow(at: [0, 1])))
    system.updateFocusIfNeeded()
    #expect(focused(rows) == [0, 1])
    user.endFocus(in: rows.tableView)
    system.requestFocusUpdate(to: rows)
    system.updateFocusIfNeeded()
    // The row that was focused last.
    #expect(focused(rows) == [0, 1])
    _ = window
  }

  @Test func `a view beside a list gets the focus and its environments are told of both views`()
    throws
  {
    final class Tile: UIView {
      override var canBecomeFocused: Bool { true }
    }
    final class Page: UIViewController {
      var moves: [(from: UIView?, to: UIView?)] = []
      var animations = 0
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        moves.append((context.previouslyFocusedView, context.nextFocusedView))
        coordinator.addCoordinatedAnimations({ self.animations += 1 }, completion: nil)
      }
    }
    let page = Page()
    let rows = Rows(style: .plain)
    let window = show(page)
    page.addChild(rows)
    rows.view.frame = page.view.bounds
    page.view.addSubview(rows.view)
    rows.didMove(toParent: page)
    let tile = Tile()
    page.view.addSubview(tile)
    window.layoutIfNeeded()
    user.press(.downArrow, in: window)
    let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
    page.moves = []
    let posted = Posted()
    let observer = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: tile, queue: nil
    ) { _ in MainActor.assumeIsolated { posted.count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let system = try #require(UIFocusSystem.focusSystem(for: page))
    system.requestFocusUpdate(to: tile)
    system.updateFocusIfNeeded()
    #expect(system.focusedItem === tile && focused(rows) == nil)
    #expect(page.moves.last?.from === cell && page.moves.last?.to === tile)
    #expect(page.animations > 0 && posted.count == 1)
  }

  @MainActor private final class Posted { var count = 0 }
}

/// Key commands and presses on their way along the responder chain.
@MainActor struct KeyCommandTests {
  private final class Inner: UIView {
    var commands: [UIKeyCommand] = []
    var log: [String] = []
    var takesPresses = false
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector(("delete:"))
    }
    override func delete(_ sender: Any?) { log.append("delete") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard takesPresses else { return super.pressesBegan(presses, with: event) }
      log.append("began \(presses.first?.key?.characters ?? "-")")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("ended \(presses.first?.phase == .ended) \(event?.allPresses.count ?? 0)")
    }
  }

  private let user = User()
  private let controller = UIViewController()
  private let inner = Inner()
  private func show() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(inner)
    inner.becomeFirstResponder()
    return window
  }
  private func delete(_ flags: UIKeyModifierFlags = []) -> UIKeyCommand {
    UIKeyCommand(
      input: UIKeyCommand.inputDelete, modifierFlags: flags, action: Selector(("delete:")))
  }

  @Test func `a command is performed by the first responder of the chain that can`() {
    let window = show()
    #expect(!user.press(.delete, in: window))
    let command = delete()
    controller.addKeyCommand(command)
    func press(_ modifiers: UIKeyModifierFlags = []) -> Bool {
      user.press(.delete, modifiers: modifiers, in: window)
    }
    #expect(([press(), press(.command)], inner.log) == ([true, false], ["delete"]))
    command.attributes = .disabled
    #expect(!press())
    command.attributes = []
    inner.resignFirstResponder()
    #expect((press(), inner.log) == (false, ["delete"]))
    inner.becomeFirstResponder()
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil && !press())
  }

  @Test func `presses that no command takes go up the chain`() {
    let window = show()
    func press(_ key: User.Key, modifiers: UIKeyModifierFlags = []) -> [String] {
      inner.log = []
      return ["\(user.press(key, modifiers: modifiers, in: window))"] + inner.log
    }
    #expect(press("x") == ["false"])
    inner.takesPresses = true
    #expect(press("X") == ["true", "began X", "ended true 1"])
    inner.commands = [delete(.shift)]
    #expect(press(.delete, modifiers: .shift) == ["true", "delete"])
  }

  @Test func `text that is edited comes before commands, except before those with priority`() {
    let window = show()
    let field = UITextField()
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    let command = UIKeyCommand(input: "d", modifierFlags: [], action: Selector(("delete:")))
    inner.addSubview(field)
    field.becomeFirstResponder()
    inner.commands = [command]
    func press() -> [String?] { ["\(user.press("d", in: window))", field.text] + inner.log }
    #expect(press() == ["true", "d"])
    command.wantsPriorityOverSystemBehavior = true
    #expect(press() == ["true", "d", "delete"])
  }

  @Test func `Command-Z undoes and Shift-Command-Z redoes`() {
    let window = show()
    let manager = window.undoManager!
    var log: [String] = []
    final class Target {}
    let target = Target()
    func register(_ name: String) {
      manager.registerUndo(withTarget: target) { _ in
        log.append(name)
        register(name == "undo" ? "redo" : "undo")
      }
    }
    func press(_ modifiers: UIKeyModifierFlags) {
      log.append("\(user.press("z", modifiers: modifiers, in: window))")
    }
    press(.command)
    register("undo")
    press(.command)
    press([.command, .shift])
    #expect(log == ["false", "undo", "true", "redo", "true"])
  }
}
