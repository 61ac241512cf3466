import Foundation

nonisolated extension Person {
  /// Sets the family and given name from an `N` value, and the formatted name in case there is no
  /// `FN`.
  mutating func fillName(_ text: String) {
    let parts = text.vCardComponents(comma: UInt8(ascii: " ")) + Array(repeating: "", count: 5)
    if !familyName.isEmpty || !givenName.isEmpty { return }
    familyName = parts[0]
    givenName = parts[1]
    formattedName = [parts[3], parts[1], parts[2], parts[0], parts[4]]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Adds a `TEL` value: a text, or the number and extension of a `tel:` URI.
  mutating func addPhone(_ text: String, label: String) {
    var number = text.vCardUnescaped
    if let uri = number.droppingScheme("tel:") {
      let parts = uri.split(separator: ";")
      number = parts.first.map(String.init) ?? ""
      if let ext = parts.dropFirst().first(where: { $0.lowercased().hasPrefix("ext=") }) {
        number += " ext. " + ext.dropFirst(4)
      }
    }
    if !number.isEmpty { phones.append(Phone(label: label, number: number)) }
  }

  /// Adds an `EMAIL` value: an address or a `mailto:` URI.
  mutating func addEmail(_ text: String, label: String) {
    var address = text.vCardUnescaped
    if let uri = address.droppingScheme("mailto:") {
      address = String(uri.prefix { $0 != "?" })
    }
    if !address.isEmpty { emails.append(Email(label: label, address: address)) }
  }

  /// Adds an `ADR` value: box, extension, street, city, region, postal code, and country.
  mutating func addAddress(_ text: String, label: String) {
    let parts = text.vCardComponents() + Array(repeating: "", count: 7)
    let street = [parts[2], parts[1], parts[0]].filter { !$0.isEmpty }.joined(separator: "\n")
    let address = PostalAddress(
      label: label, street: street, city: parts[3], region: parts[4], postalCode: parts[5],
      country: parts[6])
    if !address.text.isEmpty { addresses.append(address) }
  }
}

nonisolated extension String {
  /// Returns the URI without its scheme and percent-encoding, or nil if it has another scheme.
  fileprivate func droppingScheme(_ scheme: String) -> String? {
    guard lowercased().hasPrefix(scheme) else { return nil }
    let rest = String(dropFirst(scheme.count))
    return rest.removingPercentEncoding ?? rest
  }
}
