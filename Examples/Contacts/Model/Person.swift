/// One person or organization of the address book; a text that is not known is empty.
struct Person: Identifiable, Hashable, Sendable {
  /// The card's own identifier where it has one; unique within what ``ContactsFile`` returns.
  var id = ""
  var givenName = ""
  var familyName = ""
  /// The whole name as its owner writes it, such as `Rear Admiral Grace Hopper`.
  var formattedName = ""
  var organization = ""
  var title = ""
  var phones: [Phone] = []
  var emails: [Email] = []
  var addresses: [PostalAddress] = []
  /// The birthday in words, such as `10 December 1815`, or as the file has it.
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
    /// Street, house and box, one a line.
    var street = ""
    var city = ""
    var region = ""
    var postalCode = ""
    var country = ""

    /// The address as on an envelope, one line for street, town and country each.
    var text: String {
      let town = [city, region, postalCode].filter { !$0.isEmpty }.joined(separator: " ")
      return [street, town, country].filter { !$0.isEmpty }.joined(separator: "\n")
    }
  }
}
