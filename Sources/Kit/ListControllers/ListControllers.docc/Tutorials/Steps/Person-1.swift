struct Person: Identifiable, Hashable {
  let id: Int
  var givenName: String
  var familyName: String
  var phones: [String]
  var emails: [String]

  var name: String { "\(givenName) \(familyName)" }
  var initial: String { String(familyName.prefix(1)) }
}

extension Person {
  static let samples = [
    Person(
      id: 1, givenName: "Barbara", familyName: "Liskov", phones: ["555-0101"],
      emails: ["barbara@example.com"]),
    Person(
      id: 2, givenName: "Grace", familyName: "Hopper",
      phones: ["555-0102", "555-0103"],
      emails: []),
    Person(
      id: 3, givenName: "Ada", familyName: "Lovelace", phones: [],
      emails: ["ada@example.com"]),
    Person(
      id: 4, givenName: "Alan", familyName: "Turing", phones: ["555-0104"],
      emails: ["alan@example.com", "turing@example.org"]),
    Person(
      id: 5, givenName: "Margaret", familyName: "Hamilton",
      phones: ["555-0105"],
      emails: ["margaret@example.com"]),
  ]
}
