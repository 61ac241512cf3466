import SwiftTokens

/// The files to build, and the others with the reason.
struct FileChoice: Equatable {
  var taken: [String] = []
  var left: [String: String] = [:]

  private static let listTypes = ["UITableView", "UICollectionView"]

  /// Chooses the files that reach tables and collection views, or those that the user named, and
  /// what they need.
  init(
    _ index: FileIndex, available: Set<String>, named: [String] = [], tests: Set<String> = []
  ) {
    for (path, entry) in index.entries {
      let missing = entry.modules.subtracting(available).sorted()
      guard !missing.isEmpty else { continue }
      left[path] = "it imports \(missing.joined(separator: ", "))"
    }
    leaveDependents(index)
    let seeds = index.entries.filter { path, entry in
      if !named.isEmpty { return named.contains { path.hasSuffix($0) } }
      return tests.contains(path)
        || entry.words.contains { word in Self.listTypes.contains { word.hasPrefix($0) } }
    }.map(\.key)
    var queue = seeds.filter { left[$0] == nil }
    var reached = Set(queue)
    while let path = queue.popLast() {
      for need in index.needs(of: path).union(index.mayUse(path))
      where left[need] == nil && reached.insert(need).inserted { queue.append(need) }
    }
    taken = reached.sorted()
    for path in index.entries.keys where left[path] == nil && !reached.contains(path) {
      left[path] = "no list screen needs it"
    }
  }

  /// Leaves a file out, and the files that need its types.
  mutating func leave(_ reasons: [String: String], _ index: FileIndex) {
    for (path, reason) in reasons { left[path] = reason }
    leaveDependents(index)
    taken.removeAll { left[$0] != nil }
  }

  private mutating func leaveDependents(_ index: FileIndex) {
    // A type that another file declares, too, isn't missing.
    var missing: [String: String] = [:]
    var queue = Array(left.keys)
    while let gone = queue.popLast() {
      for type in index.entries[gone]?.types ?? [] {
        let files = index.typeFiles[type] ?? []
        guard files.allSatisfy({ left[$0] != nil }), missing[type] == nil else { continue }
        missing[type] = gone
        for (path, entry) in index.entries
        where left[path] == nil && entry.words.contains(type) && !Self.hides(type, in: entry) {
          left[path] = "it needs \(type)"
          queue.append(path)
        }
      }
    }
  }

  /// A Boolean value that indicates whether a name is that of a file's own type inside another one.
  private static func hides(_ type: String, in entry: FileIndex.Entry) -> Bool {
    entry.source.types.contains { $0.name == type && $0.keyword != "extension" }
  }
}
