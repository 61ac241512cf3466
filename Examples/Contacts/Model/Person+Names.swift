nonisolated extension Person {
  /// The name to display: the name, organization, e-mail address, or phone number, or "No Name".
  var displayName: String {
    let name = [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ")
    let candidates = [formattedName, name, organization] + contactTexts
    return candidates.first { !$0.isEmpty } ?? "No Name"
  }

  /// The subtitle of a row: the organization, first phone number, or first e-mail address that is
  /// not in the display name, or nil if there is none.
  var subtitle: String? {
    let shown = displayName
    let candidates = [organization, phones.first?.number ?? "", emails.first?.address ?? ""]
    return candidates.first { !$0.isEmpty && $0 != shown }
  }

  /// The sort key: the family name and given name, or else the display name, without case and
  /// diacritics.
  var sortKey: String { filingName.foldedForSorting }

  /// The initial of the sort key: `A` to `Z`, the first letter in another script, or `#`.
  var initial: String { filingName.filingInitial }

  private var filingName: String {
    let name = [familyName, givenName].filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? displayName : name
  }

  private var contactTexts: [String] {
    [emails.first?.address ?? "", phones.first?.number ?? ""]
  }
}

nonisolated extension [Person] {
  /// Returns the people in the same order with unique identifiers.
  ///
  /// The identifier of a person without one is the display name. If several people have the same
  /// identifier, the first one keeps it, and a number is appended to the others. The result is the
  /// same each time the same list is read.
  func withUniqueIDs() -> [Person] {
    var uses: [String: Int] = [:]
    return map { person in
      let base = person.id.isEmpty ? person.displayName : person.id
      var person = person
      person.id = base
      while uses[person.id] != nil {
        uses[base, default: 1] += 1
        person.id = "\(base) (\(uses[base, default: 1]))"
      }
      uses[person.id] = 1
      return person
    }
  }
}
