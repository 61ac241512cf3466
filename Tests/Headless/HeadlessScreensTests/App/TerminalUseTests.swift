import Foundation
import HeadlessScreens
import RequestsTesting
import TestSupport
import Testing

/// What users of a terminal stumbled over, each on a large and on a small screen.
@Suite(.timeLimit(.minutes(30))) struct TerminalUseTests {
  static let sizes = [TerminalSize(columns: 80, rows: 24), TerminalSize(columns: 40, rows: 12)]

  private func run(
    _ product: String, _ size: TerminalSize, _ arguments: [String] = [], showing text: String
  ) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: product, arguments, columns: size.columns, rows: size.rows)
    try await terminal.waitFor(text)
    try await terminal.waitFor("? help")
    return terminal
  }

  private func contacts(_ size: TerminalSize) async throws -> PseudoTerminal {
    try await run("Contacts", size, showing: "Zoë Åkesson")
  }

  // MARK: Search

  private enum Leaving: CaseIterable {
    case escape, backspace, click, escapeAfterEnter, cancelByArrows
  }

  @Test(arguments: sizes)
  func `a search is left by keys and by Cancel, and a placeholder's long text is wrapped`(
    size: TerminalSize
  ) async throws {
    let terminal = try await contacts(size)
    for leaving in Leaving.allCases { try await search(on: terminal, leaving: leaving) }
    terminal.send("/")
    try await terminal.waitFor("Cancel")
    terminal.send("nobody has a name that goes on and on and on and on")
    try await terminal.waitFor("all of the text") {
      let shown = $0.lines.drop { !$0.contains("No Results") }.prefix(3)
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      return shown.contains(
        "No Results for “nobody has a name that goes on and on and on and on”")
    }
  }

  private func search(on terminal: PseudoTerminal, leaving: Leaving) async throws {
    terminal.send("/")
    try await terminal.waitFor("Cancel")
    #expect(terminal.help.contains("esc end search"))
    if leaving != .backspace {
      terminal.send("zoë")
      try await terminal.waitFor("Zoë alone") { $0.line("Frances") == nil }
    }
    switch leaving {
    case .escape: terminal.press(.escape)
    case .backspace: terminal.press(.backspace)
    case .click: terminal.click("Cancel")
    case .escapeAfterEnter:
      terminal.press(.enter)
      try await terminal.waitFor("the row can be opened") { $0.help.contains("enter open") }
      #expect(terminal.line("Frances") == nil)
      terminal.press(.escape)
    case .cancelByArrows:
      terminal.press(.enter)
      try await terminal.press(.up, until: "the bar") { !$0.marked.contains { $0.contains("Zoë") } }
      try await terminal.press(.right, to: "Cancel")
      terminal.press(.enter)
    }
    try await terminal.waitFor("everybody, after \(leaving)") {
      $0.line("Cancel") == nil && $0.line("Frances") != nil
    }
    #expect(terminal.line("⌕")?.contains("Search") == true)
  }

  // MARK: Placeholders and headers

  @Test(arguments: zip(sizes, [true, false]))
  func `Try Again tries again`(size: TerminalSize, isClick: Bool) async throws {
    // Nothing is there until the first answer has been seen.
    let isUp = Locked(false)
    let server = try LoopbackServer { _ in
      guard isUp.withLock({ $0 }) else { return .status(404) }
      return .json(#"{"items": [{"id": "1", "title": "Helium"}]}"#)
    }
    let terminal = try await run(
      "Feed", size, [server.url.absoluteString], showing: "[Try Again]")
    #expect(terminal.help.contains("enter Try Again"))
    isUp.withLock { $0 = true }
    if isClick { terminal.click("[Try Again]") } else { terminal.press(.enter) }
    try await terminal.waitFor("Helium")
  }

  @Test(arguments: zip(sizes, [true, false]))
  func `a header collapses and expands its section`(size: TerminalSize, isClick: Bool) async throws
  {
    let terminal = try await run("Capabilities", size, showing: "Wi-Fi")
    if isClick {
      terminal.click("Network]")
    } else {
      try await terminal.press(.up, to: "Network")
      #expect(terminal.help.hasPrefix("enter collapse"))
      terminal.press(.enter)
    }
    try await terminal.waitFor("no networks") { $0.line("Wi-Fi") == nil }
    if !isClick { #expect(terminal.help.hasPrefix("enter expand")) }
    if isClick { terminal.click("Network]") } else { terminal.press(.enter) }
    try await terminal.waitFor("Wi-Fi")
  }

  // MARK: Rows that move

  private func editingAccounts(_ size: TerminalSize) async throws -> PseudoTerminal {
    let terminal = try await run("Capabilities", size, showing: "Wi-Fi")
    terminal.send("e\u{1B}[F")
    try await terminal.waitFor("the handles") {
      $0.line("ada@")?.contains("≡") == true && $0.line("analytical@")?.contains("≡") == true
        && $0.marked.contains { $0.contains("analytical@") }
    }
    return terminal
  }

  private func isReversed(_ terminal: PseudoTerminal) -> Bool {
    guard let first = terminal.cell(of: "analytical@"), let last = terminal.cell(of: "ada@") else {
      return false
    }
    return first.row < last.row
  }

  @Test(arguments: sizes)
  func `a row is moved by its handle, with keys and with the mouse`(size: TerminalSize) async throws
  {
    let terminal = try await editingAccounts(size)
    terminal.press(.right)
    try await terminal.waitFor("enter pick up")
    terminal.press(.enter)
    try await terminal.waitFor("enter drop")
    terminal.press(.up)
    try await terminal.waitFor("the row is higher", until: isReversed)
    terminal.press(.escape)
    try await terminal.waitFor("the row is back") {
      !isReversed($0) && !$0.help.contains("drop")
    }
    terminal.press(.right, .enter)
    try await terminal.waitFor("enter drop")
    terminal.press(.up, .enter)
    try await terminal.waitFor("the row is dropped") {
      isReversed($0) && !$0.help.contains("drop")
    }
    terminal.send("e")
    try await terminal.waitFor("Edit")
    #expect(isReversed(terminal))
    let other = try await editingAccounts(size)
    let handle = try #require(other.cell(of: "≡"))
    let target = try #require(other.cell(of: "ada@"))
    let source = try #require(other.cell(of: "analytical@"))
    other.send("\u{1B}[<0;\(handle.column + 1);\(source.row + 1)M")
    other.send("\u{1B}[<0;\(target.column + 1);\(target.row + 1)m")
    try await other.waitFor("the row has moved", until: isReversed)
  }

  // MARK: Help

  @Test(arguments: sizes)
  func `the help follows the row and names whole words`(size: TerminalSize) async throws {
    let terminal = try await contacts(size)
    #expect(terminal.help.hasPrefix("enter open") && terminal.help.contains("d delete"))
    terminal.press(.enter)
    try await terminal.waitFor("‹ Contacts")
    try await terminal.waitFor("the way back") { $0.help.contains("esc back") }
    #expect(!terminal.text.contains("d delete"))
    let line = terminal.help
    #expect(line.hasSuffix("? help") && line.count == size.columns && !line.contains("…"))
    let settings = try await run("Capabilities", size, showing: "Wi-Fi")
    #expect(settings.help.hasPrefix("enter toggle"))
    settings.press(.enter)
    try await settings.waitFor("the switch is off") { $0.line("Wi-Fi")?.contains("[ ]") == true }
    settings.send(" ")
    try await settings.waitFor("the switch is on") { $0.line("Wi-Fi")?.contains("[x]") == true }
  }

  @Test(arguments: zip(sizes, [true, false]))
  func `a question mark or a click lists all keys`(size: TerminalSize, isClick: Bool) async throws {
    let terminal = try await contacts(size)
    if isClick { terminal.click("? help") } else { terminal.press(.help) }
    try await terminal.waitFor("esc close")
    let text = terminal.text
    #expect(["enter", "/", "e  "].filter { !text.contains("  \($0)") } == [])
    try await terminal.press(.down, until: "the last key") {
      $0.marked.contains { $0.contains("all keys") }
    }
    if isClick { terminal.click("? help") } else { terminal.press(.escape) }
    try await terminal.waitFor("Zoë Åkesson")
    // What the list names, Enter does.
    terminal.press(.help)
    try await terminal.waitFor("esc close")
    try await terminal.press(.down, to: "edit")
    terminal.press(.enter)
    try await terminal.waitFor("Done")
    // A field takes the letter.
    terminal.send("/?")
    try await terminal.waitFor("⌕ ?_")
  }

  // MARK: Editing

  @Test(arguments: sizes)
  func `space selects while editing, and escape leaves`(size: TerminalSize) async throws {
    let terminal = try await contacts(size)
    terminal.send("e")
    try await terminal.waitFor("○")
    terminal.send(" ")
    try await terminal.waitFor("◉")
    #expect(!terminal.text.contains("Nothing is filed"))
    terminal.press(.escape)
    try await terminal.waitFor("no circles") { !$0.text.contains("○") && !$0.text.contains("◉") }
    #expect(terminal.line("Contacts")?.contains("Edit") == true)
  }

  private func tasks(
    _ size: TerminalSize, _ body: (PseudoTerminal) async throws -> Void
  ) async throws {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".sqlite"
    defer {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: path + suffix)
      }
    }
    try await body(try await run("Tasks", size, [path], showing: "Paint the door"))
  }

  @Test(arguments: sizes)
  func `a deleted task is restored, and enter in an alert's field takes the default action`(
    size: TerminalSize
  ) async throws {
    try await tasks(size) { terminal in
      terminal.send("d")
      try await terminal.waitFor("the task is gone") { $0.line("Mend the fence") == nil }
      terminal.send("u")
      try await terminal.waitFor("Mend the fence")
      terminal.send("\u{12}")
      try await terminal.waitFor("the task is gone again") { $0.line("Mend the fence") == nil }
    }
    try await tasks(size) { terminal in
      terminal.send("b\r")
      try await terminal.waitFor("Cancel")
      #expect(terminal.help.hasPrefix("enter Add"))
      terminal.send("Buy nails\r")
      try await terminal.waitFor("the alert is gone") {
        $0.line("Buy nails") != nil && $0.line("Cancel") == nil
      }
    }
  }

  // MARK: Work

  @Test func `the activity indicator turns without a key`() async throws {
    let isUp = Locked(true)
    let server = try LoopbackServer { _ in
      isUp.withLock { $0 } ? .json(#"{"items": [{"id": "1", "title": "Helium"}]}"#) : .raw([.hang])
    }
    let terminal = try await run(
      "Feed", Self.sizes[0], [server.url.absoluteString], showing: "Helium")
    isUp.withLock { $0 = false }
    terminal.send("r")
    try await terminal.waitFor("Refreshing…")
    let first = terminal.help.first
    try await terminal.waitFor("another sign") {
      $0.help.contains("Refreshing…") && $0.help.first != first
    }
  }

  @Test func `a long search shows that it works`() async throws {
    let terminal = try await run("Glyphs", Self.sizes[1], showing: "Glyphs")
    terminal.send("/")
    try await terminal.waitFor("Cancel")
    let before = terminal.output.count
    terminal.send("arrow")
    try await terminal.waitFor("the sign") {
      String(decoding: $0.output[before...], as: UTF8.self).contains("Searching…")
    }
    try await terminal.waitFor("what was found") {
      $0.line("Searching…") == nil && $0.line("Basic Latin") == nil
    }
  }
}
