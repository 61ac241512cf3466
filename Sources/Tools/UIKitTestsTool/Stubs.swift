/// Declarations in place of what Xcode generates for the assets.
struct Stubs {
  private(set) var names: [String] = []
  private(set) var text = ""

  /// Makes the stubs that the words of the files name and that they don't declare.
  init(_ catalogs: [AssetCatalog], words: Set<String>, declared: Set<String>) {
    for image in Set(catalogs.flatMap(\.images)).sorted() {
      let name = AssetCatalog.accessor(image, of: "Image")
      guard words.contains(name), !declared.contains(name) else { continue }
      add(name, "Image", "name: \(image.debugDescription)")
    }
    let colors = catalogs.reduce(into: [:]) { $0.merge($1.colors) { first, _ in first } }
    for (color, parts) in colors.sorted(by: { $0.key < $1.key }) {
      let name = AssetCatalog.accessor(color, of: "Color")
      guard words.contains(name), !declared.contains(name) else { continue }
      add(name, "Color", "parts: \(parts)")
    }
    if !names.isEmpty || words.contains("resource") { text += StandIn.resources }
  }

  private mutating func add(_ name: String, _ kind: String, _ arguments: String) {
    guard !names.contains("UI\(kind).\(name)") else { return }
    names.append("UI\(kind).\(name)")
    let head = "{ nonisolated static var \(name): "
    text +=
      "extension UI\(kind) \(head)UI\(kind) { .init(resource: .\(name)) } }; "
      + "extension \(kind)Resource \(head)Self { .init(\(arguments)) } }\n"
  }
}
