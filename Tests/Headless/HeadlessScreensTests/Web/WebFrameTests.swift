import Foundation
import HeadlessModels
import HeadlessScreens
import HeadlessUIKit
import TestSupport
import Testing

struct WebFrameTests {
  private static func text(_ message: [UInt8]) -> String {
    String(decoding: message, as: UTF8.self)
  }

  private static func node(_ id: Int, in parent: Int, _ kind: WebNode.Kind, y: Double) -> WebNode {
    var node = WebNode(id: id, parent: parent, kind: kind)
    (node.y, node.width, node.height) = (y, 10, 5)
    return node
  }

  private static let rows = WebFrame(
    number: 1, width: 100, height: 50,
    nodes: [
      node(1, in: 0, .rows, y: 0), node(2, in: 1, .row, y: 0), node(3, in: 1, .row, y: 5.5),
    ])

  @Test func `the first message is the whole scene`() {
    #expect(
      Self.text(Self.rows.message(since: nil))
        == #"{"f":1,"all":1,"w":100,"h":50,"set":["#
        + #"{"i":1,"p":0,"a":0,"k":"rows","x":0,"y":0,"w":10,"h":5},"#
        + #"{"i":2,"p":1,"a":0,"k":"row","x":0,"y":0,"w":10,"h":5},"#
        + #"{"i":3,"p":1,"a":2,"k":"row","x":0,"y":5.5,"w":10,"h":5}]}"#)
  }

  @Test func `moved nodes are sent by their places only, and new ones in full`() {
    func message(to change: (inout WebFrame) -> Void) -> String {
      var next = Self.rows
      next.number = 2
      change(&next)
      return Self.text(next.message(since: Self.rows))
    }
    let moved = message { next in
      next.nodes.remove(at: 1)
      next.nodes[1].y = 0.5
      next.nodes.append(Self.node(4, in: 1, .row, y: 5.5))
      next.nodes[2].label = "A \"new\"\n\\row"
    }
    #expect(
      moved == #"{"f":2,"gone":[2],"set":[{"i":3,"y":0.5},"#
        + #"{"i":4,"p":1,"a":3,"k":"row","x":0,"y":5.5,"w":10,"h":5,"l":"A \"new\"\u000a\\row"}]}"#)
    // A changed order is sent again, and what is gone goes with what is inside.
    let others = [
      message { $0.nodes.swapAt(1, 2) },
      message { next in
        next.height = 60
        next.nodes = []
      },
    ]
    #expect(
      others == [
        #"{"f":2,"set":[{"i":3,"a":0},{"i":2,"a":3}]}"#,
        #"{"f":2,"w":100,"h":60,"gone":[1],"set":[]}"#,
      ])
  }

  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (12.0, "12"), (-7.5, "-7.5"), (0.25, "0.25"), (1.05, "1.05"),
    (1.0 / 3, "0.33"), (440_000_000.5, "440000000.5"), (-0.5, "-0.5"),
  ])
  func `numbers have at most two decimals`(_ number: Double, _ text: String) {
    var node = WebNode(id: 1, parent: 0, kind: .view)
    node.x = number
    let frame = WebFrame(number: 1, width: 0, height: 0, nodes: [node])
    #expect(Self.text(frame.message(since: nil)).contains("\"x\":\(text),"))
  }

  /// `HeadlessModelCheck` tries many more.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func `messages turn any frame into any other`(_ seed: UInt64) {
    #expect(WebFrameWalk.run(frames: 20, children: 3, seed: seed) == nil)
  }
}

@MainActor struct WebFrameBuilderTests {
  @Test func `a window is a tree of elements with names, and alerts have their titles`()
    throws
  {
    let controller = NamesController([("A", ["Ada", "Alan"]), ("G", ["Grace"])])
    try controller.shown { window in
      var builder = WebFrameBuilder()
      let frame = builder.frame(of: Scene(of: window))
      #expect((frame.number, frame.width, frame.height) == (1, 240, 400))
      let rows = try #require(frame.nodes.first { $0.kind == .rows })
      let inside = frame.nodes.filter { $0.parent == rows.id }
      let parts = inside.map { node in
        "\(node.kind) \(node.label) \(node.position.map(String.init) ?? "-")"
      }
      #expect(parts == ["header A -", "row Ada 1", "row Alan 2", "header G -", "row Grace 3"])
      let counted = [rows] + inside.filter { $0.kind == .row }
      #expect(counted.map(\.count) == [3, 3, 3, 3])
      #expect(frame.nodes.contains { $0.kind == .title && $0.label == "Names" })
      let ids = frame.nodes.map(\.id)
      #expect(Set(ids).count == ids.count)
      let row = try #require(inside.first { $0.label == "Alan" })
      #expect((builder.role(of: row.id), builder.id(of: [0, 1])) == (.row([0, 1]), row.id))
    }
    let asking = NamesController([(nil, ["Ada"])])
    asking.shown { window in
      let alert = UIAlertController(title: "New Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      asking.present(alert, animated: false)
      var builder = WebFrameBuilder()
      let alerts = builder.frame(of: Scene(of: window)).nodes.filter { $0.kind == .alert }
      #expect(alerts.map(\.label) == ["New Name"])
    }
  }

  @Test func `the app's labels, values, hints and actions are those of the elements`() throws {
    let controller = NamesController([(nil, ["Ada", "Bea", "Cy"])])
    controller.configure = { cell, name in
      cell.textLabel?.text = name
      switch name {
      case "Ada":
        cell.accessibilityLabel = "Countess"
        cell.accessibilityValue = "here"
        cell.accessibilityHint = "Opens"
        cell.accessibilityCustomActions = ["Up", "Down"].map { name in
          UIAccessibilityCustomAction(name: name) { _ in true }
        }
      case "Bea": cell.textLabel?.accessibilityLabel = "Beatrice"
      default:
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        button.accessibilityLabel = "Call"
        cell.accessoryView = button
      }
    }
    try controller.shown { window in
      var builder = WebFrameBuilder()
      let nodes = builder.frame(of: Scene(of: window)).nodes
      let rows = nodes.filter { $0.kind == .row }
      #expect(rows.map(\.label) == ["Countess, here", "Beatrice", "Cy"])
      #expect((rows[0].hint, rows[0].actions, rows[1].actions) == ("Opens", "Up\nDown", nil))
      #expect(nodes.contains { $0.kind == .button && $0.label == "Call" })
      let cell = try #require(controller.tableView.cellForRow(at: [0, 0]))
      cell.accessibilityValue = "away"
      #expect(builder.frame(of: Scene(of: window)).nodes.contains { $0.label == "Countess, away" })
    }
  }

  @Test func `bars are read before the list, and name it, and its rows may be draggable`() throws {
    for controller in [NamesController([(nil, ["Ada"])]), DraggedNames([(nil, ["Ada"])])] {
      _ = UISearchController.added(to: controller)
      try controller.shown { window in
        var builder = WebFrameBuilder()
        let nodes = builder.frame(of: Scene(of: window)).nodes
        let list = try #require(nodes.first { $0.kind == .list })
        #expect(
          nodes.filter { $0.parent == list.parent }.map(\.kind) == [.bar, .search, .list])
        let rows = try #require(nodes.first { $0.kind == .rows })
        let isDraggable = controller is DraggedNames
        #expect((rows.label, rows.states.contains(.draggable)) == ("Names", isDraggable))
      }
    }
  }

  @Test func `rows remain the same when something appears beside them in their list`() {
    let scene = Scene.list([["Ada", "Bea"]])
    var builder = WebFrameBuilder()
    func rows(_ scene: Scene) -> [Int] {
      builder.frame(of: scene).nodes.filter { $0.kind == .rows || $0.kind == .row }.map(\.id)
    }
    let before = rows(scene)
    var other = scene
    other.root = scene.root.changingList { list in
      let wheel = Scene.Group(role: .view, frame: CGRect(x: 0, y: -60, width: 390, height: 60))
      list.groups.insert(wheel, at: 0)
    }
    #expect(before.count == 3 && rows(other) == before && rows(scene) == before)
    var three = scene
    three.root.groups += scene.root.groups + scene.root.groups
    let ids = rows(three)
    #expect(rows(three) == ids && Set(ids).count == 9)
  }

  @Test func `a page receives each symbol once, when it is first shown`() throws {
    let controller = NamesController([(nil, ["Ada"])])
    let configure = controller.configure
    var accessory = UITableViewCell.AccessoryType.disclosureIndicator
    controller.configure = { cell, name in
      configure(cell, name)
      cell.accessoryType = accessory
    }
    try controller.shown { window in
      var builder = WebFrameBuilder()
      var page = ReplayedPage()
      var last: WebFrame?
      for (next, symbols) in [
        (.disclosureIndicator, ["chevron.forward"]),
        (.checkmark, ["chevron.forward", "checkmark"]),
        (.disclosureIndicator, ["chevron.forward", "checkmark"]),
      ] as [(UITableViewCell.AccessoryType, Set<String>)] {
        accessory = next
        controller.tableView.reloadData()
        let frame = builder.frame(of: Scene(of: window))
        try page.receive(frame.message(since: last))
        #expect(page.symbols == symbols)
        last = frame
      }
    }
  }

  @Test func `the content of a swiped row is an element, and the row keeps its name`() throws {
    let controller = DraggedNames([(nil, ["Ada", "Grace"])])
    try controller.shown { window in
      var builder = WebFrameBuilder()
      let before = builder.frame(of: Scene(of: window)).nodes.first { $0.label == "Ada" }
      User().swipe(rowAt: [0, 0], in: controller.tableView)
      let nodes = builder.frame(of: Scene(of: window)).nodes
      let row = try #require(nodes.first { $0.label == "Ada" })
      #expect(before?.id == row.id)
      let inside = nodes.filter { $0.parent == row.id }
      #expect(inside.map { "\($0.kind) \($0.label)" } == ["content ", "swipe Delete"])
      #expect(inside[0].x == -inside[1].width)
      #expect(inside[0].picture.contains("Ada") && !row.picture.contains("Ada"))
    }
  }

  @Test func `a scroll step sends places, and the new rows`() throws {
    let controller = NamesController([(nil, (0..<100_000).map { "Row \($0)" })])
    try controller.shown(width: 390, height: 844) { window in
      var builder = WebFrameBuilder()
      // The bar has another background at the top.
      User().scroll(controller.tableView, by: 10)
      let first = builder.frame(of: Scene(of: window))
      User().scroll(controller.tableView, by: 60)
      let second = builder.frame(of: Scene(of: window))
      var page = ReplayedPage()
      try page.receive(first.message(since: nil))
      let message = second.message(since: first)
      try page.receive(message)
      #expect(page == ReplayedPage(second) && message.count < 5_000)
      let kept = Set(first.nodes.map(\.id)).intersection(second.nodes.map(\.id))
      #expect(kept.count > 15)
      let object = try JSONSerialization.jsonObject(with: Data(message)) as! [String: Any]
      for change in object["set"] as! [[String: Any]] where change["g"] != nil {
        #expect(!kept.contains(change["i"] as! Int))
      }
    }
  }

  @Test(arguments: 0..<5)
  func `frames of a list that changes at random follow its scene`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let controller = NamesController([("A", ["Ada"])])
    try controller.shown { window in
      var builder = WebFrameBuilder()
      var page = ReplayedPage()
      var last: WebFrame?
      for _ in 0..<12 {
        controller.sections = (0..<Int.random(in: 0...3, using: &generator)).map { section in
          (
            [nil, "Section \(section)"].randomElement(using: &generator)!,
            (0..<Int.random(in: 0...30, using: &generator)).map { "\(section) \($0)" }
          )
        }
        controller.tableView.reloadData()
        window.layoutIfNeeded()
        User().scroll(controller.tableView, by: .random(in: -300...300, using: &generator))
        let scene = Scene(of: window)
        let frame = builder.frame(of: scene)
        try page.receive(frame.message(since: last))
        #expect(page == ReplayedPage(frame), "seed \(seed)")
        #expect(Set(frame.nodes.map(\.label)).isSuperset(of: scene.root.texts), "seed \(seed)")
        last = frame
      }
    }
  }
}

extension Scene.Group {
  /// The texts of all groups inside that draw nothing else of their own.
  fileprivate var texts: [String] {
    let own = items.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
    return (role == .view || own.count != 1 ? [] : own) + groups.flatMap(\.texts)
  }
}
