import SwiftTokens

extension Source {
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable", "UIApplicationMain",
    "NSApplicationMain", "main", "Published",
  ]

  /// Drops the attributes of Objective-C and of Interface Builder, and the app's entry point. The
  /// protocols of Objective-C are those of classes.
  var attributeEdits: [Edit] {
    tokens.indices.compactMap { index in
      guard text(index) == "@", Self.attributes.contains(text(index + 1)) else { return nil }
      var last = index + 1
      if text(last + 1) == "(", let close = partners[last + 1] { last = close }
      return Edit(
        range: range(index, last), text: " ", kind: "@\(text(index + 1)) dropped")
    }
      + declarations().filter { $0.keyword == "protocol" }.compactMap { found in
        guard let body = found.body,
          (found.start..<found.index).contains(where: { text($0) == "@" && text($0 + 1) == "objc" })
        else { return nil }
        let offset = tokens[body.lowerBound].offset
        let isLimited = (found.index..<body.lowerBound).contains { text($0) == "where" }
        return Edit(
          range: offset..<offset, text: (isLimited ? ", " : " where ") + "Self: AnyObject ",
          kind: "protocol of classes")
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

  /// The ends of the names of types with a value of no meaning.
  private static let valueTypes: Set = [
    "Bool", "Int", "Double", "Float", "CGFloat", "String", "CGSize", "CGPoint", "CGRect",
    "UIEdgeInsets", "]",
  ]

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
        // The accessors of a property have no code.
        let accessors = member.keyword == "func" ? nil : member.body?.lowerBound
        let last = (member.index..<(accessors ?? member.range.upperBound + 1)).last {
          text($0) != ";"
        }
        let signature = text(in: range(member.index, last ?? member.index))
        let hasResult =
          member.keyword != "func"
          || member.range.contains { text($0) == "->" && !isInParentheses($0, of: member) }
        let part = "\(member.name) of \(type.name), which the object leaves out"
        let body =
          if !hasResult {
            "{ uikitTestsLeaveOut() }"
          } else if signature.hasSuffix("?") {
            "{ nil }"
          } else if Self.valueTypes.contains(last.map(text) ?? "") {
            "{ uikitTestsLeaveOut(); return .init() }"
          } else {
            "{ uikitTestsEnd(\(part.debugDescription)) }"
          }
        let flat = signature.split(separator: "\n").joined(separator: " ")
        defaults += "extension \(type.name) { \(flat) \(body) }; "
      }
    }
    guard !defaults.isEmpty else { return edits }
    let end = scalars.count..<scalars.count
    return edits + [Edit(range: end, text: "\n" + defaults, kind: "default of a requirement")]
  }
}
