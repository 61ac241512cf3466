/// Declarations in place of what Xcode generates and what is read from bundles.
struct Stubs {
  private(set) var names: [String] = []
  private(set) var text = ""

  /// Makes the stubs that the words of the files name and that they don't declare.
  init(
    _ catalogs: [AssetCatalog], words: Set<String>, declared: Set<String>, hasResources: Bool,
    hasTexts: Bool
  ) {
    var made: Set<String> = []
    var lines: [String] = []
    func add(_ name: String, _ listed: String, _ line: String) {
      guard words.contains(name), !declared.contains(name), made.insert(listed).inserted else {
        return
      }
      names.append(listed)
      lines.append(line)
    }
    let images = Set(catalogs.flatMap(\.images)).sorted()
    let colors = catalogs.reduce(into: [:]) { $0.merge($1.colors) { first, _ in first } }
    for image in images {
      let name = AssetCatalog.accessor(image, of: "Image")
      add(
        name, "UIImage.\(name)",
        "extension UIImage { nonisolated static var \(name): UIImage { .init(resource: .\(name)) } }; "
          + "extension ImageResource { nonisolated static var \(name): Self { .init(name: \"\(name)\") } }"
      )
    }
    for (color, parts) in colors.sorted(by: { $0.key < $1.key }) {
      let name = AssetCatalog.accessor(color, of: "Color")
      add(
        name, "UIColor.\(name)",
        "extension UIColor { nonisolated static var \(name): UIColor { .init(resource: .\(name)) } }; "
          + "extension ColorResource { nonisolated static var \(name): Self { .init(parts: \(parts)) } }"
      )
    }
    if names.count > 0 || words.contains("resource") { lines.append(StandIn.resources) }
    if hasResources {
      add(
        "module", "Bundle.module",
        "extension Bundle { static var module: Bundle {\n"
          + "  uikitTestsPart(\"Bundle.module\"); return .main } }"
      )
    }
    if hasTexts, words.contains("NSLocalizedString") {
      lines.append(StandIn.texts)
    }
    if !lines.isEmpty {
      text = "import Foundation\nimport UIKit\n" + lines.joined(separator: "\n") + "\n"
    }
  }
}
