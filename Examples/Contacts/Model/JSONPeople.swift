/// A parser of people in JSON: an array of objects, or an object with such an array at `people`.
///
/// ```json
/// [{
///   "id": "ada", "name": "Ada King, Countess of Lovelace",
///   "givenName": "Ada", "familyName": "Lovelace",
///   "organization": "Analytical Engines", "title": "Programmer",
///   "phones": [{"label": "home", "number": "555-0101"}],
///   "emails": [{"label": "work", "address": "ada@example.com"}],
///   "addresses": [{"label": "home", "street": "12 St James’s Square", "city": "London",
///                  "region": "", "postalCode": "SW1Y", "country": "England"}],
///   "birthday": "1815-12-10", "url": "https://example.com/ada", "note": "Bernoulli"
/// }]
/// ```
///
/// Each key may be missing or null, and unknown keys are ignored.
nonisolated struct JSONPeople {
  let file: String

  func people(in document: JSONNode) throws(ContactsFileError) -> [Person] {
    var list = Located(node: document, path: "")
    if case .object(let members) = document.value, let people = members["people"] {
      list = Located(node: people, path: "people")
    }
    var people: [Person] = []
    for element in try elements(of: list) {
      try people.append(person(in: element))
    }
    return people
  }

  private func person(in element: Located) throws(ContactsFileError) -> Person {
    var person = Person()
    person.id = try string("id", in: element)
    person.formattedName = try string("name", in: element)
    person.givenName = try string("givenName", in: element)
    person.familyName = try string("familyName", in: element)
    person.organization = try string("organization", in: element)
    person.title = try string("title", in: element)
    person.birthday = try string("birthday", in: element).birthdayInWords()
    person.url = try string("url", in: element)
    person.note = try string("note", in: element)
    for phone in try elements("phones", in: element) {
      let number = try string("number", in: phone)
      let label = try string("label", in: phone, standard: "phone")
      if !number.isEmpty { person.phones.append(Person.Phone(label: label, number: number)) }
    }
    for email in try elements("emails", in: element) {
      let address = try string("address", in: email)
      let label = try string("label", in: email, standard: "email")
      if !address.isEmpty { person.emails.append(Person.Email(label: label, address: address)) }
    }
    for address in try elements("addresses", in: element) {
      let address = Person.PostalAddress(
        label: try string("label", in: address, standard: "address"),
        street: try string("street", in: address), city: try string("city", in: address),
        region: try string("region", in: address),
        postalCode: try string("postalCode", in: address),
        country: try string("country", in: address))
      if !address.text.isEmpty { person.addresses.append(address) }
    }
    return person
  }

  // MARK: Values and where they are

  private struct Located {
    var node: JSONNode
    var path: String
  }

  private func member(_ key: String, of parent: Located) throws(ContactsFileError) -> Located? {
    guard case .object(let members) = parent.node.value else {
      throw wrongType(parent, expected: "an object")
    }
    guard let node = members[key] else { return nil }
    if case .null = node.value { return nil }
    return Located(node: node, path: "\(parent.path).\(key)")
  }

  private func string(
    _ key: String, in parent: Located, standard: String = ""
  ) throws(ContactsFileError) -> String {
    guard let found = try member(key, of: parent) else { return standard }
    guard case .string(let text) = found.node.value else {
      throw wrongType(found, expected: "a string")
    }
    return text.isEmpty ? standard : text
  }

  private func elements(
    _ key: String, in parent: Located
  ) throws(ContactsFileError) -> [Located] {
    guard let found = try member(key, of: parent) else { return [] }
    return try elements(of: found)
  }

  private func elements(of found: Located) throws(ContactsFileError) -> [Located] {
    guard case .array(let nodes) = found.node.value else {
      throw wrongType(found, expected: "an array")
    }
    return nodes.enumerated().map { Located(node: $1, path: "\(found.path)[\($0)]") }
  }

  private func wrongType(_ found: Located, expected: String) -> ContactsFileError {
    let path = found.path.isEmpty ? "the top level" : found.path
    return ContactsFileError(
      file: file, line: found.node.line,
      problem: .wrongType(path: path, found: found.node.value.kind, expected: expected))
  }
}
