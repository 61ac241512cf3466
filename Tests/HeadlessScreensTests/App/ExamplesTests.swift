import Foundation
import Testing

/// Each example launches, finds its resources, and shows its first screen.
@Suite(.timeLimit(.minutes(5))) struct ExamplesTests {
  @Test(arguments: [
    ("Contacts", "Contacts", "more rows"), ("Glyphs", "Glyphs", "Latin-1 Supplement"),
    ("Capabilities", "Settings", "Bluetooth"), ("CustomList", "Board", "Sweep"),
    ("Tasks", "Tasks", "Paint the door"), ("Feed", "Elements", "Hydrogen"),
    ("Files", "Examples", "Contacts"), ("Chat", "Chat", "Never mind."),
    ("Board", "Board", "Harrow"),
  ])
  func `an example prints its first screen`(
    product: String, title: String, row: String
  ) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite")
    defer {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file.path + suffix)
      }
    }
    let examples = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples")
    let arguments = ["Tasks": [file.path], "Files": [examples.standardizedFileURL.path]]
    let run = try await ProductRun(product, arguments[product] ?? [])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").first?.contains(title) == true)
    #expect(run.output.contains(row))
  }

  @Test(arguments: [
    ("Contacts", "[FILE.vcf | FILE.json] "), ("Tasks", "[FILE] "), ("Feed", "[--token] [URL] "),
    ("Files", "[FOLDER] "), ("Chat", "[MESSAGE] "), ("Board", ""),
    ("Glyphs", ""), ("Capabilities", ""), ("CustomList", ""),
  ])
  func `an example says how to call it`(product: String, arguments: String) async throws {
    let help = try await ProductRun(product, ["--help"])
    #expect(help.status == 0 && help.errors.isEmpty)
    #expect(help.output.hasPrefix("Usage: \(product) \(arguments)[OPTION…]\n"))
    #expect(help.output.contains("--svg FILE"))
  }

  @Test(arguments: ["Contacts", "Tasks", "Feed", "Files", "Chat"])
  func `an example says what to write in place of too many arguments`(
    product: String
  ) async throws {
    let run = try await ProductRun(product, ["a", "b"])
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.contains(" Usage: \(product) ["))
  }

  @Test(arguments: [
    (["--sgv", "a"], "There is no option --sgv. Did you mean --svg?"),
    (["--svg"], "--svg needs the path of a file, such as --svg picture.svg."),
    (["--svg", "/nowhere/a\u{1B}.svg"], "The picture couldn't be written to “/nowhere/a"),
    (["--size", "80"], "--size needs a width"),
    (["--web=x"], "“x” isn't a port"), (["--text", "--web"], "Use only one of"),
  ])
  func `wrong options of the screen are answered with a sentence`(
    arguments: [String], sentence: String
  ) async throws {
    let run = try await ProductRun("CustomList", arguments)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.hasPrefix(sentence))
    #expect(run.errors.unicodeScalars.filter { $0.value < 0x20 } == ["\n"])
  }

  @Test func `an app is printed at the size of a terminal, and drawn as a picture`() async throws {
    let text = try await ProductRun("Glyphs", ["--text", "--size", "40x12"])
    let lines = text.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(text.status == 0 && lines.count <= 14)
    #expect(lines.allSatisfy { $0.count <= 40 })
    let picture = try TemporaryFile()
    let run = try await ProductRun("CustomList", ["--svg", picture.url.path, "--size", "300x400"])
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
    #expect(try picture.text.hasPrefix("<svg"))
    #expect(try picture.text.contains("300") && picture.text.contains("Board"))
    let dark = try await ProductRun("CustomList", ["--svg=-", "--dark", "--size=300x400"])
    #expect(try dark.status == 0 && dark.output != picture.text)
  }

  @Test(arguments: [
    ("Contacts", "/nowhere/a\u{1B}[2J.vcf", #"/nowhere/a\u{1B}[2J.vcf: the file doesn't exist."#),
    ("Tasks", "/nowhere/a\u{1B}[2J", #"The file is “/nowhere/a\u{1B}[2J”."#),
    ("Tasks", "/", "The file is “/”."),
    ("Feed", "a\u{1B}[2J", #"“a\u{1B}[2J” isn't the URL of a web API."#),
    ("Files", "a\u{1B}[2J", #"“a\u{1B}[2J” isn't a folder."#),
  ])
  func `what an example can't open is named, with control characters escaped`(
    product: String, argument: String, sentence: String
  ) async throws {
    let run = try await ProductRun(product, [argument])
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.contains(sentence))
    #expect(run.errors.unicodeScalars.filter { $0.value < 0x20 } == ["\n"])
  }
}
