import Foundation
import SwiftTokens

/// The targets of an Xcode project file, a property list of objects that name each other.
struct XcodeProject {
  typealias Object = [String: Any]
  private let objects: [String: Object]
  private let root: Object
  private let path: String
  private let folder: String
  private let files: [String]
  /// The paths of files and groups by their identifiers.
  private var paths: [String: String] = [:]

  init(_ data: Data, path: String, files: [String]) throws {
    self.path = path
    self.files = files
    folder = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent().path
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
      let objects = list["objects"] as? [String: Any]
    else { throw Problem("\(path) can't be read: it isn't a whole property list.") }
    self.objects = objects.compactMapValues { $0 as? Object }
    guard let id = list["rootObject"] as? String, let root = self.objects[id] else {
      throw Problem("\(path) can't be read: it has no root object.")
    }
    self.root = root
    let project = folder + "/" + (root["projectDirPath"] as? String ?? "")
    if let main = root["mainGroup"] as? String {
      var seen: Set<String> = []
      locate(main, in: project, &seen)
    }
  }

  private mutating func locate(_ id: String, in parent: String, _ seen: inout Set<String>) {
    guard seen.insert(id).inserted, let object = objects[id] else { return }
    let base =
      ["SOURCE_ROOT", "<absolute>"].contains(object["sourceTree"] as? String) ? folder : parent
    let own = object["path"] as? String
    let path = own.map { $0.hasPrefix("/") ? $0 : base + "/" + $0 } ?? base
    paths[id] = URL(fileURLWithPath: path).standardizedFileURL.path
    for child in object["children"] as? [String] ?? [] { locate(child, in: path, &seen) }
  }

  private var name: String {
    URL(fileURLWithPath: path).deletingLastPathComponent().deletingPathExtension().lastPathComponent
  }

  var project: Project {
    let ids = root["targets"] as? [String] ?? []
    let all = ids.compactMap(target)
    var project = Project(name: name, kind: "Xcode project", targets: [])
    let hasTests = all.contains { $0.isForiOS && $0.target.isTest && $0.target.reason == nil }
    // Of targets of one module, that for iOS is built.
    for (target, isForiOS) in all.filter(\.isForiOS) + all.filter({ !$0.isForiOS }) {
      var target = target
      if target.isTest, !isForiOS, hasTests { target.reason = "no tests for iOS have it" }
      if let index = project.targets.firstIndex(where: { $0.module == target.module }) {
        guard target.isTest, !Set(target.files).isSubset(of: project.targets[index].files) else {
          continue
        }
        target.name += "_\(project.targets.count)"
      }
      project.targets.append(target)
    }
    let built = Set(project.targets.filter { $0.reason == nil }.flatMap(\.files))
    for index in project.targets.indices {
      guard let reason = project.targets[index].reason else { continue }
      project.targets[index].files.removeAll(where: built.contains)
      for file in project.targets[index].files { project.left[file] = reason }
    }
    project.targets.removeAll(where: \.files.isEmpty)
    project.language = root["developmentRegion"] as? String ?? "en"
    return project
  }

  private func target(_ id: String) -> (target: ProjectTarget, isForiOS: Bool)? {
    guard let object = objects[id], let name = object["name"] as? String else { return nil }
    let type = object["productType"] as? String ?? ""
    let names = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].compactMap { setting($0, of: object) }
      .map { $0.replacing("$(PROJECT_NAME)", with: self.name) }
    var target = ProjectTarget(name: names.first { !$0.contains("$") } ?? name)
    let runsInterface = type.hasSuffix("ui-testing")
    if runsInterface { target.reason = "tests of the user interface run in another process" }
    target.isTest = type.hasSuffix("unit-test") || runsInterface
    let phases = (object["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
    for phase in phases {
      let references = (phase["files"] as? [String] ?? []).compactMap { objects[$0]?["fileRef"] }
      target.files += references.compactMap { ($0 as? String).flatMap { paths[$0] } }
    }
    let own = Set(object["fileSystemSynchronizedGroups"] as? [String] ?? [])
    for (group, folder) in paths {
      // In a folder of the target, these files don't belong to it. In another, they do.
      let exceptions = (objects[group]?["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
        .filter { $0["target"] as? String == id }
        .flatMap { $0["membershipExceptions"] as? [String] ?? [] }.map { folder + "/" + $0 }
      target.files += files.filter {
        exceptions.contains($0) != (own.contains(group) && $0.hasPrefix(folder + "/"))
      }
    }
    let all = Set(target.files).sorted()
    target.files = all.filter { $0.hasSuffix(".swift") }
    target.resources = all.filter { !$0.hasSuffix(".swift") }
    let version = setting("SWIFT_VERSION", of: object) ?? "5"
    target.languageMode = version.hasPrefix("6") ? "6" : "5"
    target.isMainActor = setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: object) == "MainActor"
    target.minimum = setting("IPHONEOS_DEPLOYMENT_TARGET", of: object).flatMap { SystemVersion($0) }
    let platforms =
      setting("SUPPORTED_PLATFORMS", of: object) ?? setting("SDKROOT", of: object) ?? "iphoneos"
    let isForiOS = platforms.contains("iphone") || platforms.contains("auto")
    return target.files.isEmpty ? nil : (target, isForiOS)
  }

  /// Returns a build setting of a target or else of the project, in the first configuration that
  /// has it.
  private func setting(_ key: String, of target: Object) -> String? {
    for owner in [target, root] {
      let list = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] }
      for id in list?["buildConfigurations"] as? [String] ?? [] {
        let settings = objects[id]?["buildSettings"] as? Object
        if let value = settings?[key] { return "\(value)" }
        let file = (objects[id]?["baseConfigurationReference"] as? String).flatMap { paths[$0] }
        var seen: Set<String> = []
        if let value = file.flatMap({ Self.settings(in: $0, &seen)[key] }) { return value }
      }
    }
    return nil
  }

  /// Returns the settings in a file and in those that it includes. Each file is read once.
  private static func settings(in file: String, _ seen: inout Set<String>) -> [String: String] {
    guard seen.insert(file).inserted, let text = try? Project.text(of: file) else { return [:] }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path + "/"
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("#include"), case let parts = line.split(separator: "\""), parts.count > 1 {
        let included = URL(fileURLWithPath: folder + parts[1]).standardizedFileURL.path
        settings.merge(Self.settings(in: included, &seen)) { $1 }
      }
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let parts = code.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2 { settings[parts[0]] = parts[1] }
    }
    return settings
  }
}
