import Foundation
import HeadlessModels
import HeadlessScreens
import HeadlessUIKit
import TestSupport
import Testing

/// A served window, over real sockets. One after the other: a process has one run loop to follow.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct WebScreenTests {
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

  @Test func `a page gets the whole scene, and then what changes`() async throws {
    let controller = NamesController([(nil, ["Ada", "Grace"])])
    try await Self.serving(controller) { screen, url in
      let tab = try await Tab(url)
      #expect(tab.page == ReplayedPage(screen.frame))
      controller.sections = [(nil, ["Ada", "Barbara"])]
      controller.tableView.reloadData()
      try await tab.receive { Self.labels($0).contains("Barbara") }
      #expect(tab.page == ReplayedPage(screen.frame))
      #expect(!Self.labels(tab.page).contains("Grace"))
    }
  }

  @Test func `a row is tapped at a point, or by its number`() async throws {
    let controller = NamesController([(nil, ["Ada", "Grace"])])
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      try await tab.report(#"{"type":"tap","id":\#(try tab.id("Grace"))}"#)
      #expect(controller.selected == [IndexPath(row: 1, section: 0)])
      try await tab.report(#"{"type":"tap","x":100,"y":60}"#)
      #expect(controller.selected.last == IndexPath(row: 0, section: 0))
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
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      try await tab.report(#"{"type":"swipe","x":100,"y":60,"edge":"trailing"}"#)
      #expect(controller.tableView.swiped?.indexPath == IndexPath(row: 0, section: 0))
      try await tab.report(event)
      #expect(controller.tableView.swiped == nil)
    }
  }

  @Test(arguments: [true, false])
  func `a full swipe performs the first action if the app allows it`(_ isAllowed: Bool)
    async throws
  {
    let controller = PinnedNames([(nil, ["Ada", "Grace"])])
    controller.isFull = isAllowed
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      let swipe = #"{"type":"swipe","id":\#(try tab.id("Ada")),"edge":"leading""#
      for event in [swipe + "}", swipe + #","isFull":true}"#] { try await tab.report(event) }
      #expect(controller.done == (isAllowed ? ["Ada"] : []))
      #expect((controller.tableView.swiped == nil) == isAllowed)
      try await tab.report(swipe + #","isFull":false}"#)
      #expect(controller.tableView.swiped?.edge == .leading)
      #expect(controller.asked == 2)
    }
  }

  @Test func `a page undoes and redoes`() async throws {
    let controller = UndoableNames([(nil, ["Ada", "Grace"])])
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      try await tab.report(#"{"type":"undo"}"#)
      controller.tableView(controller.tableView, commit: .delete, forRowAt: [0, 0])
      try await tab.report(#"{"type":"undo"}"#)
      #expect(controller.sections[0].names == ["Ada", "Grace"])
      try await tab.report(#"{"type":"redo"}"#)
      #expect(controller.sections[0].names == ["Grace"])
    }
  }

  @Test func `a row that is partly under a header is scrolled to and tapped`() async throws {
    let names = (0..<100).map { "Row \($0)" }
    let controller = NamesController([("Numbers", names)])
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      // The header covers the middle of the fourth row.
      let third = controller.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
      try await tab.report(#"{"type":"scroll","x":100,"y":200,"by":\#(third.maxY)}"#)
      try await tab.receive { !Self.labels($0).contains("Row 1") }
      try await tab.report(#"{"type":"tap","id":\#(try tab.id("Row 3"))}"#)
      #expect(controller.selected == [IndexPath(row: 3, section: 0)])
    }
  }

  @Test func `what is typed at a time has a limit, and not what a field has already`()
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

  @Test func `a long text is pasted whole, as one change`() async throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let changes = Changes()
    field.delegate = changes
    try await Self.serving(field: field) { tab, id in
      let text = String(repeating: "x", count: 100_000)
      try await tab.report(#"{"type":"edit","id":\#(id),"text":"\#(text)","isPasted":true}"#)
      #expect(field.text == text && changes.log.count == 1)
      let longer = String(repeating: "x", count: 1_100_000)
      let answer = try await tab.report(#"{"type":"edit","id":\#(id),"text":"\#(longer)"}"#)
      #expect(answer.status.contains("413"))
      #expect(field.text == text)
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
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      try await tab.report("", width: width, height: height)
      #expect(controller.view.window?.frame.width == CGFloat(shownWidth))
      #expect(controller.view.window?.frame.height == CGFloat(shownHeight))
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
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      let at = #""x":100,"y":200"#
      for way in ways { try await tab.report(#"{"type":"scroll",\#(at),"by":\#(way)}"#) }
      #expect(!control.isRefreshing)
      // The end of another gesture.
      try await tab.report(#"{"type":"release","x":100,"y":201}"#)
      #expect(!control.isRefreshing)
      for way in ways { try await tab.report(#"{"type":"scroll",\#(at),"by":\#(way)}"#) }
      try await tab.report(#"{"type":"release",\#(at)}"#)
      #expect(control.isRefreshing == isRefreshed)
      control.endRefreshing()
      try await tab.report(#"{"type":"release",\#(at)}"#)
      #expect(!control.isRefreshing)
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
    try await Self.serving(DraggedNames([(nil, ["Ada", "Grace"])])) { _, url in
      let tab = try await Tab(url)
      for place in [#""x":\#(number),"y":60"#, #""x":100,"y":\#(number)"#, #""x":100,"y":60"#] {
        try await tab.report(
          #"{"type":"\#(type)",\#(place),"by":\#(number),"toX":\#(number),"toY":\#(number)}"#)
      }
      try await tab.report(#"{"type":"\#(type)","id":99999,"by":1,"toX":1,"toY":1}"#)
      #expect(try await tab.report(#"{"type":"escape"}"#).status.contains("200"))
    }
  }

  @Test func `a row that is partly out of sight is tapped where it shows`() async throws {
    let controller = NamesController([(nil, (0..<100).map { "Row \($0)" })])
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      try await tab.report(#"{"type":"scroll","x":100,"y":200,"by":30}"#)
      // Its middle is behind the bar.
      try await tab.report(#"{"type":"tap","id":\#(try tab.id("Row 0"))}"#)
      #expect(controller.selected == [IndexPath(row: 0, section: 0)])
    }
  }

  @Test func `two pages show the same window, in the size of the one that was used last`()
    async throws
  {
    let controller = NamesController([(nil, (0..<100).map { "Row \($0)" })])
    try await Self.serving(controller) { screen, url in
      let (one, two) = (try await Tab(url), try await Tab(url))
      try await one.report("", width: 300, height: 500)
      try await two.receive { $0.size == [300, 500] }
      try await two.report(#"{"type":"scroll","x":100,"y":200,"by":100}"#, width: 320, height: 480)
      try await one.receive { $0.size == [320, 480] && !Self.labels($0).contains("Row 0") }
      let number = one.page.number
      try await two.receive { $0.number == number }
      #expect(one.page == two.page)
      #expect(one.page == ReplayedPage(screen.frame))
    }
  }

  @Test func `the focus moves to rows that are scrolled to`() async throws {
    let controller = NamesController([(nil, (0..<1_000).map { "Row \($0)" })])
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      @MainActor func move(_ direction: String, from id: Int?) async throws -> Int {
        let from = id.map { "\"id\":\($0)," } ?? ""
        let answer = try await tab.report(
          "{\"type\":\"move\",\(from)\"direction\":\"\(direction)\"}")
        let frame = try #require(answer.frame)
        try await tab.receive { $0.number >= frame }
        return try #require(answer.focus)
      }
      @MainActor func position(_ id: Int) -> Int? { tab.page.elements[id]?.fields["n"] as? Int }
      let first = try await move("down", from: nil)
      #expect(position(first) == 1)
      let last = try await move("end", from: first)
      #expect(position(last) == 1_000)
      let before = try await move("up", from: last)
      #expect(position(before) == 999)
      let above = try await move("pageUp", from: before)
      #expect(try #require(position(above)) < 999)
      let top = try await move("home", from: above)
      #expect(position(top) == 1)
      // A page down is to the last row that can be seen.
      let lowest = tab.page.elements.keys.compactMap(position).max()
      #expect(position(try await move("pageDown", from: top)) == lowest)
    }
  }

  @Test(arguments: [#"{"type":"escape"}"#, #"{"type":"tap","x":20,"y":10}"#])
  func `the focus returns to the row that was opened`(_ back: String) async throws {
    let controller = NamesController([(nil, (0..<100).map { "Row \($0)" })])
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      try await tab.report(#"{"type":"tap","id":\#(try tab.id("Row 3"))}"#)
      let detail = NamesController([(nil, ["Detail"])])
      controller.onSelection = {
        $0.navigationController?.pushViewController(detail, animated: false)
      }
      try await tab.report(#"{"type":"tap","id":\#(try tab.id("Row 4"))}"#)
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
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      #expect(tab.page.depth == 0)
      let detail = NamesController([(nil, ["Detail"])])
      controller.navigationController?.pushViewController(detail, animated: false)
      try await tab.receive { $0.depth == 1 }
      let sheet = NamesController([(nil, ["Sheet"])])
      detail.present(UINavigationController(rootViewController: sheet), animated: false)
      try await tab.receive { $0.depth == 2 }
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      sheet.present(alert, animated: false)
      try await tab.receive { Self.labels($0).contains("Sure?") }
      #expect(tab.page.depth == 2)
      for depth in [2, 1, 0, 0] {
        let frame = try #require(try await tab.report(#"{"type":"back"}"#).frame)
        try await tab.receive { $0.number >= frame }
        #expect(tab.page.depth == depth)
      }
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
      #expect(tab.heard.filter { $0.hasSuffix("once") } == ["Saved once", "Done once"])
      #expect(!late.heard.contains { $0.hasSuffix("once") })
    }
  }

  @Test(arguments: [
    #"{"type":"tap","x":1e999,"y":1}"#, #"{"type":"none"}"#, #"{"type":1}"#, "[]", "{",
  ])
  func `an invalid event is refused`(_ event: String) async throws {
    try await Self.serving(NamesController([(nil, ["Ada"])])) { _, url in
      let tab = try await Tab(url)
      #expect(try await tab.report(event).status == "HTTP/1.1 400 Bad Request")
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
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      let status = try await tab.report(event, width: -5, height: 0).status
      #expect(status == "HTTP/1.1 200 OK")
      #expect(controller.selected.isEmpty)
      #expect(try await tab.report("").status == "HTTP/1.1 200 OK")
    }
  }

  @Test func `a report has a limited number of events`() async throws {
    try await Self.serving(NamesController([(nil, ["Ada"])])) { _, url in
      let tab = try await Tab(url)
      func events(_ count: Int) -> String {
        Array(repeating: #"{"type":"submit"}"#, count: count).joined(separator: ",")
      }
      #expect(try await tab.report(events(256)).status == "HTTP/1.1 200 OK")
      #expect(try await tab.report(events(257)).status == "HTTP/1.1 400 Bad Request")
    }
  }

  @Test func `a field gets the text that it has on the page, up to a limit`() async throws {
    let controller = NamesController([(nil, ["Ada"])])
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      let field = try #require(
        tab.page.elements.first { $0.value.fields["k"] as? String == "field" }?.key)
      @MainActor func edit(_ text: String) async throws -> String? {
        try await tab.report(#"{"type":"edit","id":\#(field),"text":"\#(text)"}"#)
        return search.searchBar.text
      }
      #expect(try await edit("Ada") == "Ada")
      #expect(try await edit("Alan") == "Alan")
      #expect(try await edit("A") == "A")
      #expect(try await edit("") == "")
      let long = String(repeating: "é", count: 1_001)
      #expect(try await edit(long) == String(long.dropLast()))
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
    try await Self.serving(controller) { _, url in
      let tab = try await Tab(url)
      let tap = #"{"type":"tap","x":100,"y":60}"#
      let json = "Content-Type: application/json\r\n"
      for fields in [
        json, json + "Origin: http://evil.example\r\n", json + "Origin: null\r\n",
        json + "Sec-Fetch-Site: cross-site\r\n",
      ] {
        #expect(try await tab.report(tap, fields: fields).status == "HTTP/1.1 403 Forbidden")
      }
      #expect(controller.selected.isEmpty)
    }
  }

  @Test func `what the page is made of is served`() async throws {
    try await Self.serving(NamesController([(nil, ["Ada"])])) { _, url in
      let files = [("", "text/html"), ("page.js", "text/javascript"), ("page.css", "text/css")]
      for (name, type) in files {
        let client = try WebClient(port: UInt16(url.port!))
        client.send("GET \(url.path)/\(name) HTTP/1.1\r\nHost: localhost:\(url.port!)\r\n\r\n")
        let (head, body) = try await client.response()
        #expect(head.contains("\r\nContent-Type: \(type); charset=utf-8\r\n"))
        #expect(!body.isEmpty)
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
