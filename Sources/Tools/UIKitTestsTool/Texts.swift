import Foundation

/// The texts of string catalogs and of tables of strings.
enum Texts {
  /// Returns the texts in a language by the names of their tables and by their keys.
  static func tables(in files: [String], language: String) -> [String: [String: String]] {
    files.reduce(into: [:]) { tables, file in
      let url = URL(fileURLWithPath: file)
      let folder = url.deletingLastPathComponent()
      let isOther =
        folder.pathExtension == "lproj"
        && ![language, "Base"].contains(folder.deletingPathExtension().lastPathComponent)
      guard ["xcstrings", "strings"].contains(url.pathExtension), !isOther,
        let data = FileManager.default.contents(atPath: file)
      else { return }
      let texts =
        url.pathExtension == "strings"
        ? (try? PropertyListSerialization.propertyList(from: data, format: nil))
          as? [String: String] ?? [:] : catalog(data)
      tables[url.deletingPathExtension().lastPathComponent, default: [:]]
        .merge(texts) { first, _ in first }
    }
  }

  /// Returns the texts of a string catalog in its first language.
  private static func catalog(_ data: Data) -> [String: String] {
    typealias Object = [String: Any]
    let catalog = try? JSONSerialization.jsonObject(with: data) as? Object
    let language = catalog?["sourceLanguage"] as? String ?? "en"
    return (catalog?["strings"] as? [String: Object] ?? [:]).compactMapValues { entry in
      let text = (entry["localizations"] as? Object)?[language] as? Object
      let plurals = (text?["variations"] as? Object)?["plural"] as? Object
      let unit = text?["stringUnit"] ?? (plurals?["other"] as? Object)?["stringUnit"]
      return (unit as? Object)?["value"] as? String
    }
  }
}
