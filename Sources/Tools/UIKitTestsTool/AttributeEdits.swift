import SwiftTokens

extension Source {
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable", "UIApplicationMain",
    "NSApplicationMain", "main", "Published",
  ]

  /// Drops the attributes of Objective-C and of Interface Builder, and the app's entry point.
  var attributeEdits: [Edit] {
    tokens.indices.compactMap { index in
      guard text(index) == "@", Self.attributes.contains(text(index + 1)) else { return nil }
      var last = index + 1
      if text(last + 1) == "(", touch(last, last + 1), let close = partners[last + 1] {
        last = close
      }
      return Edit(
        range: range(index, last), text: " ", kind: "@\(text(index + 1)) dropped")
    }
  }

  /// Drops previews.
  var previewEdits: [Edit] {
    tokens.indices.compactMap { index in
      guard text(index) == "#Preview" else { return nil }
      var last = index
      while ["(", "{"].contains(text(last + 1)), let close = partners[last + 1] { last = close }
      return Edit(range: range(index, last), text: "", kind: "#Preview dropped")
    }
  }

  /// Supplies what Objective-C lets conforming types leave out: the word `optional` goes, and an
  /// extension at the end of the file has a default.
  var optionalRequirementEdits: [Edit] {
    var edits: [Edit] = []
    var defaults = ""
    for type in types where type.keyword == "protocol" {
      for member in members(in: type.braces) {
        guard let word = (member.start..<member.index).first(where: { text($0) == "optional" })
        else { continue }
        edits.append(
          Edit(range: range(word, word), text: " ", kind: "optional requirement with a default"))
        guard member.keyword == "func",
          let open = (member.index..<tokens.count).first(where: { text($0) == "(" }),
          let close = partners[open]
        else { continue }
        let signature = text(in: range(member.index, member.range.upperBound))
        let result = text(close + 1) == "->" ? signature : ""
        let body =
          result.isEmpty
          ? "{}" : result.hasSuffix("?") ? "{ nil }" : result.hasSuffix("Bool") ? "{ false }" : nil
        guard let body else { continue }
        let flat = signature.split(separator: "\n").joined(separator: " ")
        defaults += "extension \(type.name) { \(flat) \(body) }; "
      }
    }
    guard !defaults.isEmpty else { return edits }
    let end = scalars.count..<scalars.count
    return edits + [Edit(range: end, text: "\n" + defaults, kind: "default of a requirement")]
  }
}
