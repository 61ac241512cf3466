// Checks pages of the documentation for what DocC doesn't report: pages SITE GRAPHS CATALOG...
//
// - DocC ends a table at a blank line, cuts a row that has more cells than the header, and shows a
//   table without a header as text. The tables of the sources are compared with those on the pages.
// - DocC appends symbols that the landing page of a module leaves out, sorted by their kind. Each
//   symbol belongs in a group that says what it is for.
// - Code is cut off in a narrow window. A line of it has at most 80 columns.
import Foundation

struct Table: Equatable, CustomStringConvertible {
  var rows: Int
  var columns: Int
  var description: String { "\(rows) x \(columns)" }
}

/// Returns the tables of a text, or the first line that isn't a whole row of one.
func tables(inSource lines: [String]) -> Result<[Table], Complaint> {
  var tables: [Table] = []
  var isInCode = false
  var rows: [Int] = []
  for (number, line) in (lines + [""]).enumerated() {
    let text = line.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("```") { isInCode.toggle() }
    if !isInCode, text.hasPrefix("|"), !line.hasPrefix("    ") {
      let isDelimiter = text.wholeMatch(of: #/\|(\s*:?-+:?\s*\|)+/#) != nil
      guard isDelimiter == (rows.count == 1) else {
        return .failure(Complaint("line \(number + 1): a row outside of a table"))
      }
      let cells = text.replacingOccurrences(of: #"\|"#, with: "").filter { $0 == "|" }.count - 1
      guard text.hasSuffix("|"), cells == rows.first ?? cells else {
        return .failure(Complaint("line \(number + 1): not as many cells as in the header"))
      }
      rows.append(cells)
    } else if !rows.isEmpty {
      guard rows.count > 2 else {
        return .failure(Complaint("line \(number): a table without rows"))
      }
      // The delimiter isn't a row.
      tables.append(Table(rows: rows.count - 1, columns: rows[0]))
      rows = []
    }
  }
  return .success(tables)
}

/// Returns the tables of a page, in their order.
func tables(onPage json: Any) -> [Table] {
  switch json {
  case let list as [Any]: return list.flatMap(tables(onPage:))
  case let object as [String: Any]:
    if object["type"] as? String == "table", let rows = object["rows"] as? [[Any]] {
      return [Table(rows: rows.count, columns: rows.first?.count ?? 0)]
    }
    return object.sorted { $0.key < $1.key }.filter { $0.key != "references" }
      .flatMap { tables(onPage: $0.value) }
  default: return []
  }
}

struct Complaint: Error {
  var text: String
  init(_ text: String) { self.text = text }
}

func json(_ file: URL) throws -> [String: Any] {
  try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
}

/// Returns the page of a symbol. Overloads have pages of the same name with different suffixes.
func page(of symbol: String, path: [String], in folder: URL) -> [String: Any]? {
  let file = path.reduce(folder) { $0.appendingPathComponent($1.lowercased()) }
  let pages = try? FileManager.default.contentsOfDirectory(
    at: file.deletingLastPathComponent(), includingPropertiesForKeys: nil)
  return pages?.lazy
    .filter { $0.pathExtension == "json" && $0.lastPathComponent.hasPrefix(file.lastPathComponent) }
    .compactMap { try? json($0) }
    .first { ($0["metadata"] as? [String: Any])?["externalID"] as? String == symbol }
}

/// The number of what was compared, of each kind.
var counts = ["tables of articles": 0, "tables of symbols": 0, "groups": 0]
var complaints: [String] = []

/// Compares the tables of a source with those on its page, which is read only if there are any.
@MainActor func compare(
  _ kind: String, _ name: String, _ lines: [String], with page: () -> [String: Any]?
) {
  switch tables(inSource: lines) {
  case .failure(let complaint): complaints.append("\(name), \(complaint.text)")
  case .success(let expected):
    if expected.isEmpty { return }
    counts[kind, default: 0] += expected.count
    let found = page().map { tables(onPage: $0) }
    if found != expected {
      let page = found.map { "its page \($0)" } ?? "there is no page"
      complaints.append("\(name): the source has tables of \(expected), and \(page)")
    }
  }
}

/// Complains about each topic of a landing page that DocC made itself.
@MainActor func checkGroups(of module: String, _ landingPage: [String: Any]) {
  for case let topic as [String: Any] in landingPage["topicSections"] as? [Any] ?? [] {
    counts["groups", default: 0] += 1
    guard topic["generated"] as? Bool == true, topic["title"] as? String != "Extended Modules"
    else { continue }
    let names = (topic["identifiers"] as? [String] ?? []).map { $0.split(separator: "/").last }
    complaints.append("\(module): in no group of the landing page: \(names.compactMap(\.self))")
  }
}

/// Complains about each line of code that is too long, in a page or in a file of code alone.
@MainActor func checkCode(_ name: String, _ text: String, isCode: Bool = false) {
  var isCode = isCode
  for (number, line) in text.components(separatedBy: "\n").enumerated() {
    if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
      isCode.toggle()
    } else if isCode {
      counts["lines of code", default: 0] += 1
      if line.count > 80 {
        complaints.append("\(name), line \(number + 1): \(line.count) columns of code")
      }
    }
  }
}

/// A check of the check: of each fault there must be one complaint, and none of what is right.
@MainActor func checkComplaints() {
  let source = ["| a | b |", "| - | - |", "| 1 | 2 |"]
  func page(_ rows: [[String]]) -> [String: Any] {
    let tables: [[String: Any]] = [["type": "table", "rows": rows]]
    return ["content": tables, "references": tables]
  }
  compare("", "right", source) { page([["a", "b"], ["1", "2"]]) }
  compare("", "a row less", source) { page([["a", "b"]]) }
  compare("", "a column less", source) { page([["a"], ["1"]]) }
  compare("", "no table", source) { [:] }
  compare("", "no page", source) { nil }
  compare("", "a cell more", source + ["| 3 | 4 | 5 |"]) { nil }
  compare("", "a blank line", source + ["", "| 3 | 4 |"]) { nil }
  compare("", "no header", ["| 3 | 4 |"]) { nil }
  checkGroups(of: "no group", ["topicSections": [["generated": true, "identifiers": ["a/b"]]]])
  let extended: [String: Any] = ["generated": true, "title": "Extended Modules"]
  checkGroups(of: "right", ["topicSections": [["title": "Lists"], extended]])
  checkCode("right", "```\n\(String(repeating: "é", count: 80))\n```")
  checkCode("a long line", "```\n\(String(repeating: "-", count: 81))\n```")
  let faults = [
    "a row less", "a column less", "no table", "no page", "a cell more", "a blank line",
    "no header", "no group", "a long line",
  ]
  guard faults.count == complaints.count, zip(complaints, faults).allSatisfy({ $0.hasPrefix($1) })
  else {
    print("The check does not see what it must see:")
    for complaint in complaints { print(complaint) }
    exit(1)
  }
  complaints = []
  counts = counts.filter { !$0.key.isEmpty }.mapValues { _ in 0 }
}

checkComplaints()
let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
let site = arguments[0].appendingPathComponent("data/documentation")
for page in ["README.md", ".github/CONTRIBUTING.md"] {
  checkCode(page, try String(contentsOfFile: page, encoding: .utf8))
}
for catalog in arguments[2...] {
  let module = catalog.deletingPathExtension().lastPathComponent
  let pages = site.appendingPathComponent(module.lowercased())
  checkGroups(of: module, try json(pages.appendingPathExtension("json")))
  for case let article as URL in FileManager.default.enumerator(
    at: catalog, includingPropertiesForKeys: nil)!
  where article.pathExtension == "md" {
    let text = try String(contentsOf: article, encoding: .utf8)
    let name = article.deletingPathExtension().lastPathComponent
    checkCode("\(module), \(name).md", text)
    compare("tables of articles", "\(module), \(name).md", text.components(separatedBy: "\n")) {
      // The landing page has the name of the module.
      let page = name == module ? pages : pages.appendingPathComponent(name.lowercased())
      return try? json(page.appendingPathExtension("json"))
    }
  }
  let steps = catalog.appendingPathComponent("Tutorials/Steps")
  for step in (try? FileManager.default.contentsOfDirectory(atPath: steps.path)) ?? []
  where step.hasSuffix(".swift") {
    let file = steps.appendingPathComponent(step)
    checkCode("\(module), \(step)", try String(contentsOf: file, encoding: .utf8), isCode: true)
  }
  let graphs = arguments[1].appendingPathComponent(module)
  for graph in try FileManager.default.contentsOfDirectory(
    at: graphs, includingPropertiesForKeys: nil)
  {
    for symbol in try json(graph)["symbols"] as? [[String: Any]] ?? [] {
      guard let comment = symbol["docComment"] as? [String: Any],
        let lines = comment["lines"] as? [[String: Any]],
        let identifier = symbol["identifier"] as? [String: Any],
        let precise = identifier["precise"] as? String,
        let path = symbol["pathComponents"] as? [String]
      else { continue }
      let name = "\(module), \(path.joined(separator: "."))"
      compare("tables of symbols", name, lines.map { $0["text"] as? String ?? "" }) {
        page(of: precise, path: path, in: pages)
      }
    }
  }
}

for (kind, count) in counts where count == 0 { complaints.append("There are no \(kind).") }
for complaint in complaints { print(complaint) }
guard complaints.isEmpty else { exit(1) }
let found = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
print("\(found.joined(separator: ", ")): rendered as their sources have them.")
