/// A requirement of a protocol.
struct Requirement {
  var member: Member
  /// The name of the protocol.
  var owner: String
  /// A Boolean value that indicates whether a type can leave the requirement out.
  var isOptional: Bool
  /// The type of the list's objects, if it is known.
  var object: String?

  var name: String { member.name }
  /// A Boolean value that indicates whether the protocol is UIKit's. Its methods are found by name,
  /// whether or not a class declares that it adopts the protocol.
  var isUIKit: Bool { owner.hasPrefix("UI") }
}

extension Catalog {
  /// Returns the requirements of the protocols that a type adopts.
  func requirements(of type: Entry) -> [Requirement] {
    requirements(in: ancestors(of: type).filter(\.isProtocol))
  }

  /// Returns the requirements of protocols. A requirement is optional if it is declared so, or if
  /// an extension of one of the protocols has a member of its name.
  func requirements(in protocols: [Entry]) -> [Requirement] {
    let supplied = protocols.flatMap { type in
      type.extensions.flatMap(\.members)
        + type.declaration.members.filter { $0.modifiers.contains("optional") }
    }
    let optional = Set(supplied.map(\.name))
    return protocols.flatMap { owner in
      owner.declaration.members.map {
        Requirement(member: $0, owner: owner.name, isOptional: optional.contains($0.name))
      }
    }
  }
}
