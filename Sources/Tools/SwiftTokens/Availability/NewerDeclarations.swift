/// The declarations of UIKit that are newer than iOS 15, by the ways in which tokens tell that code
/// uses one.
struct NewerDeclarations {
  /// A declaration, with its type.
  struct Declaration {
    var name: String
    var version: SystemVersion
    /// The name of the type around it, or an empty text.
    var owner: String
    /// The name in its type.
    var base: String

    init(_ name: some StringProtocol, _ version: SystemVersion) {
      self.name = String(name)
      self.version = version
      let point = name.lastIndex(of: ".")
      owner = point.map { String(name[..<$0]) } ?? ""
      base = String(point.map { name[name.index(after: $0)...] } ?? name[...])
    }
  }

  /// The declarations by names with those of the types or of the property before a point.
  private(set) var names: [String: Declaration] = [:]
  /// The first parts of these names.
  private(set) var heads: Set<String> = []
  /// The names of protocols, to which types can conform in earlier versions, too.
  private(set) var protocols: Set<String> = []
  /// The members whose names no older declaration has.
  private(set) var members: [String: Declaration] = [:]
  /// The values by the names of the properties or arguments that they are for, and their own.
  private(set) var values: [String: Declaration] = [:]
  /// The overloads of functions by their names, and those of initializers by their types'.
  private(set) var overloads: [String: [Overload]] = [:]

  /// A function or an initializer that is told from older ones by its labels.
  struct Overload {
    /// The type that declares it.
    var owner: String
    /// The name before the labels.
    var base: String
    var labels: Set<String>
    var version: SystemVersion
    var name: String
  }

  static let table = NewerDeclarations(
    String(decoding: PackageResources.Availability_tsv, as: UTF8.self))

  private init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t")
      guard columns.count == 3, let version = SystemVersion(columns[1]) else {
        preconditionFailure("Availability.tsv has the line \(line).")
      }
      let parts = columns[2].split(separator: ":", maxSplits: 1)
      let declaration = Declaration(parts[parts.count - 1], version)
      let context = String(parts[0]) + "." + declaration.base
      switch columns[0] {
      case "name", "protocol":
        if columns[0] == "protocol" { protocols.insert(declaration.name) }
        names[declaration.name] = declaration
        heads.insert(String(declaration.name.prefix { $0 != "." }))
      case "member": members[declaration.name] = declaration
      case "receiver":
        names[context] = declaration
        heads.insert(String(parts[0]))
      case "value": values[context] = declaration
      default:
        let name = String(columns[2])
        let path = name.prefix { $0 != "(" }.split(separator: ".")
        let labels = name.dropLast().drop { $0 != "(" }.dropFirst().split(separator: ":")
        let base = String(path[path.count - 1])
        let key = base == "init" ? String(path[path.count - 2]) : base
        overloads[key, default: []].append(
          Overload(
            owner: path.dropLast().joined(separator: "."), base: base,
            labels: Set(labels.map(String.init)), version: version, name: name))
      }
    }
  }
}
