import Foundation
import HeadlessScreens
import HeadlessUIKit
import Testing

/// The pictures of the README and the documentation show what the examples show today.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct PictureTests {
  private static let record = "RECORD_PICTURES"

  @Test(arguments: ExampleScreen.allCases)
  func `the stored picture of an example is what it shows`(screen: ExampleScreen) async throws {
    let example = try await ExampleWindow.show(screen)
    defer { example.close() }
    let picture = SVGScreen().snapshot(of: example.window)
    let file = SourceFile.path(
      "Sources/ListControllers/ListControllers.docc/Resources/\(screen.rawValue).svg")
    if ProcessInfo.processInfo.environment[Self.record] != nil {
      try picture.write(toFile: file, atomically: true, encoding: .utf8)
    }
    let stored = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    if stored == picture { return }
    let changes = picture.components(separatedBy: "\n")
      .difference(from: stored.components(separatedBy: "\n"))
    Issue.record(
      """
      \(file) is not what the example shows; \(changes.count) lines differ. If that is meant, run \
      this test with \(Self.record)=1 in the environment, look at the picture, and commit it.
      """)
    Attachment.record(picture, named: "\(screen.rawValue).svg")
  }

  @Test func `the README and the documentation show each stored picture`() throws {
    let pages = try ["README.md", "Sources/ListControllers/ListControllers.docc/Pictures.md"]
      .map { try String(contentsOfFile: SourceFile.path($0), encoding: .utf8) }
    for screen in ExampleScreen.allCases {
      #expect(pages[1].contains("](\(screen.rawValue))"), "\(screen)")
    }
    let folder = "Sources/ListControllers/ListControllers.docc/Resources/"
    let shown = pages[0].components(separatedBy: folder).dropFirst()
      .compactMap { $0.components(separatedBy: ".svg").first }
    #expect(!shown.isEmpty)
    for name in shown { #expect(ExampleScreen(rawValue: name) != nil, "\(name)") }
  }
}
