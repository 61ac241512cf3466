import Foundation
import TestSupport
import Testing

/// The page of what UIKit refuses names tests that exist and all exceptions that are raised.
struct RefusalTableTests {
  private let page: String

  init() throws {
    let catalog = SourceFile.url("Sources/Headless/HeadlessUIKit/HeadlessUIKit.docc")
    page = try String(contentsOf: catalog.appending(path: "WhatUIKitRefuses.md"), encoding: .utf8)
  }

  private func sources(_ folder: String) throws -> [String] {
    let root = SourceFile.url(folder)
    let files = try #require(FileManager.default.enumerator(atPath: root.path))
    return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      try String(contentsOf: root.appending(path: $0), encoding: .utf8)
    }
  }

  @Test func `each row has a test or says that there is none`() throws {
    let tests = try sources("Tests/Headless").joined()
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count >= 100)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 4, "\(row)")
      guard cells[3] != "test", !cells[3].hasPrefix("not here") else { continue }
      #expect(tests.contains("func \(cells[3])("), "no test: \(cells[3])")
    }
  }

  @Test func `each exception is on the page`() throws {
    var count = 0
    for source in try sources("Sources/Headless/HeadlessUIKit") {
      let text = source.replacing(#/"\s*\+ "/#, with: "")
      for raise in text.split(separator: #/UIKitException(\.raise|\.raiseAnywhere)?\(/#).dropFirst()
      {
        // A reason that is computed has no literal.
        let pieces = raise.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard pieces.count == 3, !pieces[0].contains(")") else { continue }
        let parts = pieces[1].split(separator: #/\\\([^()]*(\([^()]*\)[^()]*)*\)?/#)
        let words = parts.map { $0.drop { !$0.isLetter }.prefix(20) }.filter { $0.count > 11 }
        guard !words.isEmpty else { continue }
        count += 1
        #expect(words.contains { page.contains($0) }, "“\(pieces[1])” isn't on the page")
      }
    }
    #expect(count >= 80)
  }
}
