/// A reader of vCard 2.1, 3.0, and 4.0.
nonisolated struct VCardReader {
  let file: String

  /// Returns the people in the text, with the UIDs of their cards as identifiers.
  func people(in bytes: some ByteText) throws(ContactsFileError) -> [Person] {
    var people: [Person] = []
    var lines = VCardLines(bytes)
    /// The lines of each BEGIN without an END yet. There may be several inside an AGENT.
    var begins: [Int] = []
    var card = VCard()
    var previous: VCardProperty?

    while let line = lines.next() {
      if let bad = line.bytes.firstInvalidUTF8 { throw error(.notUTF8, line.numbers.line(at: bad)) }
      guard let property = VCardProperty(line) else {
        // Base64 has no colons, and old phones don't indent its lines.
        if previous?.isBase64 == true { continue }
        throw error(begins.isEmpty ? .outsideCard : .noColon, line.numbers.first)
      }
      switch property.name {
      case "BEGIN" where property.isOfCard:
        if let begin = begins.last, previous?.name != "AGENT" {
          throw error(.noEnd(begin: begin), line.numbers.first)
        }
        if begins.isEmpty { card = VCard() }
        begins.append(line.numbers.first)
      case "END" where property.isOfCard:
        guard begins.popLast() != nil else { throw error(.endWithoutBegin, line.numbers.first) }
        if begins.isEmpty { people.append(card.person) }
      default:
        if begins.isEmpty { throw error(.outsideCard, line.numbers.first) }
        if begins.count == 1 { try card.add(property, file: file) }
      }
      previous = property
    }
    if let begin = begins.first { throw error(.noEnd(begin: begin), lines.lastNumber) }
    return people
  }

  private func error(_ problem: ContactsFileError.Problem, _ line: Int) -> ContactsFileError {
    ContactsFileError(file: file, line: line, problem: problem)
  }
}
