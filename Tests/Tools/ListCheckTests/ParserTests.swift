import Testing

@testable import ListCheck

/// What is read of declarations.
@Suite(.timeLimit(.minutes(30))) struct ParserTests {
  private func declarations(_ source: String) -> [Declaration] {
    Parser.declarations(of: source, path: "App.swift")
  }

  @Test func `types have names, modifiers and what they inherit`() {
    let found = declarations(
      """
      public final class A<B: C>: D<E>, @preconcurrency F.G & H where B: I {
        struct J: ~Copyable {}
        class func k() { class L: M {} }
      }
      extension A.J: N {}
      typealias O = P & Q<R>
      protocol S<T>: AnyObject { associatedtype T }
      actor U {}
      let v = W.self, extension = 1
      """)
    #expect(found.map(\.name) == ["A", "A.J", "A.L", "A.J", "O", "S", "U"])
    #expect(
      found.map(\.inherited) == [
        ["D", "F.G", "H"], ["Copyable"], ["M"], ["N"], ["P", "Q"], ["AnyObject"], [],
      ])
    #expect(found[0].modifiers == ["public", "final"])
    #expect(found.map(\.place.line) == [1, 2, 3, 5, 6, 7, 8])
    #expect(found[0].members.map(\.name) == ["k()"])
  }

  @Test func `members have labels, types and modifiers`() throws {
    let members = try #require(
      declarations(
        """
        class A {
          @objc(b:) private func b(_ c: [Int: String], at d: (Int, Int) = (1, 2)) -> Bool? { true }
          public private(set) var e: any F = .g { didSet { let h = 1 } }
          @MainActor override func i<J: K<L, M>>(@N(1) n o: inout J, `p`: @escaping (Q) -> R) async throws {
            func s() {}
          }
          private @IBAction func q() {}
          static let t = { u(v: 1) }()
          nonisolated func w() -> X where X == Y { }
        }
        """
      ).first
    ).members
    #expect(members.map(\.name) == ["b(_:at:)", "e", "i(n:`p`:)", "q()", "t", "w()"])
    #expect(
      members.map(\.types) == [
        ["[Int: String]", "(Int, Int)", "Bool?"], ["any F"],
        ["inout J", "@escaping(Q)->R", "Void"], ["Void"], [""], ["X"],
      ])
    #expect(members[0].modifiers == ["private"])
    #expect(members[1].modifiers == ["public"])
    #expect(members[2].modifiers == ["override"])
    #expect(members.map(\.isCandidate) == [false, true, false, false, true, true])
    #expect(members.map(\.isStatic) == [false, false, false, false, true, false])
    #expect(members.map(\.place.column) == [26, 27, 28, 26, 14, 20])
  }

  @Test func `a keyword after a dot is a name`() {
    let source = "switch a { case b: return .struct\n default: return .enum\n case c: { } }"
    #expect(declarations(source).isEmpty)
  }

  @Test func `both branches of a condition are read`() {
    let found = declarations(
      """
      class A {
      #if os(iOS)
        func b() {}
      #else
        func c() {}
      #endif
      }
      """)
    #expect(found[0].members.map(\.name) == ["b()", "c()"])
  }

  @Test func `a protocol's requirements follow each other`() {
    let found = declarations("protocol A { func b() -> C?; static var d: E<F> { get }\n func g() }")
    #expect(found[0].members.map(\.types) == [["C?"], ["E<F>"], ["Void"]])
    #expect(found[0].members.map(\.isStatic) == [false, true, false])
  }

  @Test func `a source that isn't complete is read as far as it goes`() {
    let source = "class A: B { func c<D>(_ e: F = [1], g: H) -> I { if let j { k(l: 1) } } }"
    for end in source.indices { _ = declarations(String(source[..<end])) }
    #expect(declarations(source)[0].members.map(\.name) == ["c(_:g:)"])
  }
}
