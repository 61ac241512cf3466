import Foundation

/// The files that a tool reads.
package enum SourceFiles {
  /// The size of a file that nobody has written, in bytes.
  package static let maximumSize = 4_000_000

  /// Returns the files in a folder and in the folders in it, except hidden ones and those of some
  /// names. Symbolic links aren't followed: they may lead out of the folder, or back.
  package static func paths(
    in folder: String, except left: Set<String> = [], depth: Int = 0
  ) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      guard !name.hasPrefix("."), !left.contains(name), depth < 30 else { return [] }
      let path = folder + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      switch attributes?[.type] as? FileAttributeType {
      case .typeDirectory: return paths(in: path, except: left, depth: depth + 1)
      case .typeRegular: return [path]
      default: return []
      }
    }
  }
}
