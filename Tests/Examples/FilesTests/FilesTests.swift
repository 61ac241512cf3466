import Foundation
import ListTesting
import TestSupport
import Testing

@testable import Files

/// The files of a folder as a user sees them.
@MainActor @Suite(.timeLimit(.minutes(30))) struct FilesTests {
  /// A folder with files, which is deleted in the end.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      .resolvingSymlinksInPath()
    let reads = Locked<[String]>([])

    init() throws {
      for folder in ["Pictures/Old", "empty"] {
        try FileManager.default.createDirectory(
          at: url.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      try write("b.txt", bytes: 3)
      try write("A.txt", bytes: 2_000)
      try write("Pictures/cat.png", bytes: 10)
      try write("Pictures/Old/dog.png", bytes: 20)
      try link("Pictures/circle", to: "..")
    }

    func write(_ name: String, bytes: Int) throws {
      try Data(count: bytes).write(to: url.appendingPathComponent(name))
    }

    func link(_ name: String, to destination: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: url.appendingPathComponent(name).path, withDestinationPath: destination)
    }

    func remove(_ name: String) throws {
      try FileManager.default.removeItem(at: url.appendingPathComponent(name))
    }

    @MainActor func screen() throws -> ListScreen<FilesController> {
      let reads = reads
      let controller = FilesController(try File(folder: url.path)) { folder in
        reads.withLock { $0.append(folder.name) }
        return folder.contents()
      }
      return ListScreen(controller, size: CGSize(width: 400, height: 900))
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func `the documents are shown if the current folder can't be listed`() {
    let documents = folder.url.appendingPathComponent("empty")
    let closed = folder.url.appendingPathComponent("closed").path
    #expect(File.startPath(in: closed, documents: documents) == documents.path)
    #expect(File.startPath(in: folder.url.path, documents: documents) == folder.url.path)
  }

  @Test func `files are sorted, with their sizes, and folders are read when they open`() throws {
    let screen = try folder.screen()
    #expect(screen.controller.title == folder.url.lastPathComponent)
    #expect(folder.reads.withLock { $0 } == [folder.url.lastPathComponent])
    #expect(screen.rowTexts == ["A.txt  2 KB", "b.txt  3 bytes", "empty", "Pictures"])
    screen.tap([0, 3])
    #expect(
      screen.rowTexts == [
        "A.txt  2 KB", "b.txt  3 bytes", "empty", "Pictures", "cat.png  10 bytes", "circle  → ..",
        "Old",
      ])
    screen.tap([0, 2])
    #expect(screen.rowCounts == [7])
    #expect(folder.reads.withLock { $0.dropFirst() } == ["Pictures", "empty"])
    screen.expectAgreement()
  }

  @Test func `a link isn't followed, so there is no circle`() throws {
    let screen = try folder.screen()
    #expect(screen.controller.expandAllItems(under: [0, 3]))
    #expect(
      screen.rowTexts.suffix(4) == [
        "cat.png  10 bytes", "circle  → ..", "Old", "dog.png  20 bytes",
      ])
    #expect(!screen.controller.toggleItem(at: [0, 5]))
    screen.tap([0, 5])
    #expect(screen.alert?.title == "circle")
    #expect(screen.choose(alertAction: "OK"))
  }

  @Test func `a folder that can't be read says so`() throws {
    let screen = try folder.screen()
    try folder.remove("empty")
    screen.tap([0, 2])
    #expect(screen.rowTexts[3] == "This folder can't be read.")
    screen.tap([0, 3])
    #expect(screen.alert == nil)
    let path = folder.url.appendingPathComponent("A.txt").path
    #expect(throws: File.NoFolder.self) { try File(folder: path) }
    #expect(throws: File.NoFolder.self) { try File(folder: "/nowhere") }
  }

  @Test func `a search finds files in closed folders`() async throws {
    let screen = try folder.screen()
    screen.tap([0, 2])
    #expect(screen.search(for: "DOG"))
    await screen.wait(for: "dog.png")
    #expect(screen.rowTexts == ["Pictures", "Old", "dog.png  20 bytes"])
    #expect(screen.search(for: "zebra"))
    await screen.wait { screen.placeholder == .notFound("zebra") }
    #expect(screen.cancelSearch())
    #expect(screen.rowTexts == ["A.txt  2 KB", "b.txt  3 bytes", "empty", "Pictures"])
    #expect(screen.controller.isExpanded(at: [0, 2]))
  }

  @Test func `open folders are read again by a refresh`() async throws {
    let screen = try folder.screen()
    screen.tap([0, 3])
    try folder.write("Pictures/bird.png", bytes: 5)
    try folder.remove("b.txt")
    #expect(screen.pullToRefresh())
    await screen.wait(for: "bird.png")
    #expect(
      screen.rowTexts == [
        "A.txt  2 KB", "empty", "Pictures", "bird.png  5 bytes", "cat.png  10 bytes",
        "circle  → ..", "Old",
      ])
  }

  @Test func `an empty folder is empty`() throws {
    let controller = FilesController(
      try File(folder: folder.url.appendingPathComponent("empty").path))
    #expect(ListScreen(controller).placeholder == .empty)
  }
}
