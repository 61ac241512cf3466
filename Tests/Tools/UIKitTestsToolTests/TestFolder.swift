import Foundation

/// Calls a closure with a folder of files, which is removed afterwards.
func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "Garden-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try body(folder.path)
}

/// Returns the line that Swift Testing writes for an event of a test, with the symbol and text of
/// its message.
func event(_ kind: String, _ id: String? = nil, _ symbol: String = "pass", issue: String? = nil)
  -> String
{
  let test = id.map { ",\"testID\":\"\($0.replacing("/", with: "\\/"))\"" } ?? ""
  return "{\"kind\":\"event\",\"payload\":{\"kind\":\"\(kind)\"\(test)"
    + ",\"messages\":[{\"symbol\":\"\(symbol)\",\"text\":\"It's \(symbol)\"}]"
    + (issue.map { ",\"issue\":{\($0)}" } ?? "") + "}}"
}
