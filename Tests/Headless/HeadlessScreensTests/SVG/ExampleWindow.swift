import Foundation
import HeadlessUIKit
import ListControllers
import TestSupport

@testable import Board
@testable import Capabilities
@testable import Chat
@testable import Contacts
@testable import CustomList
@testable import Feed
@testable import Files
@testable import Glyphs
@testable import HeadlessScreens
@testable import Tasks

/// A screen of an example, in some state.
enum ExampleScreen: String, CaseIterable {
  case contacts
  case contactsSwiped = "contacts-swiped"
  case contactsEditing = "contacts-editing"
  case contactsSearching = "contacts-searching"
  case contactsDark = "contacts-dark"
  case contactsLarge = "contacts-large"
  case contactsMirrored = "contacts-mirrored"
  case contact
  case settings
  case settingsMenu = "settings-menu"
  case glyphs, board, tasks, files
  case customList = "custom-list"
  case tasksAlert = "tasks-alert"
  case feed, chat
}

/// An example of this package in a window of a phone's size.
@MainActor final class ExampleWindow {
  let window: UIWindow
  private let user = User()
  private var end: () -> Void = {}

  private init(_ controller: UIViewController, prepare: (UIWindow) -> Void = { _ in }) {
    window = .onScreen
    prepare(window)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func close() {
    window.isHidden = true
    end()
  }

  static func show(_ screen: ExampleScreen) async throws -> ExampleWindow {
    switch screen {
    case .contacts, .contactsSwiped, .contactsEditing, .contactsSearching, .contactsDark,
      .contactsLarge, .contactsMirrored, .contact:
      try contacts(screen)
    case .settings, .settingsMenu: settings(screen)
    case .glyphs: ExampleWindow(GlyphsController(table: .shared))
    case .customList: ExampleWindow(CustomList.BoardController())
    case .board: ExampleWindow(Board.BoardController())
    case .files: files()
    case .tasks, .tasksAlert: try tasks(screen)
    case .feed: try await feed()
    case .chat: try await chat()
    }
  }

  private static func contacts(_ screen: ExampleScreen) throws -> ExampleWindow {
    let people = try ContactsFile.read(SourceFile.path("Examples/Contacts/People.vcf"))
    let controller = ContactsController(people: people)
    let example = ExampleWindow(controller) { window in
      switch screen {
      case .contactsLarge: window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
      case .contactsMirrored: window.traitOverrides.layoutDirection = .rightToLeft
      default: break
      }
    }
    let user = example.user
    switch screen {
    case .contactsSwiped: user.swipe(rowAt: [1, 0], in: controller.tableView)
    case .contactsEditing:
      controller.setEditing(true, animated: false)
      user.tap(rowAt: [0, 0], in: controller.tableView)
      user.tap(rowAt: [1, 1], in: controller.tableView)
    case .contactsSearching:
      if let search = controller.navigationItem.searchController {
        user.search(for: "ma", in: search)
      }
    case .contact: user.tap(rowAt: [0, 0], in: controller.tableView)
    default: break
    }
    return example
  }

  private static func settings(_ screen: ExampleScreen) -> ExampleWindow {
    guard #available(macOS 14, *) else { fatalError("The settings need macOS 14.") }
    let controller = SettingsController()
    let example = ExampleWindow(controller)
    if screen == .settingsMenu, let table = controller.tableView {
      let path: IndexPath = [1, 2]
      let session = table.showContextMenu(path)
      example.window.shownMenu = session.map {
        ShownMenu(
          $0, anchor: table.convert(table.rectForRow(at: path), to: nil),
          sender: table.cellForRow(at: path))
      }
    }
    return example
  }

  private static func tasks(_ screen: ExampleScreen) throws -> ExampleWindow {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".sqlite"
    let controller = TodoController(try TodoStore(path: path))
    let example = ExampleWindow(controller)
    example.end = {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: path + suffix)
      }
    }
    example.user.tap(rowAt: [0, 0], in: controller.tableView)
    if screen == .tasksAlert {
      example.user.swipe(rowAt: [0, 0], in: controller.tableView, choosing: "Rename")
    }
    return example
  }

  private static func files() -> ExampleWindow {
    let folder = File(id: "/garden", name: "Garden", kind: .folder)
    let contents = [
      "/garden": [
        File(id: "/garden/Plans", name: "Plans", kind: .folder),
        File(id: "/garden/Pictures", name: "Pictures", kind: .folder),
        File(id: "/garden/Seeds.txt", name: "Seeds.txt", kind: .file(size: 2_310)),
        File(id: "/garden/Tools.txt", name: "Tools.txt", kind: .file(size: 812)),
      ],
      "/garden/Plans": [
        File(id: "/garden/Plans/Beds.pdf", name: "Beds.pdf", kind: .file(size: 1_204_000)),
        File(id: "/garden/Plans/Pond.pdf", name: "Pond.pdf", kind: .file(size: 640_000)),
      ],
    ]
    let controller = FilesController(folder) { contents[$0.id] ?? [] }
    let example = ExampleWindow(controller)
    example.user.tap(itemAt: [0, 0], in: controller.collectionView)
    return example
  }

  private static func feed() async throws -> ExampleWindow {
    let server = try PageServer()
    let controller = FeedController(Feed(url: server.url, title: "Elements"))
    let example = ExampleWindow(controller)
    example.end = { withExtendedLifetime(server) {} }
    try await MainQueue.wait { controller.pager.refreshState == .loaded }
    return example
  }

  private static func chat() async throws -> ExampleWindow {
    let server = try ChatServer()
    let controller = ChatController(ChatClient(url: server.url))
    let example = ExampleWindow(controller)
    example.end = { withExtendedLifetime(server) {} }
    try await MainQueue.wait { controller.pager.refreshState == .loaded }
    return example
  }
}
