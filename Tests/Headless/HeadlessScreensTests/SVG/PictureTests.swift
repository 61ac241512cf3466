import Foundation
import HeadlessScreens
import HeadlessUIKit
import TestSupport
import Testing

/// The pictures of the README and the documentation show what the examples show today.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct PictureTests {
  @Test(arguments: ExampleScreen.allCases)
  func `the stored picture of an example is what it shows`(screen: ExampleScreen) async throws {
    let example = try await ExampleWindow.show(screen)
    defer { example.close() }
    let picture = SVGScreen(appearance: screen == .contactsDark ? .dark : .automatic)
      .snapshot(of: example.window)
    #expect(try StoredPicture.difference(from: picture, named: screen.rawValue) == nil)
  }

  @Test func `the README and the documentation show each stored picture`() throws {
    let pages = try ["README.md", "Sources/Kit/ListControllers/ListControllers.docc/Pictures.md"]
      .map { try String(contentsOfFile: SourceFile.path($0), encoding: .utf8) }
    let missing = ExampleScreen.allCases.filter { !pages[1].contains("](\($0.rawValue))") }
    #expect(missing == [])
    let folder = "Sources/Kit/ListControllers/ListControllers.docc/Resources/"
    let shown = pages[0].components(separatedBy: folder).dropFirst()
      .compactMap { $0.components(separatedBy: ".svg").first }
    #expect(!shown.isEmpty)
    let known = ExampleScreen.allCases.map(\.rawValue) + ["chores", "protocols"]
    #expect(shown.filter { !known.contains($0) } == [])
  }
}
