import Foundation
import HeadlessScreens
import Testing

/// The example app as a person meets it: keys in, screen out.
@Suite(.timeLimit(.minutes(30))) struct ContactsInTerminalTests {
  /// Runs Contacts on a file of these people.
  private func contacts(
    _ names: [String] = ["Ada Lovelace", "Alan Turing", "Barbara Liskov", "Grace Hopper"],
    columns: Int = 40, rows: Int = 11
  ) async throws -> PseudoTerminal {
    let cards = names.map { name in
      let parts = name.split(separator: " ")
      return "BEGIN:VCARD\nVERSION:3.0\nN:\(parts[1]);\(parts[0]);;;\nFN:\(name)\n"
        + "TEL:555-0100\nEND:VCARD\n"
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).vcf")
    try Data(cards.joined().utf8).write(to: file)
    let terminal = try PseudoTerminal(
      running: "Contacts", [file.path], columns: columns, rows: rows)
    try await terminal.waitFor("Contacts")
    try FileManager.default.removeItem(at: file)
    return terminal
  }

  @Test func `the first screen has a bar, headers, rows and an index`() async throws {
    let terminal = try await contacts()
    #expect(
      terminal.text == """
                        Contacts          Edit
        ⌕ Search
        H                                      H
          Grace Hopper  555-0100             › L
        L                                      T
          Barbara Liskov  555-0100           ›
          Ada Lovelace  555-0100             ›
        T
          Alan Turing  555-0100              ›

        enter open   d delete   ↑ ↓ move  ? help
        """)
  }

  @Test func `enter opens a contact, and the left arrow goes back`() async throws {
    let terminal = try await contacts()
    terminal.send("\u{1B}[B\u{1B}[B\r")
    try await terminal.waitFor("‹ Contacts")
    #expect(terminal.text.contains("Ada Lovelace"))
    #expect(terminal.line("phone")?.contains("555-0100") == true)
    terminal.send("\u{1B}[D")
    try await terminal.waitFor("Barbara Liskov")
    #expect(terminal.text.contains("Grace Hopper"))
  }

  @Test func `d deletes the row of the cursor, and a section with its last row`() async throws {
    let terminal = try await contacts()
    terminal.send("\u{1B}[Bd")
    try await terminal.waitFor("the row is gone") { !$0.text.contains("Liskov") }
    #expect(terminal.text.contains("Ada Lovelace"))
    terminal.send("d")
    try await terminal.waitFor("the section is gone") { !$0.text.contains("Lovelace") }
    #expect(terminal.text.contains("Alan Turing") && terminal.text.contains("Grace Hopper"))
    terminal.send("\r")
    try await terminal.waitFor("‹ Contacts")
    terminal.send("d")
    try await terminal.waitFor("This row can't be deleted.")
  }

  @Test func `a letter jumps by the index`() async throws {
    let names = (0..<26).flatMap { number -> [String] in
      let letter = String(UnicodeScalar(65 + number)!)
      return ["Ann \(letter)one", "Bob \(letter)two"]
    }
    let terminal = try await contacts(names)
    terminal.send("M")
    try await terminal.waitFor("Ann Mone")
    #expect(terminal.text.split(separator: "\n")[2].hasPrefix("M"))
    terminal.send("\r")
    try await terminal.waitFor("‹ Contacts")
    #expect(terminal.text.contains("Ann Mone"))
    terminal.send("\u{1B}[D\u{1B}[F")
    try await terminal.waitFor("Bob Ztwo")
    terminal.send("\u{1B}[H")
    try await terminal.waitFor("Ann Aone")
    terminal.send("\u{1B}[6~")
    try await terminal.waitFor("the first page is gone") { !$0.text.contains("Ann Aone") }
  }

  @Test func `clicks and the wheel work`() async throws {
    let names = (10..<40).map { "Ann A\($0)" }
    let terminal = try await contacts(names)
    terminal.send("\u{1B}[<65;3;3M")
    try await terminal.waitFor("three rows are gone") { !$0.text.contains("Ann A10") }
    terminal.send("\u{1B}[<64;3;3M")
    try await terminal.waitFor("Ann A10")
    terminal.send("\u{1B}[<0;5;5M")
    try await terminal.waitFor("‹ Contacts")
    #expect(terminal.text.contains("Ann A11"))
    terminal.send("\u{1B}[<0;2;1M")
    try await terminal.waitFor("Ann A12")
  }

  @Test func `a resize shows more rows, or fewer`() async throws {
    let terminal = try await contacts((10..<40).map { "Ann A\($0)" })
    #expect(!terminal.text.contains("Ann A20"))
    terminal.resize(columns: 60, rows: 21)
    try await terminal.waitFor("Ann A26")
    terminal.resize(columns: 30, rows: 7)
    try await terminal.waitFor("fewer rows") {
      $0.text.contains("Ann A10") && !$0.text.contains("Ann A14")
    }
  }

  @Test func `Edit shows checkmarks, and several contacts are deleted`() async throws {
    let terminal = try await contacts()
    terminal.send("\u{1B}[<0;38;1M")
    try await terminal.waitFor("Done")
    #expect(terminal.text.contains("Delete"))
    #expect(terminal.line("Hopper")?.contains("○") == true)
    terminal.send("\r\u{1B}[B\u{1B}[B\r")
    try await terminal.waitFor("two are marked") {
      $0.text.components(separatedBy: "◉").count == 3
    }
    terminal.send("b")
    try await terminal.waitFor("enter Delete")
    terminal.send("\r")
    try await terminal.waitFor("two are gone") {
      !$0.text.contains("Hopper") && !$0.text.contains("Lovelace")
    }
    #expect(terminal.text.contains("Liskov") && terminal.text.contains("Turing"))
    terminal.send("e")
    try await terminal.waitFor("Edit")
    #expect(!terminal.text.contains("○"))
  }

  @Test func `a deletion in search results deletes from the list`() async throws {
    let terminal = try await contacts()
    terminal.send("/")
    try await terminal.waitFor("a–z search")
    terminal.send("a")
    terminal.send("n")
    try await terminal.waitFor("Turing alone") {
      $0.text.contains("Turing") && !$0.text.contains("Hopper")
    }
    terminal.send("zz")
    try await terminal.waitFor("No Results for “anzz”")
    terminal.send("\u{7F}\u{7F}\r")
    try await terminal.waitFor("Alan Turing")
    terminal.send("d")
    try await terminal.waitFor("No Results")
    terminal.send("/\u{1B}")
    try await terminal.waitFor("Hopper")
    #expect(!terminal.text.contains("Turing") && terminal.text.contains("Lovelace"))
  }

  @Test func `without a terminal, it prints the first screen and exits with status 0`() async throws
  {
    let run = try await ProductRun("Contacts")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.contains("Contacts") == true)
    #expect(lines.last?.hasPrefix("… ") == true && lines.last?.hasSuffix(" more rows") == true)
    #expect(run.status == 0 && !run.output.contains("\u{1B}"))
  }

  @Test func `an invalid file gets one sentence with file and line, and status 1`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).vcf")
    try Data("BEGIN:VCARD\nVERSION:3.0\nnonsense\nEND:VCARD\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await ProductRun("Contacts", [file.path])
    #expect((run.status, run.output) == (1, ""))
    #expect(run.errors.hasPrefix("\(file.path), line 3: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try await ProductRun("Contacts", ["/nowhere/at/all.vcf"]).status == 1)
    let many = try await ProductRun("Contacts", ["a", "b"])
    #expect(many.errors.hasPrefix("Contacts opens only one file"))
  }

  @Test(arguments: [
    #"printf 'BEGIN:VCARD\nFN:Ada\nEND:VCARD\n' | "$0" /dev/stdin"#,
    #"mkfifo "$1"; printf '[{"name": "Ada"}]' >"$1" & "$0" "$1"; rm "$1""#,
  ])
  func `a pipe is read like a file`(script: String) async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    let run = try await ProductRun("Contacts", script: script, [path])
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.contains("Ada"))
  }
}
