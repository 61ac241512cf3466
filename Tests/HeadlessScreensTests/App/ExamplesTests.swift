import Foundation
import Testing

/// Each example launches, finds its resources, and shows its first screen.
@Suite(.timeLimit(.minutes(1))) struct ExamplesTests {
  @Test(arguments: [
    ("Contacts", "Contacts", "more rows"), ("Glyphs", "Glyphs", "Latin-1 Supplement"),
    ("Capabilities", "Settings", "Bluetooth"), ("CustomList", "Board", "Sweep"),
    ("Tasks", "Tasks", "Paint the door"), ("Feed", "127.0.0.1", "Hydrogen"),
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
    let run = try await ProductRun(product, product == "Tasks" ? [file.path] : [])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").first?.contains(title) == true)
    #expect(run.output.contains(row))
  }

  @Test(arguments: ["Contacts", "Tasks", "Feed"])
  func `an example says how to call it`(product: String) async throws {
    let help = try await ProductRun(product, ["--help"])
    #expect(help.status == 0 && help.errors.isEmpty)
    #expect(help.output.hasPrefix("Usage: \(product) [") && help.output.hasSuffix("]\n"))
    let wrong = try await ProductRun(product, ["a", "b"])
    #expect(wrong.status == 1 && wrong.output.isEmpty)
    #expect(wrong.errors == help.output)
  }

  @Test(arguments: [
    ("Contacts", "/nowhere/a\u{1B}[2J.vcf", #"/nowhere/a\u{1B}[2J.vcf: there is no such file."#),
    ("Tasks", "/nowhere/a\u{1B}[2J", #"The file is “/nowhere/a\u{1B}[2J”."#),
    ("Tasks", "/", "The file is “/”."),
    ("Feed", "a\u{1B}[2J", #"a\u{1B}[2J is no URL of a web API."#),
  ])
  func `what an example cannot open is named, with control characters escaped`(
    product: String, argument: String, sentence: String
  ) async throws {
    let run = try await ProductRun(product, [argument])
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.contains(sentence))
    #expect(run.errors.unicodeScalars.filter { $0.value < 0x20 } == ["\n"])
  }
}
