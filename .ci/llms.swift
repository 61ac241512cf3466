// Writes the documentation as Markdown, for readers without a browser: llms SITE GRAPHS CATALOG...
//
// SITE/markdown has a file for each article, and one for the symbols of each module. SITE/llms.txt
// lists them. An article of the site that isn't in the list is a complaint.
import Foundation

struct Page {
  var title: String
  var abstract: String
  var path: String
}

/// Returns an article with links that any reader of Markdown follows.
func markdown(of text: String) -> String {
  var text = text.replacing(#/<doc:([\w-]+)>/#) { "[\($0.1)](\($0.1).md)" }
  text = text.replacing(#/!\[([^\]]*)\]\([\w-]+\)/#) { "*Picture: \($0.1)*" }
  text = text.replacing(#/``([^`\n]+)``/#) { match in
    "`" + (match.1.split(separator: "/").last ?? match.1) + "`"
  }
  return text
}

/// Returns the title of an article and its first paragraph.
func head(of text: String) -> (title: String, abstract: String) {
  let lines = text.components(separatedBy: "\n")
  let title = lines.first { $0.hasPrefix("# ") }?.dropFirst(2) ?? ""
  let paragraph = lines.drop { !$0.hasPrefix("# ") }.dropFirst().drop(while: \.isEmpty)
    .prefix { !$0.isEmpty }
  return (String(title).replacing("`", with: ""), paragraph.joined(separator: " "))
}

func json(_ file: URL) throws -> [String: Any] {
  try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
}

/// Returns the declarations and the comments of a module's symbols, sorted by their names.
func reference(of module: String, in graphs: URL) throws -> String {
  var entries: [(name: String, text: String)] = []
  for graph in try FileManager.default.contentsOfDirectory(
    at: graphs, includingPropertiesForKeys: nil)
  {
    for symbol in try json(graph)["symbols"] as? [[String: Any]] ?? [] {
      guard let path = symbol["pathComponents"] as? [String],
        let fragments = symbol["declarationFragments"] as? [[String: Any]],
        let comment = symbol["docComment"] as? [String: Any],
        let lines = comment["lines"] as? [[String: Any]]
      else { continue }
      let declaration = fragments.compactMap { $0["spelling"] as? String }.joined()
      let text = lines.compactMap { $0["text"] as? String }.joined(separator: "\n")
      let name = path.joined(separator: ".")
      entries.append(
        (name, "## \(name)\n\n```swift\n\(declaration)\n```\n\n\(markdown(of: text))\n"))
    }
  }
  entries.sort { ($0.name, $0.text) < ($1.name, $1.text) }
  return "# The symbols of \(module)\n\n" + entries.map(\.text).joined(separator: "\n")
}

/// Returns the names of the articles that the site has of a module.
func articles(of module: String, on site: URL) throws -> Set<String> {
  let folder = site.appendingPathComponent("data/documentation/\(module.lowercased())")
  let files = try FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil)
  return Set(
    try files.filter { file in
      guard file.pathExtension == "json" else { return false }
      return try json(file)["kind"] as? String == "article"
    }.map { $0.deletingPathExtension().lastPathComponent })
}

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
let site = arguments[0]
var list = """
  # ListControllers

  > List screens for iOS by conformance: a view controller adopts a protocol, and gets cells,
  > selection, search, editing and updates. The same source file runs on Linux.


  """
var complaints: [String] = []
var count = 0
// A reader begins with the module that an app imports.
let catalogs =
  arguments[2...].filter { $0.lastPathComponent == "ListControllers.docc" }
  + arguments[2...].filter { $0.lastPathComponent != "ListControllers.docc" }
for catalog in catalogs {
  let module = catalog.deletingPathExtension().lastPathComponent
  let folder = site.appendingPathComponent("markdown/\(module)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let files = try FileManager.default.contentsOfDirectory(
    at: catalog, includingPropertiesForKeys: nil
  ).filter { $0.pathExtension == "md" }
  .sorted { $0.lastPathComponent < $1.lastPathComponent }
  var pages: [Page] = []
  for file in files {
    let text = try String(contentsOf: file, encoding: .utf8)
    let (title, abstract) = head(of: text)
    let page = Page(
      title: title, abstract: abstract, path: "markdown/\(module)/\(file.lastPathComponent)")
    if title.isEmpty || abstract.isEmpty {
      complaints.append("\(module), \(file.lastPathComponent) has no title or no abstract.")
    }
    try markdown(of: text).write(
      to: site.appendingPathComponent(page.path), atomically: true, encoding: .utf8)
    // The landing page comes first.
    pages.insert(page, at: file.deletingPathExtension().lastPathComponent == module ? 0 : pages.count)
  }
  let symbols = Page(
    title: "Symbols of \(module)", abstract: "Each public declaration with its documentation.",
    path: "markdown/\(module)/symbols.md")
  try reference(of: module, in: arguments[1].appendingPathComponent(module)).write(
    to: site.appendingPathComponent(symbols.path), atomically: true, encoding: .utf8)
  pages.append(symbols)
  list += "## \(module)\n\n"
  for page in pages { list += "- [\(page.title)](\(page.path)): \(page.abstract)\n" }
  list += "\n"
  count += pages.count
  for article in try articles(of: module, on: site)
  where !pages.contains(where: { $0.path.lowercased().hasSuffix("/\(article).md") }) {
    complaints.append("\(module): the article \(article) is missing in llms.txt.")
  }
}
try list.write(
  to: site.appendingPathComponent("llms.txt"), atomically: true, encoding: .utf8)
for complaint in complaints { print(complaint) }
guard complaints.isEmpty else { exit(1) }
print("llms.txt: \(count) pages in Markdown.")
