import HeadlessUIKit
import ListControllers
import TestSupport
import Testing

@testable import Capabilities

/// The settings as a person meets them.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SettingsTests {
  private let controller = SettingsController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 1_400))
  private let user = User()

  init() {
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var table: UITableView { controller.tableView }

  private var texts: [String] {
    window.layoutIfNeeded()
    return table.visibleCells.map { cell in
      let content = cell.contentConfiguration as? UIListContentConfiguration
      return content?.text ?? cell.textLabel?.text ?? ""
    }
  }

  private let all = [
    "Wi-Fi", "Attic", "Neighbours", "Bluetooth", "Silent mode", "Bells", "Chords", "Marimba",
    "Rain", "ada@example.com", "analytical@example.org",
  ]

  @Test func `switches change what there is`() throws {
    #expect(texts == all)
    let cell = try #require(table.cellForRow(at: [0, 0]) as? SwitchCell)
    #expect(user.toggle(cell.control))
    #expect(texts == all.filter { $0 != "Attic" && $0 != "Neighbours" })
    #expect(table.cellForRow(at: [0, 0]) === cell)
    #expect(user.toggle(cell.control))
    #expect(texts == all)
  }

  @Test func `a tone is chosen by a tap, or by its menu`() {
    #expect(user.tap(rowAt: [1, 2], in: table))
    #expect(table.cellForRow(at: [1, 1])?.accessoryType == UITableViewCell.AccessoryType.none)
    #expect(table.cellForRow(at: [1, 2])?.accessoryType == .checkmark)
    #expect(user.longPress(rowAt: [1, 3], in: table, choosing: "Choose"))
    #expect(table.cellForRow(at: [1, 3])?.accessoryType == .checkmark)
    #expect(user.longPress(rowAt: [1, 4], in: table, choosing: "Remove"))
    #expect(!texts.contains("Rain"))
    #expect(user.longPress(rowAt: [0, 0], in: table) == nil)
  }

  @Test func `accounts are dragged among themselves, and deleted`() {
    controller.setEditing(true, animated: false)
    #expect(user.drag(rowAt: [2, 0], to: [2, 1], in: table))
    #expect(texts.suffix(2) == ["analytical@example.org", "ada@example.com"])
    _ = user.drag(rowAt: [2, 1], to: [0, 1], in: table)
    #expect(texts.suffix(2) == ["ada@example.com", "analytical@example.org"])
    #expect(texts.prefix(2) == ["Wi-Fi", "Attic"])
    #expect(user.tapEditingControl(ofRowAt: [2, 0], in: table))
    #expect(texts.suffix(1) == ["analytical@example.org"])
    #expect(!user.tapEditingControl(ofRowAt: [1, 1], in: table))
  }

  @Test func `networks are forgotten, and found`() async throws {
    #expect(user.swipe(rowAt: [0, 2], in: table, choosing: "Forget"))
    #expect(!texts.contains("Neighbours"))
    #expect(!user.swipe(rowAt: [1, 1], in: table))
    #expect(user.pullToRefresh(table))
    try await MainQueue.wait { table.refreshControl?.isRefreshing == false }
    #expect(texts.contains("Café"))
  }

  @Test func `the list is searched, and collapsed`() throws {
    user.search(for: "ar", in: try #require(controller.navigationItem.searchController))
    #expect(texts == ["Marimba"])
    controller.search(for: "")
    let header = try #require(table.headerView(forSection: 1) as? CollapsibleHeaderView)
    #expect(user.tap(header.button))
    #expect(
      texts == all.filter { !["Silent mode", "Bells", "Chords", "Marimba", "Rain"].contains($0) })
    #expect(table.footerView(forSection: 2)?.textLabel?.text?.hasPrefix("Drag") == true)
  }
}
