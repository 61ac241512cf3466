/// A reader of the uses of newer declarations in a source, whether or not they are guarded.
struct UseFinder {
  let tokens: [Token]
  let partners: [Int: Int]
  let declared: DeclaredNames

  /// A use at the index of a token.
  struct Use {
    var index: Int
    var name: String
    var version: SystemVersion
  }

  private var table: NewerDeclarations { .table }

  /// The uses in their order. Of a name with several parts, each part can be one.
  var uses: [Use] {
    var uses: [Use] = []
    /// The opening brackets around a token.
    var open: [Int] = []
    var inherited = 0..<0
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.text {
      case "(", "[", "{": if partners[index] != nil { open.append(index) }
      case ")", "]", "}": if partners[index] != nil { open.removeLast() }
      case "import" where !isMember(index): index = end(ofImport: index)
      case "class", "struct", "enum", "actor", "extension":
        inherited = self.inherited(by: index)
      case _ where token.isWord:
        let isInherited = inherited.contains(index)
        uses += named(at: index).filter { !isInherited || !table.protocols.contains($0.name) }
        if let use = member(at: index) ?? value(at: index, in: open.last) ?? overload(at: index) {
          uses.append(use)
        }
      default: break
      }
      index += 1
    }
    return uses
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].name : ""
  }

  /// Returns a Boolean value that indicates whether a token is the name of a member of what is
  /// before it.
  private func isMember(_ index: Int) -> Bool { text(index - 1) == "." }

  /// Returns the index of the last token of an import, which uses nothing.
  private func end(ofImport start: Int) -> Int {
    let kinds: Set = ["class", "struct", "enum", "protocol", "func", "let", "var", "typealias"]
    var end = kinds.contains(text(start + 1)) ? start + 2 : start + 1
    while text(end + 1) == ".", end + 2 < tokens.count { end += 2 }
    return end
  }

  /// Returns the indices of the names that a type or an extension inherits from.
  private func inherited(by keyword: Int) -> Range<Int> {
    var start = keyword + 2
    while text(start) == "." { start += 2 }
    if text(start) == "<" { start = tokens[start...].prefix(200).group.endIndex + 1 }
    guard text(start) == ":" else { return 0..<0 }
    let end = tokens[start...].prefix(200).firstIndex { ["{", "where"].contains($0.text) }
    return start..<(end ?? start)
  }

  // MARK: Names

  /// Returns the uses of a name with the parts after it.
  private func named(at start: Int) -> [Use] {
    var path = text(start)
    guard table.heads.contains(path) else { return [] }
    if path.isTypeName, isMember(start), !isModule(start - 2) { return [] }
    var uses: [Use] = []
    var index = start
    guard path.isTypeName || !declared.members.contains(path) else { return [] }
    while !declared.types.contains(text(index)) {
      if let found = table.names[path], !declared.isExtension(found) {
        uses.append(Use(index: index, name: found.name, version: found.version))
      }
      var point = index + 1
      while ["?", "!"].contains(text(point)), !path.isTypeName { point += 1 }
      guard text(point) == ".", point + 1 < tokens.count, tokens[point + 1].isWord else { break }
      index = point + 1
      path += "." + text(index)
      // No name has more parts.
      guard index < start + 10 else { break }
    }
    return uses
  }

  /// Returns a Boolean value that indicates whether a token is the name of UIKit's module.
  private func isModule(_ index: Int) -> Bool { text(index) == "UIKit" && !isMember(index) }

  // MARK: Members

  /// Returns the use of a member that is newer wherever it is.
  private func member(at index: Int) -> Use? {
    let name = text(index)
    guard let found = table.members[name], !declared.members.contains(name) else { return nil }
    if isMember(index) {
      // A type that isn't UIKit's has members of its own.
      let receiver = text(index - 2)
      let isKnown = ["UI", "NS", "CA", "Self"].contains(where: receiver.hasPrefix)
      guard isKnown || !receiver.isTypeName else { return nil }
    } else {
      let isDeclared = ["func", "var", "let", "case", "@", "#"].contains(text(index - 1))
      guard !isDeclared, text(index + 1) != ":" else { return nil }
    }
    return Use(index: index, name: name, version: found.version)
  }

  /// Returns the use of a value, such as in `textContentType = .birthdate`.
  private func value(at index: Int, in bracket: Int?) -> Use? {
    guard isMember(index) else { return nil }
    var end = index - 2
    if ["[", ","].contains(text(end)), let bracket, text(bracket) == "[" { end = bracket - 1 }
    let isLabel = text(end) == ":"
    if text(end) == "(", text(end - 1) == "insert", isMember(end - 1) {
      end -= 3
    } else if isLabel {
      end -= 1
    } else if text(end) == "=" {
      end -= ["=", "!"].contains(text(end - 1)) ? 2 : 1
    } else {
      return nil
    }
    guard let found = table.values[text(end) + "." + text(index)], !declared.isExtension(found),
      isLabel || !declared.members.contains(text(end))
    else { return nil }
    return Use(index: index, name: found.name, version: found.version)
  }

  // MARK: Overloads

  /// Returns the use of a function or an initializer that has labels of its own.
  private func overload(at index: Int) -> Use? {
    guard text(index + 1) == "(", text(index - 1) != "func" else { return nil }
    let isInit = text(index) == "init" && isMember(index)
    guard let overloads = table.overloads[text(isInit ? index - 2 : index)],
      let close = partners[index + 1]
    else { return nil }
    let labels = Set(tokens[(index + 2)..<close].prefix(2000).split().map(\.argumentLabel))
    let overload = overloads.first { overload in
      overload.labels.isSubset(of: labels)
        && overload.labels.allSatisfy { !declared.labels.contains("\(overload.base)(\($0):") }
        && (overload.base != "init" || isPath(overload.owner, at: isInit ? index - 2 : index))
    }
    return overload.map { Use(index: index, name: $0.name, version: $0.version) }
  }

  /// Returns a Boolean value that indicates whether the name of a type of UIKit ends at an index.
  private func isPath(_ path: String, at end: Int) -> Bool {
    var index = end
    for part in path.split(separator: ".").reversed() {
      guard text(index) == part else { return false }
      index -= 2
    }
    return !declared.types.contains(text(index + 2))
      && (text(index + 1) != "." || isModule(index))
  }
}

extension String {
  /// A Boolean value that indicates whether the name begins as those of types do.
  fileprivate var isTypeName: Bool { first?.isUppercase ?? false }
}
