import Foundation
import TestSupport
import Testing

/// The guide to behaviors names tests that exist.
struct BehaviorTableTests {
  @Test func `each behavior has a test, in tables and in collection views`() throws {
    let page = try String(
      contentsOf: SourceFile.url(
        "Sources/Kit/ListControllers/ListControllers.docc/Behaviors.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count >= 25)
    let folder = SourceFile.path("Tests/Kit/ListControllersTests")
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    var sources = ""
    for case let file as String in files where file.hasSuffix(".swift") {
      sources += try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    }
    for row in rows {
      // A test of both views has arguments.
      let names = row.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map(
        \.element)
      #expect((1...2).contains(names.count), "\(row)")
      for name in names {
        let parts = sources.components(separatedBy: "func `\(name)`(")
        let declaration = parts.count > 1 ? parts[0].suffix(120) : ""
        let marks = names.count == 2 ? "@Test" : "@Test(arguments:"
        #expect(declaration.contains(marks), "no test, or of one view only: “\(name)”")
      }
    }
  }
}
