import Foundation

/// The asset catalogs of a bundle, as their sources: folders whose names end in `.xcassets`.
enum AssetCatalog {
  /// Returns the color with a name for light and dark appearances.
  ///
  /// - Parameter name: The name, with the names of the folders that provide a namespace.
  static func color(
    named name: String, in bundle: Bundle
  ) -> (light: UIColor.RGBA, dark: UIColor.RGBA)? {
    guard let set = folder(named: name, type: "colorset", in: bundle),
      let colors = contents(of: set)?["colors"] as? [[String: Any]],
      let light = colors.first(where: { $0["appearances"] == nil }).flatMap(components)
    else { return nil }
    let dark = colors.first { isDark($0) }.flatMap(components)
    return (light, dark ?? light)
  }

  /// Returns the data and the scale of the image with a name: of its largest file.
  static func image(named name: String, in bundle: Bundle) -> (data: Data, scale: CGFloat)? {
    guard let set = folder(named: name, type: "imageset", in: bundle),
      let images = contents(of: set)?["images"] as? [[String: Any]]
    else { return nil }
    let files = images.compactMap { image -> (URL, CGFloat)? in
      guard let name = image["filename"] as? String, image["appearances"] == nil else { return nil }
      let scale = (image["scale"] as? String)?.dropLast()
      return (set.appending(path: name), scale.flatMap { Double($0) }.map { CGFloat($0) } ?? 1)
    }
    guard let (file, scale) = files.max(by: { $0.1 < $1.1 }), let data = try? Data(contentsOf: file)
    else { return nil }
    return (data, scale)
  }

  /// The paths of all sets of the bundles' catalogs, by the bundle's path.
  nonisolated(unsafe) private static var known: [String: [URL]] = [:]
  private static let lock = NSLock()

  private static func folder(named name: String, type: String, in bundle: Bundle) -> URL? {
    let path = "/\(name).\(type)"
    return name.isEmpty ? nil : sets(in: bundle).first { $0.path.hasSuffix(path) }
  }

  /// Returns the folders of the sets, which are read once.
  private static func sets(in bundle: Bundle) -> [URL] {
    guard let root = bundle.resourceURL else { return [] }
    return lock.withLock {
      if let sets = known[root.path] { return sets }
      let manager = FileManager.default
      let top = (try? manager.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
      var sets: [URL] = []
      for catalog in top where catalog.pathExtension == "xcassets" {
        let paths = manager.enumerator(atPath: catalog.path)
        while let path = paths?.nextObject() as? String {
          if path.hasSuffix("set") { sets.append(catalog.appending(path: path)) }
        }
      }
      sets.sort { $0.path < $1.path }
      known[root.path] = sets
      return sets
    }
  }

  private static func contents(of folder: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")) else {
      return nil
    }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  private static func isDark(_ entry: [String: Any]) -> Bool {
    (entry["appearances"] as? [[String: String]])?.contains { $0["value"] == "dark" } ?? false
  }

  private static func components(_ entry: [String: Any]) -> UIColor.RGBA? {
    guard let values = (entry["color"] as? [String: Any])?["components"] as? [String: Any] else {
      return nil
    }
    func value(_ key: String) -> CGFloat? {
      (values[key] as? String).flatMap(component) ?? (values[key] as? Double).map { CGFloat($0) }
    }
    guard let red = value("red") ?? value("white"), let green = value("green") ?? value("white"),
      let blue = value("blue") ?? value("white")
    else { return nil }
    return UIColor.RGBA(red: red, green: green, blue: blue, alpha: value("alpha") ?? 1)
  }

  /// Returns a component: a number from 0 to 1 with a decimal point, or a byte.
  private static func component(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if !text.contains("."), let byte = Int(text) { return CGFloat(byte) / 255 }
    return Double(text).map { CGFloat($0) }
  }
}
