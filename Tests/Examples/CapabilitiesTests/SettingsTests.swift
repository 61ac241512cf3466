import Foundation
import ListTesting
import Testing

@testable import Capabilities

/// The settings as a person meets them.
@MainActor @Suite(.timeLimit(.minutes(30))) struct SettingsTests {
  private let screen = ListScreen(controller, size: CGSize(width: 400, height: 1_400))

  private static var controller: UIViewController {
    guard #available(macOS 14, *) else { fatalError("The settings need macOS 14.") }
    return SettingsController()
  }

  /// The first text of each row.
  private var texts: [String] {
    screen.rowTexts.compactMap { $0.components(separatedBy: "  ").first }
  }

  private let all = [
    "Wi-Fi", "Attic", "Neighbours", "Bluetooth", "Silent mode", "Bells", "Chords", "Marimba",
    "Rain", "ada@example.com", "analytical@example.org",
  ]

  @Test func `switches change what there is`() {
    #expect(texts == all)
    let cell = screen.tableView?.cellForRow(at: [0, 0])
    #expect(screen.toggle(at: [0, 0]))
    #expect(screen.text(at: [0, 0]) == "Wi-Fi  [ ]")
    #expect(texts == all.filter { $0 != "Attic" && $0 != "Neighbours" })
    #expect(cell != nil && screen.tableView?.cellForRow(at: [0, 0]) === cell)
    #expect(screen.toggle(at: [0, 0]))
    #expect(texts == all)
    screen.expectAgreement()
  }

  @Test func `a tone is chosen by a tap, or by its menu`() {
    #expect(screen.tap([1, 2]))
    #expect(screen.text(at: [1, 1]) == "Bells")
    #expect(screen.text(at: [1, 2]) == "Chords  ✓")
    #expect(screen.longPress([1, 3], choosing: "Choose"))
    #expect(screen.text(at: [1, 3]) == "Marimba  ✓")
    #expect(screen.longPress([1, 4], choosing: "Remove"))
    #expect(!texts.contains("Rain"))
    screen.expectRefusal { $0.longPress([0, 0]) }
  }

  @Test func `accounts are dragged among themselves, and deleted`() {
    #expect(screen.tapEditButton())
    #expect(screen.drag([2, 0], to: [2, 1]))
    #expect(texts.suffix(2) == ["analytical@example.org", "ada@example.com"])
    screen.drag([2, 1], to: [0, 1])
    #expect(texts.suffix(2) == ["ada@example.com", "analytical@example.org"])
    #expect(texts.prefix(2) == ["Wi-Fi", "Attic"])
    screen.expectRefusal { $0.tapEditingControl(at: [1, 1]) }
    #expect(screen.tapEditingControl(at: [2, 0]))
    #expect(texts == all.filter { $0 != "ada@example.com" })
    screen.expectAgreement()
  }

  @Test func `the chosen network is marked, in its own row`() {
    #expect(screen.text(at: [0, 1])?.hasSuffix("✓") == true)
    let cell = screen.tableView?.cellForRow(at: [0, 1])
    #expect(screen.tap([0, 2]))
    #expect(screen.text(at: [0, 1])?.hasSuffix("✓") == false)
    #expect(screen.text(at: [0, 2])?.hasSuffix("✓") == true)
    #expect(cell != nil && screen.tableView?.cellForRow(at: [0, 1]) === cell)
  }

  @Test func `networks are forgotten, and found`() async {
    #expect(screen.choose(swipeAction: "Forget", at: [0, 2]))
    #expect(!texts.contains("Neighbours"))
    screen.expectRefusal { $0.choose(swipeAction: "Forget", at: [1, 1]) }
    screen.expectRefusal { $0.swipeToDelete([1, 1]) }
    #expect(screen.pullToRefresh())
    await screen.wait { screen.tableView?.refreshControl?.isRefreshing == false }
    #expect(texts.contains("Café"))
  }

  @Test func `the list is searched, and collapsed`() {
    #expect(screen.search(for: "ar"))
    #expect(texts == ["Marimba"])
    #expect(screen.cancelSearch())
    #expect(screen.tapHeader(inSection: 1))
    #expect(
      texts == all.filter { !["Silent mode", "Bells", "Chords", "Marimba", "Rain"].contains($0) })
    #expect(screen.footerText(inSection: 2)?.hasPrefix("Drag") == true)
  }
}
