import Foundation
import TestSupport
import Testing

/// The optional methods of the data source and the delegate stand twice in the sources: as defaults
/// of the protocols, and in the controllers, because a subclass can override only what its
/// superclass declares. These tests hold the two together.
struct ListControllerMethodsTests {
  private static let sources = SourceFile.url("Sources/Headless/HeadlessUIKit")

  /// Returns the methods of a file that have a default, by their declarations.
  ///
  /// - Parameter access: The word before `func`.
  private func defaults(of file: String, access: String) throws -> [String: String] {
    let text = try String(
      contentsOf: Self.sources.appending(path: "\(file).swift"), encoding: .utf8)
    let words = text.split(separator: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: " ").split(separator: " ").joined(separator: " ")
    var methods: [String: String] = [:]
    for method in words.components(separatedBy: " \(access) func ").dropFirst() {
      let parts = method.split(separator: "{", maxSplits: 1)
      guard parts.count == 2, let start = parts[1].range(of: "OptionalMethod.absent") else {
        continue
      }
      // Values may contain parentheses.
      var depth = 0
      let value = parts[1][start.upperBound...].prefix { letter in
        if letter == "(" { depth += 1 }
        if letter == ")" { depth -= 1 }
        return depth > 0
      }
      methods[parts[0].filter { $0 != " " }] = value.filter { $0 != " " }
    }
    return methods
  }

  @Test(arguments: [
    (
      "Controllers/UITableViewController",
      ["Tables/UITableViewDataSource", "Tables/UITableViewDelegate"]
    ),
    (
      "Collections/UICollectionViewController",
      ["Collections/UICollectionViewDataSource", "Collections/UICollectionViewDelegate"]
    ),
  ])
  func `a controller declares the optional methods of its protocols, with the same defaults`(
    controller: String, protocols: [String]
  ) throws {
    let declared = try defaults(of: controller, access: "open")
    var wanted = try defaults(of: "Scrolling/UIScrollViewDelegate", access: "public")
    for name in protocols { wanted.merge(try defaults(of: name, access: "public")) { $1 } }
    #expect(wanted.count > 50)
    for (method, value) in wanted { #expect(declared[method] == value, "\(method)") }
  }
}
