import Foundation
import Testing

/// Apps whose standard streams are closed or full.
@Suite(.timeLimit(.minutes(30))) struct StandardStreamsTests {
  static let closings = ["<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"]

  /// Runs an example with a redirection of the shell.
  private func run(
    _ product: String, _ arguments: [String], _ redirection: String
  ) async throws -> ProductRun {
    try await ProductRun(product, script: #"exec "$0" "$@" "# + redirection, arguments)
  }

  @Test(arguments: closings, [["--text"], ["--svg", "-"], ["--help"]])
  func `an app ends with status 1 only if its output is closed`(
    closing: String, arguments: [String]
  ) async throws {
    let run = try await run("CustomList", arguments, closing)
    let isOutputClosed = closing.split(separator: " ").contains(">&-")
    let hasErrors = isOutputClosed && !closing.contains("2>&-")
    #expect(
      (run.status, run.output.isEmpty, run.errors.isEmpty)
        == (isOutputClosed ? 1 : 0, isOutputClosed, !hasErrors))
  }

  @Test(arguments: closings) func `a picture in a file needs no stream`(
    closing: String
  ) async throws {
    let picture = try TemporaryFile()
    let run = try await run("CustomList", ["--svg", picture.url.path], closing)
    #expect(try run.status == 0 && picture.text.hasPrefix("<svg"))
  }

  @Test(arguments: [">&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func `an app is not served if its address can't be printed`(closing: String) async throws {
    #expect(try await run("CustomList", ["--web"], closing).status == 1)
  }

  /// A server or a database of the app must not receive the number of a closed stream.
  @Test(arguments: ["Chat", "Feed", "Contacts", "Files", "Tasks"], closings)
  func `an app with files and sockets of its own ends in the same way`(
    product: String, closing: String
  ) async throws {
    let file = try TemporaryFile()
    let folder = file.url.deletingLastPathComponent()
    let arguments = ["Tasks": [file.url.path], "Files": [folder.path]]
    let run = try await run(product, arguments[product] ?? [], closing)
    #expect(run.status == (closing.split(separator: " ").contains(">&-") ? 1 : 0))
  }

  @Test(
    arguments: ["Contacts", "Chat", "Feed", "Files", "Tasks"],
    ["2>&-", "<&- >&- 2>&-", "2>/dev/full"]
  )
  func `a failure that can't be printed is told by the status`(
    product: String, redirection: String
  ) async throws {
    let device = redirection.hasSuffix("/dev/full") ? "/dev/full" : "/dev/null"
    guard FileManager.default.fileExists(atPath: device) else { return }
    let statuses = [
      try await run(product, ["a", "b"], redirection).status,
      try await run(product, ["--sgv"], redirection).status,
    ]
    #expect(statuses == [1, 1])
  }
}
