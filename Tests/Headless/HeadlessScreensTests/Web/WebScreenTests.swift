import Foundation
import HeadlessModels
import HeadlessScreens
import HeadlessUIKit
import TestSupport
import Testing

/// A served window, over real sockets. One after the other: a process has one run loop to follow.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct WebScreenTests {
  /// A page that shows a window, without a browser.
  @MainActor private final class Tab {
    private let client: WebClient
    private let url: URL
    private(set) var page = ReplayedPage()
    /// What a screen reader says, also from lists of other tests.
    private(set) var heard: [String] = []

    init(_ url: URL) async throws {
      self.url = url
      client = try WebClient(port: UInt16(url.port!))
      client.send("GET \(url.path)/scene HTTP/1.1\r\nHost: 127.0.0.1:\(url.port!)\r\n\r\n")
      let head = try await client.text(upTo: "\r\n\r\n")
      #expect(head.contains("text/event-stream"))
      try await receive()
    }

    /// Takes the next message.
    func receive() async throws {
      let event = try await client.text(upTo: "\n\n")
      try #require(event.hasPrefix("data: {"), "\(event)")
      let message = Array(event.utf8.dropFirst(6))
      try page.receive(message)
      let object = try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
      heard += object?["said"] as? [String] ?? []
    }

    func receive(until holds: (ReplayedPage) -> Bool) async throws {
      while !holds(page) { try await receive() }
    }

    /// Reports events; returns the status line, and the frame and the focus of the answer.
    @discardableResult
    func report(
      _ events: String, width: Int = 240, height: Int = 400,
      fields: String = "Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n"
    ) async throws -> (status: String, frame: Int?, focus: Int?) {
      let body = #"{"width":\#(width),"height":\#(height),"events":[\#(events)]}"#
      let client = try WebClient(port: UInt16(url.port!))
      client.send(
        "POST \(url.path)/event HTTP/1.1\r\nHost: 127.0.0.1:\(url.port!)\r\n\(fields)"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      let (head, answer) = try await client.response()
      let values = try? JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Int]
      return (String(head.prefix { $0 != "\r\n" }), values?["f"], values?["focus"])
    }

    func tap(_ label: String) async throws {
      try await report(#"{"type":"tap","id":\#(try id(label))}"#)
    }

    func id(_ label: String) throws -> Int {
      try #require(page.elements.first { $0.value.fields["l"] as? String == label }?.key)
    }
  }

  private static func labels(_ page: ReplayedPage) -> [String] {
    page.elements.values.compactMap { $0.fields["l"] as? String }
  }

  /// Serves a list with a field above its rows to a page.
  private static func serving(
    field: UIView, _ body: (Tab, Int) async throws -> Void
  ) async throws {
    let controller = NamesController([(nil, ["Ada"])])
    controller.loadViewIfNeeded()
    controller.tableView.tableHeaderView = field
    try await serving(controller) { _, url in
      let tab = try await Tab(url)
      let id = try #require(tab.page.elements.first { $0.value.fields["v"] != nil }?.key)
      try await body(tab, id)
    }
  }

  /// Serves a list to a page.
  private static func serving(
    _ controller: NamesController, _ body: (Tab) async throws -> Void
  ) async throws {
    try await serving(controller) { (_, url) in try await body(try await Tab(url)) }
  }

  private static func serving(
    _ controller: NamesController, _ body: (WebScreen, URL) async throws -> Void
  ) async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 400))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    // Times that never come while a test runs, however slow the machine is.
    var limits = WebLimits()
    (limits.requestTime, limits.streamSilence, limits.idleTime) = (1_000, 2_000, 3_000)
    let screen = WebScreen(window: window, token: WebGate.randomToken(), limits: limits)
    let url = try screen.start()
    defer {
      screen.stop()
      window.isHidden = true
    }
    try await body(screen, url)
  }

  @Test func `an action that the app offers to assistive apps is performed on its row`()
    async throws
  {
    var performed: [String] = []
    let controller = NamesController([(nil, ["Ada", "Grace"])])
    controller.configure = { cell, name in
      cell.textLabel?.text = name
      cell.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Call") { _ in
          performed.append(name)
          return true
        }
      ]
    }
    try await Self.serving(controller) { tab in
      for action in ["Call", "Write"] {
        try await tab.report(
          #"{"type":"perform","id":\#(try tab.id("Grace")),"text":"\#(action)"}"#)
      }
      #expect(performed == ["Grace"])
    }
  }

  @Test func `pages get the whole scene, and then what changes, in the size of the last one`()
    async throws
  {
    let controller = NamesController([(nil, ["Ada", "Grace"])])
    try await Self.serving(controller) { screen, url in
      let tab = try await Tab(url)
      #expect(tab.page == ReplayedPage(screen.frame))
      controller.sections = [(nil, ["Ada", "Barbara"])]
      controller.tableView.reloadData()
      try await tab.receive { Self.labels($0).contains("Barbara") }
      #expect(tab.page == ReplayedPage(screen.frame) && !Self.labels(tab.page).contains("Grace"))
    }
    let long = NamesController([(nil, (0..<100).map { "Row \($0)" })])
    try await Self.serving(long) { screen, url in
      let (one, two) = (try await Tab(url), try await Tab(url))
      try await one.report("", width: 300, height: 500)
      try await two.receive { $0.size == [300, 500] }
      try await two.report(#"{"type":"scroll","x":100,"y":200,"by":100}"#, width: 320, height: 480)
      try await one.receive { $0.size == [320, 480] && !Self.labels($0).contains("Row 0") }
      let number = one.page.number
      try await two.receive { $0.number == number }
      #expect([one.page, two.page] == Array(repeating: ReplayedPage(screen.frame), count: 2))
    }
  }

  @Test func `a row is tapped at a point, or by its number, where it shows`() async throws {
    let names = (0..<100).map { "Row \($0)" }
    let controller = NamesController([(nil, names)])
    try await Self.serving(controller) { tab in
      try await tab.tap("Row 1")
      try await tab.report(#"{"type":"tap","x":100,"y":60}"#)
      try await tab.report(#"{"type":"scroll","x":100,"y":200,"by":30}"#)
      // Its middle is behind the bar.
      try await tab.tap("Row 0")
      #expect(controller.selected == [[0, 1], [0, 0], [0, 0]])
    }
    let numbers = NamesController([("Numbers", names)])
    try await Self.serving(numbers) { tab in
      // The header covers the middle of the fourth row, which is scrolled to.
      let third = numbers.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
      try await tab.report(#"{"type":"scroll","x":100,"y":200,"by":\#(third.maxY)}"#)
      try await tab.receive { !Self.labels($0).contains("Row 1") }
      try await tab.tap("Row 3")
      #expect(numbers.selected == [[0, 3]])
    }
  }

  @Test(
    arguments: [
      #"{"type":"unswipe"}"#, #"{"type":"undo"}"#, #"{"type":"redo"}"#, #"{"type":"submit"}"#,
      #"{"type":"move","direction":"down"}"#, #"{"type":"edit","id":1,"text":"a"}"#,
      #"{"type":"tap","x":100,"y":20}"#, #"{"type":"scroll","x":100,"y":200,"by":1}"#,
      #"{"type":"longPress","x":100,"y":120}"#, #"{"type":"escape"}"#,
    ])
  func `any other event closes a swiped row`(_ event: String) async throws {
    let controller = DraggedNames([(nil, ["Ada", "Grace"])])
    try await Self.serving(controller) { tab in
      try await tab.report(#"{"type":"swipe","x":100,"y":60,"edge":"trailing"}"#)
      let swiped = controller.tableView.swiped?.indexPath
      try await tab.report(event)
      #expect([swiped, controller.tableView.swiped?.indexPath] == [[0, 0], nil])
    }
  }

  @Test(arguments: [true, false])
  func `a full swipe performs the first action if the app allows it`(_ isAllowed: Bool)
    async throws
  {
    let controller = PinnedNames([(nil, ["Ada", "Grace"])])
    controller.isFull = isAllowed
    try await Self.serving(controller) { tab in
      let swipe = #"{"type":"swipe","id":\#(try tab.id("Ada")),"edge":"leading""#
      for event in [swipe + "}", swipe + #","isFull":true}"#] { try await tab.report(event) }
      #expect(controller.done == (isAllowed ? ["Ada"] : []))
      #expect((controller.tableView.swiped == nil) == isAllowed)
      try await tab.report(swipe + #","isFull":false}"#)
      #expect((controller.tableView.swiped?.edge, controller.asked) == (.leading, 2))
    }
  }

  @Test func `a page undoes and redoes`() async throws {
    let controller = UndoableNames([(nil, ["Ada", "Grace"])])
    try await Self.serving(controller) { tab in
      try await tab.report(#"{"type":"undo"}"#)
      controller.tableView(controller.tableView, commit: .delete, forRowAt: [0, 0])
      var lists: [[String]] = []
      for word in ["undo", "redo"] {
        try await tab.report(#"{"type":"\#(word)"}"#)
        lists.append(controller.sections[0].names)
      }
      // An alert takes the keys.
      controller.ask("Sure?", ["OK": .default])
      try await tab.report(#"{"type":"undo"}"#)
      lists.append(controller.sections[0].names)
      #expect(lists == [["Ada", "Grace"], ["Grace"], ["Grace"]])
    }
  }

  @Test func `what is typed at a time has a limit, and not what a field has or what is pasted`()
    async throws
  {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let text = String(repeating: "a", count: 3_000)
    field.text = text
    try await Self.serving(field: field) { tab, id in
      try await tab.report(#"{"type":"edit","id":\#(id),"text":"\#(text)b"}"#)
      #expect(field.text == text + "b")
      let more = text + String(repeating: "c", count: 5_000)
      try await tab.report(#"{"type":"edit","id":\#(id),"text":"\#(more)"}"#)
      #expect(field.text == String(more.prefix(4_000)))
    }
    let (pasted, changes) = (UITextField(frame: field.frame), Changes())
    pasted.delegate = changes
    try await Self.serving(field: pasted) { tab, id in
      let text = String(repeating: "x", count: 100_000)
      try await tab.report(#"{"type":"edit","id":\#(id),"text":"\#(text)","isPasted":true}"#)
      #expect(pasted.text == text && changes.log.count == 1)
      let longer = String(repeating: "x", count: 1_100_000)
      let answer = try await tab.report(#"{"type":"edit","id":\#(id),"text":"\#(longer)"}"#)
      #expect(answer.status.contains("413") && pasted.text == text)
    }
  }

  /// A delegate that logs the changes that it is asked about.
  private final class Changes: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("\(range.location) \(range.length) \(string)")
      return true
    }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("\(range.location) \(range.length) \(text)")
      return true
    }
  }

  @Test(arguments: [false, true])
  func `the app is asked about what changes in a text, and about nothing else`(isView: Bool)
    async throws
  {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let (field, view, changes) = (UITextField(frame: frame), UITextView(frame: frame), Changes())
    (field.delegate, view.delegate) = (changes, changes)
    (field.text, view.text) = ("grace", "grace")
    try await Self.serving(field: isView ? view : field) { tab, id in
      for (text, isPasted, asked) in [
        ("griace", false, ["2 0 i"]), ("grace", false, ["2 1 "]), ("gXe", false, ["1 3 X"]),
        ("gXe", false, []), ("gX👍🏽e", false, ["2 0 👍🏽"]), ("gX👍e", false, ["2 4 👍"]),
        ("gX👍ae", false, ["4 0 a"]), ("gX👍a<b> \\u0007e", true, ["5 0 <b> \u{7}"]),
        ("ab", false, ["0 11 a", "1 0 b"]), ("a", false, ["1 1 "]), ("", false, ["0 1 "]),
      ] {
        changes.log = []
        try await tab.report(
          #"{"type":"edit","id":\#(id),"text":"\#(text)","isPasted":\#(isPasted)}"#)
        #expect(changes.log == asked, "\(text)")
      }
    }
  }

  @Test(arguments: [
    (90, 20_000, 100.0, 10_000.0), (1, 400, 100, 400), (300, 99, 300, 100), (0, 300, 240, 400),
    (-300, 300, 240, 400), (300, -1, 240, 400), (99, 10_001, 100, 10_000),
    (10_000, 100, 10_000, 100),
  ])
  func `a page that is too small or too large gets the nearest size`(
    width: Int, height: Int, shownWidth: Double, shownHeight: Double
  ) async throws {
    let controller = NamesController([(nil, ["Ada"])])
    try await Self.serving(controller) { tab in
      try await tab.report("", width: width, height: height)
      #expect(controller.view.window?.frame.size == CGSize(width: shownWidth, height: shownHeight))
    }
  }

  @Test(arguments: [
    ("left", false, SwipeEdge.leading), ("right", false, .trailing), ("left", true, .trailing),
    ("right", true, .leading), ("leading", true, .leading), ("trailing", true, .trailing),
  ])
  func `a swipe shows the actions at its side, also from right to left`(
    side: String, isMirrored: Bool, edge: SwipeEdge
  ) async throws {
    let controller = BothSides([(nil, ["Ada", "Grace"])])
    try await Self.serving(controller) { _, url in
      let direction: UITraitEnvironmentLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
      controller.view.window?.traitOverrides.layoutDirection = direction
      let tab = try await Tab(url)
      try await tab.report(#"{"type":"swipe","x":100,"y":60,"edge":"\#(side)"}"#)
      #expect(controller.tableView.swiped?.edge == edge)
    }
  }

  @Test(arguments: [
    ([0, -99], false), ([0, -100], true), ([0, -60, -40], true), ([0, -200, 150], false),
    ([0, -200, 90], true), ([300, -399], false), ([300, -400], true), ([0, 50], false),
  ])
  func `a list that is pulled far enough beyond its top refreshes when it is released`(
    ways: [Int], isRefreshed: Bool
  ) async throws {
    let controller = NamesController([(nil, (0..<100).map { "Row \($0)" })])
    controller.loadViewIfNeeded()
    let control = UIRefreshControl()
    controller.refreshControl = control
    try await Self.serving(controller) { tab in
      let at = #""x":100,"y":200"#
      let release = #"{"type":"release",\#(at)}"#
      let pull = ways.map { #"{"type":"scroll",\#(at),"by":\#($0)}"# }
      var isRefreshing: [Bool] = []
      // The second release is the end of another gesture.
      for events in [pull, [#"{"type":"release","x":100,"y":201}"#], pull + [release], [release]] {
        for event in events { try await tab.report(event) }
        isRefreshing.append(control.isRefreshing)
        if control.isRefreshing { control.endRefreshing() }
      }
      #expect(isRefreshing == [false, false, isRefreshed, false])
    }
  }

  /// Names with an action on each side.
  private final class BothSides: NamesController {
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { action("Pin") }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { action("Flag") }

    private func action(_ title: String) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: title) { $2(true) }
      ])
    }
  }

  @Test(
    arguments: ["1e308", "-1e308", "1e18", "-1e19", "1e400", "-0.0", "1e-320"].flatMap { number in
      ["tap", "longPress", "swipe", "scroll", "drag"].map { ($0, number) }
    })
  func `no number is too large for an event`(type: String, number: String) async throws {
    try await Self.serving(DraggedNames([(nil, ["Ada", "Grace"])])) { tab in
      for place in [#""x":\#(number),"y":60"#, #""x":100,"y":\#(number)"#, #""x":100,"y":60"#] {
        try await tab.report(
          #"{"type":"\#(type)",\#(place),"by":\#(number),"toX":\#(number),"toY":\#(number)}"#)
      }
      try await tab.report(#"{"type":"\#(type)","id":99999,"by":1,"toX":1,"toY":1}"#)
      #expect(try await tab.report(#"{"type":"escape"}"#).status.contains("200"))
    }
  }

  @Test func `the focus moves to rows that are scrolled to`() async throws {
    let controller = NamesController([(nil, (0..<1_000).map { "Row \($0)" })])
    try await Self.serving(controller) { tab in
      @MainActor func move(_ direction: String, from id: Int?) async throws -> Int {
        let from = id.map { "\"id\":\($0)," } ?? ""
        let answer = try await tab.report(
          "{\"type\":\"move\",\(from)\"direction\":\"\(direction)\"}")
        let frame = try #require(answer.frame)
        try await tab.receive { $0.number >= frame }
        return try #require(answer.focus)
      }
      @MainActor func position(_ id: Int) -> Int? { tab.page.elements[id]?.fields["n"] as? Int }
      var (focus, positions) = (nil as Int?, [] as [Int?])
      var lowest: Int?
      for direction in ["down", "end", "up", "pageUp", "home", "pageDown"] {
        // A page down is to the last row that can be seen.
        lowest = tab.page.elements.keys.compactMap(position).max()
        let next = try await move(direction, from: focus)
        focus = next
        positions.append(position(next))
      }
      let above = try #require(positions[3])
      #expect(positions == [1, 1_000, 999, above, 1, lowest] && above < 999)
    }
  }

  @Test(arguments: [#"{"type":"escape"}"#, #"{"type":"tap","x":20,"y":10}"#])
  func `the focus returns to the row that was opened`(_ back: String) async throws {
    let controller = NamesController([(nil, (0..<100).map { "Row \($0)" })])
    try await Self.serving(controller) { tab in
      try await tab.tap("Row 3")
      let detail = NamesController([(nil, ["Detail"])])
      controller.onSelection = {
        $0.navigationController?.pushViewController(detail, animated: false)
      }
      try await tab.tap("Row 4")
      try await tab.receive { Self.labels($0).contains("Detail") }
      #expect(try await tab.report(#"{"type":"tap","x":100,"y":300}"#).focus == nil)
      let focus = try #require(try await tab.report(back).focus)
      try await tab.receive { Self.labels($0).contains("Row 4") }
      #expect(try tab.id("Row 4") == focus)
      #expect(try await tab.report(#"{"type":"escape"}"#).focus == nil)
    }
  }

  @Test func `a page knows how far back it can go, and goes back`() async throws {
    let controller = NamesController([(nil, ["Ada"])])
    try await Self.serving(controller) { tab in
      var depths = [tab.page.depth]
      let detail = NamesController([(nil, ["Detail"])])
      controller.navigationController?.pushViewController(detail, animated: false)
      try await tab.receive { $0.depth == 1 }
      let sheet = NamesController([(nil, ["Sheet"])])
      detail.present(UINavigationController(rootViewController: sheet), animated: false)
      try await tab.receive { $0.depth == 2 }
      sheet.ask("Sure?", ["Cancel": .cancel])
      try await tab.receive { Self.labels($0).contains("Sure?") }
      depths.append(tab.page.depth)
      for _ in 0..<4 {
        let frame = try #require(try await tab.report(#"{"type":"back"}"#).frame)
        try await tab.receive { $0.number >= frame }
        depths.append(tab.page.depth)
      }
      #expect(depths == [0, 2, 2, 1, 0, 0])
    }
  }

  @Test func `a page receives what VoiceOver would say, once`() async throws {
    let controller = NamesController([(nil, ["Ada"])])
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      UIAccessibility.post(notification: .announcement, argument: "Saved once")
      UIAccessibility.post(notification: .screenChanged, argument: "Done once")
      while !tab.heard.contains("Done once") { try await tab.receive() }
      let late = try await Tab(url)
      UIAccessibility.post(notification: .announcement, argument: "The end")
      for tab in [tab, late] { while !tab.heard.contains("The end") { try await tab.receive() } }
      let heard = [tab, late].map { $0.heard.filter { $0.hasSuffix("once") } }
      #expect(heard == [["Saved once", "Done once"], []])
    }
  }

  @Test func `an invalid event is refused, and so are too many`() async throws {
    try await Self.serving(NamesController([(nil, ["Ada"])])) { tab in
      func events(_ count: Int) -> String {
        Array(repeating: #"{"type":"submit"}"#, count: count).joined(separator: ",")
      }
      let (ok, bad) = ("HTTP/1.1 200 OK", "HTTP/1.1 400 Bad Request")
      for (event, status) in [
        (#"{"type":"tap","x":1e999,"y":1}"#, bad), (#"{"type":"none"}"#, bad),
        (#"{"type":1}"#, bad), ("[]", bad), ("{", bad), (events(256), ok), (events(257), bad),
      ] {
        let answer = try await tab.report(event).status
        #expect(answer == status, "\(event.prefix(99))")
      }
    }
  }

  @Test(arguments: [
    #"{"type":"tap"}"#, #"{"type":"tap","id":-1}"#, #"{"type":"tap","id":999999}"#,
    #"{"type":"tap","x":-1e300,"y":1e300}"#, #"{"type":"scroll","x":50,"y":100,"by":1e300}"#,
    #"{"type":"scroll","x":50,"y":100,"by":-1e300}"#, #"{"type":"drag","x":1,"y":100}"#,
    #"{"type":"drag","x":1,"y":100,"toX":1e18,"toY":1e18}"#, #"{"type":"edit","id":1}"#,
    #"{"type":"edit","id":1,"text":"x"}"#, #"{"type":"submit"}"#, #"{"type":"escape"}"#,
    #"{"type":"move"}"#, #"{"type":"swipe","x":50,"y":100,"edge":"leading"}"#,
    #"{"type":"longPress","x":50,"y":100}"#,
  ])
  func `events that mean nothing here do no harm`(_ event: String) async throws {
    let controller = NamesController([(nil, ["Ada"])])
    try await Self.serving(controller) { tab in
      let first = try await tab.report(event, width: -5, height: 0).status
      #expect(controller.selected.isEmpty)
      let statuses = [first, try await tab.report("").status]
      #expect(statuses == ["HTTP/1.1 200 OK", "HTTP/1.1 200 OK"])
    }
  }

  @Test func `a field gets the text that it has on the page, up to a limit`() async throws {
    let controller = NamesController([(nil, ["Ada"])])
    let search = UISearchController.added(to: controller)
    try await Self.serving(controller) { tab in
      let field = try #require(
        tab.page.elements.first { $0.value.fields["k"] as? String == "field" }?.key)
      @MainActor func edit(_ text: String) async throws -> String? {
        try await tab.report(#"{"type":"edit","id":\#(field),"text":"\#(text)"}"#)
        return search.searchBar.text
      }
      let long = String(repeating: "é", count: 1_001)
      var texts: [String?] = []
      for text in ["Ada", "Alan", "A", "", long] { texts.append(try await edit(text)) }
      #expect(texts == ["Ada", "Alan", "A", "", String(long.dropLast())])
    }
  }

  @Test(arguments: [
    ("", "a", "a"), ("abc", "•••d", "abcd"), ("abc", "••", "ab"), ("abc", "•x•", "axc"),
    ("abc", "x••", "xbc"), ("abc", "•••••", "abc••"), ("abc", "xyz", "xyz"),
  ])
  func `a secure field is edited without its text`(
    _ old: String, _ edited: String, _ new: String
  ) async throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.isSecureTextEntry = true
    field.text = old
    try await Self.serving(field: field) { tab, id in
      try await tab.report(#"{"type":"edit","id":\#(id),"text":"\#(edited)"}"#)
      #expect(field.text == new)
    }
  }

  @Test func `events without their page's word are refused, and do nothing`() async throws {
    let controller = NamesController([(nil, ["Ada"])])
    try await Self.serving(controller) { tab in
      let tap = #"{"type":"tap","x":100,"y":60}"#
      let json = "Content-Type: application/json\r\n"
      for fields in [
        json, json + "Origin: http://evil.example\r\n", json + "Origin: null\r\n",
        json + "Sec-Fetch-Site: cross-site\r\n",
      ] {
        let status = try await tab.report(tap, fields: fields).status
        #expect((status, controller.selected) == ("HTTP/1.1 403 Forbidden", []))
      }
    }
  }

  @Test func `what the page is made of is served`() async throws {
    try await Self.serving(NamesController([(nil, ["Ada"])])) { _, url in
      let files = [("", "text/html"), ("page.js", "text/javascript"), ("page.css", "text/css")]
      for (name, type) in files {
        let client = try WebClient(port: UInt16(url.port!))
        client.send("GET \(url.path)/\(name) HTTP/1.1\r\nHost: localhost:\(url.port!)\r\n\r\n")
        let (head, body) = try await client.response()
        let field = "\r\nContent-Type: \(type); charset=utf-8\r\n"
        #expect(head.contains(field) && !body.isEmpty, "\(name)")
      }
      let client = try WebClient(port: UInt16(url.port!))
      client.send("GET / HTTP/1.1\r\nHost: localhost:\(url.port!)\r\n\r\n")
      #expect(try await client.response().head.hasPrefix("HTTP/1.1 404 "))
    }
  }
}

/// Names with an action at the leading edge.
@MainActor private final class PinnedNames: NamesController {
  var isFull = true
  var asked = 0
  var done: [String] = []

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    asked += 1
    let name = sections[indexPath.section].names[indexPath.row]
    let action = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, end in
      self?.done.append(name)
      end(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = isFull
    return configuration
  }
}
