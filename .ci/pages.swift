// Checks pages of the documentation for what DocC doesn't report: pages SITE GRAPHS CATALOG...
//
// - DocC ends a table at a blank line, cuts a row that has more cells than the header, and shows a
//   table without a header as text. The tables of the sources are compared with those on the pages.
// - DocC appends symbols that the landing page of a module leaves out, sorted by their kind. Each
//   symbol belongs in a group that says what it is for.
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

var count = 0
var complaints: [String] = []

/// Compares the tables of a source with those on its page, which is read only if there are any.
@MainActor func compare(_ name: String, _ lines: [String], with page: () -> [String: Any]?) {
  switch tables(inSource: lines) {
  case .failure(let complaint): complaints.append("\(name), \(complaint.text)")
  case .success(let expected):
    if expected.isEmpty { return }
    count += expected.count
    let found = page().map { tables(onPage: $0) }
    if found != expected {
      let page = found.map { "its page \($0)" } ?? "there is no page"
      complaints.append("\(name): the source has tables of \(expected), and \(page)")
    }
  }
}

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
let site = arguments[0].appendingPathComponent("data/documentation")
for catalog in arguments[2...] {
  let module = catalog.deletingPathExtension().lastPathComponent
  let pages = site.appendingPathComponent(module.lowercased())
  let landingPage = try json(pages.appendingPathExtension("json"))
  for case let topic as [String: Any] in landingPage["topicSections"] as? [Any] ?? []
  where topic["generated"] as? Bool == true && topic["title"] as? String != "Extended Modules" {
    let names = (topic["identifiers"] as? [String] ?? []).map { $0.split(separator: "/").last }
    complaints.append("\(module): in no group of the landing page: \(names.compactMap(\.self))")
  }
  for case let article as URL in FileManager.default.enumerator(
    at: catalog, includingPropertiesForKeys: nil)!
  where article.pathExtension == "md" {
    let text = try String(contentsOf: article, encoding: .utf8)
    let name = article.deletingPathExtension().lastPathComponent
    compare("\(module), \(name).md", text.components(separatedBy: "\n")) {
      // The landing page has the name of the module.
      let page = name == module ? pages : pages.appendingPathComponent(name.lowercased())
      return try? json(page.appendingPathExtension("json"))
    }
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
      compare(name, lines.map { $0["text"] as? String ?? "" }) {
        page(of: precise, path: path, in: pages)
      }
    }
  }
}

if count == 0 { complaints.append("No table was found at all.") }
for complaint in complaints { print(complaint) }
guard complaints.isEmpty else { exit(1) }
print("\(count) tables are rendered as their sources have them.")
