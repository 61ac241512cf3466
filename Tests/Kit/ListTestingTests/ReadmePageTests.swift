import ListTesting
import TestSupport
import Testing

/// What the README shows beside its code.
@MainActor struct ReadmePageTests {
  @Test func `the README's picture shows the list`() throws {
    let window = UIWindow.onScreen
    let navigation = UINavigationController(rootViewController: ChoresController())
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    navigation.topViewController?.title = "Chores"
    window.makeKeyAndVisible()
    let picture = SVGScreen().snapshot(of: window)
    window.isHidden = true
    #expect(try StoredPicture.difference(from: picture, named: "chores") == nil)
  }

  @Test(.expectingIssues) func `the README shows what a failing test prints`() throws {
    let readme = try String(contentsOfFile: SourceFile.path("README.md"), encoding: .utf8)
    let screen = ListScreen(ChoresController())
    expectIssues {
      screen.tap(barButton: "Add")
    } matching: { issue in
      issue.comments.allSatisfy { readme.contains($0.rawValue) }
    }
  }
}
