/// The reuse identifiers that the kit chooses: the names of classes. Names are cached, because they
/// are costly to make and each cell needs one.
@MainActor public enum ReuseIdentifier {
  /// A name that the kit has chosen.
  private struct Choice {
    var type: ObjectIdentifier?
    var name = ""
    /// A Boolean value that indicates whether the list or factory that is being asked has left the
    /// choice to the kit.
    var isDefault = false
  }

  private static var names: [ObjectIdentifier: String] = [:]
  private static var last = Choice()

  /// Returns the identifier for the views of a class whose list or factory names none.
  public static func byDefault(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if last.type != id { last = Choice(type: id, name: name(of: type)) }
    last.isDefault = true
    return last.name
  }

  /// Returns an identifier, and a Boolean value that indicates whether the kit chose it by
  /// `byDefault(of:)`. A list or factory may return the same text, and register something else for
  /// it.
  @usableFromInline
  package static func identifier(_ choose: () -> String) -> (name: String, isDefault: Bool) {
    last.isDefault = false
    let name = choose()
    return (name, last.isDefault)
  }

  /// Returns the name of a type.
  package static func name(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = names[id] { return name }
    let name = String(describing: type)
    names[id] = name
    return name
  }
}
