/// The properties of a card that describe its person.
nonisolated struct VCard {
  private var fields: [Field] = []

  private struct Field {
    var property: VCardProperty
    var text: String
  }

  /// Adds a property. Unknown and empty properties are ignored.
  mutating func add(_ property: VCardProperty, file: String) throws(ContactsFileError) {
    guard Self.names.contains(property.name) else { return }
    let text = try property.text(file: file)
    if !text.isEmpty { fields.append(Field(property: property, text: text)) }
  }

  private static let names: Set = [
    "UID", "N", "FN", "ORG", "TITLE", "TEL", "EMAIL", "ADR", "BDAY", "URL", "NOTE", "X-ABLABEL",
  ]

  /// The person that the card describes.
  ///
  /// If a single-valued property is repeated, the first value is used. Notes are joined.
  var person: Person {
    let labels = groupLabels
    var person = Person()
    var fullName = ""
    for field in fields {
      let label = labels[field.property.group]
      switch field.property.name {
      case "UID": person.id.fill(field.text.vCardUnescaped)
      case "N": person.fillName(field.text)
      case "FN": fullName.fill(field.text.vCardUnescaped)
      case "ORG":
        let units = field.text.vCardComponents().filter { !$0.isEmpty }
        person.organization.fill(units.joined(separator: ", "))
      case "TITLE": person.title.fill(field.text.vCardUnescaped)
      case "TEL": person.addPhone(field.text, label: label ?? field.property.label("phone"))
      case "EMAIL": person.addEmail(field.text, label: label ?? field.property.label("email"))
      case "ADR": person.addAddress(field.text, label: label ?? field.property.label("address"))
      case "BDAY":
        let omitted = field.property.parameters["X-APPLE-OMIT-YEAR"]?.first
        person.birthday.fill(field.text.vCardUnescaped.birthdayInWords(omittingYear: omitted))
      case "URL": person.url.fill(field.text.vCardUnescaped)
      case "NOTE":
        let note = field.text.vCardUnescaped
        person.note += person.note.isEmpty || note.isEmpty ? note : "\n" + note
      default: break
      }
    }
    if !fullName.isEmpty { person.formattedName = fullName }
    return person
  }

  /// The labels of groups in `X-ABLabel`. Standard labels have the form `_$!<Home>!$_`.
  private var groupLabels: [String: String] {
    var labels: [String: String] = [:]
    for field in fields
    where field.property.name == "X-ABLABEL" && !field.property.group.isEmpty {
      let text = field.text.vCardUnescaped
      let isUsual = text.hasPrefix("_$!<") && text.hasSuffix(">!$_") && text.count > 8
      labels[field.property.group] = isUsual ? text.dropFirst(4).dropLast(4).lowercased() : text
    }
    return labels.filter { !$0.value.isEmpty }
  }
}

nonisolated extension String {
  fileprivate mutating func fill(_ text: String) {
    if isEmpty { self = text }
  }
}
