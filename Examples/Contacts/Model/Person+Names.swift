extension Person {
  /// What to call the person: the name, or else the organization, e-mail or phone, or "No Name".
  var displayName: String {
    let name = [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ")
    let candidates = [formattedName, name, organization] + contactTexts
    return candidates.first { !$0.isEmpty } ?? "No Name"
  }

  /// The second line of a list row: the organization, first phone or first e-mail that the
  /// display name does not show already; nil if there is none.
  var subtitle: String? {
    let shown = displayName
    let candidates = [organization, phones.first?.number ?? "", emails.first?.address ?? ""]
    return candidates.first { !$0.isEmpty && $0 != shown }
  }

  /// What to sort by: family name, then given name, or else the display name, folded so that
  /// case and diacritics do not matter.
  var sortKey: String { filingName.foldedForSorting }

  /// The heading under which to file the person: `A` to `Z`, the first letter of another
  /// script, or `#`.
  var initial: String { filingName.filingInitial }

  private var filingName: String {
    let name = [familyName, givenName].filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? displayName : name
  }

  private var contactTexts: [String] {
    [emails.first?.address ?? "", phones.first?.number ?? ""]
  }
}

extension [Person] {
  /// The people in the same order, each with an id of its own.
  ///
  /// A person without an id is known by the display name. Of people who share an id, the first
  /// keeps it and the others get a number behind it, so that the ids are the same whenever the
  /// same list is read again.
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
