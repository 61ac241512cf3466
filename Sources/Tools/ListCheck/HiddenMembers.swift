extension Catalog {
  /// Returns the members of a class that supply no requirement, because its superclass adopts the
  /// protocol and takes the default.
  func hiddenMembers(of type: Entry) -> [Finding] {
    let superclasses = superclasses(of: type)
    guard let nearest = superclasses.first else { return [] }
    let declared = Set(superclasses.flatMap(\.members).map(\.name))
    let taken = requirements(of: nearest).filter {
      $0.isOptional && !$0.isUIKit && !declared.contains($0.name)
    }
    return type.members.filter(\.isCandidate).compactMap { member in
      let hiding = taken.last {
        $0.name == member.name && $0.member.isStatic == member.isStatic
          && $0.mayBeSupplied(by: member)
      }
      guard let owner = hiding?.owner else { return nil }
      let adopter = superclasses.last { ancestors(of: $0).contains { $0.name == owner } } ?? nearest
      return Finding(
        member, of: type,
        """
        is never called by the list. \(adopter.name) adopts \(owner), and takes its default. \
        Declare it in \(adopter.name), and override it in \(type.name).
        """)
    }
  }
}
