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
      let inner = Array(index + 2..<close)
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
    let words = inner.prefix { text($0) != "as" }
    let argument = words.firstIndex { text($0) == "(" } ?? words.endIndex
    var path = words[..<argument].filter { text($0) != "." }.map(text)
    guard let method = path.popLast() else { return "Selector((\"\"))" }
    let labels = words[argument...].filter { tokens[$0].isWord }.map(text)
    // Objective-C's name of `f(sender:)` is `fWithSender:`.
    var name = method.trimmingCharacters(in: ["`"])
    for (index, label) in labels.enumerated() {
      if label != "_" {
        name += index == 0 ? "With" + label.prefix(1).uppercased() + label.dropFirst() : label
      }
      name += ":"
    }
    if let type = path.last, protocols.contains(type) || type == "UIResponderStandardEditActions" {
      return "Selector((\"\(name)\"))"
    }
    if path == ["self"] || path == ["Self"] || path.isEmpty {
      guard let scope else { return "Selector((\"\(name)\"))" }
      path = [scope.keyword == "protocol" ? "Self" : scope.fullName]
    } else if path[0].first?.isLowercase ?? false {
      // The compiler knows the type of a property's instance.
      path = ["uikitTestsType(\(path.joined(separator: ".")))"]
    }
    let written = words[argument...].map(text).joined()
    return "Selector(\"\(name)\", \(path.joined(separator: ".")).\(method)\(written))"
  }
}
