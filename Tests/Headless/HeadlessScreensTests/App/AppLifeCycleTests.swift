import Foundation
import Testing

/// What `main()` does with an app, from its launch to its end.
@Suite(.timeLimit(.minutes(30))) struct AppLifeCycleTests {
  /// The calls that an app logs.
  private static let calls = [
    "plain": """
    didFinishLaunching
    applicationDidBecomeActive(_:)
    applicationWillResignActive(_:)
    applicationDidEnterBackground(_:)
    applicationWillTerminate(_:)

    """,
    "scene": """
    configurationForConnecting
    willConnectTo
    sceneWillEnterForeground(_:)
    sceneDidBecomeActive(_:)
    sceneWillResignActive(_:)
    sceneDidEnterBackground(_:)
    sceneDidDisconnect(_:)
    applicationWillTerminate(_:)

    """,
  ]

  @Test(arguments: ["plain", "scene"])
  func `an app prints its window and ends, and has the terminal's size and ends with q`(
    mode: String
  ) async throws {
    let logs = [try TemporaryFile(), try TemporaryFile()]
    let run = try await ProductRun("LifeCycleProbe", [mode, logs[0].url.path])
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.contains("390 x 844"))
    let terminal = try PseudoTerminal(
      running: "LifeCycleProbe", [mode, logs[1].url.path], columns: 40, rows: 12)
    try await terminal.waitFor("320 x 484")
    terminal.send("q")
    #expect(try await terminal.exit() == .exited(0))
    let calls = Self.calls[mode, default: ""]
    #expect(try logs.map { try $0.text } == [calls, calls])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `an app whose output does not take its window ends as always, with status 1`() async throws {
    let log = try TemporaryFile()
    let run = try await ProductRun("LifeCycleProbe", ["scene", log.url.path], output: "/dev/full")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Standard output couldn't be written: "))
    #expect(try log.text == Self.calls["scene"])
  }

  @Test func `an app ends as always when its terminal is gone`() async throws {
    let log = try TemporaryFile()
    let terminal = try PseudoTerminal(
      running: "LifeCycleProbe", ["scene", log.url.path], columns: 40, rows: 12)
    try await terminal.waitFor("320 x 484")
    terminal.hangUp()
    #expect(try await terminal.exit() == .exited(0))
    #expect(try log.text == Self.calls["scene"])
  }

  @Test func `the key window of the scene is shown, also behind others, and none is an error`()
    async throws
  {
    let log = try TemporaryFile()
    let run = try await ProductRun("LifeCycleProbe", ["covered", log.url.path])
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.contains("390 x 844"))
    let stray = try await ProductRun("LifeCycleProbe", ["stray", log.url.path])
    #expect(stray.status != 0 && stray.errors.contains("The scene has no visible window."))
  }
}
