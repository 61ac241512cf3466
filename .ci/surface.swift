// Compares the declarations of a module with Apple's, which tables of facts hold:
//
//     surface SYSTEM FACTS EXCEPTIONS (--page PAGE | --unused FILE) GRAPH...
//
// SYSTEM is iOS, tvOS, visionOS or macOS for stand-ins of Apple's modules, and "none" for a module of our own that
// declares the same. FACTS is a folder with a table for each of Apple's modules, EXCEPTIONS a table of what differs
// for a reason, GRAPH a symbol graph. Prints how many declarations agree, and fails if one that differs, or that no
// table has, is no exception. With --page, it also fails for an exception that is none any more, and if PAGE has other
// numbers; with --unused, it appends those exceptions to FILE, for they may be some on another system.
//
// `surface describe SYSTEM GRAPH...` prints the declarations as the tables have them.
//
// A line of a table of facts has four columns: the symbol; its declaration, without attributes, modifiers and names
// of parameters within; its traits; and since which iOS it is there, if that is after 15.0, with the systems that
// lack it (`-tvOS`). The traits are these:
//
//     :Hashable      a type conforms to a protocol, or a protocol refines it, other than by its superclass
//     <UIView        a class has this superclass
//     convenience    subclasses can't call the initializer as super's
//     main           isolated to the main actor
//     nonexhaustive  a switch over the enumeration needs `@unknown default`
//     open           subclasses may override the member; apps may subclass the class
//     optional       a requirement that needs no implementation
//     requirement    a requirement that needs one
//     ?              the traits aren't known
//
// A line of exceptions has the symbol, which may end in "*"; what differs, as this program prints it; and the reason.
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let kind, spelling: String }
    struct Version: Decodable { let major: Int, minor: Int? }
    struct Availability: Decodable {
      let domain: String?
      let introduced: Version?
    }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let accessLevel: String
    let availability: [Availability]?
  }
  struct Relationship: Decodable { let kind, source, target: String, targetFallback: String? }
  struct Module: Decodable { let name: String }
  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]
}

/// A declaration, as a line of the table has it.
struct Declaration: Hashable {
  var symbol: String
  var text: String
  /// The module that declares it.
  var module = ""
  var traits: Set<String> = []
  var availability = ""

  /// The first iOS after 15.0 that has it, or an empty text.
  var since: String { availability.split(separator: " ").first { $0.first != "-" }.map(String.init) ?? "" }

  var line: String {
    "\(symbol)\t\(text)\t\(traits.sorted().joined(separator: " "))\t\(availability)"
  }
}

extension Declaration {
  /// Reads a line of the table.
  init?(columns: [String]) {
    guard columns.count == 4 else { return nil }
    self.init(
      symbol: columns[0], text: columns[1],
      traits: Set(columns[2].split(separator: " ").map(String.init)), availability: columns[3])
  }
}

/// The words that begin a declaration and that the table has as traits, or not at all.
let modifiers: Set<Substring> = [
  "override", "final", "weak", "unowned", "nonisolated", "required", "convenience", "optional",
  "dynamic", "open", "public", "indirect", "@objc", "@frozen", "prefix", "postfix", "nonmutating",
]

/// Returns a declaration without its attributes and modifiers, and those.
func plain(_ declaration: String) -> (text: String, words: Set<String>) {
  var words: Set<String> = []
  var rest = Substring(declaration.replacing(#/\s+/#, with: " ").trimmingCharacters(in: .whitespaces))
  while let word = rest.prefixMatch(of: #/(@\w+(\([^)]*\))?|\w+(\([a-z]+\))?) /#)?.1,
    word.hasPrefix("@") || modifiers.contains(word.prefix { $0 != "(" })
  {
    words.insert(String(word))
    rest = rest.dropFirst(word.count + 1)
  }
  var text = String(rest)
  if let match = text.prefixMatch(of: #/class (?=func|var|let|subscript|init)/#) {
    text.replaceSubrange(match.range, with: "static ")
  }
  // A stored property reads as a computed one.
  if let match = text.prefixMatch(of: #/(static )?let /#) {
    text = "\(match.1 ?? "")var \(text[match.range.upperBound...]) { get }"
  } else if text.contains(#/^(static )?var /#), !text.hasSuffix("}") {
    text += " { get set }"
  }
  return (text, words)
}

/// Names that the modules spell differently for one type.
func spelled(_ text: String) -> String {
  text.replacing("NSNotification.Name", with: "Notification.Name").replacing("Swift.", with: "")
    .replacing("nonmutating set", with: "set")
}

/// The module before the name of a type that another module declares.
nonisolated(unsafe) let modulePrefix =
  #/^(Swift|Foundation\w*|_\w+|ObjectiveC|QuartzCore|Core\w+|Dispatch|Combine|(Headless)?UIKit)\./#

/// The declarations of graphs, in their order.
func declarations(of graphs: [Graph], isResilient: Bool, own: Set<String>) -> [Declaration] {
  var names: [String: String] = [:]
  for symbol in graphs.flatMap(\.symbols) {
    names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
  }
  var traits: [String: Set<String>] = [:]
  var hidden: Set<String> = []
  for edge in graphs.flatMap(\.relationships) {
    let target = (names[edge.target] ?? edge.targetFallback ?? edge.target)
      .replacing(modulePrefix, with: "")
    switch edge.kind {
    case "conformsTo": traits[edge.source, default: []].insert(":\(target)")
    case "inheritsFrom": traits[edge.source, default: []].insert("<\(target)")
    case "requirementOf": traits[edge.source, default: []].insert("requirement")
    case "optionalRequirementOf": traits[edge.source, default: []].insert("optional")
    case "defaultImplementationOf":
      // What has a default needs no implementation.
      traits[edge.target, default: []].insert("optional")
      if names[edge.target] != nil { hidden.insert(edge.source) }
    default: break
    }
  }
  // A superclass of the module's own stands for the one above it.
  for (id, words) in traits {
    for word in words where word.hasPrefix("<") && own.contains(String(word.dropFirst())) {
      let parent = names.first { $0.value == word.dropFirst() }?.key ?? ""
      let above = traits[parent]?.filter { $0.hasPrefix("<") } ?? []
      traits[id]?.remove(word)
      traits[id]?.formUnion(above)
    }
  }
  reduceConformances(&traits, names: names)
  var seen: Set<Declaration> = []
  var all: [Declaration] = []
  for (module, symbol) in graphs.flatMap({ graph in graph.symbols.map { (graph.module.name, $0) } })
  where !hidden.contains(symbol.identifier.precise) {
    if let name = symbol.pathComponents.last, synthesized.contains(name) { continue }
    if own.contains(String(symbol.pathComponents[0].prefix { $0 != "(" })) { continue }
    var written = ""
    for fragment in symbol.declarationFragments {
      if fragment.kind == "internalParam" {
        if written.hasSuffix(" ") { written.removeLast() }
      } else {
        written += fragment.spelling
      }
    }
    let (text, words) = plain(written)
    var declaration = Declaration(
      symbol: symbol.pathComponents.joined(separator: "."), text: spelled(text),
      module: module, traits: traits[symbol.identifier.precise] ?? [])
    if declaration.traits.contains("optional") || words.contains("optional") {
      declaration.traits.remove("requirement")
      declaration.traits.insert("optional")
    }
    if words.contains("@MainActor") { declaration.traits.insert("main") }
    if words.contains("@nonexhaustive") { declaration.traits.insert("nonexhaustive") }
    // In a resilient module, it is every enumeration that isn't frozen.
    if isResilient, symbol.kind.identifier == "swift.enum", !words.contains("@frozen") {
      declaration.traits.insert("nonexhaustive")
    }
    if words.contains("convenience") { declaration.traits.insert("convenience") }
    if symbol.accessLevel == "open" { declaration.traits.insert("open") }
    declaration.availability = since(symbol)
    if seen.insert(declaration).inserted { all.append(declaration) }
  }
  return all
}

/// Members that the compiler writes for a conformance.
let synthesized: Set = ["rawValue", "RawValue", "hashValue", "hash(into:)", "==(_:_:)", "!=(_:_:)"]

/// Conformances that say nothing: of every type, and of every object.
let universal: Set = [
  ":SendableMetatype", ":Copyable", ":Escapable", ":BitwiseCopyable", ":CVarArg",
]
let objects: Set = [
  ":NSObjectProtocol", ":Equatable", ":Hashable", ":CustomStringConvertible",
  ":CustomDebugStringConvertible", ":Sendable",
]

/// Leaves the conformances that a type doesn't have by its superclass, or by another conformance.
func reduceConformances(_ traits: inout [String: Set<String>], names: [String: String]) {
  let all = traits
  let ids = Dictionary(names.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  func inherited(_ id: String) -> Set<String> {
    guard let parent = all[id]?.first(where: { $0.hasPrefix("<") })?.dropFirst() else { return [] }
    guard let known = ids[String(parent)] else { return objects }
    return (all[known] ?? []).union(inherited(known)).union(objects)
  }
  for (id, own) in all {
    var left = own.subtracting(universal).subtracting(inherited(id).filter { $0.hasPrefix(":") })
    if left.contains(":Hashable") { left.remove(":Equatable") }
    traits[id] = left
  }
}

func since(_ symbol: Graph.Symbol) -> String {
  guard let version = symbol.availability?.first(where: { $0.domain == "iOS" })?.introduced,
    (version.major, version.minor ?? 0) > (15, 0)
  else { return "" }
  return "\(version.major).\(version.minor ?? 0)"
}

func fail(_ reason: String) -> Never {
  print(reason)
  exit(1)
}

func read(_ paths: some Sequence<String>) throws -> [Graph] {
  try paths.map {
    try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
  }
}


// MARK: The comparison

/// What a declaration says that Apple's doesn't, or the other way round.
struct Finding: Hashable {
  var symbol: String
  /// What differs: `text`, `unknown`, `module`, `since`, a system that lacks it, or a trait after "+" (only here)
  /// or "-" (only there).
  var difference: String
  var sentence: String
  /// Whether code that compiles here doesn't compile there (a), the other way round (b), or both (ab).
  var side: String {
    switch difference {
    case "unknown": "a"
    case "text": "ab"
    case let text where text.dropFirst().hasPrefix("<"): "ab"
    // Here, a subclass calls an initializer that is another's convenience there; a requirement has a default; a
    // switch needs no default; a reader needs no actor.
    case "-convenience", "-requirement", "-nonexhaustive", "-main": "a"
    case "+convenience", "+requirement", "+nonexhaustive", "+main": "b"
    case let text where text.hasPrefix("-"): "b"
    default: "a"
    }
  }
}

/// The facts that are known of a symbol. A "?" among the traits says that they weren't read.
typealias Facts = [String: [Declaration]]

extension Facts {
  /// Returns a Boolean value that indicates whether a type has a member by a superclass or a protocol.
  func isInherited(_ symbol: String) -> Bool {
    guard let dot = symbol.prefix(while: { $0 != "(" }).lastIndex(of: ".") else { return false }
    var types = [String(symbol[..<dot])]
    var seen: Set<String> = []
    while let type = types.popLast() {
      guard seen.insert(type).inserted else { continue }
      if self[type + symbol[dot...]] != nil { return true }
      for trait in self[type, default: []].flatMap(\.traits) where trait.contains(#/^[:<]/#) {
        types.append(String(trait.dropFirst()))
      }
      // The table has the protocols that another refines in its declaration.
      for refined in self[type, default: []].compactMap({ $0.text.split(separator: " : ").last }) {
        types += refined.split(separator: ", ").map(String.init)
      }
    }
    return false
  }
}

func findings(_ ours: [Declaration], _ facts: Facts, system: String) -> [Finding] {
  var all: [Finding] = []
  for declaration in ours {
    let symbol = declaration.symbol
    guard let known = facts[symbol] else {
      if facts.isInherited(symbol) { continue }
      all.append(Finding(symbol: symbol, difference: "unknown", sentence: declaration.text))
      continue
    }
    let same = known.filter { $0.text == declaration.text }
    guard var fact = same.first else {
      let theirs = known.map(\.text).joined(separator: ", or ")
      all.append(
        Finding(
          symbol: symbol, difference: "text", sentence: "\(declaration.text), Apple: \(theirs)"))
      continue
    }
    // A module may add conformances to another one's type.
    for other in same { fact.traits.formUnion(other.traits) }
    if !system.isEmpty, !known.contains(where: { $0.module == declaration.module }) {
      all.append(
        Finding(symbol: symbol, difference: "module", sentence: "\(declaration.module), Apple: \(fact.module)"))
    }
    if !system.isEmpty, fact.availability.contains("-\(system)") {
      all.append(Finding(symbol: symbol, difference: system, sentence: declaration.text))
    }
    if !system.isEmpty, declaration.availability != fact.since {
      all.append(
        Finding(
          symbol: symbol, difference: "since",
          sentence: "\(declaration.availability), Apple: \(fact.since)"))
    }
    guard !fact.traits.contains("?") else { continue }
    for trait in declaration.traits.subtracting(fact.traits).sorted()
    where !fact.traits.contains("?\(trait)")
      && !(trait == ":Equatable" && fact.traits.contains(":Hashable"))
    {
      all.append(Finding(symbol: symbol, difference: "+\(trait)", sentence: declaration.text))
    }
    // Stand-ins have the conformances that the package uses.
    for trait in fact.traits.subtracting(declaration.traits).sorted()
    where !trait.hasPrefix("?") && (system.isEmpty || !trait.hasPrefix(":")) {
      all.append(Finding(symbol: symbol, difference: "-\(trait)", sentence: declaration.text))
    }
  }
  return all
}

/// Reads the lines of tables below a folder, or of one file.
func lines(_ path: String) throws -> [[String]] {
  try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    .filter { !$0.hasPrefix("#") }
    .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
}

// MARK: The program

let arguments = Array(CommandLine.arguments.dropFirst())
let usage = "surface SYSTEM FACTS EXCEPTIONS (--page PAGE | --unused FILE) GRAPH..."
guard arguments.count > 2 else { fail(usage) }
if arguments[0] == "describe" {
  let rows = declarations(
    of: try read(arguments[2...]), isResilient: arguments[1] != "none", own: [])
  print(rows.map(\.line).sorted().joined(separator: "\n"))
  exit(0)
}
let system = arguments[0] == "none" ? "" : arguments[0]
guard arguments.count > 5, ["--page", "--unused"].contains(arguments[3]) else { fail(usage) }
let page = arguments[3] == "--page" ? arguments[4] : nil

var facts: Facts = [:]
for file in try FileManager.default.contentsOfDirectory(atPath: arguments[1])
where file.hasSuffix(".tsv") {
  for line in try lines("\(arguments[1])/\(file)") {
    guard var fact = Declaration(columns: line) else { fail("\(file): \(line)") }
    fact.module = String(file.dropLast(4))
    facts[fact.symbol, default: []].append(fact)
  }
}
/// The exceptions, each with the number of its findings.
var exceptions: [(symbol: String, difference: String, reason: String, count: Int)] = []
/// The types of the module that Apple's module lacks on purpose.
var own: Set<String> = []
for columns in try lines(arguments[2]) {
  guard columns.count == 3 else { fail("\(arguments[2]): \(columns)") }
  if columns[1] == "own" {
    own.insert(columns[0])
  } else {
    exceptions.append((columns[0], columns[1], columns[2], 0))
  }
}
let graphs = try read(arguments[5...])
let ours = declarations(of: graphs, isResilient: !system.isEmpty, own: own)
let found = findings(ours, facts, system: system)
var unexpected: [Finding] = []
for finding in found {
  let index = exceptions.firstIndex {
    ($0.symbol.hasSuffix("*")
      ? finding.symbol.hasPrefix($0.symbol.dropLast()) : finding.symbol == $0.symbol)
      && ($0.difference == finding.difference || $0.difference == "*")
  }
  if let index {
    exceptions[index].count += 1
  } else {
    unexpected.append(finding)
  }
}
let symbols = Set(ours.map(\.symbol))
let differing = Set(found.map(\.symbol))
let agreement = "\(symbols.count - differing.count) of \(symbols.count) declarations"
print("\(system.isEmpty ? graphs[0].module.name : "Stand-ins for \(system)"): \(agreement) agree.")

var complaints = unexpected.sorted { ($0.symbol, $0.difference) < ($1.symbol, $1.difference) }.map {
  "\($0.side)\t\($0.symbol)\t\($0.difference)\t\($0.sentence)"
}
let unused = exceptions.filter { $0.count == 0 }.map {
  "No exception (any more): \($0.symbol), \($0.difference)"
}
if let page {
  complaints += unused
  let text = try String(contentsOfFile: page, encoding: .utf8)
  let reasons = Dictionary(grouping: exceptions, by: \.reason).mapValues { $0.map(\.count).reduce(0, +) }
  let rows = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "| \($0.value) | \($0.key) |" }
  let lines = [agreement] + rows
  complaints += lines.filter { !text.contains($0) }.map { "\(page) should say: \($0)" }
}
if page == nil {
  let file = try FileHandle(forWritingTo: URL(fileURLWithPath: arguments[4]))
  try file.seekToEnd()
  try file.write(contentsOf: Data(unused.map { $0 + "\n" }.joined().utf8))
}
if !complaints.isEmpty { fail(complaints.joined(separator: "\n")) }
