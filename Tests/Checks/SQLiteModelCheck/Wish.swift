import Foundation
import ListStore

/// A request by chance, and what it asks for in Swift.
struct Wish {
  private(set) var request = FetchRequest(Entry.self)
  /// Whether texts decide the order.
  private(set) var isByText = false
  private var comparisons: [(Entry, Entry) -> Int] = []
  private var conditions: [(Entry) -> Bool] = []

  typealias Direction = FetchRequest<Entry>.Direction

  /// A property that lists are sorted by.
  private struct Term {
    /// Nil if lists are only sectioned by it.
    let order: ((FetchRequest<Entry>, Direction) -> FetchRequest<Entry>)?
    let section: (FetchRequest<Entry>, Direction) -> FetchRequest<Entry>
    let compare: (Entry, Entry) -> Int
    let isText: Bool

    /// The first letter of a property.
    init(letterOf path: KeyPath<Entry, String?>) {
      order = nil
      section = { $0.sectioned(byFirstLetterOf: path, $1) }
      isText = false
      compare = { first, second in
        let letters = [first, second].map { Letter(of: $0[keyPath: path]) }
        return letters[0] < letters[1] ? -1 : letters[0] > letters[1] ? 1 : 0
      }
    }

    /// A property that a locale sorts.
    init(_ path: KeyPath<Entry, String>, in locale: Locale) {
      order = { $0.order(by: path, $1, in: locale).order(by: path, $1) }
      section = { $0.sectioned(by: path, $1, in: locale) }
      isText = false
      compare = { first, second in
        let texts = [first, second].map { $0[keyPath: path] }
        let (levels, bytes) = (texts.map(CollatedText.init), texts.map(Bytes.init))
        if levels[0] < levels[1] { return -1 }
        if levels[0] > levels[1] { return 1 }
        // Texts that a locale doesn't tell apart are sections of their own.
        return bytes[0] < bytes[1] ? -1 : bytes[0] > bytes[1] ? 1 : 0
      }
    }

    init<Value, Key: Comparable>(
      _ path: KeyPath<Entry, Value>, isText: Bool = false, _ key: @escaping (Value) -> Key?
    ) {
      order = { $0.order(by: path, $1) }
      section = { $0.sectioned(by: path, $1) }
      self.isText = isText
      compare = { first, second in
        // nil comes first.
        switch (key(first[keyPath: path]), key(second[keyPath: path])) {
        case (nil, nil): 0
        case (nil, _): -1
        case (_, nil): 1
        case (let first?, let second?): first < second ? -1 : first > second ? 1 : 0
        }
      }
    }
  }

  /// A text's bytes, which texts are sorted by.
  private struct Bytes: Comparable {
    let text: String
    static func == (first: Self, second: Self) -> Bool {
      first.text.utf8.elementsEqual(second.text.utf8)
    }
    static func < (first: Self, second: Self) -> Bool {
      first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
    }
  }

  /// A letter, which those of what isn't text follow.
  private struct Letter: Comparable {
    private let number: UInt32

    init(of text: String?) {
      let first = (text ?? "").decomposedStringWithCanonicalMapping.uppercased().unicodeScalars
        .first
      number = first.map { ("A"..."Z").contains($0) ? $0.value : .max } ?? .max
    }

    static func < (first: Self, second: Self) -> Bool { first.number < second.number }
  }

  /// A text of Latin letters as English sorts it: by letters, then by accents, then by case.
  private struct CollatedText: Comparable {
    private let levels: [String]

    init(text: String) {
      let scalars = Array(text.decomposedStringWithCanonicalMapping.unicodeScalars)
      let letters = scalars.filter { $0.properties.isAlphabetic }
      levels = [
        letters.map { String($0).lowercased() }.joined(),
        String(String.UnicodeScalarView(scalars.filter { !$0.properties.isAlphabetic })),
        letters.map { $0.properties.isLowercase ? "0" : "1" }.joined(),
      ]
    }

    static func < (first: Self, second: Self) -> Bool {
      for (first, second) in zip(first.levels, second.levels) where first != second {
        return first < second
      }
      return false
    }
  }

  private static var terms: [Term] {
    [
      Term(letterOf: \.nick), Term(\.part, in: Locale(identifier: "en")),
      Term(\.part, isText: true) { Bytes(text: $0) },
      Term(\.text, isText: true) { Bytes(text: $0) },
      Term(\.nick, isText: true) { $0.map { Bytes(text: $0) } }, Term(\.number) { $0 },
      Term(\.whole) { $0 }, Term(\.size) { $0 }, Term(\.price) { $0 }, Term(\.date) { $0 },
      Term(\.kind) { $0.rawValue }, Term(\.marks) { $0.rawValue }, Term(\.short) { $0 },
      Term(\.owner) { $0 },
    ]
  }

  /// A wish by chance.
  ///
  /// - Parameter canSearch: Whether texts can be searched.
  init(_ generator: inout some RandomNumberGenerator, canSearch: Bool) {
    if canSearch {
      let words = [
        "a", "AAAAAAAAX", "aaaaaaaa", "e", "\u{C9}", "1", "z", "b", "9 e", "a 1", "-", "",
      ]
      let text = words.randomElement(using: &generator) ?? ""
      limit(request.matching(text)) { $0.matches(text) }
    }
    if Int.random(in: 0..<3, using: &generator) > 0 { add(&generator) { $0.section } }
    for _ in 0..<Int.random(in: 0..<3, using: &generator) { add(&generator) { $0.order } }
    let big = UInt64(Int64.max)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: limit(request.filter(\.whole, .greaterOrEqual, 0)) { $0.whole >= 0 }
    case 1: limit(request.filter(\.number, .equal, nil)) { $0.number == nil }
    case 2:
      limit(request.filter(\.text, .notEqual, "a").filter(\.content, .less, 700)) {
        $0.text != "a" && $0.content < 700
      }
    case 3: limit(request.filter(sql: "content % ? = 0", 2)) { $0.content % 2 == 0 }
    case 4: limit(request.filter(\.size, .greater, big)) { $0.size > big }
    case 5: limit(request.filter(\.price, .less, 10)) { $0.price.map { $0 < 10 } ?? false }
    case 6:
      let date = Date(timeIntervalSince1970: 5)
      limit(request.filter(\.date, .lessOrEqual, date)) { $0.date.map { $0 <= date } ?? false }
    case 7: limit(request.filter(\.kind, .less, .ten)) { $0.kind.rawValue < 10 }
    case 8:
      limit(request.filter(\.marks, .notEqual, Entry.Marks(rawValue: 2))) { $0.marks.rawValue != 2 }
    case 9: limit(request.filter(\.short, .greaterOrEqual, 0.5)) { $0.short >= 0.5 }
    case 10:
      limit(request.filter(\.number, .less, .infinity)) {
        $0.number.map { $0 < .infinity } ?? false
      }
    default: break
    }
  }

  private mutating func add(
    _ generator: inout some RandomNumberGenerator,
    _ use: (Term) -> ((FetchRequest<Entry>, Direction) -> FetchRequest<Entry>)?
  ) {
    guard let term = Self.terms.randomElement(using: &generator), let use = use(term) else {
      return
    }
    let isDescending = Bool.random(using: &generator)
    request = use(request, isDescending ? .descending : .ascending)
    comparisons.append { isDescending ? term.compare($1, $0) : term.compare($0, $1) }
    if term.isText { isByText = true }
  }

  private mutating func limit(
    _ request: FetchRequest<Entry>, _ condition: @escaping (Entry) -> Bool
  ) {
    self.request = request
    conditions.append(condition)
  }

  /// Those of the entries that are wished for, in their order.
  func granted(of entries: [Entry]) -> [Entry] {
    entries.filter { entry in conditions.allSatisfy { $0(entry) } }.sorted { first, second in
      for comparison in comparisons {
        let result = comparison(first, second)
        if result != 0 { return result < 0 }
      }
      return first.id < second.id
    }
  }
}
