import SwiftTokens

extension Catalog {
  /// Returns the members of a type that supply no requirement, and that were probably meant to:
  /// their names are nearly those of optional requirements, or their types are other ones.
  func nearMisses(of type: Entry) -> [Finding] {
    guard ancestors(of: type).contains(where: isKnown) else { return [] }
    let requirements = requirements(of: type).map(objectType(of: type)) + requirementsOfUIKit
    let members = ([type] + superclasses(of: type)).flatMap(\.members)
    let declared = Set(members.map(\.name))
    return type.members.filter(\.isCandidate).compactMap { member in
      let meant = requirements.filter { $0.name == member.name }
      guard meant.isEmpty else {
        let namesakes = members.filter { $0.name == member.name }
        return mismatch(of: member, or: namesakes, of: type, with: meant)
      }
      let missed = requirements.reversed().filter {
        $0.isOptional && !declared.contains($0.name) && !member.calls($0.name)
          && (member.isNear($0.member) || !mayBeUsed(member) && member.mayMean($0))
      }.min { member.labelDifference(from: $0) < member.labelDifference(from: $1) }
      return missed.map {
        Finding(
          member, of: type,
          """
          is never called by the list. Its name is nearly that of \($0.name), which is optional in \
          \($0.owner). Rename it, or make it private if it is another one.
          """)
      }
    }
  }

  /// Returns the mistake of a member that has the name of requirements, if all are optional, and
  /// neither it nor another member of that name has their types.
  private func mismatch(
    of member: Member, or namesakes: [Member], of type: Entry, with requirements: [Requirement]
  ) -> Finding? {
    let isSupplied = requirements.contains {
      !$0.isOptional || namesakes.contains(where: $0.mayBeSupplied)
        || member.overloads($0) && (mayBeUsed(member) || $0.isOfEachList)
    }
    guard !isSupplied, let requirement = requirements.last else { return nil }
    return Finding(
      member, of: type,
      """
      is never called by the list. Its type is \(member.type), and in \(requirement.owner) the \
      optional \(member.name) is \(requirement.member.type). Change the type, or rename it.
      """)
  }
}

extension Member {
  /// The type as text.
  fileprivate var type: String {
    let result = types[types.count - 1]
    let effects = effects.map { " \($0)" }.joined()
    let type =
      labels == nil
      ? result : "(\(types.dropLast().joined(separator: ", ")))\(effects) -> \(result)"
    return isStatic ? "static \(type)" : type
  }

  /// Returns a Boolean value that indicates whether the member's code calls a method.
  fileprivate func calls(_ name: String) -> Bool {
    body.indices.contains { index in
      let arguments = body[(index + 1)...]
      guard name.hasPrefix(body[index].text + "("), arguments.first?.text == "(" else {
        return false
      }
      let labels = arguments.group.split().map { $0.argumentLabel + ":" }
      return name == "\(body[index].text)(\(labels.joined()))"
    }
  }
}
