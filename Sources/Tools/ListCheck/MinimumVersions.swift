import Foundation
import SwiftTokens

/// The oldest versions of iOS that sources are for, by the packages and Xcode projects around them.
struct MinimumVersions {
  /// The version that the user names, for all sources.
  var named: SystemVersion?
  /// The versions of folders.
  private var found: [String: SystemVersion?] = [:]

  /// Returns the version that the nearest package or Xcode project names, or nil if it isn't
  /// certain.
  mutating func version(for file: String) -> SystemVersion? {
    if let named { return named }
    return version(in: URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent())
  }

  private mutating func version(in folder: URL) -> SystemVersion? {
    if let version = found[folder.path] { return version }
    let version: SystemVersion?
    if let versions = Self.versions(in: folder.path) {
      // Of several, the newest can't be wrong for any target.
      version = versions.contains(nil) ? nil : versions.compactMap(\.self).max()
    } else {
      version =
        folder.pathComponents.count > 1 ? self.version(in: folder.deletingLastPathComponent()) : nil
    }
    found[folder.path] = .some(version)
    return version
  }

  /// Returns the versions in a folder's manifest, Xcode projects and settings, or nil if the folder
  /// has none of them.
  private static func versions(in folder: String) -> [SystemVersion?]? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    let isPackage = names.contains("Package.swift")
    var versions: [SystemVersion?] = []
    if isPackage {
      let text = text(of: folder + "/Package.swift")
      versions.append(SystemVersion.minimum(inManifest: Array(text.unicodeScalars)))
    }
    let settings =
      projects.map { folder + "/" + $0 + "/project.pbxproj" }
      + Self.settings(in: folder, depth: projects.isEmpty ? 1 : 4)
    versions += settings.flatMap { SystemVersion.minimums(inSettings: text(of: $0)) }
    return isPackage || !projects.isEmpty || !versions.isEmpty ? versions : nil
  }

  /// Returns the files of settings in a folder and in the folders in it.
  private static func settings(in folder: String, depth: Int) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = folder + "/" + name
      if name.hasSuffix(".xcconfig") { return [path] }
      // A name with a point is rarely that of a folder, and what is in Pods is for other targets.
      guard depth > 1, !name.contains("."), name != "Pods" else { return [] }
      return settings(in: path, depth: depth - 1)
    }
  }

  private static func text(of file: String) -> String {
    (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  }
}
