import Foundation

/// A record of 14 columns: integers, reals, texts, dates and optionals. Most are as wide.
struct Order: Codable, Identifiable, Hashable, Sendable {
  var id: Int
  var customer: String
  var employee: Int
  var orderDate: Date
  var requiredDate: Date
  var shippedDate: Date?
  var shipper: Int?
  var freight: Double
  var shipName: String
  var shipAddress: String
  var shipCity: String
  var shipRegion: String?
  var shipPostalCode: String?
  var shipCountry: String

  static func random(_ id: Int) -> Order {
    let date = Date(timeIntervalSinceReferenceDate: Double(Int.random(in: 0..<700_000_000)))
    return Order(
      id: id, customer: "CUST\(id % 91)", employee: id % 9, orderDate: date,
      requiredDate: date + 2_419_200, shippedDate: id % 5 == 0 ? nil : date + 604_800,
      shipper: id % 7 == 0 ? nil : id % 3, freight: Double(.random(in: 0..<100_000)) / 100,
      shipName: "Vins et alcools Chevalier \(id % 91)",
      shipAddress: "\(id % 200), rue de l'Abbaye", shipCity: "City \(id % 70)",
      shipRegion: id % 3 == 0 ? nil : "Western Europe",
      shipPostalCode: id % 11 == 0 ? nil : "51100",
      shipCountry: id % 2 == 0 ? "France" : "Germany")
  }
}
