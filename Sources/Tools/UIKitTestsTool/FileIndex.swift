import SwiftTokens

/// The declarations of a target's files, and the words with which they use each other's.
struct FileIndex {
  struct Entry {
    var source: Source
    var words: Set<String>
    var types: Set<String>
    /// The names of global functions and variables, and of members of extensions.
    var members: Set<String>
    /// The modules that the file imports without a condition.
    var modules: Set<String>
  }
  private(set) var entries: [String: Entry] = [:]
  /// The files that declare a type, a global or a member of an extension.
  private(set) var files: [String: Set<String>] = [:]
  private var extensionFiles: [String: Set<String>] = [:]

  init(_ sources: [Source]) {
    for source in sources {
      let types = source.types
      let names = Set(
        types.filter { $0.keyword != "extension" && $0.depth == 0 }.map(\.name)
          + source.members(in: nil).filter { $0.keyword == "typealias" }.map(\.name))
      let members = Set(
        source.members(in: nil).filter { $0.keyword != "typealias" }.map(\.name)
          + types.filter { $0.keyword == "extension" }.flatMap { source.members(in: $0.braces) }
          .filter { $0.keyword != "init" && !$0.modifiers.contains("override") }.map(\.name))
      entries[source.path] = Entry(
        source: source, words: source.words, types: names, members: members,
        modules: Set(source.imports.filter { !$0.isConditional }.map(\.module)))
      for name in names.union(members) { files[name, default: []].insert(source.path) }
      for type in types where type.keyword == "extension" {
        extensionFiles[type.name, default: []].insert(source.path)
      }
    }
  }

  /// The files whose types, global functions or extensions a file may use, and those that extend
  /// its types.
  func needs(of path: String) -> Set<String> {
    guard let entry = entries[path] else { return [] }
    return entry.types.compactMap { extensionFiles[$0] }.reduce(
      entry.words.reduce(into: []) { $0.formUnion(files[$1] ?? []) }
    ) { $0.union($1) }
  }
}
