import Foundation

/// The images and colors of an asset catalog, and the accessors that Xcode generates for them.
struct AssetCatalog: Equatable {
  var images: [String] = []
  /// The colors, each as red, green, blue and alpha.
  var colors: [String: [Double]] = [:]

  /// Reads a catalog by its files.
  init(at folder: String) {
    for file in Project.listing(of: folder) where file.hasSuffix("/Contents.json") {
      let set = file.split(separator: "/").dropLast().last.map(String.init) ?? ""
      if set.hasSuffix(".imageset") { images.append(String(set.dropLast(9))) }
      guard set.hasSuffix(".colorset") else { continue }
      colors[String(set.dropLast(9))] = Self.color(
        FileManager.default.contents(atPath: file) ?? Data())
    }
  }

  /// Returns the components of a color set, or gray.
  static func color(_ json: Data) -> [Double] {
    let object = try? JSONSerialization.jsonObject(with: json) as? [String: Any]
    let colors = object?["colors"] as? [[String: Any]] ?? []
    // The one without appearances is that of the light mode.
    let set =
      (colors.first { $0["appearances"] == nil } ?? colors.first)?["color"] as? [String: Any]
    let components = set?["components"] as? [String: String] ?? [:]
    return ["red", "green", "blue", "alpha"].map { name in
      let isAlpha = name == "alpha"
      let text = components[name] ?? (isAlpha ? "1" : components["white"] ?? "0.5")
      if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 128) / 255 }
      guard let value = Double(text), value.isFinite else { return 0.5 }
      return text.contains(".") || value <= 1 ? value : value / 255
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
