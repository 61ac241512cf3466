/// Declarations in place of what Xcode generates for the assets.
struct Stubs {
  private(set) var names: [String] = []
  private(set) var text = ""

  /// Makes the stubs that the words of the files name and that they don't declare.
  init(_ catalogs: [AssetCatalog], words: Set<String>, declared: Set<String>) {
    let kinds = [
      ("Image", catalogs.flatMap(\.images)), ("Color", catalogs.flatMap(\.colors)),
    ]
    for (kind, assets) in kinds {
      for asset in Set(assets).sorted() {
        let name = AssetCatalog.accessor(asset, of: kind)
        guard words.contains(name), !declared.contains(name), !names.contains("UI\(kind).\(name)")
        else { continue }
        names.append("UI\(kind).\(name)")
        let head = "{ nonisolated static var `\(name)`: "
        text +=
          "extension UI\(kind) \(head)UI\(kind) { .init(resource: .\(name)) } }; "
          + "extension \(kind)Resource \(head)Self { .init(name: \(asset.debugDescription)) } }\n"
      }
    }
    if !names.isEmpty || words.contains("resource") { text += StandIn.resources }
  }
}
