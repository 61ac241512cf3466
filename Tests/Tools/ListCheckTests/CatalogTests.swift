import Testing

@testable import ListCheck

/// Which type a name means, and what is optional.
struct CatalogTests {
  private func ancestors(_ name: String, in files: [String: String]) throws -> [String] {
    let catalog = Catalog(
      files.sorted { $0.key < $1.key }.flatMap { Parser.declarations(of: $0.value, path: $0.key) },
      known: Command.knownDeclarations)
    return catalog.ancestors(of: try #require(catalog.types.first { $0.name == name })).map(\.name)
  }

  @Test func `what is inherited and adopted is found, through aliases and extensions`() throws {
    let found = try ancestors(
      "B",
      in: [
        "A.swift": "class A<T> {} ; protocol P: TitledList {}",
        "B.swift":
          "class B: A<Int>, Kit.Both {}; extension B: P {}; typealias Both = EditableList & Q",
      ])
    #expect(found == ["A", "Both", "P", "EditableList", "TitledList", "List"])
  }

  @Test func `of two types of a name, the nearer one is meant`() throws {
    let files = [
      "One/Base.swift": "class Base: TitledList {}",
      "Two/Base.swift": "class Base: EditableList {}",
      "Two/Names.swift":
        "class Names: Base {}; class Outer { class Base {}; class Inner: Base {} }",
    ]
    #expect(try ancestors("Names", in: files) == ["Base", "EditableList", "List"])
    #expect(try ancestors("Outer.Inner", in: files) == ["Outer.Base"])
  }

  @Test func `a requirement is optional if an extension has its name`() throws {
    let catalog = catalog(
      """
      protocol P: List { func a(_ b: Int); func c(); var numberOfSections: Int { get } }
      extension P where Self: Q { func a(_ b: Int) {}; func d() {} }
      class A: P {}
      """)
    let type = try #require(catalog.types.first { $0.name == "A" })
    let optional = catalog.requirements(of: type).filter(\.isOptional).map(\.name)
    #expect(optional.contains("a(_:)") && optional.contains("updateLimit"))
    #expect(!optional.contains("c()") && !optional.contains("numberOfSections"))
  }
}
