@testable import ListCheck

extension Catalog {
  /// The public protocols that have or inherit optional requirements, and the open classes that
  /// adopt them, as source text. A requirement with a default is written as an optional one.
  var listing: String {
    let protocols = types.filter {
      // Only UIKit's own views adopt UIDataSourceTranslating.
      $0.isProtocol && $0.isPublic && $0.name != "UIDataSourceTranslating"
        && requirements(in: [$0] + ancestors(of: $0)).contains(where: \.isOptional)
    }
    let names = Set(protocols.map(\.name))
    let classes = types.filter {
      $0.declaration.keyword == "class" && $0.isPublic
        && !names.isDisjoint(with: $0.declaration.inherited)
    }
    return (protocols + classes).sorted { $0.name < $1.name }.map(listing).joined()
  }

  private func listing(of type: Entry) -> String {
    let members = type.isProtocol ? listedRequirements(of: type) : []
    let head = "\(type.declaration.keyword) \(type.name)"
    let inherited = type.declaration.inherited.joined(separator: ", ")
    let lines = members.map { "  \($0.isOptional ? "optional " : "")\($0.member.listing)\n" }
    return "\(head)\(inherited.isEmpty ? "" : ": ")\(inherited) {\n\(lines.joined())}\n"
  }

  /// Returns the requirements of a protocol, and those that it inherits and supplies with a
  /// default.
  private func listedRequirements(of type: Entry) -> [Requirement] {
    let own = requirements(in: [type])
    let names = Set(own.map(\.name))
    let supplied = Set(type.extensions.flatMap(\.members).map(\.name)).subtracting(names)
    return own
      + requirements(of: type).filter { supplied.contains($0.name) }.map {
        Requirement(member: $0.member, owner: type.name, isOptional: true)
      }
  }
}

extension Catalog.Entry {
  fileprivate var isPublic: Bool { !declaration.modifiers.isDisjoint(with: ["public", "open"]) }
}

extension Member {
  fileprivate var listing: String {
    let modifier = isStatic ? "static " : ""
    guard let labels else { return "\(modifier)var \(base): \(types[0])" }
    let parameters = zip(labels, types).map { "\($0): \($1)" }.joined(separator: ", ")
    let result = types[labels.count]
    return "\(modifier)func \(base)(\(parameters))\(result == "Void" ? "" : " -> \(result)")"
  }
}
