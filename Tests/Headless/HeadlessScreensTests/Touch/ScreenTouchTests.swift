import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Fingers that use what a scene shows, at the place where it is drawn.
@MainActor @Suite(.serialized) struct ScreenTouchTests {
  private func shown(
    _ controller: NamesController = GestureController([
      ("A", ["Ada", "Alan"]), ("B", ["Bob", "Bea"]),
    ]),
    _ body: (GestureController, UIWindow, ScreenTouch) throws -> Void
  ) rethrows {
    try controller.shown(width: 300, height: 500) { window in
      try body(controller as! GestureController, window, ScreenTouch(window: window))
    }
  }

  @Test func `a tap selects the row below it, and no other`() throws {
    shown { controller, window, touch in
      let isMet = [
        touch.tap(.row([1, 0])), touch.tap(at: CGPoint(x: 100, y: 490)),
        touch.tap(at: CGPoint(x: -5, y: 100)),
      ]
      #expect((isMet, controller.selected) == ([true, false, false], [[1, 0]]))
    }
  }

  @Test(arguments: [false, true])
  func `a button with a menu opens it, unless a tap has an action of its own`(isPrimary: Bool) {
    let button = UIButton(type: .system)
    var taps = 0
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    button.showsMenuAsPrimaryAction = isPrimary
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    UIWindow.showing(button, width: 200, height: 200) { window in
      let isMet = ScreenTouch(window: window).tap(at: CGPoint(x: 50, y: 30))
      #expect((isMet, taps, window.shownMenu != nil) == (true, isPrimary ? 0 : 1, isPrimary))
    }
  }

  @Test func `a switch is met, and not the row around it, and it isn't adjusted`() throws {
    try shown { controller, window, touch in
      controller.makeSwitches()
      let place = try #require(window.groups { $0 == .control }.last?.frame).center
      // It has no range of values.
      var isMet = [touch.adjust(at: place, isForward: true), touch.tap(at: place)]
      controller.switches["Bea"]?.isEnabled = false
      isMet.append(touch.tap(at: place))
      #expect(isMet == [false, true, false])
      #expect((controller.switched, controller.selected) == (["Bea"], []))
    }
  }

  @Test func `actions are opened by a swipe, chosen by their places, closed by a tap`() throws {
    try shown { controller, window, touch in
      let row = try #require(window.center(of: .row([0, 1])))
      let isOpen = [SwipeEdge.leading, .trailing].map { touch.swipe(at: row, showing: $0) }
      #expect(isOpen == [false, true])
      let actions = window.groups { if case .swipeAction = $0 { true } else { false } }
      #expect(actions.map(\.role) == [.swipeAction(1), .swipeAction(0)])
      #expect([actions[1].frame.maxX, actions[0].frame.maxX] == [300, actions[1].frame.minX])
      let isMet = [Scene.Role.row([0, 0]), .swipeAction(1), .swipeAction(0)].map { role in
        touch.swipe(at: row, showing: .trailing)
        return touch.tap(role) && window.center(of: .swipeAction(0)) == nil
      }
      #expect(isMet == [true, true, true] && controller.selected == [])
      #expect(controller.done == ["second Alan", "first Alan"])
    }
  }

  @Test func `whatever is touched next closes a swiped row`() throws {
    try shown { controller, window, touch in
      let row = try #require(window.center(of: .row([0, 1])))
      let other = try #require(window.center(of: .row([0, 0])))
      var tapped = 0
      controller.setBarButton { tapped += 1 }
      let touches: [@MainActor () -> Void] = [
        { #expect(touch.tap(.barButton(.trailing, 0))) }, { touch.scroll(at: row, by: 1) },
        { touch.longPress(at: other) }, { touch.drag(from: other, to: row) },
        { touch.escape() },
      ]
      for other in touches {
        touch.closeMenu()
        let isOpen = touch.swipe(at: row, showing: .trailing)
        let place = window.center(of: .swipeAction(0))
        other()
        #expect(isOpen && place != nil && window.center(of: .swipeAction(0)) == nil)
      }
      #expect((tapped, controller.selected, controller.done) == (1, [], []))
    }
  }

  @Test func `the controls of a row that is edited are met`() throws {
    try shown { controller, window, touch in
      controller.setEditing(true, animated: false)
      let minus = try #require(window.groups { $0 == .editControl }.first?.frame)
      #expect(touch.tap(at: minus.center) && window.center(of: .swipeAction(0)) != nil)
      #expect(touch.escape() && window.center(of: .swipeAction(0)) == nil)
      let handles = window.groups { $0 == .reorderControl }.map(\.frame.center)
      try #require(handles.count == 4)
      let isDragged = touch.drag(from: handles[0], to: handles[1])
      #expect((isDragged, controller.sections[0].names) == (true, ["Alan", "Ada"]))
      #expect(touch.escape() && !controller.isEditing)
    }
  }

  @Test func `a long press opens a menu, whose elements are chosen by their places`() throws {
    try shown { controller, window, touch in
      let row = try #require(window.center(of: .row([0, 0])))
      let other = try #require(window.center(of: .row([1, 1])))
      #expect(!touch.longPress(at: other) && touch.longPress(at: row))
      #expect(window.groups { if case .menuItem = $0 { true } else { false } }.count == 3)
      // It keeps every gesture from what is below it.
      let isMet = [
        touch.longPress(at: row), touch.tap(.menuItem(1)), touch.scroll(at: other, by: 44),
        touch.swipe(at: other, showing: .trailing), touch.drag(from: other, to: other),
      ]
      #expect(isMet == Array(repeating: false, count: 5) && controller.done == [])
      var isClosed: [Bool] = []
      @MainActor func close(_ isMet: Bool) {
        isClosed.append(isMet && window.center(of: .menu) == nil)
        touch.longPress(at: row)
      }
      close(touch.tap(.menuItem(2)))
      close(touch.tap(at: CGPoint(x: 290, y: 480)))
      close(touch.tap(at: CGPoint(x: 290, y: other.y)))
      close(touch.escape())
      // A menu is used after its row is gone.
      controller.sections = [("A", [])]
      controller.tableView.reloadData()
      close(touch.tap(.menuItem(0)))
      #expect(isClosed == Array(repeating: true, count: 5))
      #expect((controller.done, controller.menusEnded) == (["Copy 2 Ada", "Copy 0 Ada"], 5))
      #expect(controller.selected == [])
    }
  }

  @Test func `a menu is below its row, or above it where no room is left`() {
    shown(GestureController([(nil, (0..<20).map { "Row \($0)" })])) { _, window, touch in
      for row in window.groups(where: { if case .row = $0 { true } else { false } }) {
        guard row.frame.maxY <= 500 else { continue }
        #expect(touch.longPress(at: row.frame.center))
        let items = window.groups { if case .menuItem = $0 { true } else { false } }.map(\.frame)
        let isBelow = row.frame.maxY + 8 + 3 * 44 <= 500
        let top = isBelow ? row.frame.maxY + 8 : row.frame.minY - 8 - 3 * 44
        #expect((items.count, items.first?.minY) == (3, top))
        touch.closeMenu()
      }
    }
  }

  @Test func `bars are met: buttons by their places, menus of buttons, the way back`() throws {
    shown { controller, window, touch in
      var tapped: [String] = []
      let buttons = ["one", "two"].map { name in
        UIBarButtonItem(title: "Same", primaryAction: UIAction { _ in tapped.append(name) })
      }
      let menu = UIBarButtonItem(
        title: "More", image: nil, primaryAction: nil,
        menu: UIMenu(children: [UIAction(title: "X") { _ in tapped.append("x") }]))
      controller.navigationItem.rightBarButtonItems = buttons
      controller.navigationItem.leftBarButtonItems = [menu]
      var isMet = [touch.tap(.barButton(.trailing, 1))]
      buttons[0].isEnabled = false
      isMet += [
        touch.tap(.barButton(.trailing, 0)), touch.tap(.barButton(.leading, 0)),
        touch.tap(.menuItem(0)),
      ]
      #expect((isMet, tapped) == ([true, false, true, true], ["two", "x"]))

      let next = UIViewController()
      controller.navigationController?.pushViewController(next, animated: false)
      #expect(touch.tap(.backButton) && !touch.escape())
      #expect(controller.navigationController?.topViewController === controller)
    }
  }

  @Test func `a search is begun, typed, scoped and left`() throws {
    shown { controller, window, touch in
      let search = UISearchController.added(to: controller)
      search.searchBar.scopeButtonTitles = ["All", "All"]
      window.layoutIfNeeded()
      var log: [String] = []
      @MainActor func note(_ isMet: Bool) {
        log.append("\(isMet) \(search.searchBar.selectedScopeButtonIndex) \(search.state)")
      }
      note(touch.type("a"))
      note(touch.tap(.searchField))
      note(touch.type("ab"))
      note(touch.deleteBackward())
      search.searchBar.showsScopeBar = true
      note(touch.tap(.scope(1)))
      note(touch.pressReturn())
      note(touch.tap(.cancelButton))
      note(touch.tap(.searchField))
      note(touch.escape())
      #expect(
        log.joined(separator: "\n") == """
          false 0 “”
          true 0 “” active editing
          true 0 “ab” active editing
          true 0 “a” active editing
          true 1 “a” active editing
          true 1 “a” active
          true 1 “”
          true 1 “” active editing
          true 1 “”
          """)
    }
  }

  @Test func `an alert takes all taps; its actions are chosen by their places`() throws {
    try shown { controller, window, touch in
      let row = try #require(window.center(of: .row([0, 0])))
      @MainActor func ask() -> UIAlertController {
        let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
        alert.addTextField()
        for title in ["Save", "Save", "Cancel"] {
          alert.addAction(
            UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default) { _ in
              controller.done.append("\(title) \(alert.textFields?.first?.text ?? "")")
            })
        }
        controller.present(alert, animated: false)
        return alert
      }
      var alert = ask()
      #expect(!touch.tap(at: CGPoint(x: 2, y: row.y)))
      #expect(controller.selected == [] && controller.presentedViewController === alert)
      #expect(touch.tap(.field(0)) && touch.type("x") && touch.tap(.action(1)))
      #expect(controller.done == ["Save x"] && controller.presentedViewController == nil)

      alert = ask()
      alert.textFields?[0].becomeFirstResponder()
      touch.type("y")
      var isAnswered = [touch.pressReturn()]
      alert = ask()
      alert.preferredAction = alert.actions[2]
      isAnswered.append(touch.pressReturn())
      alert = ask()
      isAnswered.append(touch.escape())
      #expect(isAnswered == [true, true, true])
      #expect(controller.done == ["Save x", "Save y", "Cancel ", "Cancel "])

      // A tap beside a sheet of actions cancels it.
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
      sheet.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in controller.done.append("cancel") })
      controller.present(sheet, animated: false)
      #expect(touch.tap(at: CGPoint(x: 100, y: 60)))
      #expect(controller.done.last == "cancel" && controller.presentedViewController == nil)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1])
  func `gestures outside of the window meet nothing`(number: Double) throws {
    try shown { controller, window, touch in
      let row = try #require(window.center(of: .row([0, 0])))
      for point in [
        CGPoint(x: number, y: number), CGPoint(x: row.x, y: number), CGPoint(x: number, y: row.y),
      ] {
        let isMet = [
          touch.tap(at: point), touch.longPress(at: point),
          touch.swipe(at: point, showing: .trailing), touch.scroll(at: point, by: 10),
          touch.drag(from: point, to: row), touch.drag(from: row, to: point),
        ]
        #expect(isMet == Array(repeating: false, count: 6))
      }
      if !number.isNaN { touch.scroll(at: row, by: number) }
      #expect(controller.tableView.contentOffset.y == -44)
      #expect(controller.selected == [] && controller.done == [])
    }
  }

  @Test func `an alert over a swiped row takes the taps, and the row is closed after it`() throws {
    try shown { controller, window, touch in
      let row = try #require(window.center(of: .row([0, 1])))
      touch.swipe(at: row, showing: .trailing)
      controller.ask("Sure?", ["Cancel": .cancel])
      let action = try #require(window.center(of: .swipeAction(0)))
      #expect(!touch.tap(at: action) && controller.done == [])
      #expect(touch.escape() && controller.presentedViewController == nil)
      #expect(window.center(of: .swipeAction(0)) != nil)
      #expect(touch.escape() && window.center(of: .swipeAction(0)) == nil)
    }
  }

  @Test func `the wheel scrolls what is below it`() throws {
    let names = (0..<100).map { "n\($0)" }
    shown(GestureController([(nil, names)])) { controller, window, touch in
      let isScrolled = [(200, 440), (10, 44)].map { y, way in
        touch.scroll(at: CGPoint(x: 50, y: y), by: CGFloat(way))
      }
      #expect((isScrolled, controller.tableView.contentOffset.y) == ([true, false], 396))
      #expect(window.center(of: .row([0, 10])) != nil && window.center(of: .row([0, 8])) == nil)
    }
  }
}

/// Names with actions, menus, switches and reorder controls.
@MainActor final class GestureController: NamesController {
  var done: [String] = []
  var switched: [String] = []
  var switches: [String: UISwitch] = [:]
  var menusEnded = 0

  func makeSwitches() {
    configure = { [unowned self] cell, name in
      cell.textLabel?.text = name
      let control = UISwitch()
      control.addAction(
        UIAction { [unowned self] _ in switched.append(name) }, for: .valueChanged)
      switches[name] = control
      cell.accessoryView = control
    }
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = sections[indexPath.section].names[indexPath.row]
    return UISwipeActionsConfiguration(
      actions: ["first", "second"].map { number in
        UIContextualAction(style: .normal, title: "Same") { [unowned self] _, _, completion in
          done.append("\(number) \(name)")
          completion(true)
        }
      })
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPath.section == 0 else { return nil }
    let name = sections[indexPath.section].names[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
      UIMenu(
        children: (0..<3).map { number in
          UIAction(title: "Copy", attributes: number == 1 ? .disabled : []) { _ in
            self.done.append("Copy \(number) \(name)")
          }
        })
    }
  }

  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { menusEnded += 1 }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let name = sections[source.section].names.remove(at: source.row)
    sections[destination.section].names.insert(name, at: destination.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
