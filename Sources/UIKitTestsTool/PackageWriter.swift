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
  var stubs: Stubs
  /// The names of the delegates of the scene and of the app.
  var delegates: [String?] = [nil, nil]
  /// The names of the controllers to show.
  var controllers: [String]

  /// The targets with the files that are built.
  var targets: [ProjectTarget] {
    var seen: Set<String> = []
    return project.targets.compactMap { target in
      var target = target
      target.files = target.files.filter { copies[$0] != nil }
      // A file of two app targets is built once.
      if !target.isTest { target.files.removeAll { !seen.insert($0).inserted } }
      return target.files.isEmpty ? nil : target
    }
  }

  func write(to output: OutputFolder) throws {
    output.begin()
    try output.write(manifest, to: "Package.swift")
    try output.write(StandIn.text, to: "Sources/UIKit/UIKit.swift")
    try output.write("// Empty\n", to: "Sources/_Testing_UIKit/Empty.swift")
    var hasStubs = stubs.text.isEmpty
    for target in targets {
      let root = (target.isTest ? "Tests/" : "Sources/") + target.module
      for file in target.files {
        try output.write(copies[file]!.text, to: root + "/" + fileName(file))
      }
      if !hasStubs, !target.isTest {
        try output.write(stubs.text, to: root + "/UIKitTestsStubs.swift")
        hasStubs = true
      }
    }
    if !controllers.isEmpty {
      try output.write(screensText, to: "Sources/\(Self.screens)/main.swift")
    }
    try output.removeOthers(in: "Sources")
    try output.removeOthers(in: "Tests")
  }

  /// Returns the name of a copy: the file's path with other marks for slashes.
  func fileName(_ file: String) -> String {
    let relative = file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
    let name = relative.split(separator: "/").filter { $0 != ".." && $0 != "." }
      .joined(separator: "+")
    // SwiftPM can't build a file with such marks, and no file system has a longer name.
    return String(
      name.replacing("%", with: "%25").replacing("\"", with: "%22").replacing("\\", with: "%5C")
        .suffix(120))
  }

  private var modules: [String] { targets.filter { !$0.isTest }.map(\.module) }

  private var manifest: String {
    let apps = targets.filter { !$0.isTest }
    var lines = targets.map { target in
      let imported = Set(target.files.flatMap { copies[$0]?.source.imports.map(\.module) ?? [] })
      let others = apps.filter { $0.module != target.module }.map(\.module)
        .filter { imported.contains($0) || target.isTest }
      let dependencies = (["UIKit", "_Testing_UIKit"] + others).map { "\"\($0)\"" }
      // XCTest isn't checked for Swift 6 without Objective-C.
      let mode = target.isTest ? "5" : target.languageMode
      var settings = [".swiftLanguageMode(.v\(mode))"]
      if target.isMainActor { settings.append(".defaultIsolation(MainActor.self)") }
      return "    .\(target.isTest ? "testTarget" : "target")(name: \"\(target.module)\", "
        + "dependencies: [\(dependencies.joined(separator: ", "))], "
        + "swiftSettings: [\(settings.joined(separator: ", "))]),"
    }
    let product = { (name: String) in ".product(name: \"\(name)\", package: \"ListControllers\")" }
    if !controllers.isEmpty {
      let names = (["UIKit"] + modules).map { "\"\($0)\"" } + [product("HeadlessScreens")]
      lines.append(
        "    .executableTarget(name: \"\(Self.screens)\", "
          + "dependencies: [\(names.joined(separator: ", "))], "
          + "swiftSettings: [.swiftLanguageMode(.v5)]),")
    }
    return """
      // swift-tools-version: 6.2
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
  static let firstScreenLine = 100

  private var screensText: String {
    let imports = ["UIKit", "HeadlessScreens"] + modules.map { "@testable \($0)" }
    let header = imports.map {
      $0.hasPrefix("@") ? "@testable import \($0.dropFirst(10))" : "import \($0)"
    }
    let blank = String(
      repeating: "\n", count: max(0, Self.firstScreenLine - 2 - header.count))
    return header.joined(separator: "\n") + "\n" + blank
      + "let screens: [String: @MainActor () -> UIViewController] = [\n"
      + controllers.map { "  \"\($0)\": { \(expression($0)) }," }.joined(separator: "\n")
      + "\n]\n" + StandIn.screens
  }

  private func expression(_ controller: String) -> String {
    guard controller == Self.app else { return "\(controller)()" }
    let arguments = delegates.map { $0.map { "\($0)()" } ?? "nil" }
    return "Launch.run(\(arguments.joined(separator: ", ")))"
  }
}
