import HeadlessScreens
import HeadlessUIKit
import Testing

/// Fingers that use what a scene shows, at the place where it is drawn.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct ScreenTouchTests {
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

  @Test func `a tap on a row selects it`() throws {
    shown { controller, window, touch in
      #expect(touch.tap(.row([1, 0])))
      #expect(controller.selected == [[1, 0]])
      #expect(!touch.tap(at: CGPoint(x: 100, y: 490)))
      #expect(!touch.tap(at: CGPoint(x: -5, y: 100)))
      #expect(controller.selected == [[1, 0]])
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
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(button)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(ScreenTouch(window: window).tap(at: CGPoint(x: 50, y: 30)))
    #expect(taps == (isPrimary ? 0 : 1) && (window.shownMenu != nil) == isPrimary)
  }

  @Test func `a switch is met, and not the row around it`() throws {
    try shown { controller, window, touch in
      controller.makeSwitches()
      let place = try #require(window.groups { $0 == .control }.last?.frame)
      #expect(touch.tap(at: CGPoint(x: place.midX, y: place.midY)))
      #expect(controller.switched == ["Bea"])
      #expect(controller.selected == [])
      controller.switches["Bea"]?.isEnabled = false
      #expect(!touch.tap(at: CGPoint(x: place.midX, y: place.midY)))
      #expect(controller.switched == ["Bea"] && controller.selected == [])
    }
  }

  @Test func `a control without a range of values isn't adjusted`() throws {
    try shown { controller, window, touch in
      controller.makeSwitches()
      let place = try #require(window.groups { $0 == .control }.last?.frame)
      #expect(!touch.adjust(at: CGPoint(x: place.midX, y: place.midY), isForward: true))
      #expect(controller.switched == [])
    }
  }

  @Test func `actions are opened by a swipe, chosen by their places, closed by a tap`() throws {
    try shown { controller, window, touch in
      let row = try #require(window.center(of: .row([0, 1])))
      #expect(!touch.swipe(at: row, showing: .leading))
      #expect(touch.swipe(at: row, showing: .trailing))
      let actions = window.groups { if case .swipeAction = $0 { true } else { false } }
      #expect(actions.map(\.role) == [.swipeAction(1), .swipeAction(0)])
      #expect(actions[1].frame.maxX == 300 && actions[0].frame.maxX == actions[1].frame.minX)
      #expect(touch.tap(.row([0, 0])))
      #expect(controller.selected == [])
      #expect(window.center(of: .swipeAction(0)) == nil)

      touch.swipe(at: row, showing: .trailing)
      #expect(touch.tap(.swipeAction(1)))
      #expect(controller.done == ["second Alan"])
      touch.swipe(at: row, showing: .trailing)
      #expect(touch.tap(.swipeAction(0)))
      #expect(controller.done == ["second Alan", "first Alan"])
    }
  }

  @Test func `whatever is touched next closes a swiped row`() throws {
    try shown { controller, window, touch in
      let row = try #require(window.center(of: .row([0, 1])))
      let other = try #require(window.center(of: .row([0, 0])))
      var tapped = 0
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", primaryAction: UIAction { _ in tapped += 1 })
      let touches: [@MainActor () -> Void] = [
        { #expect(touch.tap(.barButton(.trailing, 0))) }, { touch.scroll(at: row, by: 1) },
        { touch.longPress(at: other) }, { touch.drag(from: other, to: row) },
        { touch.escape() },
      ]
      for other in touches {
        touch.closeMenu()
        #expect(touch.swipe(at: row, showing: .trailing))
        #expect(window.center(of: .swipeAction(0)) != nil)
        other()
        #expect(window.center(of: .swipeAction(0)) == nil)
      }
      #expect(tapped == 1 && controller.selected == [] && controller.done == [])
    }
  }

  @Test func `the controls of a row that is edited are met`() throws {
    try shown { controller, window, touch in
      controller.setEditing(true, animated: false)
      let minus = try #require(window.groups { $0 == .editControl }.first?.frame)
      #expect(touch.tap(at: CGPoint(x: minus.midX, y: minus.midY)))
      #expect(window.center(of: .swipeAction(0)) != nil)
      #expect(touch.escape())
      #expect(window.center(of: .swipeAction(0)) == nil)
      let handles = window.groups { $0 == .reorderControl }.map(\.frame)
      try #require(handles.count == 4)
      let end = CGPoint(x: handles[1].midX, y: handles[1].midY)
      #expect(touch.drag(from: CGPoint(x: handles[0].midX, y: handles[0].midY), to: end))
      #expect(controller.sections[0].names == ["Alan", "Ada"])
      #expect(touch.escape())
      #expect(!controller.isEditing)
    }
  }

  @Test func `a long press opens a menu, whose elements are chosen by their places`() throws {
    try shown { controller, window, touch in
      let row = try #require(window.center(of: .row([0, 0])))
      #expect(touch.longPress(at: row))
      #expect(window.groups { if case .menuItem = $0 { true } else { false } }.count == 3)
      #expect(!touch.longPress(at: row))
      #expect(!touch.tap(.menuItem(1)))
      #expect(controller.done == [])
      #expect(touch.tap(.menuItem(2)))
      #expect(controller.done == ["Copy 2 Ada"])
      #expect(window.center(of: .menu) == nil)

      touch.longPress(at: row)
      #expect(touch.tap(at: CGPoint(x: 290, y: 480)))
      #expect(window.center(of: .menu) == nil && controller.menusEnded == 2)
      touch.longPress(at: row)
      #expect(touch.escape())
      #expect(window.center(of: .menu) == nil && controller.menusEnded == 3)
      #expect(!touch.longPress(at: window.center(of: .row([1, 1])) ?? .zero))
    }
  }

  @Test func `a menu is below its row, or above it where no room is left`() {
    shown(GestureController([(nil, (0..<20).map { "Row \($0)" })])) { _, window, touch in
      for row in window.groups(where: { if case .row = $0 { true } else { false } }) {
        guard row.frame.maxY <= 500 else { continue }
        #expect(touch.longPress(at: CGPoint(x: row.frame.midX, y: row.frame.midY)))
        let items = window.groups { if case .menuItem = $0 { true } else { false } }.map(\.frame)
        let isBelow = row.frame.maxY + 8 + 3 * 44 <= 500
        #expect(items.count == 3)
        #expect(items.first?.minY == (isBelow ? row.frame.maxY + 8 : row.frame.minY - 8 - 3 * 44))
        touch.closeMenu()
      }
    }
  }

  @Test func `an open menu keeps every gesture from what is below it`() throws {
    try shown { controller, window, touch in
      let other = try #require(window.center(of: .row([1, 1])))
      touch.longPress(at: try #require(window.center(of: .row([0, 0]))))
      #expect(!touch.scroll(at: other, by: 44))
      #expect(!touch.swipe(at: other, showing: .trailing))
      #expect(!touch.drag(from: other, to: other))
      #expect(window.center(of: .menu) != nil)
      #expect(touch.tap(at: CGPoint(x: 290, y: other.y)))
      #expect(window.center(of: .menu) == nil && controller.selected == [])
    }
  }

  @Test func `bars are met: buttons by their places, menus of buttons, the way back`() throws {
    shown { controller, window, touch in
      var tapped: [String] = []
      let one = UIBarButtonItem(
        title: "Same", image: nil, primaryAction: UIAction { _ in tapped.append("one") },
        menu: nil)
      let two = UIBarButtonItem(
        title: "Same", image: nil, primaryAction: UIAction { _ in tapped.append("two") },
        menu: nil)
      let menu = UIBarButtonItem(
        title: "More", image: nil, primaryAction: nil,
        menu: UIMenu(children: [UIAction(title: "X") { _ in tapped.append("x") }]))
      controller.navigationItem.rightBarButtonItems = [one, two]
      controller.navigationItem.leftBarButtonItems = [menu]
      #expect(touch.tap(.barButton(.trailing, 1)))
      #expect(tapped == ["two"])
      one.isEnabled = false
      #expect(!touch.tap(.barButton(.trailing, 0)))
      #expect(touch.tap(.barButton(.leading, 0)))
      #expect(touch.tap(.menuItem(0)))
      #expect(tapped == ["two", "x"])

      let next = UIViewController()
      controller.navigationController?.pushViewController(next, animated: false)
      #expect(touch.tap(.backButton))
      #expect(controller.navigationController?.topViewController === controller)
      #expect(!touch.escape())
    }
  }

  @Test func `a search is begun, typed, scoped and left`() throws {
    shown { controller, window, touch in
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.scopeButtonTitles = ["All", "All"]
      controller.navigationItem.searchController = search
      window.layoutIfNeeded()
      #expect(!touch.type("a"))
      #expect(touch.tap(.searchField))
      #expect(touch.type("ab") && touch.deleteBackward())
      #expect(search.searchBar.text == "a" && search.isActive)
      search.searchBar.showsScopeBar = true
      #expect(touch.tap(.scope(1)))
      #expect(search.searchBar.selectedScopeButtonIndex == 1)
      #expect(touch.pressReturn())
      #expect(touch.field == nil && search.isActive)
      #expect(touch.tap(.cancelButton))
      #expect(!search.isActive)
      touch.tap(.searchField)
      #expect(touch.escape())
      #expect(!search.isActive)
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
      #expect(touch.tap(.field(0)))
      #expect(touch.type("x"))
      #expect(touch.tap(.action(1)))
      #expect(controller.done == ["Save x"])
      #expect(controller.presentedViewController == nil)

      alert = ask()
      alert.textFields?[0].becomeFirstResponder()
      touch.type("y")
      #expect(touch.pressReturn())
      #expect(controller.done == ["Save x", "Save y"])
      alert = ask()
      alert.preferredAction = alert.actions[2]
      #expect(touch.pressReturn())
      alert = ask()
      #expect(touch.escape())
      #expect(controller.done == ["Save x", "Save y", "Cancel ", "Cancel "])
    }
  }

  @Test func `a tap beside an action sheet cancels it`() throws {
    shown { controller, window, touch in
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
      sheet.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in controller.done.append("cancel") })
      controller.present(sheet, animated: false)
      #expect(touch.tap(at: CGPoint(x: 100, y: 60)))
      #expect(controller.done == ["cancel"] && controller.presentedViewController == nil)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1])
  func `gestures outside of the window meet nothing`(number: Double) throws {
    try shown { controller, window, touch in
      let row = try #require(window.center(of: .row([0, 0])))
      for point in [
        CGPoint(x: number, y: number), CGPoint(x: row.x, y: number), CGPoint(x: number, y: row.y),
      ] {
        #expect(!touch.tap(at: point))
        #expect(!touch.longPress(at: point))
        #expect(!touch.swipe(at: point, showing: .trailing))
        #expect(!touch.scroll(at: point, by: 10))
        #expect(!touch.drag(from: point, to: row))
        #expect(!touch.drag(from: row, to: point))
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
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      controller.present(alert, animated: false)
      let action = try #require(window.center(of: .swipeAction(0)))
      #expect(!touch.tap(at: CGPoint(x: action.x, y: action.y)))
      #expect(controller.done == [])
      #expect(touch.escape())
      #expect(controller.presentedViewController == nil)
      #expect(window.center(of: .swipeAction(0)) != nil)
      #expect(touch.escape())
      #expect(window.center(of: .swipeAction(0)) == nil)
    }
  }

  @Test func `a menu is used after its row is gone`() throws {
    try shown { controller, window, touch in
      touch.longPress(at: try #require(window.center(of: .row([0, 1]))))
      controller.sections = [("A", [])]
      controller.tableView.reloadData()
      #expect(touch.tap(.menuItem(0)))
      #expect(controller.done == ["Copy 0 Alan"])
      #expect(window.center(of: .menu) == nil)
    }
  }

  @Test func `the wheel scrolls what is below it`() throws {
    let names = (0..<100).map { "n\($0)" }
    shown(GestureController([(nil, names)])) { controller, window, touch in
      #expect(touch.scroll(at: CGPoint(x: 50, y: 200), by: 440))
      #expect(controller.tableView.contentOffset.y == 396)
      #expect(window.center(of: .row([0, 10])) != nil && window.center(of: .row([0, 8])) == nil)
      #expect(!touch.scroll(at: CGPoint(x: 50, y: 10), by: 44))
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
