import Foundation

/// A row of the outline: a file, a folder, a link, or a note in place of what can't be read.
nonisolated struct File: Identifiable, Hashable, Sendable {
  enum Kind: Hashable {
    case folder
    case file(size: Int)
    /// A symbolic link. Links aren't followed, so an outline has no circles.
    case link(destination: String)
    /// A sentence about the folder above.
    case note
  }

  /// The path or, for a note, that of its folder and a character that no path contains.
  let id: String
  let name: String
  let kind: Kind

  var isFolder: Bool { kind == .folder }

  /// The error if a path isn't that of a folder.
  struct NoFolder: Error, CustomStringConvertible {
    let path: String
    var description: String { "“\(path)” isn't a folder." }
  }

  /// Creates a row.
  init(id: String, name: String, kind: Kind) {
    self.id = id
    self.name = name
    self.kind = kind
  }

  /// Finds a folder. If the path is a link to one, the folder is where it leads.
  init(folder path: String) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw NoFolder(path: path) }
    self.init(id: url.path, name: url.lastPathComponent, kind: .folder)
  }

  /// Returns the path of the folder to show if the user names none: a current folder or, if that
  /// can't be listed, the documents. On a phone, the current folder of an app is that of the
  /// system, which its sandbox keeps closed.
  static func startPath(in current: String, documents: URL?) -> String {
    let names = try? FileManager.default.contentsOfDirectory(atPath: current)
    return names == nil ? documents?.path ?? current : current
  }

  /// Reads the contents of a folder, sorted by name.
  ///
  /// - Returns: The contents, or a note if the folder can't be read.
  func contents() -> [File] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: id)
        .map { (key: $0.lowercased(), name: $0) }
        .sorted { ($0.key, $0.name) < ($1.key, $1.name) }
        .map { File(name: $0.name, in: id) }
    } catch {
      return [File(id: id + "\0", name: "This folder can't be read.", kind: .note)]
    }
  }

  private init(name: String, in folder: String) {
    let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    // FileManager's attributes would take ten times as long.
    var status = stat()
    lstat(path, &status)
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFLNK:
        .link(
          destination: (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "?")
      default: .file(size: Int(status.st_size))
      }
    self.init(id: path, name: name, kind: kind)
  }
}
