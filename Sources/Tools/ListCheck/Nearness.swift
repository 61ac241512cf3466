extension Member {
  /// Returns a Boolean value that indicates whether the member was probably meant to be a
  /// requirement of nearly its name.
  func isNear(_ requirement: Member) -> Bool {
    guard isStatic == requirement.isStatic, haveTypes(of: requirement) else { return false }
    let areOfViews = [base, requirement.base].allSatisfy(Self.viewMethods.contains)
    if labels == requirement.labels { return areOfViews || base.isMisspelled(requirement.base) }
    guard base == requirement.base else { return false }
    guard let labels, let others = requirement.labels else {
      // A method in place of a property.
      return labels == [] && types == requirement.types
    }
    guard labels.count == others.count else { return false }
    // The types are enough to tell what was meant, unless many methods have the name and the types.
    let areTold = !areOfViews && requirement.types.dropLast().contains(where: \.isFixed)
    return zip(labels, others).allSatisfy {
      $0 == $1 || $0.isLabel(near: $1) || areTold && !$0.isAnotherLabel(than: $1)
    }
  }

  /// Returns a Boolean value that indicates whether a member that no code uses was probably meant
  /// to be a requirement of its name, with other labels or with another number of them.
  func mayMean(_ requirement: Requirement) -> Bool {
    guard base == requirement.member.base, isStatic == requirement.member.isStatic,
      !requirement.isUIKit, !requirement.isOfEachList, !Self.viewMethods.contains(base),
      let labels, !labels.isEmpty, let others = requirement.member.labels
    else { return false }
    return labels.count == others.count
      ? haveTypes(of: requirement.member) : labels.isPart(of: others) || others.isPart(of: labels)
  }

  /// Returns the number of labels that a member has more or less than a requirement.
  func labelDifference(from requirement: Requirement) -> Int {
    abs((labels?.count ?? 0) - (requirement.member.labels?.count ?? 0))
  }

  /// The names of methods whose first argument is the view of the list, and whose second label
  /// tells them apart.
  private static let viewMethods: Set = ["listView", "tableView", "collectionView"]

  /// Returns a Boolean value that indicates whether the member has the name of a requirement and is
  /// about something else, as `isValid(_:)` of a text and `object(at:)` of a number are.
  func overloads(_ requirement: Requirement) -> Bool {
    let labels = labels ?? []
    let others = labels.indices.filter { !requirement.mayHave(types[$0], at: $0) }
    return others.count > 1 || others.contains { labels[$0] == "_" }
      || !others.isEmpty && requirement.name == "object(at:)"
  }

  /// Returns a Boolean value that indicates whether the types are those of a requirement where
  /// these are fixed.
  private func haveTypes(of requirement: Member) -> Bool {
    zip(types, requirement.types).allSatisfy { $0 == $1 || $0.isEmpty || !$1.isFixed }
  }
}

extension [String] {
  /// Returns a Boolean value that indicates whether an array has all of these elements in their
  /// order.
  fileprivate func isPart(of other: Self) -> Bool {
    var remainder = other[...]
    return allSatisfy { element in
      guard let index = remainder.firstIndex(of: element) else { return false }
      remainder = remainder[(index + 1)...]
      return true
    }
  }
}

extension Requirement {
  /// A Boolean value that indicates whether the name is one that apps use for other things.
  var isOfEachList: Bool { ["isValid", "object", "id"].contains(member.base) }

  /// Returns a Boolean value that indicates whether a member of the requirement's name may supply
  /// it. Types that may be generic are taken to be right.
  func mayBeSupplied(by other: Member) -> Bool {
    member.isStatic == other.isStatic && Set(member.effects).isSuperset(of: other.effects)
      && zip(member.types.indices, other.types).allSatisfy { mayHave($1, at: $0) }
  }
}

extension String {
  /// A Boolean value that indicates whether the text is a type that no list replaces by another.
  var isFixed: Bool { Self.fixedTypes.contains(unwrapped) }

  /// A Boolean value that indicates whether a type that is written in another way is another type:
  /// one that is fixed, or UIKit's.
  var isDistinct: Bool {
    let name = drop { $0 == "[" }
    let isOfUIKit =
      name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true && !name.contains("<")
    return isFixed || isOfUIKit
  }

  /// The type without the mark of an optional.
  var unwrapped: String { hasSuffix("?") ? String(dropLast()) : self }

  private static let fixedTypes: Set = [
    "Void", "Bool", "Int", "String", "[String]", "Double", "CGFloat", "CGPoint", "CGSize",
    "IndexPath", "[IndexPath]", "NSIndexPath", "IndexSet", "UIScrollView", "UITableView",
    "UICollectionView", "UIView", "UIMenu",
  ]

  /// Returns a Boolean value that indicates whether a label is a longer or shorter form of another
  /// one, as `atIndexPath` is of `at`, or misspelled.
  fileprivate func isLabel(near label: String) -> Bool {
    hasPrefix(label) || label.hasPrefix(self) || isMisspelled(label)
  }

  /// Returns a Boolean value that indicates whether a label has the preposition of another one, and
  /// another noun, as `inGroup` and `inSection` have.
  fileprivate func isAnotherLabel(than label: String) -> Bool {
    let (word, other) = (prefix(while: \.isLowercase), label.prefix(while: \.isLowercase))
    return word == other && word.count < count && other.count < label.count
  }

  /// Returns a Boolean value that indicates whether a name has a few other letters than another
  /// one. A plural and a past tense are other names.
  fileprivate func isMisspelled(_ name: String) -> Bool {
    let isForm = ["s", "d", "ed"].contains { self + $0 == name || name + $0 == self }
    guard self != name, !isForm else { return false }
    let limit = name.count < 5 ? 0 : name.count < 8 ? 1 : 2
    return abs(count - name.count) <= limit && distance(to: name) <= limit
  }

  /// Returns the number of letters to insert, delete or replace.
  private func distance(to other: String) -> Int {
    let letters = Array(other.utf8)
    var row = Array(0...letters.count)
    for letter in utf8 {
      var diagonal = row[0]
      row[0] += 1
      for (index, otherLetter) in letters.enumerated() {
        let replaced = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[index + 1]
        row[index + 1] = Swift.min(replaced, diagonal + 1, row[index] + 1)
      }
    }
    return row[letters.count]
  }
}
