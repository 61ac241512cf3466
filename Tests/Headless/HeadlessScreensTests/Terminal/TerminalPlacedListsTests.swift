import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Lists that are next to each other, overlap, or are below other lists.
@MainActor @Suite(.serialized) struct TerminalPlacedListsTests {
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

  @Test func `lists that overlap are below each other, and cells left of the screen are cut`() {
    let first = CGRect(x: 0, y: 0, width: 40, height: 4)
    let second = CGRect(x: 20, y: 0, width: 40, height: 4)
    run(PlacedLists([["a1"]: first, ["b1"]: second])) { driver in
      #expect(driver.lines[1...2] == ["  a1", "  b1"])
    }
    run(PlacedLists([["a1"]: first.offsetBy(dx: -10, dy: 0), ["b1"]: Self.right])) { driver in
      #expect(driver.lines[1] == line((2, "a1"), (32, "b1")))
    }
    // A list over another one is below the lists that are next to each other.
    let lists = PlacedLists([["a1"]: Self.left, ["over"]: Self.left, ["b1", "b2"]: Self.right])
    run(lists) { driver in
      let expected = [line((2, "a1"), (32, "b1")), line((32, "b2")), "  over", ""]
      #expect(Array(driver.lines[1...4]) == expected)
    }
  }

  @Test func `a row that is carried to a wider list has its width there`() {
    let wide = CGRect(x: 0, y: 4, width: 60, height: 4)
    run(PlacedLists([["a1"]: Self.left, ["b1"]: Self.right, ["c1"]: wide])) { driver in
      driver.press(" ", .right, .right)
      #expect(Array(driver.lines[1...3]) == [line((32, "b1")), "  a1", "  c1"])
      #expect(driver.frame.lines[2].style.reverse)
      driver.press(.left)
      #expect(driver.lines[1] == line((32, "a1")))
      #expect(driver.frame.lines[1].spans.contains { $0.style.reverse && $0.column == 30 })
      driver.press(.escape, .right, " ", .right)
      #expect(Array(driver.lines[1...3]) == ["  a1", "  b1", "  c1"])
    }
  }

  @Test func `arrows follow the places of lists, not the order of their views`() {
    let lists = PlacedLists([
      ["a1"]: Self.left, ["b1"]: Self.right, ["c1"]: Self.left.offsetBy(dx: 0, dy: 4),
      ["d1"]: Self.right.offsetBy(dx: 0, dy: 4),
    ])
    run(lists) { driver in
      #expect(driver.marks([.right, .down], [.left], [.up]) == ["d1", "c1", "a1"])
    }
    run(PlacedLists([["b1", "b2"]: Self.right, ["a1", "a2"]: Self.left])) { driver in
      #expect(driver.marks([], [.left], [.right]) == ["b1", "a1", "b1"])
      driver.press(" ", .left)
      #expect(Array(driver.lines[1...2]) == [line((2, "b1"), (32, "b2")), "  a1"])
    }
    // They reach nothing behind a menu.
    let pair = ["a1", "b1"].map { MovedNames([(nil, [$0])]) }
    run(PlacedLists([(pair[0], Self.left), (pair[1], Self.right)])) { driver in
      driver.mouse(.press(2), at: "a1")
      #expect(driver.marks([.right], [.right], [.escape]) == ["Second", "Second", "a1"])
    }
    // They stay in a column with a bar.
    let columns = ["a1", "b1"].enumerated().map { index, name in
      let names = NamesController([(nil, [name])])
      names.title = "List"
      names.setBarButton("Add \(index)")
      let place = index == 0 ? Self.left : Self.right
      return (UINavigationController(rootViewController: names) as UIViewController, place)
    }
    run(PlacedLists(columns)) { driver in
      let marks = driver.marks([.right], [.up], [.up], [.down])
      #expect(marks == ["b1", "Add 1", "Add 1", "b1"])
    }
  }

  @Test func `empty lists next to each other aren't beside those below them`() {
    let lists = PlacedLists([
      []: Self.left, []: Self.right, ["c1"]: Self.left.offsetBy(dx: 0, dy: 4),
      ["d1"]: Self.right.offsetBy(dx: 0, dy: 4),
    ])
    run(lists) { driver in
      driver.click("c1")
      #expect(driver.marks([" ", .left]) == ["c1"])
      #expect(Array(driver.lines[1...2]) == [line((32, "c1")), line((32, "d1"))])
      driver.press(.left)
      #expect(Array(driver.lines[1...2]) == ["  c1", line((32, "d1"))])
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
    let bounds = TerminalNavigator.bounds(columns: 120, rows: 12)
    UIWindow.showing(split, width: bounds.width, height: bounds.height) { window in
      let driver = TerminalDriver(navigator: TerminalNavigator(window: window), size: size)
      #expect(driver.marks([], [.down, .left], [.right]) == ["b1", "a2", "b2"])
      driver.click("a1")
      #expect(driver.marked == "a1")
    }
  }

  @Test func `the mouse acts on the list at its cell, which may be a grid`() {
    let names = NamesController([(nil, ["a1", "a2"])])
    run(PlacedLists([(names, Self.left), (Grid(["x", "y", "z", "w"]), Self.right)])) { driver in
      let texts = driver.lines.filter { !$0.isEmpty }
      #expect(texts[0].hasPrefix("  a1 ") && texts[1].hasPrefix("  a2 "))
      let items = texts.flatMap { $0.dropFirst(30).split(separator: " ") }.prefix(4)
      #expect(items == ["x", "y", "z", "w"])
      #expect(driver.marks([.right], [.right, .left, .left]) == ["x", "a1"])
      driver.click("y")
      #expect(driver.marked == "y")
    }
    let moved = MovedNames([(nil, ["b1", "b2"])])
    run(PlacedLists([(DraggedNames([(nil, ["a1"])]), Self.left), (moved, Self.right)])) { driver in
      driver.mouse(.press(2), at: "b2")
      #expect(driver.marks([], [.escape, .down]) == ["First", "b2"])
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
        driver.press(" ", .right)
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
      driver.press(.down, " ", .right)
      let targets = [47, 48, 15, 16, 1, 2, 80].map { width in
        _ = driver.navigator.frame(TerminalSize(columns: width, rows: 13))
        return driver.navigator.lifted?.target
      }
      #expect(targets == Array(repeating: Optional(IndexPath(row: 1, section: 0)), count: 7))
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
    let found = [
      shown.frame.offsetBy(dx: 1e-9, dy: -1e-9), shown.frame.offsetBy(dx: 1, dy: 0),
      shown.frame.insetBy(dx: 0, dy: 0.5),
    ].map { layout?.list(in: $0) }
    #expect(found == [shown, nil, nil])
  }
}
