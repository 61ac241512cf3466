import SwiftTokens

extension Catalog {
  /// Returns the pagers of a list whose closures retain it, so that neither is ever released.
  func retainingPagers(of type: Entry) -> [Finding] {
    guard ancestors(of: type).contains(where: { $0.name == "PagedList" }) else { return [] }
    return type.retainingPagers.map {
      Finding(
        $0,
        """
        \(type.name) retains its pager, whose closure retains \(type.name): neither is ever \
        released. Begin the closure with [weak self].
        """)
    }
  }
}

extension ArraySlice<Token> {
  /// The tokens of the first closure, or nil if there is none.
  var closure: ArraySlice? {
    firstIndex { $0.text == "{" }.map { self[$0...].group }
  }

  /// A Boolean value that indicates whether a closure of these tokens captures `self` strongly.
  var retainsSelf: Bool {
    if first?.text == "@" { return dropFirst(2).retainsSelf }
    guard first?.text == "[" else { return mentionsSelf }
    let captures = group.split()
    if captures.contains(where: { $0.map(\.text) == ["self"] }) { return true }
    let isWeak = captures.contains {
      ["weak", "unowned"].contains($0.first?.text) && $0.last?.text == "self"
    }
    if isWeak { return false }
    return self[(group.endIndex + 1)...].mentionsSelf
  }

  /// A Boolean value that indicates whether `self` is among the tokens, and not as in `Page.self`.
  private var mentionsSelf: Bool {
    indices.contains { self[$0].text == "self" && ($0 == startIndex || self[$0 - 1].text != ".") }
  }
}
