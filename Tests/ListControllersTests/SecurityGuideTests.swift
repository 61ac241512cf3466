import Foundation
import Testing

/// The guide "Security" names the constant of each limit. This looks them up in the sources.
@Suite(.timeLimit(.minutes(5))) struct SecurityGuideTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `each limit of the guide is that of its constant`() throws {
    let guide = try String(
      contentsOf: Self.root.appendingPathComponent(
        "Sources/ListControllers/ListControllers.docc/Security.md"),
      encoding: .utf8)
    let constants = try Self.constants()
    let rows = guide.matches(of: #/\| ([\d,]+)[^|]* \| `(\w+\.\w+)` \|/#)
    #expect(rows.count >= 30)
    for row in rows {
      let values = constants["\(row.2)", default: []]
      #expect(values.contains(row.1.filter { $0 != "," }), "\(row.2) is \(values)")
    }
  }

  /// Returns a Boolean value that indicates whether a line may declare a type or a number. It is
  /// much quicker than to split the line into words.
  private static func mayDeclare(_ line: Substring) -> Bool {
    guard let first = line.utf8.first, let last = line.utf8.last else { return false }
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last)
    return isNumber || first != UInt8(ascii: " ") && first != UInt8(ascii: "/")
      || last == UInt8(ascii: "{") && line.contains(#/struct |class |enum |extension /#)
  }

  /// The numbers of the sources' constants, by their types and names. A type is any that the
  /// constant's file declares or extends.
  private static func constants() throws -> [String: [String]] {
    var constants: [String: [String]] = [:]
    for folder in ["Sources", "Examples"] {
      let paths = try #require(
        FileManager.default.enumerator(
          at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil))
      for case let file as URL in paths where file.pathExtension == "swift" {
        var types: [Substring] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        where mayDeclare(line) {
          let words = line.split { " :<{}".contains($0) }
          let keywords: Set<Substring> = ["struct", "class", "enum", "extension", "let", "var"]
          guard let index = words.firstIndex(where: keywords.contains), index + 1 < words.count
          else { continue }
          if ["let", "var"].contains(words[index]) {
            guard words[words.count - 1].first?.isNumber == true else { continue }
            let number = words[words.count - 1].filter { $0 != "_" }
            for type in types {
              constants["\(type).\(words[index + 1])", default: []]
                .append(number.hasSuffix(".0") ? String(number.dropLast(2)) : number)
            }
          } else {
            types.append(words[index + 1])
          }
        }
      }
    }
    return constants
  }
}
