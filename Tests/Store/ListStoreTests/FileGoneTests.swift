import Foundation
import ListData
import ListStore
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// Files that are deleted, moved, replaced or emptied while a store is open: the next write fails,
/// lists are told within the watch's period, and nothing is written into another file.
@MainActor @Suite(.timeLimit(.minutes(30))) struct FileGoneTests {
  /// A way in which the file of a store goes, and a part of what the user is told.
  enum Way: CaseIterable {
    case deleted, moved, folderDeleted, folderMoved, linkDeleted
    case replaced, replacedByCopy, replacedByEmptyFile, replacedByFolder, linkMoved
    case emptied, logDeleted, logReplaced

    var words: String {
      switch self {
      case .deleted, .moved, .folderDeleted, .folderMoved, .linkDeleted:
        "was deleted or moved, or its folder was"
      case .replaced, .replacedByCopy, .replacedByEmptyFile, .replacedByFolder, .linkMoved:
        "was replaced by another file"
      case .emptied: "was emptied"
      case .logDeleted, .logReplaced: "holds the newest changes"
      }
    }
  }

  /// The folder of the file, the file, and another database of jobs.
  private struct Place {
    let root: Folder
    let path: String
    let other: String

    init(_ way: Way) throws {
      root = try Folder()
      let folder = root.file("folder")
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      other = root.file("other.sqlite")
      try SQLiteStore(path: other).createTable(for: Job.self)
      if [.linkDeleted, .linkMoved].contains(way) {
        path = folder + "/link.sqlite"
        let target = root.file("target.sqlite")
        try SQLiteStore(path: target).createTable(for: Job.self)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      } else {
        path = folder + "/jobs.sqlite"
      }
    }

    /// Takes the file away.
    func take(_ way: Way) throws {
      let files = FileManager.default
      let away = root.file("away")
      switch way {
      case .deleted, .linkDeleted: try files.removeItem(atPath: path)
      case .moved: try files.moveItem(atPath: path, toPath: away)
      case .folderDeleted: try files.removeItem(atPath: root.file("folder"))
      case .folderMoved: try files.moveItem(atPath: root.file("folder"), toPath: away)
      case .replaced: #expect(rename(other, path) == 0)
      case .replacedByCopy:
        try files.copyItem(atPath: path, toPath: away)
        #expect(rename(away, path) == 0)
      case .replacedByEmptyFile:
        try Data().write(to: URL(fileURLWithPath: away))
        #expect(rename(away, path) == 0)
      case .replacedByFolder:
        try files.removeItem(atPath: path)
        try files.createDirectory(atPath: path, withIntermediateDirectories: false)
      case .linkMoved:
        try files.removeItem(atPath: path)
        try files.createSymbolicLink(atPath: path, withDestinationPath: other)
      case .emptied: #expect(truncate(path, 0) == 0)
      case .logDeleted: try files.removeItem(atPath: logPath)
      case .logReplaced:
        try Data().write(to: URL(fileURLWithPath: away))
        #expect(rename(away, logPath) == 0)
      }
    }

    private var logPath: String { path + "-wal" }

    /// The bytes of all files, by path.
    var contents: [String: Data] {
      var contents: [String: Data] = [:]
      for name in FileManager.default.subpaths(atPath: root.path) ?? [] {
        contents[name] = FileManager.default.contents(atPath: root.file(name))
      }
      return contents
    }
  }

  private func expectGone(
    _ way: Way, _ location: SourceLocation = #_sourceLocation, _ work: () throws -> Void
  ) {
    let error = failure(work)
    #expect(
      (error?.kind, error?.message.contains(way.words), error?.path != nil)
        == (.fileIsGone, true, true), "\(error?.message ?? "none")", sourceLocation: location)
  }

  @Test(arguments: Way.allCases)
  func `writes fail, lists are told, and no other file is touched`(way: Way) async throws {
    let place = try Place(way)
    let store = try SQLiteStore(path: place.path)
    try store.createTable(for: Job.self)
    func insert(_ jobs: [Job]) throws {
      try store.write { tx in for job in jobs { try tx.insert(job) } }
    }
    try insert(someJobs)
    let (list, recorder) = try store.shown(FetchRequest(Job.self))
    #expect(list.sections[0].items.count == 4)

    try place.take(way)
    let contents = place.contents
    for _ in 0..<2 { expectGone(way) { try insert([Job(id: 9, project: "", title: "")]) } }
    expectGone(way) { try store.followExternalChanges() }
    #expect(recorder.errors.map { ($0 as? SQLiteError)?.kind } == [.fileIsGone])
    // The watch looks again and again, and tells it once.
    try await Task.sleep(nanoseconds: 600_000_000)
    #expect(recorder.errors.count == 1)
    expectGone(way) { _ = try store.fetch(FetchRequest(Job.self)) }
    expectGone(way) { try list.performFetch() }
    expectGone(way) { _ = try store.fetchedResultsController(for: FetchRequest(Job.self)) }
    #expect(place.contents == contents)
  }

  @Test func `the watch tells the lists`() async throws {
    let place = try Place(.deleted)
    let store = try SQLiteStore(path: place.path)
    try store.createTable(for: Job.self)
    let (list, recorder) = try store.shown(FetchRequest(Job.self))
    try place.take(.deleted)
    try await MainQueue.wait { recorder.errors.count == 1 }
    #expect("\(recorder.errors[0])".contains(Way.deleted.words))
    withExtendedLifetime(list) {}
  }

  @Test func `reads that follow each other notice it, too`() async throws {
    let place = try Place(.moved)
    let store = try SQLiteStore(path: place.path)
    try store.createTable(for: Job.self)
    let request = FetchRequest(Job.self)
    #expect(try store.fetch(request).isEmpty)
    try place.take(.moved)
    try await MainQueue.wait { (0..<5).contains { _ in (try? store.fetch(request)) == nil } }
    for _ in 0..<3 { expectGone(.moved) { _ = try store.fetch(request) } }
  }

  @Test func `a file that comes back is used again`() throws {
    let place = try Place(.moved)
    let store = try SQLiteStore(path: place.path)
    try store.createTable(for: Job.self)
    let (list, recorder) = try store.shown(FetchRequest(Job.self).order(by: \.id))
    try place.take(.moved)
    expectGone(.moved) { try store.followExternalChanges() }
    try FileManager.default.moveItem(atPath: place.root.file("away"), toPath: place.path)
    try store.followExternalChanges()
    try store.write { try $0.insert(someJobs[0]) }
    #expect(list.object(at: [0, 0]) == someJobs[0])
    try place.take(.moved)
    expectGone(.moved) { try store.followExternalChanges() }
    #expect(recorder.errors.count == 2)
  }

  @Test func `a temporary store doesn't delete a file that took its place`() throws {
    let place = try Place(.replaced)
    var store: SQLiteStore? = try SQLiteStore.inMemory()
    let path = try #require(store?.path)
    #expect(rename(place.other, path) == 0)
    store = nil
    #expect(FileManager.default.fileExists(atPath: path))
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }
}
