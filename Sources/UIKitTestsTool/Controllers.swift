extension FileIndex {
  private static let roots: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ]

  /// Returns the first class of files that conforms to a protocol.
  func type(_ protocol: String, in files: [String]) -> String? {
    files.lazy.compactMap { self.entries[$0]?.source.types }.joined().first {
      $0.keyword == "class" && $0.depth == 0 && $0.inherited.contains(`protocol`)
    }?.name
  }

  /// Returns the view controllers of files that can perhaps be created without arguments.
  func controllers(in files: [String]) -> [String] {
    let types = files.flatMap { entries[$0]?.source.types ?? [] }.filter { $0.keyword == "class" }
    var known = Self.roots
    var found: [TypeScope] = []
    var grows = true
    while grows {
      grows = false
      for type in types where !known.contains(type.name) {
        guard let parent = type.inherited.first, known.contains(parent) else { continue }
        known.insert(type.name)
        found.append(type)
        grows = true
      }
    }
    return found.filter {
      $0.depth == 0 && !$0.isGeneric
        && $0.modifiers.isDisjoint(with: ["private", "fileprivate"])
    }.map(\.name).sorted()
  }
}
