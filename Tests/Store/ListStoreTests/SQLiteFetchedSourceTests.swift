import Foundation
import ListTesting
import TestSupport
import Testing

@testable import ListStore

/// Sources that follow changes by chance, in all the ways in which a file can change.
@MainActor @Suite(.timeLimit(.minutes(30))) struct SQLiteFetchedSourceTests {
  private enum Kind: CaseIterable {
    case plain, sectioned, byLetter, withOwnSQL, searched

    var request: FetchRequest<Job> {
      let jobs = FetchRequest(Job.self)
      return switch self {
      case .plain: jobs.order(by: \.due, .descending).order(by: \.kind)
      case .sectioned:
        jobs.filter(\.isDone, .equal, false).sectioned(by: \.project).order(by: \.title)
      case .byLetter: jobs.sectioned(byFirstLetterOf: \.title, .descending).order(by: \.due)
      case .withOwnSQL:
        jobs.filter(sql: "id > (SELECT count(*) FROM Job WHERE is_done)").sectioned(by: \.kind)
      case .searched: jobs.matching("pa").order(by: \.title)
      }
    }
  }

  @Test(arguments: Kind.allCases, Walk.seeds(2))
  private func `a list can show what a store fetches`(kind: Kind, seed: UInt64) async throws {
    let folder = try Folder()
    let store = try SQLiteStore(path: folder.file("jobs"))
    try await store.write {
      try $0.createTable(for: Job.self)
      try $0.createSearchIndex(for: Job.self, on: \.title)
      for job in someJobs { try $0.insert(job) }
    }
    let other = try SQLiteStore(path: folder.file("jobs"))
    let source = try SQLiteFetchedSource(kind.request, of: store)
    await expectSource(source, changes: Walk.steps(60), seed: seed) { random in
      let jobs = (0..<3).map { _ in Job(by: &random) }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: try await store.write { try $0.upsert(jobs[0]) }
      case let way: try change(store, other, with: jobs, way)
      }
    }
  }

  private func change(
    _ store: SQLiteStore, _ other: SQLiteStore, with jobs: [Job], _ way: Int
  ) throws {
    switch way {
    case 1: try store.write { _ = try $0.delete(jobs[0]) }
    case 2:
      try store.write {
        for job in jobs { try $0.upsert(job) }
        _ = try $0.delete(jobs[1])
      }
    case 3:
      try store.write {
        _ = try $0.execute("UPDATE Job SET project = ? WHERE project = ?", "Roof", jobs[0].project)
      }
    case 4:
      // Nothing remains of a transaction that fails.
      _ = try? store.write {
        for job in jobs { try $0.upsert(job) }
        throw CancellationError()
      }
    case 5:
      try other.write { for job in jobs.prefix(2) { try $0.upsert(job) } }
      try store.followExternalChanges()
    case 6:
      // Several commits, which the list reads at once.
      try other.write { try $0.upsert(jobs[0]) }
      try store.write { try $0.upsert(jobs[1]) }
    default: try store.write { try $0.upsert(jobs[0]) }
    }
  }
}

extension Job {
  /// Creates a job by chance, one of a dozen.
  init(by random: inout any RandomNumberGenerator) {
    self.init(
      id: Int.random(in: 0..<12, using: &random),
      project: ["Garden", "House", "Roof"].randomElement(using: &random)!,
      title: ["Mend", "Paint", "Pave", "élan", "pack 2"].randomElement(using: &random)!)
    isDone = Int.random(in: 0..<4, using: &random) == 0
    kind = Kind.allCases.randomElement(using: &random)!
    due = [nil, Date(timeIntervalSince1970: 7), Date(timeIntervalSince1970: 9)].randomElement(
      using: &random)!
  }
}
