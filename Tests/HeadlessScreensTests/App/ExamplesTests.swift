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
}
