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

  /// Returns the classes of files that match, and those that inherit from them.
  func classes(in files: [String], where matches: (TypeScope) -> Bool) -> [TypeScope] {
    let types = files.flatMap { entries[$0]?.source.types ?? [] }.filter { $0.keyword == "class" }
    var found = types.filter(matches)
    var count = 0
    while count < found.count {
      count = found.count
      let names = Set(found.map(\.name))
      found = types.filter { matches($0) || $0.inherited.first.map(names.contains) ?? false }
    }
    return found
  }

  /// Returns the first initializer of a class that has parameters, or nil.
  func initializer(of name: String, in files: [String]) -> String? {
    let all = files.compactMap { entries[$0]?.source }.flatMap { source in
      source.types.filter { $0.keyword == "class" && $0.fullName == name }
        .flatMap { source.members(in: $0.braces) }.filter { $0.keyword == "init" }
        .map(source.labels)
    }
    return all.first { !$0.isEmpty && $0 != ["coder"] }
      .map { labels in "init(" + labels.map { $0 + ":" }.joined() + ")" }
  }

  /// Returns the view controllers of files that can perhaps be created without arguments.
  func controllers(in files: [String]) -> [String] {
    let found = classes(in: files) { $0.inherited.first.map(Self.roots.contains) ?? false }.filter {
      // A class in a function has no name outside of it.
      ($0.depth == 0 || $0.fullName != $0.name) && !$0.isGeneric && !$0.isPrivate
    }
    // Two modules may have classes of one name.
    return Set(found.map(\.fullName)).sorted()
  }
}
