import SwiftTokens

/// The declarations of a target's files, and the words with which they use each other's.
struct FileIndex {
  struct Entry {
    var source: Source
    var words: Set<String>
    var types: Set<String>
    /// The names of global functions, variables and operators, and of members of extensions.
    var members: Set<String>
    /// The modules that the file imports without a condition.
    var modules: Set<String>
  }
  private(set) var entries: [String: Entry] = [:]
  /// The files that declare a type, a global or a member of an extension. Those under an empty name
  /// are used without any.
  private(set) var files: [String: Set<String>] = [:]
  private var extensionFiles: [String: Set<String>] = [:]

  init(_ sources: [Source]) {
    for source in sources {
      let globals = source.declarations().filter { !["extension", "import"].contains($0.keyword) }
      let names = Set(globals.filter { $0.isType || $0.keyword == "typealias" }.map(\.name))
      let members = globals.filter { !names.contains($0.name) }.map(\.name)
      entries[source.path] = Entry(
        source: source, words: source.words, types: names, members: Set(members),
        modules: Set(source.imports.filter { !$0.isConditional }.map(\.module)))
    }
    let own = entries.values.reduce(into: Set()) { $0.formUnion($1.types) }
    for (path, entry) in entries {
      // Who imports its module names nothing that it declares.
      if entry.words.contains("_exported") { files["", default: []].insert(path) }
      for found in entry.source.declarations() where found.keyword == "extension" {
        let type = entry.source.extendedType(found)
        extensionFiles[type, default: []].insert(path)
        let (members, others) = entry.source.uses(of: found, as: type)
        entries[path]!.members.formUnion(members)
        // The files of the app's own types bring their extensions with them.
        for name in own.contains(type) ? [] : others { files[name, default: []].insert(path) }
      }
      for name in entries[path]!.members.union(entry.types) {
        files[name, default: []].insert(path)
      }
    }
  }

  /// The files whose types, global functions or extensions a file may use, and those that extend
  /// its types.
  func needs(of path: String) -> Set<String> {
    guard let entry = entries[path] else { return [] }
    return entry.types.compactMap { extensionFiles[$0] }.reduce(
      entry.words.union([""]).reduce(into: []) { $0.formUnion(files[$1] ?? []) }
    ) { $0.union($1) }
  }
}

extension Source {
  /// The types of values that code contains without their names.
  private static let literalTypes: Set = [
    "String", "Character", "Int", "Double", "Float", "Bool", "Array", "Dictionary", "Set",
    "Optional", "StringInterpolation", "DefaultStringInterpolation", "Collection", "Sequence",
  ]
  /// The members that the language calls.
  private static let impliedMembers: Set = [
    "~=", "callAsFunction", "makeIterator", "makeAsyncIterator", "appendInterpolation",
  ]

  /// Returns the name of the outermost type that an extension extends, without its module.
  fileprivate func extendedType(_ found: Declaration) -> String {
    let parts = nameAndEnd(of: found).name.split(separator: ".").map(String.init)
    return parts.first { !Session.modules.contains($0) } ?? ""
  }

  /// Returns the names of the members of an extension, and the words with which files use what
  /// else it declares: its nested types, the labels of its initializers and subscripts, and the
  /// protocols that its type conforms to.
  fileprivate func uses(
    of found: Declaration, as type: String
  ) -> (members: [String], others: [String]) {
    guard let body = found.body else { return ([], []) }
    let names = Set(nameAndEnd(of: found).name.split(separator: ".").map(String.init))
    let implied = names.isDisjoint(with: Self.literalTypes) ? type : ""
    var (members, others) = ([String](), inherited(by: found).map(\.name))
    if !others.isEmpty { others.append(implied) }
    for member in declarations(in: body) where !member.modifiers.contains("override") {
      if ["init", "subscript"].contains(member.keyword) {
        let label = labels(of: member).first { $0 != "_" }
        others.append(label ?? implied)
      } else if member.isType {
        others.append(member.name)
      } else if member.keyword != "case" {
        members.append(member.name)
        if Self.impliedMembers.contains(member.name) { others.append("") }
      }
    }
    return (members, others)
  }
}
