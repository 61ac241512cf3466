import Foundation
import TestSupport
import Testing

/// What HeadlessUIKit declares of the list part of UIKit, and the page that says so.
struct SurfaceTests {
  /// One name of the list.
  struct Row {
    let rank: String
    let name: String
    /// The outermost type that the name is of.
    var type: String {
      let plain = name.hasPrefix("TYPE ") ? String(name.dropFirst(5)) : name
      return String(plain.prefix { $0 != "." && $0 != "(" })
    }
  }

  private static func rows() throws -> [Row] {
    let file = try #require(Bundle.module.url(forResource: "Surface", withExtension: "tsv"))
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
      let columns = $0.split(separator: "\t")
      return columns.count == 2 ? Row(rank: String(columns[0]), name: String(columns[1])) : nil
    }
  }

  /// The sources, read once.
  private static let declared = Result {
    try DeclaredSurface(folder: SourceFile.url("Sources/Headless/HeadlessUIKit"))
  }

  @Test func `every name that must be there is declared`() throws {
    let declared = try Self.declared.get()
    let rows = try Self.rows()
    var summary: [String] = []
    for rank in ["must", "should", "could"] {
      let names = rows.filter { $0.rank == rank }
      let there = names.filter { declared.declares($0.name) }
      summary.append("\(rank) \(there.count) of \(names.count)")
    }
    print("surface: " + summary.joined(separator: ", "))
    let missing = rows.filter { $0.rank == "must" && !declared.declares($0.name) }.map(\.name)
    #expect(missing.isEmpty)
  }

  /// What the module declares and UIKit doesn't.
  private static let own: Set = [
    "AssistiveSettings", "AttributeBase", "BatchUpdate", "BatchUpdateMap", "DeviceModel",
    "ForwardingObject", "HeadlessRunLoop", "ListMetrics", "ObjectBase", "SwipeEdge",
    "TransactionBase", "UIKitException",
    "UnsatisfiableConstraints", "User", "VoiceOver",
  ]

  /// The page's table has a row for each type of UIKit that is declared or listed. Its numbers are
  /// counted, and the words in the last column are written by hand.
  /// `UPDATE_SURFACE=1 swift test --filter SurfaceTests` writes the rows.
  @Test func `the page of supported API is correct`() throws {
    let catalog = SourceFile.url("Sources/Headless/HeadlessUIKit/HeadlessUIKit.docc")
    let page = catalog.appending(path: "WhatIsHere.md")
    let declared = try Self.declared.get()
    let lines = try String(contentsOf: page, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // A blank line between the header and a row would end the table.
    let first = try #require(lines.firstIndex { $0.hasPrefix("|---") }) + 1
    let old = Array(lines[first...].prefix { $0.hasPrefix("| `") })
    #expect(lines.count { $0.hasPrefix("| `") } == old.count)
    var remarks: [String: String] = [:]
    for line in old {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      try #require(cells.count == 5, "\(line)")
      remarks[cells[1].filter { $0 != "`" && $0 != " " }] =
        cells[3].trimmingCharacters(in: .whitespaces)
    }
    var types = Dictionary(grouping: try Self.rows(), by: \.type)
    for name in declared.types where !name.contains(".") && !Self.own.contains(name) {
      types[name, default: []] += []
    }
    let table = types.keys.sorted().map { type in
      let count = Self.count(types[type]!, of: type, in: declared)
      return "| `\(type)` | \(count) | \(remarks[type] ?? "") |"
    }
    if ProcessInfo.processInfo.environment["UPDATE_SURFACE"] != nil {
      let new = lines[..<first] + table + lines[(first + old.count)...]
      try new.joined(separator: "\n").write(to: page, atomically: true, encoding: .utf8)
      return
    }
    for change in table.difference(from: old) {
      switch change {
      case .insert(_, let line, _): Issue.record("the page lacks \(line)")
      case .remove(_, let line, _): Issue.record("the page should not say \(line)")
      }
    }
    let silent = types.keys.filter { remarks[$0]?.isEmpty ?? true }.sorted()
    #expect(silent.isEmpty, "no word on what differs")
  }

  /// How many of a type's listed names are declared, or all declared ones of a type without a list.
  private static func count(_ rows: [Row], of type: String, in declared: DeclaredSurface) -> String
  {
    guard !rows.isEmpty else {
      let names = declared.members[type]?.count ?? 0
      return names == 0 ? "declared" : names == 1 ? "1 member" : "\(names) members"
    }
    let parts = ["must", "should", "could"].compactMap { rank -> (there: Int, text: String)? in
      let names = rows.filter { $0.rank == rank }
      let there = names.count { declared.declares($0.name) }
      return names.isEmpty ? nil : (there, "\(rank) \(there)/\(names.count)")
    }
    return parts.allSatisfy { $0.there == 0 }
      ? "absent" : parts.map(\.text).joined(separator: ", ")
  }

  @Test func `the reader of declarations reads declarations`() {
    let surface = DeclaredSurface(
      source: """
        /// public func no()
        @preconcurrency @MainActor open class A: B, @preconcurrency P {
          public init?(coder: NSCoder) { let x = "}"; _ = x }
          open var value: Int = { 3 }() { didSet { change() } }
          private(set) public var kept = [1: "a"]
          open class func make(_ a: Int, of b: (Int, String) -> Void = { _, _ in }, c: [Int]) -> A? {
            func inner() {}
          }
          func hidden() {}
          public enum Kind: Int, Sendable { case one = 1, two
            case `default`(Int) }
          public subscript(key: Int) -> Int { 0 }
          public typealias Handler = (_ a: A) -> Void
        }
        public protocol P { func wanted(_ x: Int, at y: Int)
          var asked: Int { get set } }
        extension A.Kind { public static let three = 3 }
        open class B { open func inherited<T>(by x: T) where T: P {} }
        class Hidden { public func f() {} }
        """)
    let there = [
      "A.init(coder:)", "A.value", "A.kept", "A.make(_:of:c:)", "TYPE A.Kind", "A.Kind.one",
      "A.Kind.two", "A.Kind.default", "A.Kind.three", "A.subscript(key:)", "A.Handler",
      "P.wanted(_:at:)", "P.asked", "A.inherited(by:)", "A.asked", "A.Kind.rawValue",
    ]
    for name in there { #expect(surface.declares(name), "\(name)") }
    for name in [
      "A.hidden()", "A.inner()", "A.no()", "TYPE Hidden", "A.f()", "B.value",
      "no()",
    ] {
      #expect(!surface.declares(name), "\(name)")
    }
  }
}
