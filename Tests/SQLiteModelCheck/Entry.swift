import SQLiteStore

/// A row of a list that is checked.
struct Entry: Codable, Identifiable, Hashable, Sendable {
  var id: Int
  var part: String
  var text: String
  var number: Double?
  var whole: Int
  /// What is shown besides; no list is sorted by it.
  var content: Int
  /// The owner's number; with the owner the row goes.
  var owner: Int?
  /// The owner's name; it changes with the owner's.
  var nick: String?

  /// A row by chance, with values that are hard to sort.
  static func random(id: Int, _ generator: inout some RandomNumberGenerator) -> Entry {
    let texts = ["", "a", "A", "aaaaaaaaX", "aaaaaaaaY", "aaaaaaaa", "é", "\u{10FFFF}", "z\u{0}"]
    let numbers: [Double?] = [nil, 0, -0.0, -1.5, 1.5, 1e300, -1e300, .infinity]
    let wholes = [Int.min, -5, 0, 5, 1 << 60, Int.max]
    return Entry(
      id: id,
      part: ["A", "B", "C", "", "aaaaaaaaX", "aaaaaaaaY"].randomElement(using: &generator)!,
      text: texts.randomElement(using: &generator)!,
      number: numbers.randomElement(using: &generator)!,
      whole: wholes.randomElement(using: &generator)!,
      content: Int.random(in: 0..<1_000, using: &generator))
  }

  /// The same row with an owner of those that there are, by number, by name, by both, or with none.
  func owned(by owners: [Owner], _ generator: inout some RandomNumberGenerator) -> Entry {
    var entry = self
    if Bool.random(using: &generator) { entry.owner = owners.randomElement(using: &generator)?.id }
    if Bool.random(using: &generator) { entry.nick = owners.randomElement(using: &generator)?.name }
    return entry
  }

  /// A request by chance.
  static func request(_ generator: inout some RandomNumberGenerator) -> FetchRequest<Entry> {
    var request = FetchRequest(Entry.self)
    func direction(_ generator: inout some RandomNumberGenerator) -> FetchRequest<Entry>.Direction {
      Bool.random(using: &generator) ? .ascending : .descending
    }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: request = request.sectioned(by: \.part, direction(&generator))
    case 1: request = request.sectioned(by: \.whole, direction(&generator))
    case 2: request = request.sectioned(by: \.nick, direction(&generator))
    default: break
    }
    for _ in 0..<Int.random(in: 0..<3, using: &generator) {
      switch Int.random(in: 0..<4, using: &generator) {
      case 3: request = request.order(by: \.nick, direction(&generator))
      case 0: request = request.order(by: \.text, direction(&generator))
      case 1: request = request.order(by: \.number, direction(&generator))
      default: request = request.order(by: \.whole, direction(&generator))
      }
    }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: request = request.filter(\.whole, .greaterOrEqual, 0)
    case 1: request = request.filter(\.number, .equal, nil)
    case 2: request = request.filter(\.text, .notEqual, "a").filter(\.content, .less, 700)
    case 3: request = request.filter(sql: "content % ? = 0", 2)
    default: break
    }
    return request
  }
}
