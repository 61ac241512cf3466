import Foundation
import TestSupport
import Testing

/// Each example launches, finds its resources, and shows its first screen.
@Suite(.timeLimit(.minutes(30))) struct ExamplesTests {
  struct Example: CustomTestStringConvertible {
    let product: String
    /// The arguments that its help names, each with the blank after it.
    var usage = ""
    let title: String
    let row: String
    var testDescription: String { product }
  }

  @Test(arguments: [
    Example(
      product: "Contacts", usage: "[FILE.vcf | FILE.json] ", title: "Contacts", row: "more rows"),
    Example(product: "Glyphs", title: "Glyphs", row: "Latin-1 Supplement"),
    Example(product: "Capabilities", title: "Settings", row: "Bluetooth"),
    Example(product: "CustomList", title: "Board", row: "Sweep"),
    Example(product: "Tasks", usage: "[FILE] ", title: "Tasks", row: "Paint the door"),
    Example(product: "Feed", usage: "[--token] [URL] ", title: "Elements", row: "Hydrogen"),
    Example(product: "Files", usage: "[FOLDER] ", title: "Examples", row: "Contacts"),
    Example(product: "Chat", usage: "[MESSAGE] ", title: "Chat", row: "Never mind."),
    Example(product: "Board", title: "Board", row: "Harrow"),
  ])
  func `an example prints its first screen, and says how to call it`(
    _ example: Example
  ) async throws {
    let product = example.product
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite")
    defer {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file.path + suffix)
      }
    }
    let arguments = ["Tasks": [file.path], "Files": [SourceFile.path("Examples")]]
    let run = try await ProductRun(product, arguments[product] ?? [])
    let help = try await ProductRun(product, ["--help"])
    #expect([run.errors, help.errors, "\(run.status) \(help.status)"] == ["", "", "0 0"])
    #expect(run.output.split(separator: "\n").first?.contains(example.title) == true)
    #expect(run.output.contains(example.row) && run.output.hasSuffix("\n"))
    let usage = "Usage: \(product) \(example.usage)[OPTION…]\n"
    #expect(help.output.hasPrefix(usage) && help.output.contains("--svg FILE"))
    guard !example.usage.isEmpty else { return }
    let many = try await ProductRun(product, ["a", "b"])
    #expect((many.status, many.output) == (1, ""))
    #expect(many.errors.contains(" Usage: \(product) ["))
  }

  @Test(arguments: [
    ("CustomList", ["--sgv", "a"], "There is no option --sgv. Did you mean --svg?"),
    ("CustomList", ["--svg"], "--svg needs the path of a file, such as --svg picture.svg."),
    (
      "CustomList", ["--svg", "/nowhere/a\u{1B}.svg"],
      "The picture couldn't be written to “/nowhere/a"
    ),
    ("CustomList", ["--size", "80"], "--size needs a width"),
    ("CustomList", ["--web=x"], "“x” isn't a port"),
    ("CustomList", ["--text", "--web"], "Use only one of"),
    ("Contacts", ["/nowhere/a\u{1B}[2J.vcf"], #"/nowhere/a\u{1B}[2J.vcf: the file doesn't exist."#),
    ("Tasks", ["/nowhere/a\u{1B}[2J"], #"The file is “/nowhere/a\u{1B}[2J”."#),
    ("Tasks", ["/"], "The file is “/”."),
    ("Feed", ["a\u{1B}[2J"], #"“a\u{1B}[2J” isn't the URL of a web API."#),
    ("Files", ["a\u{1B}[2J"], #"“a\u{1B}[2J” isn't a folder."#),
  ])
  func `a mistake is answered with one sentence, with control characters escaped`(
    product: String, arguments: [String], sentence: String
  ) async throws {
    let run = try await ProductRun(product, arguments)
    #expect((run.status, run.output) == (1, ""))
    let isOption = product == "CustomList"
    #expect(isOption ? run.errors.hasPrefix(sentence) : run.errors.contains(sentence))
    #expect(run.errors.unicodeScalars.filter { $0.value < 0x20 } == ["\n"])
  }

  @Test func `an app is printed at the size of a terminal, and drawn as a picture`() async throws {
    let text = try await ProductRun("Glyphs", ["--text", "--size", "40x12"])
    let lines = text.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(text.status == 0 && lines.count <= 14)
    #expect(lines.filter { $0.count > 40 } == [])
    let picture = try TemporaryFile()
    let run = try await ProductRun("CustomList", ["--svg", picture.url.path, "--size", "300x400"])
    #expect((run.status, run.output, run.errors) == (0, "", ""))
    let drawn = try picture.text
    #expect(drawn.hasPrefix("<svg") && drawn.contains("300") && drawn.contains("Board"))
    let dark = try await ProductRun("CustomList", ["--svg=-", "--dark", "--size=300x400"])
    #expect(dark.status == 0 && dark.output != drawn)
    // The picture is dark also where the viewer prefers light ones.
    #expect([drawn, dark.output].map { $0.contains("prefers-color-scheme") } == [true, false])
    // What is loading is waited for.
    let feed = try await ProductRun("Feed", ["--svg=-"])
    #expect(feed.status == 0 && feed.output.contains("Hydrogen"))
  }
}
