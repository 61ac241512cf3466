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
@testable import Tasks

/// An example with its first data.
@MainActor struct ExampleApp {
  /// The names of the examples.
  nonisolated static let names = [
    "Board", "Capabilities", "Chat", "Contacts", "CustomList", "Feed", "Files", "Glyphs", "Tasks",
  ]

  let controller: UIViewController
  /// Removes what the example has stored.
  var end: () -> Void = {}

  /// Makes an example by its name.
  static func make(_ name: String) async throws -> ExampleApp {
    switch name {
    case "Board": return ExampleApp(controller: Board.BoardController())
    case "CustomList": return ExampleApp(controller: CustomList.BoardController())
    case "Glyphs": return ExampleApp(controller: GlyphsController(table: .shared))
    case "Contacts":
      let people = try ContactsFile.read(SourceFile.path("Examples/Contacts/People.vcf"))
      return ExampleApp(controller: ContactsController(people: people))
    case "Capabilities":
      guard #available(macOS 14, *) else { fatalError("The settings need macOS 14.") }
      return ExampleApp(controller: SettingsController())
    case "Files":
      let folder = URL(fileURLWithPath: NSTemporaryDirectory() + UUID().uuidString)
      let beds = folder.appendingPathComponent("Beds")
      try FileManager.default.createDirectory(at: beds, withIntermediateDirectories: true)
      for file in [beds.appendingPathComponent("Rose"), folder.appendingPathComponent("Plan")] {
        try Data([1]).write(to: file)
      }
      return ExampleApp(controller: FilesController(try File(folder: folder.path))) {
        try? FileManager.default.removeItem(at: folder)
      }
    case "Tasks":
      let path = NSTemporaryDirectory() + UUID().uuidString + ".sqlite"
      return ExampleApp(controller: TodoController(try TodoStore(path: path))) {
        for suffix in ["", "-wal", "-shm"] {
          try? FileManager.default.removeItem(atPath: path + suffix)
        }
      }
    case "Feed":
      let server = try PageServer()
      let controller = FeedController(Feed(url: server.url))
      try await show(controller) { controller.pager.refreshState == .loaded }
      return ExampleApp(controller: controller) { withExtendedLifetime(server) {} }
    default:
      let server = try ChatServer()
      let controller = ChatController(ChatClient(url: server.url))
      try await show(controller) { controller.pager.refreshState == .loaded }
      return ExampleApp(controller: controller) { withExtendedLifetime(server) {} }
    }
  }

  /// Shows a controller in another window until it has loaded.
  private static func show(
    _ controller: UIViewController, until isLoaded: @escaping @MainActor () -> Bool
  ) async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    try await MainQueue.wait { isLoaded() }
    window.rootViewController = nil
    window.isHidden = true
  }
}
