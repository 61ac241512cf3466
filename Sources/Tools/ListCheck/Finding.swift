import SwiftTokens

/// A mistake in a source.
struct Finding: CustomStringConvertible {
  var place: Place
  var text: String

  /// Creates a finding about a member of a type.
  init(_ member: Member, of type: Catalog.Entry, _ text: String) {
    self.init(member.place, "\(type.name).\(member.name) \(text)")
  }

  /// Creates a finding at a place.
  init(_ place: Place, _ text: String) {
    self.place = place
    self.text = text
  }

  /// The finding in the form of a compiler's warning.
  var description: String { "\(place.path):\(place.line):\(place.column): warning: \(text)" }
}

extension Catalog {
  /// The mistakes in the sources, in their order.
  var findings: [Finding] {
    types.filter { !$0.isProtocol }
      .flatMap {
        nearMisses(of: $0) + hiddenMembers(of: $0) + retainingPagers(of: $0)
          + keptIndexPaths(of: $0)
      }.ordered
  }
}

extension AvailabilityCheck {
  /// The uses of declarations that are newer than the app's oldest iOS.
  var findings: [Finding] {
    uses.map { Finding(Place(path: $0.path, line: $0.line, column: $0.column), $0.text) }
  }
}

extension [Finding] {
  /// The findings in the order of their places.
  var ordered: [Finding] {
    sorted {
      ($0.place.path, $0.place.line, $0.place.column)
        < ($1.place.path, $1.place.line, $1.place.column)
    }
  }
}
