import Foundation
import TestSupport
import Testing

/// The count of UIKit's recorded answers, by the names that the tests give them.
struct RecordedAnswersTests {
  private static let tests = SourceFile.url("Tests/Headless")

  /// What a name begins with: the area of the answer.
  private static let areas = """
    bad|bnd|cmp|con|dec|dyn|fin|fit|flo|flw|gui|inv|lbg|lce|lcv|lse|mov|ort|qry|ref|scr|sea|sep|\
    siz|spc|sta|stk|tab|tph|txt
    """

  private static func names(in file: URL) throws -> Set<String> {
    let name = try Regex("\\b(\(areas))-[a-z0-9]+(-[a-z0-9]+)*\\b")
    let text = try String(contentsOf: file, encoding: .utf8)
    return Set(text.matches(of: name).map { String(text[$0.range]) })
  }

  @Test func `the page of supported API says how many recorded answers hold`() throws {
    let view = Self.tests.appending(path: "HeadlessListTests/Recorded/RecordedView.swift")
    let files = [
      "HeadlessListTests/Recorded", "HeadlessControlTests/User", "HeadlessUIKitTests/Values",
      "HeadlessViewTests/Layout",
    ].flatMap { folder in
      FileManager.default.subpaths(atPath: Self.tests.appending(path: folder).path)!
        .filter { $0.hasSuffix(".swift") }
        .map { Self.tests.appending(path: "\(folder)/\($0)") }
    }
    // The view's documentation names those that don't hold.
    let leftOut = try Self.names(in: view)
    let held = try files.filter { $0.lastPathComponent != view.lastPathComponent }
      .reduce(into: Set<String>()) { try $0.formUnion(Self.names(in: $1)) }
    #expect(leftOut.isDisjoint(with: held))
    let page = SourceFile.url("Sources/Headless/HeadlessUIKit/HeadlessUIKit.docc/WhatIsHere.md")
    let sentence =
      "Of \(held.count + leftOut.count) answers that were recorded of UIKit itself, "
      + "such as the frames of a layout, \(held.count) hold here"
    #expect(try String(contentsOf: page, encoding: .utf8).contains(sentence), "\(sentence)")
    #expect(leftOut.count == 25)
  }
}
