/// The command-line arguments.
struct Arguments {
  /// The shapes of lists.
  static let shapes = ["flat", "100x1000", "1000x100"]

  private(set) var isCSV = false
  private(set) var rounds = 9
  private(set) var sizes: [Int]?
  private var words: Set<String> = []

  init(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      if argument == "--csv" {
        isCSV = true
      } else if argument == "--rounds" {
        rounds = rest.next().flatMap(Int.init) ?? rounds
      } else if let size = Int(argument) {
        sizes = (sizes ?? []) + [size]
      } else {
        words.insert(argument)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a name is included: if it is an argument, or if
  /// none of the names are.
  func includes(_ name: String, of names: [String]) -> Bool {
    words.contains(name) || words.isDisjoint(with: names)
  }
}
