import Foundation
import SwiftTokens

/// The targets of an app, however they are described.
struct Project: Equatable {
  var name: String
  /// The description that was read, in words.
  var kind: String
  var targets: [ProjectTarget]
  /// The language whose texts are shown.
  var language = "en"
  /// The texts of the app by the names of their tables and by their keys.
  var texts: [String: [String: String]] = [:]
  /// The paths of asset catalogs.
  var catalogs: [String] = []
  /// A Boolean value that indicates whether there are storyboards or nibs.
  var hasStoryboards = false
  /// The paths of files that aren't built, with the reasons.
  var left: [String: String] = [:]
  /// The paths of files outside of the folder, which the targets name and which aren't read.
  var outside: [String] = []
}

/// An app, a framework or a bundle of tests, with its sources.
struct ProjectTarget: Equatable {
  var name: String
  var isTest = false
  /// The reason why the files that no other target has aren't built, or nil.
  var reason: String?
  /// The absolute paths of the sources.
  var files: [String] = []
  var languageMode = "5"
  /// A Boolean value that indicates whether declarations are on the main actor by default.
  var isMainActor = false
  /// The absolute paths of the other files.
  var resources: [String] = []
  /// The oldest iOS that it runs on, if it is known.
  var minimum: SystemVersion?

  /// The name of the module: the target's with underscores.
  var module: String {
    let name = name.unicodeScalars.map {
      CharacterSet.alphanumerics.contains($0) && $0.isASCII ? Character($0) : "_"
    }
    return name.first?.isNumber ?? true ? "_" + String(name) : String(name)
  }
}

/// A sentence for the user.
struct Problem: Error, Equatable, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

extension Project {
  /// Reads the package, the Xcode project or the sources in a folder.
  static func read(at folder: String) throws -> Project {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw Problem("\(folder) doesn't exist.")
    }
    guard isFolder.boolValue else { throw Problem("\(folder) is a file, not a folder.") }
    let files = listing(of: folder)
    let name = URL(fileURLWithPath: folder).lastPathComponent
    var project: Project
    let projects = files.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
      .sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
    if folder.hasSuffix(".xcodeproj") {
      return try read(at: URL(fileURLWithPath: folder).deletingLastPathComponent().path)
    } else if files.contains(folder + "/Package.swift"), projects.first == nil {
      let manifest = PackageManifest(try text(of: folder + "/Package.swift"), in: folder)
      project = Project(name: name, kind: "Swift package", targets: manifest.targets(files: files))
      project.language = manifest.language
    } else if let path = projects.first {
      project = try XcodeProject(
        Data(contentsOf: URL(fileURLWithPath: path)), path: path, files: files
      ).project
    } else {
      project = Project(name: name, kind: "folder", targets: plainTargets(name, files))
    }
    project.leaveOutside(of: folder)
    let packages = try files.filter { $0.hasSuffix("/Package.swift") }.flatMap { path in
      let own = String(path.dropLast("/Package.swift".count))
      let targets = PackageManifest(try text(of: path), in: own).targets(files: files)
      // The tests of a package beside a project are tests of the folder, too.
      if own == folder { project.takeTests(targets) }
      return targets
    }
    try project.take(packages)
    project.texts = Texts.tables(in: files, language: project.language)
    project.catalogs = files.filter { $0.hasSuffix(".xcassets/Contents.json") }
      .map { String($0.dropLast("/Contents.json".count)) }
    project.hasStoryboards = files.contains { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    if project.targets.contains(where: { !$0.files.isEmpty }) { return project }
    throw Problem("\(folder) contains no Swift file of a target.")
  }

  /// Leaves out the files that don't lie in a folder, also by the way of symbolic links.
  private mutating func leaveOutside(of folder: String) {
    func realPath(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    let root = realPath(folder) + "/"
    for target in targets.indices {
      let files = targets[target].files + targets[target].resources
      let left = Set(files.filter { !realPath($0).hasPrefix(root) })
      targets[target].files.removeAll(where: left.contains)
      targets[target].resources.removeAll(where: left.contains)
      outside = Set(outside).union(left).sorted()
    }
  }

  /// Adds the targets of tests that the project doesn't have.
  private mutating func takeTests(_ others: [ProjectTarget]) {
    targets += others.filter { target in
      target.isTest
        && !targets.contains { known in
          known.module == target.module || known.files.contains(where: target.files.contains)
        }
    }
  }

  /// Adds the targets of packages in the folder that the project's targets import.
  private mutating func take(_ packages: [ProjectTarget]) throws {
    var files = packages.isEmpty ? [] : targets.flatMap(\.files)
    while !files.isEmpty {
      let texts = files.compactMap { try? Self.text(of: $0) }
      let imported = Set(texts.flatMap { Source($0, path: "").imports.map(\.module) })
      files = []
      for target in packages where imported.contains(target.module) && !target.isTest {
        guard !targets.contains(where: { $0.module == target.module }) else { continue }
        targets.append(target)
        files += target.files
      }
    }
  }

  /// Files in folders whose names end with Tests are the tests, and the others are the app.
  private static func plainTargets(_ name: String, _ files: [String]) -> [ProjectTarget] {
    let sources = files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }
    let isTest = { (path: String) in
      path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }
    var app = ProjectTarget(name: name)
    app.files = sources.filter { !isTest($0) }
    var tests = ProjectTarget(name: name + "Tests", isTest: true)
    tests.files = sources.filter(isTest)
    return [app, tests].filter { !$0.files.isEmpty }
  }

  /// Returns the files in a folder and in the folders in it, except hidden ones and other people's.
  static func listing(of folder: String) -> [String] {
    SourceFiles.paths(
      in: folder, except: ["Pods", "Carthage", "DerivedData", "node_modules", "build"])
  }

  /// Returns the text of a file, whatever its bytes are.
  static func text(of path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Problem("\(path) can't be read.")
    }
    guard data.count < SourceFiles.maximumSize else { throw Problem("\(path) is too large.") }
    return String(decoding: data, as: UTF8.self)
  }
}
