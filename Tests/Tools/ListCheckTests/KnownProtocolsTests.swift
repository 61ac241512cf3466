import Foundation
import TestSupport
import Testing

@testable import ListCheck

/// The table of protocols is that of the sources.
struct KnownProtocolsTests {
  /// The folders and files that declare the protocols.
  private static let sources = [
    "Kit/ListCore", "Kit/ListCapabilities", "Kit/ListData", "Headless/HeadlessUIKit/Tables",
    "Headless/HeadlessUIKit/Collections", "Headless/HeadlessUIKit/Diffable",
    "Headless/HeadlessUIKit/Scrolling",
    "Headless/HeadlessUIKit/Controllers/UITableViewController.swift",
  ]

  /// The text of `KnownProtocols.txt`, as the sources have it: the protocols of the kit and of
  /// UIKit that have optional requirements, and the classes that adopt them. A requirement is
  /// optional if an extension supplies a default.
  private static func generated() throws -> String {
    let declarations = try sources.flatMap { source in
      try Command.sources(at: SourceFile.path("Sources/\(source)"))
        .flatMap {
          Parser.declarations(of: try String(contentsOfFile: $0, encoding: .utf8), path: $0)
        }
    }
    return Catalog(declarations).listing
  }

  @Test func `the table is current`() throws {
    let file = SourceFile.url("Sources/Tools/ListCheck/KnownProtocols.txt")
    let generated = try Self.generated()
    if ProcessInfo.processInfo.environment["UPDATE_PROTOCOLS"] != nil {
      try generated.write(to: file, atomically: true, encoding: .utf8)
    }
    let isCurrent = try String(contentsOf: file, encoding: .utf8) == generated
    #expect(isCurrent, "Run: UPDATE_PROTOCOLS=1 swift test --filter KnownProtocolsTests")
  }

  @Test func `the picture of the protocols shows each list and what it refines`() throws {
    let picture = try String(
      contentsOf: SourceFile.url(
        "Sources/Kit/ListControllers/ListControllers.docc/Resources/protocols.svg"),
      encoding: .utf8)
    let shown = picture.matches(of: #/data-refines="(\w+)">(\w+)</#)
      .map { (parent: String($0.1), name: String($0.2)) }
    let protocols = Command.knownDeclarations.filter { $0.keyword == "protocol" }
    let refined = Dictionary(uniqueKeysWithValues: protocols.map { ($0.name, $0.inherited) })
    for edge in shown { #expect(refined[edge.name]?.contains(edge.parent) == true, "\(edge)") }
    let lists = refined.filter {
      $0.key.hasSuffix("TableList") || $0.key.hasSuffix("CollectionList")
    }
    let sources = lists.values.joined().filter { refined[$0]?.first == "List" }
      .filter { !$0.hasSuffix("BasedList") }
    #expect(Set(shown.map(\.name)) == Set(lists.keys).union(sources))
  }

  @Test func `the table is read as it was written`() {
    let catalog = Catalog([], known: Command.knownDeclarations)
    let protocols = catalog.types.filter(\.isProtocol)
    #expect(protocols.count > 40)
    #expect(Catalog(Command.knownDeclarations).types.count == catalog.types.count)
    let requirements = catalog.requirements(in: protocols)
    for name in [
      "canEdit(_:at:)", "footerTitle(inSection:)", "cellIdentifier(at:)", "capabilities",
      "tableView(_:canEditRowAt:)", "scrollViewDidScroll(_:)", "updateLimit",
      "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:dragSessionWillBegin:)",
    ] { #expect(requirements.contains { $0.name == name && $0.isOptional }, "\(name)") }
    #expect(!requirements.contains { $0.name == "tableView(_:cellForRowAt:)" && $0.isOptional })
  }
}
