import Foundation
import SwiftTokens

extension Source {
  /// Writes selectors as names with their methods, which HeadlessUIKit calls. A method of a
  /// protocol isn't that of a class, so its selector is a name alone.
  func selectorEdits(types: [TypeScope], protocols: Set<String> = []) -> [Edit] {
    tokens.indices.compactMap { index in
      guard text(index) == "#selector" || text(index) == "#keyPath", text(index + 1) == "(",
        let close = partners[index + 1], close > index + 2
      else { return nil }
      var inner = Array(index + 2..<close)
      while let first = inner.first, first != inner.last, partners[first] == inner.last {
        inner = Array(inner.dropFirst().dropLast())
      }
      let range = range(index, close)
      if text(index) == "#keyPath" {
        let path = inner.map(text).joined()
        let name = path.split(separator: ".").dropFirst().joined(separator: ".")
        return Edit(range: range, text: "\"\(name)\"", kind: "#keyPath as a string")
      }
      let scope = types.last { $0.braces.contains(index) }
      return Edit(
        range: range, text: selector(inner, in: scope, protocols), kind: "#selector by name")
    }
  }

  private func selector(
    _ inner: [Int], in scope: TypeScope?, _ protocols: Set<String>
  ) -> String {
    // The property whose accessor it is has no method to call.
    if text(inner[0]) == "getter" || text(inner[0]) == "setter" {
      return "Selector((\"\(inner.last.map(name) ?? "")\"))"
    }
    let inner = inner.prefix { index in
      text(index) != "as" || inner.contains { $0 < index && partners[$0] ?? 0 > index }
    }
    var arguments = inner.suffix(0)
    if let last = inner.last, text(last) == ")", let open = partners[last] {
      arguments = inner.drop { $0 < open }
    }
    let words = inner.dropLast(arguments.count)
    guard let method = words.last.map(text), tokens[words.last!].isWord else {
      return "Selector((\"\"))"
    }
    // What is before the method, without the marks between.
    let base = words.dropLast(2).map(text).joined().trimmingCharacters(in: ["?", "!"])
    let labels = arguments.filter { tokens[$0].isWord }.map(text)
    // Objective-C's name of `f(sender:)` is `fWithSender:`.
    var name = method.trimmingCharacters(in: ["`"])
    for (index, label) in labels.enumerated() {
      if label != "_" {
        name += index == 0 ? "With" + label.prefix(1).uppercased() + label.dropFirst() : label
      }
      name += ":"
    }
    let type = base.split(separator: ".").last.map(String.init) ?? ""
    if protocols.contains(type) || type == "UIResponderStandardEditActions" {
      return "Selector((\"\(name)\"))"
    }
    var path = base
    if ["", "self", "Self", "super", "type(of:self)"].contains(base) {
      guard let scope else { return "Selector((\"\(name)\"))" }
      path = scope.keyword == "protocol" ? "Self" : scope.fullName
    } else if base.first?.isUppercase != true {
      // The compiler knows the type of a property's instance.
      path = "uikitTestsType(\(base))"
    }
    return "Selector(\"\(name)\", \(path).\(method)\(arguments.map(text).joined()))"
  }
}
