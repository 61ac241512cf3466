/// The names of classes as reuse identifiers. A name takes long to make, and each cell wants it.
@MainActor enum ReuseIdentifier {
  private static var names: [ObjectIdentifier: String] = [:]
  private static var last: (type: ObjectIdentifier, name: String)?

  /// The name of a type.
  static func name(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let last, last.type == id { return last.name }
    let name = names[id] ?? String(describing: type)
    names[id] = name
    last = (id, name)
    return name
  }
}
