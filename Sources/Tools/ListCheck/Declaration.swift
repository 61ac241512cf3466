import SwiftTokens

/// A type, a protocol, an extension or a type alias in a source.
struct Declaration {
  /// The keyword that introduces the declaration.
  var keyword: String
  /// The name, after those of the types around it.
  var name: String
  var modifiers: Set<String> = []
  /// The names of what the declaration inherits or adopts, or of what an alias stands for.
  var inherited: [String] = []
  var members: [Member] = []
  /// The places of pagers whose closures retain the instance.
  var retainingPagers: [Place] = []
  /// The place of the declaration.
  var place: Place
}

/// A method or a property.
struct Member {
  /// The name before the labels.
  var base: String
  /// The labels of the parameters, or nil for a property.
  var labels: [String]?
  /// The names of the parameters in the member's code.
  var parameterNames: [String] = []
  /// The types of the parameters, then that of the result or the property. The type of a property
  /// is empty if it isn't written.
  var types: [String] = []
  var modifiers: Set<String>
  /// The words `async` and `throws` of the type.
  var effects: [String] = []
  /// The member's code.
  var body: ArraySlice<Token> = []
  /// The place of the member's name.
  var place: Place

  var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
  /// A Boolean value that indicates whether the member may supply a requirement of a protocol by
  /// itself.
  var isCandidate: Bool { modifiers.isDisjoint(with: ["private", "fileprivate", "override"]) }

  /// The full name, such as `canEdit(_:at:)`.
  var name: String { base + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "") }
}

/// A place in a source file.
struct Place: Hashable {
  var path: String
  var line: Int
  var column: Int
}
