import SwiftTokens

/// The files to build, and the others with the reason.
struct FileChoice: Codable, Equatable {
  var taken: [String] = []
  var left: [String: String] = [:]

  /// The reason why most files are left out.
  static let unneeded = "no list screen needs it"
  /// The modules whose files have nothing for a list screen.
  private static let wholeModules: Set = ["SwiftUI", "WidgetKit", "Charts", "Cocoa", "AppKit"]
  private static let listTypes = ["UITableView", "UICollectionView"]

  /// Chooses the files that reach tables and collection views, or those that the user named, and
  /// what they need.
  init(
    _ index: FileIndex, available: Set<String>, named: [String] = [], tests: Set<String> = [],
    left others: [String: String] = [:]
  ) {
    left = others
    for (path, entry) in index.entries {
      // Of other modules, and in files of UIKit and of tests, the compiler says what needs them.
      let missing = entry.modules.subtracting(available).intersection(Self.wholeModules).sorted()
      if !missing.isEmpty, !tests.contains(path), !entry.modules.contains("UIKit") {
        left[path] = "it imports \(missing.joined(separator: ", "))"
      }
      // The compiler takes hours for it.
      if entry.source.depth > 250 {
        left[path] = "its brackets are nested \(entry.source.depth) deep"
      }
    }
    let seeds = index.entries.filter { path, entry in
      if !named.isEmpty { return named.contains { path.hasSuffix($0) } }
      return tests.contains(path) || entry.source.types.contains(where: \.isDelegate)
        || entry.words.contains { word in Self.listTypes.contains { word.hasPrefix($0) } }
    }.map(\.key)
    var queue = seeds.filter { left[$0] == nil }
    var reached = Set(queue)
    while let path = queue.popLast() {
      for need in index.needs(of: path) where left[need] == nil && reached.insert(need).inserted {
        queue.append(need)
      }
    }
    taken = reached.sorted()
    for path in index.entries.keys where left[path] == nil && !reached.contains(path) {
      left[path] = Self.unneeded
    }
  }

  /// Leaves files out.
  mutating func leave(_ reasons: [String: String]) {
    left.merge(reasons) { first, _ in first }
    taken.removeAll { left[$0] != nil }
  }
}
