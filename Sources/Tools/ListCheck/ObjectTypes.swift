extension Catalog {
  /// Returns a closure that writes the type of a list's objects into requirements that speak of it.
  ///
  /// The type is known from the method that configures cells, which the compiler compares.
  func objectType(of type: Entry) -> (Requirement) -> Requirement {
    let members = ([type] + superclasses(of: type)).flatMap(\.members)
    let configure = members.first { $0.name == "listView(_:configure:with:at:)" }
    guard let object = configure?.types[2], isName(object) else { return { $0 } }
    return { requirement in
      var requirement = requirement
      requirement.object = object
      return requirement
    }
  }

  /// Returns a Boolean value that indicates whether a text is the only name of a type.
  private func isName(_ text: String) -> Bool {
    text.isSimple
      && !types.contains {
        $0.declaration.keyword == "typealias"
          && ([$0.name] + $0.declaration.inherited).contains { $0.hasName(text) }
      }
  }
}

extension Requirement {
  /// Returns a Boolean value that indicates whether a type may be that of the requirement at an
  /// index: as far as both are known, and not written in other ways.
  func mayHave(_ type: String, at index: Int) -> Bool {
    let own = member.types[index]
    if let object, own == "Object", type != own, type.isSimple { return type.hasName(object) }
    // A type of an app is no optional, unless it is an alias.
    if object == type, own == "Object?", type.isSimple { return false }
    if own == "Any", type != own { return false }
    return own == type || !own.isDistinct || !type.isDistinct
      || isUIKit && own.unwrapped == type.unwrapped
  }
}

extension String {
  /// A Boolean value that indicates whether the text is a type of the language or of an app that
  /// can't be generic.
  fileprivate var isSimple: Bool {
    isFixed
      || count > 1 && first?.isUppercase == true
        && allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
  }

  /// Returns a Boolean value that indicates whether two names end with the same word, as those of a
  /// type within another one may.
  fileprivate func hasName(_ other: String) -> Bool {
    split(separator: ".").last == other.split(separator: ".").last
  }
}
