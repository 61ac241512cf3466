/// A person or organization in the address book. Unknown texts are empty.
nonisolated struct Person: Identifiable, Hashable, Sendable {
  /// The identifier of the card, if any. It is unique among the people of a ``ContactsFile``.
  var id = ""
  var givenName = ""
  var familyName = ""
  /// The complete name in its preferred form, such as `Rear Admiral Grace Hopper`.
  var formattedName = ""
  var organization = ""
  var title = ""
  var phones: [Phone] = []
  var emails: [Email] = []
  var addresses: [PostalAddress] = []
  /// The birthday in words, such as `10 December 1815`, or as it is in the file.
  var birthday = ""
  var url = ""
  var note = ""

  struct Phone: Hashable, Sendable {
    var label = "phone"
    var number: String
  }

  struct Email: Hashable, Sendable {
    var label = "email"
    var address: String
  }

  struct PostalAddress: Hashable, Sendable {
    var label = "address"
    /// The street, house, and box, on separate lines.
    var street = ""
    var city = ""
    var region = ""
    var postalCode = ""
    var country = ""

    /// The address with one line each for the street, town, and country.
    var text: String {
      let town = [city, region, postalCode].filter { !$0.isEmpty }.joined(separator: " ")
      return [street, town, country].filter { !$0.isEmpty }.joined(separator: "\n")
    }
  }
}
