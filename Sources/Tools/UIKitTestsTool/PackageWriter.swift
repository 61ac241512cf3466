import Foundation

/// The package that builds the copies.
struct PackageWriter {
  static let screens = "UIKitTestsScreens"
  /// The name under which the app is launched, in place of a controller's.
  static let app = "App"

  var project: Project
  /// The folder of the user's project, which file names are relative to.
  var folder: String
  /// The folder of this package.
  var library: String
  var copies: [String: Copy]
  /// The stubs of each app's module.
  var stubs: [String: Stubs]
  /// The names of what each file declares.
  var declared: [String: Set<String>]
  /// The names of the delegates of the scene and of the app.
  var delegates: [String?] = [nil, nil]
  /// The names of the controllers to show.
  var controllers: [String]

  /// The targets with the files that are built.
  var targets: [ProjectTarget] {
    let imported = Set(copies.values.flatMap { $0.source.imports.map(\.module) })
    var seen: Set<String> = []
    return project.targets.compactMap { target in
      var target = target
      target.files = target.files.filter { copies[$0] != nil }
      // A file of two app targets is built once, unless both are imported.
      if !target.isTest {
        let isNew = target.files.map { seen.insert($0).inserted }
        target.files = zip(target.files, isNew)
          .filter { $0.1 || imported.contains(target.module) }.map(\.0)
      }
      return target.files.isEmpty ? nil : target
    }
  }

  /// The modules whose files aren't all those of others.
  private var shownModules: [String] {
    var seen: Set<String> = []
    return targets.filter { target in
      !target.isTest && target.files.reduce(false) { seen.insert($1).inserted || $0 }
    }.map(\.module)
  }

  func write(to output: OutputFolder) throws {
    output.begin()
    try output.write(manifest, to: "Package.swift")
    let texts = try JSONSerialization.data(withJSONObject: project.texts, options: .sortedKeys)
    try output.write(String(decoding: texts, as: UTF8.self), to: "texts.json")
    try output.write(
      StandIn.text.replacing("TEXTS", with: (output.path + "/texts.json").debugDescription),
      to: "Sources/UIKit/UIKit.swift")
    try output.write("// Empty\n", to: "Sources/_Testing_UIKit/Empty.swift")
    for target in targets {
      let root = (target.isTest ? "Tests/" : "Sources/") + target.module
      for file in target.files {
        try output.write(copies[file]!.text, to: root + "/" + fileName(file))
      }
      let own = "Resources/" + target.module
      let properties = StandIn.properties.replacing("NAME", with: target.module)
      try output.write(properties, to: own + "/Info.plist")
      // The first target is the app, which has all catalogs.
      for catalog in project.catalogs
      where target.module == modules.first
        || target.resources.contains(where: { $0.hasPrefix(catalog) })
      {
        let folder = own + "/" + fileName(catalog)
        for file in Project.listing(of: catalog) {
          guard let data = FileManager.default.contents(atPath: file) else { continue }
          try output.write(data, to: folder + file.dropFirst(catalog.count))
        }
      }
      for file in target.resources where !file.contains(".xcassets") {
        guard let data = FileManager.default.contents(atPath: file) else { continue }
        // A resource is found in the bundle itself, and in its folder.
        let names = file.split(separator: "/").suffix(2)
        try output.write(data, to: own + "/" + names.joined(separator: "/"))
        try output.write(data, to: own + "/" + names.last!)
      }
      let main = "Resources/" + (modules.first ?? target.module)
      let clash = [" main", " module", " NSLocalizedString"].filter { name in
        target.files.contains { declared[$0]?.contains(String(name.dropFirst())) ?? false }
      }
      let bundle =
        StandIn.bundle.split(separator: "\n")
        .filter { line in !clash.contains(where: line.contains) }.joined(separator: "\n")
        .replacing("MAIN", with: (output.path + "/" + main).debugDescription)
        .replacing("OWN", with: (output.path + "/" + own).debugDescription)
        + (target.isTest ? StandIn.testCase : "")
      try output.write(bundle, to: root + "/UIKitTestsBundle.swift")
      if !target.isTest, let stubs = stubs[target.module], !stubs.text.isEmpty {
        try output.write(stubs.text, to: root + "/UIKitTestsStubs.swift")
      }
    }
    if !controllers.isEmpty {
      try output.write(screensText, to: "Sources/\(Self.screens)/main.swift")
    }
    for folder in ["Sources", "Tests", "Resources"] { try output.removeOthers(in: folder) }
  }

  /// Returns the name of a copy: the file's path with other marks for slashes.
  func fileName(_ file: String) -> String {
    let relative = file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
    let name = relative.split(separator: "/").filter { $0 != ".." && $0 != "." }
      .joined(separator: "+")
    // SwiftPM can't build a file with such marks, and no file system has a longer name.
    let escaped = name.unicodeScalars.map { mark in
      mark.value < 0x20 || "%\"\\\u{7F}".unicodeScalars.contains(mark)
        ? String(format: "%%%02X", mark.value) : String(mark)
    }
    return String(escaped.joined().suffix(120))
  }

  private var modules: [String] { targets.filter { !$0.isTest }.map(\.module) }

  private var manifest: String {
    let apps = targets.filter { !$0.isTest }
    let entry = { (kind: String, name: String, dependencies: [String], settings: [String]) in
      "    .\(kind)(name: \"\(name)\", dependencies: [\(dependencies.joined(separator: ", "))], "
        + "swiftSettings: [\(settings.joined(separator: ", "))]),"
    }
    var lines = targets.map { target in
      let imported = Set(target.files.flatMap { copies[$0]?.source.imports.map(\.module) ?? [] })
      let others = apps.filter { $0.module != target.module }.map(\.module)
        .filter { imported.contains($0) || target.isTest }
      // XCTest isn't checked for Swift 6 without Objective-C.
      let mode = ".swiftLanguageMode(.v\(target.isTest ? "5" : target.languageMode))"
      let isolation = target.isMainActor ? [".defaultIsolation(MainActor.self)"] : []
      return entry(
        target.isTest ? "testTarget" : "target", target.module,
        (["UIKit", "_Testing_UIKit"] + others).map { "\"\($0)\"" }, [mode] + isolation)
    }
    let product = { (name: String) in ".product(name: \"\(name)\", package: \"ListControllers\")" }
    if !controllers.isEmpty {
      let names = (["UIKit"] + shownModules).map { "\"\($0)\"" } + [product("HeadlessScreens")]
      lines.append(entry("executableTarget", Self.screens, names, [".swiftLanguageMode(.v5)"]))
    }
    return """
      // swift-tools-version: 6.2.3
      import PackageDescription

      let package = Package(
        name: "UIKitTests",
        platforms: [.macOS(.v13)],
        dependencies: [.package(name: "ListControllers", path: \(library.debugDescription))],
        targets: [
          .target(name: "UIKit", dependencies: [\(product("HeadlessUIKit"))]),
          .target(name: "_Testing_UIKit"),
      \(lines.joined(separator: "\n"))
        ])

      """
  }

  /// The line of the first controller in the program that shows them.
  static let firstScreenLine = 3

  private var screensText: String {
    let imports =
      ["import UIKit; import HeadlessScreens"] + shownModules.map { "@testable import \($0)" }
    return imports.joined(separator: "; ")
      + "\nlet screens: [String: @MainActor () -> UIViewController] = [\n"
      + controllers.map { "  \"\($0)\": { \(expression($0)) }," }.joined(separator: "\n")
      + "\n]\n" + StandIn.screens
  }

  private func expression(_ controller: String) -> String {
    guard controller == Self.app else { return "\(controller)()" }
    let arguments = delegates.map { $0.map { "\($0)()" } ?? "nil" }
    return "Launch.run(\(arguments.joined(separator: ", ")))"
  }
}
