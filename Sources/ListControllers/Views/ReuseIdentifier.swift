/// The reuse identifiers that the kit chooses: the names of classes. Names are cached, because they
/// are costly to make and each cell needs one.
@usableFromInline
@MainActor package enum ReuseIdentifier {
  private static var names: [ObjectIdentifier: String] = [:]
  private static var last: (type: ObjectIdentifier, name: String)?
  private static var defaults = 0

  /// Returns the identifier for the views of a class whose list or factory names none.
  package static func byDefault(of type: Any.Type) -> String {
    defaults &+= 1
    return name(of: type)
  }

  /// Returns an identifier, and a Boolean value that indicates whether the kit chose it by
  /// `byDefault(of:)`. A list or factory may return the same text, and register something else for
  /// it.
  @usableFromInline
  package static func identifier(_ choose: () -> String) -> (name: String, isDefault: Bool) {
    let count = defaults
    let name = choose()
    return (name, defaults != count)
  }

  /// Returns the name of a type.
  static func name(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let last, last.type == id { return last.name }
    let name = names[id] ?? String(describing: type)
    names[id] = name
    last = (id, name)
    return name
  }
}
