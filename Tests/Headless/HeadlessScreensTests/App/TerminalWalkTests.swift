import Foundation
import HeadlessScreens
import Testing

/// Everything that the examples' screens show, done by arrows, Enter, Escape and "?" alone; letters
/// are only typed into fields.
@Suite(.timeLimit(.minutes(30))) struct TerminalWalkTests {
  private func run(
    _ product: String, _ size: TerminalSize, _ arguments: [String] = [], showing text: String
  ) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: product, arguments, columns: size.columns, rows: size.rows)
    try await terminal.waitFor(text)
    try await terminal.waitFor("? help")
    return terminal
  }

  @Test(arguments: TerminalDriver.sizes)
  func `all of Tasks`(size: TerminalSize) async throws {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".sqlite"
    defer {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: path + suffix)
      }
    }
    let terminal = try await run("Tasks", size, [path], showing: "Paint the door")
    terminal.press(.enter)
    try await terminal.waitFor("✓")
    // Something new, once called off.
    try await terminal.press(.up, to: "Add")
    terminal.press(.enter)
    try await terminal.waitFor("Cancel")
    try await terminal.press(.down, to: "Cancel")
    terminal.press(.enter)
    try await terminal.waitFor("the list") { $0.line("Cancel") == nil }
    try await terminal.press(.up, to: "Add")
    terminal.press(.enter)
    try await terminal.waitFor("Cancel")
    terminal.send("Buy nails")
    try await terminal.waitFor("Buy nails")
    terminal.press(.enter)
    try await terminal.waitFor("the new task") {
      $0.line("Buy nails") != nil && $0.line("Cancel") == nil
    }
    // Another name, and another project.
    try await terminal.press(.down, to: "Buy nails")
    for (action, typed) in [("[Rename]", " and glue"), ("[Move]", " 2")] {
      try await terminal.choose("actions")
      try await terminal.waitFor(action)
      try await terminal.press(.right, to: action)
      terminal.press(.enter)
      try await terminal.waitFor("Cancel")
      terminal.send(typed)
      terminal.press(.enter)
      try await terminal.waitFor("the list") { $0.line("Cancel") == nil }
      try await terminal.press(.down, to: "Buy nails")
    }
    #expect(terminal.line("Buy nails and glue") != nil)
    // Gone, and back.
    try await terminal.choose("delete")
    try await terminal.waitFor("the task is gone") { $0.line("Buy nails") == nil }
    try await terminal.choose("undo delete")
    try await terminal.waitFor("Buy nails")
    try await terminal.choose("quit")
    #expect(try await terminal.exit() == .exited(0))
  }

  @Test func `all of Contacts`() async throws {
    let terminal = try await run("Contacts", TerminalDriver.sizes[1], showing: "Zoë Åkesson")
    // The index leads to the last person, whose card is read to its end.
    try await terminal.press(.right, until: "the index") { $0.marked.first?.count == 1 }
    try await terminal.press(.down, until: "Z in the index") { $0.marked == ["Z"] }
    terminal.press(.enter)
    try await terminal.waitFor("the row under Z") {
      $0.marked.first?.hasPrefix("Konrad Zuse") == true
    }
    terminal.press(.enter)
    try await terminal.waitFor("‹ Contacts")
    #expect(terminal.line("organization")?.contains("Zuse KG") == true)
    for detail in ["organization", "title", "mobile", "konrad.zuse", "Berlin", "birthday"] {
      try await terminal.press(.down, to: detail)
    }
    try await terminal.press(.up, to: "‹ Contacts")
    terminal.press(.enter)
    try await terminal.waitFor("the person in the list") {
      $0.line("‹") == nil && $0.marked.first?.hasPrefix("Konrad Zuse") == true
    }
    terminal.press(.enter)
    try await terminal.waitFor("‹ Contacts")
    terminal.press(.escape)
    try await terminal.waitFor("the list") { $0.line("‹") == nil }
    // A letter that is above all rows: beside it is nothing but the list.
    try await terminal.choose("go to the beginning")
    try await terminal.press(.right, until: "the index") { $0.marked.first?.count == 1 }
    try await terminal.press(.up, until: "A in the index") { $0.marked == ["A"] }
    try await terminal.press(.left, to: "Ærøskov")
    // A search that finds nobody, and is cancelled.
    try await terminal.press(.up, to: "⌕")
    terminal.press(.enter)
    try await terminal.waitFor("Cancel")
    terminal.send("nobody")
    try await terminal.waitFor("No Results for “nobody”")
    try await terminal.press(.right, to: "Cancel")
    terminal.press(.enter)
    try await terminal.waitFor("everybody") {
      $0.line("Cancel") == nil && $0.line("Ærøskov") != nil
    }
    // One that finds somebody, who is seen and deleted there.
    try await terminal.press(.up, to: "⌕")
    terminal.press(.enter)
    try await terminal.waitFor("Cancel")
    terminal.send("zus")
    try await terminal.waitFor("Zuse alone") {
      $0.line("Ærøskov") == nil && $0.line("Konrad Zuse") != nil
    }
    try await terminal.press(.down, to: "Konrad Zuse")
    terminal.press(.enter)
    try await terminal.waitFor("enter open")
    terminal.press(.enter)
    try await terminal.waitFor("‹ Contacts")
    terminal.press(.escape)
    try await terminal.waitFor("what was found") { $0.line("‹") == nil && $0.line("zus") != nil }
    try await terminal.choose("delete")
    try await terminal.waitFor("No Results for “zus”")
    try await terminal.press(.down, to: "Cancel")
    terminal.press(.enter)
    try await terminal.waitFor("everybody") {
      $0.line("Cancel") == nil && $0.line("Ærøskov") != nil
    }
    try await terminal.choose("go to the end")
    try await terminal.waitFor("the last rows") { $0.line("Ærøskov") == nil }
    #expect(terminal.line("Zuse") == nil)
    try await terminal.choose("go to the beginning")
    try await terminal.press(.down, to: "Ærøskov")
    // Swipe actions of both edges: called off, marked, unmarked, deleted.
    try await terminal.choose("actions")
    try await terminal.waitFor("[Delete]")
    terminal.press(.escape)
    try await terminal.waitFor("the closed row") { $0.line("[Delete]") == nil }
    for (action, isMarked) in [("[Mark]", true), ("[Unmark]", false)] {
      try await terminal.choose("actions")
      try await terminal.waitFor("[Delete]")
      try await terminal.choose("other side")
      try await terminal.waitFor(action)
      terminal.press(.enter)
      try await terminal.waitFor("the row after \(action)") {
        $0.line(action) == nil && $0.line("Ærøskov")?.contains("★") == isMarked
      }
    }
    try await terminal.choose("actions")
    try await terminal.waitFor("[Delete]")
    terminal.press(.enter)
    try await terminal.waitFor("Ærøskov is gone") { $0.line("Ærøskov") == nil }
    // Several people at once.
    try await terminal.press(.up, to: "Edit")
    terminal.press(.enter)
    try await terminal.waitFor("Done")
    for name in ["Åkesson", "Frances Allen", "Antonelli"] {
      try await terminal.press(.down, to: name)
      terminal.press(.enter)
      try await terminal.waitFor("a check mark") { $0.line(name)?.contains("◉") == true }
    }
    terminal.press(.enter)
    try await terminal.waitFor("no check mark") { $0.line("Antonelli")?.contains("○") == true }
    try await terminal.press(.up, to: "Delete")
    terminal.press(.enter)
    try await terminal.waitFor("two are gone") {
      $0.line("Åkesson") == nil && $0.line("Frances Allen") == nil
    }
    #expect(terminal.line("Antonelli")?.contains("○") == true)
    try await terminal.press(.right, to: "Done")
    terminal.press(.enter)
    try await terminal.waitFor("no circles") { !$0.text.contains("○") && $0.line("Edit") != nil }
    try await terminal.choose("edit")
    try await terminal.waitFor("○")
    terminal.press(.escape)
    try await terminal.waitFor("no circles") { !$0.text.contains("○") && $0.line("Edit") != nil }
    // The last person of a section takes it along.
    try await terminal.press(.down, to: "Antonelli")
    try await terminal.choose("delete")
    try await terminal.waitFor("section B comes first") { $0.lines[2].hasPrefix("B") }
    try await terminal.choose("quit")
    #expect(try await terminal.end() == (.exited(0), true))
  }

  @Test func `all of Capabilities`() async throws {
    let terminal = try await run("Capabilities", TerminalDriver.sizes[0], showing: "Wi-Fi")
    // A switch, a network, a header.
    terminal.press(.enter)
    try await terminal.waitFor("no networks") { $0.line("Attic") == nil }
    terminal.press(.enter)
    try await terminal.waitFor("Attic")
    try await terminal.press(.down, to: "Neighbours")
    terminal.press(.enter)
    try await terminal.waitFor("another network") { $0.line("Neighbours")?.contains("✓") == true }
    try await terminal.press(.up, to: "Network]")
    terminal.press(.enter)
    try await terminal.waitFor("a collapsed section") { $0.line("Wi-Fi") == nil }
    terminal.press(.enter)
    try await terminal.waitFor("Wi-Fi")
    // A swipe action, a menu, a refresh.
    try await terminal.press(.down, to: "Neighbours")
    try await terminal.choose("actions")
    try await terminal.waitFor("[Forget]")
    terminal.press(.enter)
    try await terminal.waitFor("no neighbours") { $0.line("Neighbours") == nil }
    try await terminal.press(.down, to: "Chords")
    try await terminal.choose("menu")
    try await terminal.waitFor("Remove")
    try await terminal.press(.down, to: "Remove")
    terminal.press(.enter)
    try await terminal.waitFor("no chords") { $0.line("Chords") == nil }
    try await terminal.choose("refresh")
    try await terminal.waitFor("the end of the refresh") { !$0.help.contains("Refreshing") }
    try await terminal.press(.up, to: "Café")
    // Accounts are moved and deleted.
    try await terminal.press(.up, to: "Edit")
    terminal.press(.enter)
    try await terminal.waitFor("Done")
    try await terminal.press(.down, to: "ada@")
    terminal.press(.right, .enter)
    try await terminal.waitFor("enter drop")
    terminal.press(.down, .enter)
    try await terminal.waitFor("another order") {
      guard let ada = $0.cell(of: "ada@"), let other = $0.cell(of: "analytical@") else {
        return false
      }
      return other.row < ada.row && !$0.help.contains("drop")
    }
    terminal.press(.left)
    try await terminal.waitFor("the control") { $0.marked == ["⊖"] }
    terminal.press(.enter)
    try await terminal.waitFor("[Delete]")
    terminal.press(.enter)
    try await terminal.waitFor("the account is gone") { $0.line("ada@") == nil }
    terminal.press(.escape)
    try await terminal.waitFor("Edit")
    // The search.
    try await terminal.press(.up, to: "⌕")
    terminal.press(.enter)
    try await terminal.waitFor("Cancel")
    terminal.send("bell")
    try await terminal.waitFor("the bells alone") {
      $0.line("Wi-Fi") == nil && $0.line("Bells") != nil
    }
    terminal.press(.escape)
    try await terminal.waitFor("Wi-Fi")
    try await terminal.choose("quit")
    #expect(try await terminal.exit() == .exited(0))
  }
}
