import Foundation

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

  var project: Project {
    let ids = root["targets"] as? [String] ?? []
    let targets = ids.compactMap { objects[$0] }.compactMap(target)
    let name = URL(fileURLWithPath: path).deletingLastPathComponent().deletingPathExtension()
      .lastPathComponent
    return Project(name: name, kind: "Xcode project", targets: targets)
  }

  private func target(_ object: Object) -> ProjectTarget? {
    guard let name = object["name"] as? String else { return nil }
    let type = object["productType"] as? String ?? ""
    // Tests of the user interface run in another process.
    guard !type.hasSuffix("ui-testing") else { return nil }
    var target = ProjectTarget(name: productName(object) ?? name)
    target.isTest = type.hasSuffix("unit-test")
    for phase in (object["buildPhases"] as? [String] ?? []).compactMap({ objects[$0] })
    where phase["isa"] as? String == "PBXSourcesBuildPhase" {
      for file in phase["files"] as? [String] ?? [] {
        guard let reference = objects[file]?["fileRef"] as? String, let path = paths[reference]
        else { continue }
        target.files.append(path)
      }
    }
    for group in object["fileSystemSynchronizedGroups"] as? [String] ?? [] {
      guard let folder = paths[group] else { continue }
      let excluded = Set(exceptions(of: group).map { folder + "/" + $0 })
      target.files += files.filter { $0.hasPrefix(folder + "/") && !excluded.contains($0) }
    }
    target.files = Array(Set(target.files.filter { $0.hasSuffix(".swift") })).sorted()
    let version = setting("SWIFT_VERSION", of: object) ?? "5"
    target.languageMode = version.hasPrefix("6") ? "6" : "5"
    target.isMainActor = setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: object) == "MainActor"
    return target.files.isEmpty ? nil : target
  }

  /// The files of a synchronized folder that don't belong to the target.
  private func exceptions(of group: String) -> [String] {
    (objects[group]?["exceptions"] as? [String] ?? []).flatMap {
      objects[$0]?["membershipExceptions"] as? [String] ?? []
    }
  }

  private func productName(_ object: Object) -> String? {
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      if let name = setting(key, of: object), !name.contains("$") { return name }
    }
    return nil
  }

  /// Returns a build setting of a target or else of the project, in the first configuration that
  /// has it.
  private func setting(_ key: String, of target: Object) -> String? {
    for owner in [target, root] {
      let list = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] }
      for id in list?["buildConfigurations"] as? [String] ?? [] {
        let settings = objects[id]?["buildSettings"] as? Object
        if let value = settings?[key] { return "\(value)" }
      }
    }
    return nil
  }
}
