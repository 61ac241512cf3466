import Foundation
import Testing

/// A suite is red only for a reason: what hangs ends by its time limit, and nothing holds up the
/// other tests. This reads the tests' sources.
@Suite(.timeLimit(.minutes(5))) struct SuiteLintTests {
  /// The files below `Tests`, by their paths.
  private static let files = Result {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let paths = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var files: [String: String] = [:]
    for case let file as URL in paths where file.pathExtension == "swift" {
      files[String(file.path.dropFirst(folder.path.count + 1))] =
        try String(contentsOf: file, encoding: .utf8)
    }
    return files
  }

  /// The first lines of the outermost declarations with tests that have no time limit. Sources are
  /// formatted: what is outermost begins at the margin, and ends with a line that does.
  private static func unlimited(in source: String) -> [Substring] {
    let declaration = #/^(@Test|[@\w().:, ]*\b(struct|class|enum|actor|extension)) /#
    var found: [Substring] = []
    var first: Substring = ""
    for line in source.split(separator: "\n") {
      if line.utf8.first != UInt8(ascii: " "), line.contains(declaration) { first = line }
      guard line.contains("@Test"),
        line.trimmingCharacters(in: .whitespaces).hasPrefix("@Test")
      else { continue }
      // An extension's tests have the limit of their suite.
      let hasLimit = first.contains(".timeLimit(") || first.hasPrefix("extension ")
      if !hasLimit, found.last != first { found.append(first) }
    }
    return found
  }

  @Test func `every suite has a time limit`() throws {
    let files = try Self.files.get().filter { $0.value.contains("@Test") }
    #expect(files.count > 90)
    for (path, source) in files {
      #expect(Self.unlimited(in: source) == [], "\(path)")
    }
  }

  @Test func `a suite without a time limit is found`() {
    let source = """
      @MainActor @Suite(.serialized) struct Slow {
        @Test func one() {}
        @Test func two() {}
      }
      @Suite(.timeLimit(.minutes(5))) struct Quick {
        struct Inner {
          @Test func three() {}
        }
      }
      extension Quick {
        @Test func four() {}
      }
      @Test func free() {}
      """
    #expect(
      Self.unlimited(in: source) == [
        "@MainActor @Suite(.serialized) struct Slow {", "@Test func free() {}",
      ])
  }

  /// What blocks a thread; `TestSupport` has what to use instead.
  @Test(arguments: ["Thread.sleep", "usleep(", "DispatchSemaphore", "DispatchGroup", "NSCondition"])
  func `no test blocks a thread`(word: String) throws {
    for (path, source) in try Self.files.get()
    where path.contains("Tests/") && source.contains(word) {
      let lines = source.split(separator: "\n").filter {
        $0.contains(word) && !$0.contains("\"")
          && !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
      }
      #expect(lines == [], "\(path)")
    }
  }

  @Test func `nothing needs a newer system than the package`() throws {
    for (path, source) in try Self.files.get() {
      #expect(!source.contains("\nimport Synchronization"), "\(path)")
    }
  }

  @Test func `code that waits for a process does so on a thread of its own`() throws {
    for (path, source) in try Self.files.get()
    where path.contains("Tests/") && source.contains(".waitUntilExit()") {
      #expect(source.contains("onOwnThread"), "\(path)")
    }
  }
}
