/// Things of one kind from which a gesture takes one by its name, such as the buttons of the bars.
struct Choices {
  /// The kind of the things, such as “bar button”.
  let kind: String
  /// The things that there are, in the user's order.
  let all: [Choice]

  init(_ kind: String, _ all: [Choice]) {
    self.kind = kind
    self.all = all
  }

  /// Returns why the user can't take a thing, or nil if it is there and enabled.
  ///
  /// - Parameter name: The name of the thing. If it is nil, the user takes the first one.
  func obstacle(to name: String?) -> String? {
    guard let first = all.first else { return "There is no \(kind)." }
    let found = name.map { name in all.first { $0.names.contains(name) } } ?? first
    guard let found else { return "There is no \(kind) “\(name ?? "")”, only \(list)." }
    return found.isEnabled ? nil : "The \(kind) \(found.quoted) is disabled."
  }

  /// The names of the things, and which of them are disabled.
  var list: String {
    let names = all.map { $0.quoted + ($0.isEnabled ? "" : " (disabled)") }
    return (names.dropLast(2) + [names.suffix(2).joined(separator: " and ")])
      .joined(separator: ", ")
  }
}

/// A thing that a gesture takes by its name.
struct Choice {
  /// The names by which the user knows the thing, best first.
  let names: [String]
  /// A Boolean value that indicates whether the user can take the thing.
  let isEnabled: Bool

  /// Creates a thing with those of some names that aren't nil.
  init(_ names: [String?], isEnabled: Bool = true) {
    self.names = names.compactMap(\.self)
    self.isEnabled = isEnabled
  }

  /// The name of the thing in quotation marks.
  var quoted: String { names.first.map { "“\($0)”" } ?? "one without a name" }
}
