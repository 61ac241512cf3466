import Foundation
import ListStore

// The same records, which read their columns themselves.

/// The columns of an `Item`.
struct ColumnItem: Identifiable {
  var id: Int
  var section: String
  var title: String
  var note: String
  var score: Int
  var done: Bool
}

extension ColumnItem: ColumnReading {
  static var tableName: String { "Item" }
  static var columns: [RecordColumn<ColumnItem>] {
    [
      RecordColumn(id: \.id, "id"), RecordColumn(\.section, "section"),
      RecordColumn(\.title, "title"), RecordColumn(\.note, "note"),
      RecordColumn(\.score, "score"), RecordColumn(\.done, "done"),
    ]
  }
  init(row: RecordRow) throws {
    try self.init(
      id: row["id"], section: row["section"], title: row["title"], note: row["note"],
      score: row["score"], done: row["done"])
  }
}

/// The columns of an `Order`.
struct ColumnOrder: Identifiable {
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
}

extension ColumnOrder: ColumnReading {
  static var tableName: String { "Order" }
  static var columns: [RecordColumn<ColumnOrder>] {
    [
      RecordColumn(id: \.id, "id"), RecordColumn(\.customer, "customer"),
      RecordColumn(\.employee, "employee"), RecordColumn(\.orderDate, "orderDate"),
      RecordColumn(\.requiredDate, "requiredDate"), RecordColumn(\.shippedDate, "shippedDate"),
      RecordColumn(\.shipper, "shipper"), RecordColumn(\.freight, "freight"),
      RecordColumn(\.shipName, "shipName"), RecordColumn(\.shipAddress, "shipAddress"),
      RecordColumn(\.shipCity, "shipCity"), RecordColumn(\.shipRegion, "shipRegion"),
      RecordColumn(\.shipPostalCode, "shipPostalCode"), RecordColumn(\.shipCountry, "shipCountry"),
    ]
  }
  init(row: RecordRow) throws {
    try self.init(
      id: row["id"], customer: row["customer"], employee: row["employee"],
      orderDate: row["orderDate"], requiredDate: row["requiredDate"],
      shippedDate: row["shippedDate"], shipper: row["shipper"], freight: row["freight"],
      shipName: row["shipName"], shipAddress: row["shipAddress"], shipCity: row["shipCity"],
      shipRegion: row["shipRegion"], shipPostalCode: row["shipPostalCode"],
      shipCountry: row["shipCountry"])
  }
}
