/// The types and protocols of sources, together with the protocols of the kit and of UIKit.
struct Catalog {
  private(set) var types: [Entry] = []
  private var named: [String: [Entry]] = [:]
  /// The names of the protocols of the kit and of UIKit, and of the classes that adopt them.
  private let known: Set<String>
  /// The words of the sources that don't name what is declared there, or nil if they aren't known.
  private let mentions: Set<String>?
  /// The requirements of UIKit's protocols.
  private(set) var requirementsOfUIKit: [Requirement] = []

  /// A type or a protocol, with its extensions.
  final class Entry {
    let declaration: Declaration
    fileprivate(set) var extensions: [Declaration] = []

    fileprivate init(_ declaration: Declaration) { self.declaration = declaration }

    var name: String { declaration.name }
    var isProtocol: Bool { declaration.keyword == "protocol" }
    var members: [Member] { parts.flatMap(\.members) }
    var retainingPagers: [Place] { parts.flatMap(\.retainingPagers) }
    fileprivate var parts: [Declaration] { [declaration] + extensions }
  }

  /// Creates a catalog of the declarations in sources.
  init(
    _ sources: [Declaration], known knownDeclarations: [Declaration] = [],
    mentions: Set<String>? = nil
  ) {
    known = Set(knownDeclarations.map(\.name))
    self.mentions = mentions
    let declarations = sources + knownDeclarations
    for declaration in declarations where declaration.keyword != "extension" {
      types.append(Entry(declaration))
      named[declaration.name, default: []].append(types[types.count - 1])
    }
    for declaration in declarations where declaration.keyword == "extension" {
      type(named: declaration.name, in: declaration)?.extensions.append(declaration)
    }
    requirementsOfUIKit = requirements(
      in: types.filter { $0.isProtocol && $0.name.hasPrefix("UI") && isKnown($0) })
  }

  func isKnown(_ type: Entry) -> Bool { known.contains(type.name) }

  /// Returns a Boolean value that indicates whether other code may use a member, such as that of
  /// another module or of a storyboard.
  func mayBeUsed(_ member: Member) -> Bool {
    mentions?.contains(member.base) != false
      || !member.modifiers.isDisjoint(with: ["public", "open", "package", "objc", "IBAction"])
  }

  /// Returns the type that a declaration means by a name: the innermost of those around it, and of
  /// several in the sources the one in the nearest file.
  private func type(named name: String, in declaration: Declaration) -> Entry? {
    var scope = declaration.name.split(separator: ".")
    var candidates: [Entry]?
    while candidates == nil, scope.popLast() != nil {
      candidates = named[(scope + [name[...]]).joined(separator: ".")]
    }
    // The name may begin with a module.
    candidates = candidates ?? named[String(name.split(separator: ".").last ?? "")]
    return candidates?.max {
      $0.declaration.place.nearness(to: declaration.place)
        < $1.declaration.place.nearness(to: declaration.place)
    }
  }

  /// Returns what a type inherits and adopts, the nearest first.
  func ancestors(of type: Entry) -> [Entry] {
    var found = [type]
    var index = 0
    while index < found.count {
      for part in found[index].parts {
        let inherited = part.inherited.compactMap { self.type(named: $0, in: part) }
        for ancestor in inherited where !found.contains(where: { $0 === ancestor }) {
          found.append(ancestor)
        }
      }
      index += 1
    }
    return Array(found.dropFirst())
  }

  /// Returns the classes that a class inherits from, the nearest first.
  func superclasses(of type: Entry) -> [Entry] {
    ancestors(of: type).filter { $0.declaration.keyword == "class" }
  }
}

extension Place {
  /// Returns the length of what two paths have in common.
  fileprivate func nearness(to other: Place) -> Int {
    zip(path.utf8, other.path.utf8).prefix { $0 == $1 }.count
  }
}
