import Foundation
import SwiftTokens

/// The targets of a package, as its manifest is written. The manifest isn't run.
struct PackageManifest {
  private let source: Source
  private let folder: String

  init(_ text: String, in folder: String) {
    source = Source(text, path: folder + "/Package.swift")
    self.folder = folder
  }

  var language: String { argument("defaultLocalization", source.tokens.indices) ?? "en" }

  func targets(files: [String]) -> [ProjectTarget] {
    var targets: [ProjectTarget] = []
    let minimum = SystemVersion.minimum(inManifest: source.scalars)
    for index in source.tokens.indices {
      guard ["target", "testTarget", "executableTarget"].contains(source.text(index)),
        source.text(index - 1) == ".", source.text(index + 1) == "(",
        let close = source.partners[index + 1],
        let name = argument("name", index + 1..<close)
      else { continue }
      // A dependency on a target has a name alone, and is inside another target.
      let isInside = targets.contains { $0.name == name }
      let isTest = source.text(index) == "testTarget"
      let path = argument("path", index + 1..<close) ?? (isTest ? "Tests/" : "Sources/") + name
      let root = URL(fileURLWithPath: folder).appendingPathComponent(path).standardizedFileURL.path
      let own = files.filter { $0.hasPrefix(root + "/") }
      guard !isInside, !own.isEmpty else { continue }
      var target = ProjectTarget(name: name, isTest: isTest)
      target.files = own.filter { $0.hasSuffix(".swift") }
      let words = source.tokens[index..<close].map(\.text)
      target.isMainActor = words.contains("defaultIsolation")
      if words.contains("resources") { target.resources = own.filter { !$0.hasSuffix(".swift") } }
      target.languageMode = languageMode(in: index..<close)
      target.minimum = minimum
      targets.append(target)
    }
    return targets.filter { !$0.files.isEmpty }
  }

  private func argument(_ label: String, _ range: Range<Int>) -> String? {
    range.first { source.text($0) == label && source.text($0 + 1) == ":" }
      .flatMap { source.string($0 + 2) }
  }

  /// The mode of a target's settings, of the package's, or of its version of the tools.
  private func languageMode(in target: Range<Int>) -> String {
    let all = source.tokens.indices
    let mode =
      target.first { source.text($0) == "swiftLanguageMode" }
      ?? all.first { ["swiftLanguageModes", "swiftLanguageVersions"].contains(source.text($0)) }
    let tools = source.text(in: 0..<min(60, source.scalars.count)).replacing(" ", with: "")
    let isNew = mode.map { source.tokens[$0...].prefix(8).contains { $0.text == "v6" } }
    return isNew ?? tools.contains("swift-tools-version:6") ? "6" : "5"
  }
}
