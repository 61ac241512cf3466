/// The names in an asset catalog, and the accessors that Xcode generates for them.
struct AssetCatalog: Equatable {
  var images: [String] = []
  var colors: [String] = []

  /// Reads a catalog by its files.
  init(at folder: String) {
    for file in Project.listing(of: folder) where file.hasSuffix("/Contents.json") {
      let set = file.split(separator: "/").dropLast().last.map(String.init) ?? ""
      if set.hasSuffix(".imageset") { images.append(String(set.dropLast(9))) }
      if set.hasSuffix(".colorset") { colors.append(String(set.dropLast(9))) }
    }
  }

  /// Returns the name of an asset's accessor, as Xcode makes it, which repeats no name of its type.
  static func accessor(_ name: String, of type: String = "") -> String {
    let isType = name.count > type.count && name.lowercased().hasSuffix(type.lowercased())
    let name = isType ? String(name.dropLast(type.count)) : name
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "asset" }
    let joined =
      first.prefix(1).lowercased() + first.dropFirst()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isNumber ?? false ? "_" + joined : joined
  }
}
