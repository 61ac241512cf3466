import Foundation

/// The folder that the tool writes, and nothing outside of it.
final class OutputFolder {
  let path: String
  private var written: Set<String> = []

  /// Creates the folder in an app's folder.
  init(in folder: String) throws {
    path = folder + "/.uikit-tests"
    try refuseLink(path)
    try create("")
    try write("*\n", to: ".gitignore")
  }

  /// Writes a file if its text has changed.
  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
      throw Problem("\(name) isn't the name of a file in \(path).")
    }
    written.insert(name)
    var folder = ""
    for part in parts.dropLast() {
      folder += (folder.isEmpty ? "" : "/") + part
      try create(folder)
    }
    let file = path + "/" + name
    try refuseLink(file)
    guard FileManager.default.contents(atPath: file) != data else { return }
    do { try data.write(to: URL(fileURLWithPath: file)) } catch {
      throw Problem("\(file) can't be written. \(error.localizedDescription)")
    }
  }

  /// Removes the files in a folder that weren't written.
  func removeOthers(in folder: String) throws {
    let root = path + "/" + folder
    try refuseLink(root)
    for file in Project.listing(of: root)
    where !written.contains(String(file.dropFirst(path.count + 1))) {
      try? FileManager.default.removeItem(atPath: file)
    }
  }

  /// Forgets what was written, before the package is written again.
  func begin() { written = [] }

  private func create(_ folder: String) throws {
    let path = folder.isEmpty ? path : path + "/" + folder
    try refuseLink(path)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch { throw Problem("\(path) can't be created. \(error.localizedDescription)") }
  }

  private func refuseLink(_ path: String) throws {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    guard type != .typeSymbolicLink else {
      throw Problem("\(path) is a symbolic link, which could lead out of the folder.")
    }
  }
}
