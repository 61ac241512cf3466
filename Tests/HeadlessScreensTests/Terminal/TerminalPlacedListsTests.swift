import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Lists that are next to each other, overlap, or are below other lists.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TerminalPlacedListsTests {
  private static let left = CGRect(x: 0, y: 0, width: 30, height: 4)
  private static let right = CGRect(x: 30, y: 0, width: 30, height: 4)

  private func run(
    _ controller: UIViewController, columns: Int = 60, rows: Int = 13,
    _ body: (TerminalDriver) -> Void
  ) {
    TerminalDriver.run(controller, TerminalSize(columns: columns, rows: rows), body)
  }

  private func line(_ texts: (Int, String)...) -> String {
    texts.reduce("") { $0.padding(toLength: $1.0, withPad: " ", startingAt: 0) + $1.1 }
  }

  @Test func `lists that overlap are below each other`() {
    let first = CGRect(x: 0, y: 0, width: 40, height: 4)
    let second = CGRect(x: 20, y: 0, width: 40, height: 4)
    run(PlacedLists([["a1"]: first, ["b1"]: second])) { driver in
      #expect(driver.lines[1...2] == ["  a1", "  b1"])
    }
  }

  @Test func `a column that begins left of the screen has the cells that are on it`() {
    let first = CGRect(x: -10, y: 0, width: 40, height: 4)
    run(PlacedLists([["a1"]: first, ["b1"]: Self.right])) { driver in
      #expect(driver.lines[1] == line((2, "a1"), (32, "b1")))
    }
  }

  @Test func `a list over another one is below the lists that are next to each other`() {
    let lists = PlacedLists([["a1"]: Self.left, ["over"]: Self.left, ["b1", "b2"]: Self.right])
    run(lists) { driver in
      let expected = [line((2, "a1"), (32, "b1")), line((32, "b2")), "  over"]
      #expect(Array(driver.lines[1...3]) == expected)
      #expect(driver.lines[4].isEmpty)
    }
  }

  @Test func `a row that is carried to a wider list has its width there`() {
    let wide = CGRect(x: 0, y: 4, width: 60, height: 4)
    run(PlacedLists([["a1"]: Self.left, ["b1"]: Self.right, ["c1"]: wide])) { driver in
      driver.press(.character(" "), .right, .right)
      #expect(Array(driver.lines[1...3]) == [line((32, "b1")), "  a1", "  c1"])
      #expect(driver.frame.lines[2].style.reverse)
      driver.press(.left)
      #expect(driver.lines[1] == line((32, "a1")))
      #expect(driver.frame.lines[1].spans.contains { $0.style.reverse && $0.column == 30 })
      driver.press(.escape, .right, .character(" "), .right)
      #expect(Array(driver.lines[1...3]) == ["  a1", "  b1", "  c1"])
    }
  }

  @Test func `down goes to the list below, and up to the list above`() {
    let lists = PlacedLists([
      ["a1"]: Self.left, ["b1"]: Self.right, ["c1"]: Self.left.offsetBy(dx: 0, dy: 4),
      ["d1"]: Self.right.offsetBy(dx: 0, dy: 4),
    ])
    run(lists) { driver in
      driver.press(.right, .down)
      #expect(driver.marked == "d1")
      driver.press(.left)
      #expect(driver.marked == "c1")
      driver.press(.up)
      #expect(driver.marked == "a1")
    }
  }

  @Test func `right and left follow the places of lists, not the order of their views`() {
    run(PlacedLists([["b1", "b2"]: Self.right, ["a1", "a2"]: Self.left])) { driver in
      #expect(driver.marked == "b1")
      driver.press(.left)
      #expect(driver.marked == "a1")
      driver.press(.right)
      #expect(driver.marked == "b1")
      driver.press(.character(" "), .left)
      #expect(Array(driver.lines[1...2]) == [line((2, "b1"), (32, "b2")), "  a1"])
    }
  }

  @Test func `empty lists next to each other aren't beside those below them`() {
    let lists = PlacedLists([
      []: Self.left, []: Self.right, ["c1"]: Self.left.offsetBy(dx: 0, dy: 4),
      ["d1"]: Self.right.offsetBy(dx: 0, dy: 4),
    ])
    run(lists) { driver in
      driver.mouse(.press(0), at: "c1")
      driver.mouse(.release(0), at: "c1")
      driver.press(.character(" "), .left)
      #expect(driver.marked == "c1")
      #expect(Array(driver.lines[1...2]) == [line((32, "c1")), line((32, "d1"))])
      driver.press(.left)
      #expect(Array(driver.lines[1...2]) == ["  c1", line((32, "d1"))])
    }
  }

  @Test func `up and down stay in a column with a bar`() {
    let columns = ["a1", "b1"].enumerated().map { index, name in
      let names = NamesController([(nil, [name])])
      names.title = "List"
      names.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add \(index)", primaryAction: UIAction { _ in })
      let place = index == 0 ? Self.left : Self.right
      return (UINavigationController(rootViewController: names) as UIViewController, place)
    }
    run(PlacedLists(columns)) { driver in
      driver.press(.right)
      #expect(driver.marked == "b1")
      driver.press(.up)
      #expect(driver.marked == "Add 1")
      driver.press(.up)
      #expect(driver.marked == "Add 1")
      driver.press(.down)
      #expect(driver.marked == "b1")
    }
  }

  @Test func `the columns of a split view are reached with the arrow keys`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.traitOverrides.horizontalSizeClass = .regular
    split.setViewController(NamesController([(nil, ["a1", "a2"])]), for: .primary)
    split.setViewController(NamesController([(nil, ["b1", "b2"])]), for: .secondary)
    let (size, old) = (TerminalSize(columns: 120, rows: 12), ListMetrics.current)
    ListMetrics.current = TerminalNavigator.oneLine
    defer { ListMetrics.current = old }
    let window = UIWindow(frame: TerminalNavigator.bounds(columns: 120, rows: 12))
    window.rootViewController = split
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let driver = TerminalDriver(navigator: TerminalNavigator(window: window), size: size)
    #expect(driver.marked == "b1")
    driver.press(.down, .left)
    #expect(driver.marked == "a2")
    driver.press(.right)
    #expect(driver.marked == "b2")
    driver.mouse(.press(0), at: "a1")
    driver.mouse(.release(0), at: "a1")
    #expect(driver.marked == "a1")
  }

  @Test func `a grid next to a table has the cells of its column`() {
    let names = NamesController([(nil, ["a1", "a2"])])
    run(PlacedLists([(names, Self.left), (Grid(["x", "y", "z", "w"]), Self.right)])) { driver in
      let texts = driver.lines.filter { !$0.isEmpty }
      #expect(texts[0].hasPrefix("  a1 ") && texts[1].hasPrefix("  a2 "))
      let items = texts.flatMap { $0.dropFirst(30).split(separator: " ") }.prefix(4)
      #expect(items == ["x", "y", "z", "w"])
      driver.press(.right)
      #expect(driver.marked == "x")
      driver.press(.right, .left, .left)
      #expect(driver.marked == "a1")
      driver.mouse(.press(0), at: "y")
      driver.mouse(.release(0), at: "y")
      #expect(driver.marked == "y")
    }
  }

  @Test func `wide characters and emoji end with their column`() {
    let narrow = CGRect(x: 0, y: 0, width: 17, height: 4)
    let second = CGRect(x: 17, y: 0, width: 16, height: 4)
    for text in ["あいうえおかきくけこ", String(repeating: "👩‍👩‍👧‍👦", count: 12), "é́́" + "長い長い長い長い長い"] {
      run(PlacedLists([[text]: narrow, ["b1"]: second]), columns: 33) { driver in
        let cells = driver.frame.lines[1].spans.map {
          $0.column..<$0.column + CharacterWidth.of($0.text)
        }
        #expect(cells.allSatisfy { $0.upperBound <= 17 || $0.lowerBound >= 17 })
        #expect(cells.contains { $0.lowerBound == 19 && $0.upperBound == 21 })
        driver.press(.character(" "), .right)
        #expect(
          driver.frame.lines[1].spans.allSatisfy {
            $0.column >= 17 && $0.column + CharacterWidth.of($0.text) <= 33
          })
      }
    }
  }

  @Test func `a row stays carried while the width of the screen changes`() {
    let board = NameBoard([["a1", "a2", "a3"], ["b1", "b2"], ["c1"]])
    run(board) { driver in
      driver.press(.down, .character(" "), .right)
      for width in [47, 48, 15, 16, 1, 2, 80] {
        let size = TerminalSize(columns: width, rows: 13)
        _ = driver.navigator.frame(size)
        #expect(driver.navigator.lifted?.target == IndexPath(row: 1, section: 0))
      }
      driver.press(.enter)
      #expect(board.names == [["a1", "a3"], ["b1", "a2", "b2"], ["c1"]])
    }
  }

  @Test func `an activity indicator turns in each column`() {
    let spinning = NamesController([(nil, ["b1"])])
    spinning.configure = { cell, name in
      cell.textLabel?.text = name
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      cell.accessoryView = indicator
    }
    let names = NamesController([(nil, ["a1"])])
    run(PlacedLists([(names, Self.left), (spinning, Self.right)])) { driver in
      let before = driver.lines[1]
      driver.navigator.turnSigns()
      #expect(driver.lines[1] != before && driver.navigator.isWorking)
    }
  }

  @Test func `a list is known by its frame, but for rounding`() throws {
    let lists = PlacedLists([["a1"]: Self.left, ["b1"]: Self.right])
    var layout: TextLayout?
    run(lists) { layout = $0.navigator.layout }
    let shown = try #require(layout?.lists.last)
    #expect(layout?.list(in: shown.frame.offsetBy(dx: 1e-9, dy: -1e-9)) == shown)
    #expect(layout?.list(in: shown.frame.offsetBy(dx: 1, dy: 0)) == nil)
    #expect(layout?.list(in: shown.frame.insetBy(dx: 0, dy: 0.5)) == nil)
  }

  @Test func `a long press acts on the list at its cell`() {
    let names = MovedNames([(nil, ["b1", "b2"])])
    run(PlacedLists([(DraggedNames([(nil, ["a1"])]), Self.left), (names, Self.right)])) { driver in
      driver.mouse(.press(2), at: "b2")
      #expect(driver.marked == "First")
      driver.press(.escape, .down)
      #expect(driver.marked == "b2")
    }
  }
}
