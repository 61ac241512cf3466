/// Declarations in place of what Xcode generates and what is read from bundles.
struct Stubs {
  private(set) var names: [String] = []
  private(set) var text = ""

  /// Makes the stubs that the words of the files name and that they don't declare.
  init(_ catalogs: [AssetCatalog], words: Set<String>, declared: Set<String>, hasResources: Bool) {
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
        "extension UIImage { nonisolated static var \(name): UIImage {\n"
          + "  uikitTestsPart(\"UIImage.\(name)\"); return UIImage() } }"
      )
    }
    for (color, parts) in colors.sorted(by: { $0.key < $1.key }) {
      let name = AssetCatalog.accessor(color, of: "Color")
      let value =
        "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
      add(
        name, "UIColor.\(name)",
        "extension UIColor { nonisolated static var \(name): UIColor { \(value) } }")
    }
    if words.contains("ImageResource") || words.contains("resource") {
      for image in images {
        let name = AssetCatalog.accessor(image, of: "Image")
        add(
          name, "ImageResource.\(name)",
          "extension ImageResource { static var \(name): Self { .init(name: \"\(name)\") } }")
      }
      add(
        "resource", "ImageResource",
        "struct ImageResource: Hashable, Sendable { var name: String }\n"
          + "extension UIImage { convenience init(resource: ImageResource) {\n"
          + "  uikitTestsPart(\"ImageResource.\\(resource.name)\"); self.init() } }")
    }
    if hasResources {
      add(
        "module", "Bundle.module",
        "extension Bundle { static var module: Bundle {\n"
          + "  uikitTestsPart(\"Bundle.module\"); return .main } }"
      )
    }
    if !lines.isEmpty {
      text = "import Foundation\nimport UIKit\n" + lines.joined(separator: "\n") + "\n"
    }
  }
}
