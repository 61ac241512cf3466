/// A capability that lists adopt, such as a header, a selection or an index.
///
/// A capability is a protocol, its defaults and its link, in one file. Those of the kit are defined
/// as those of apps, and are in every list's ``List/standardCapabilities``:
///
///     @MainActor protocol HighlightedList: List {
///       func canHighlight(_ object: Object) -> Bool
///     }
///
///     extension HighlightedList {
///       static var capabilities: [ListCapability] { [.highlighted] }
///
///       fileprivate func canHighlight(at indexPath: IndexPath) -> Bool {
///         object(at: indexPath).map(canHighlight) ?? false
///       }
///     }
///
///     extension ListCapability {
///       static let highlighted = ListCapability { (list: any HighlightedList) in
///         HighlightLink(list)
///       }
///     }
///
///     private final class HighlightLink: ListLink, UITableViewDelegate {
///       private weak var list: (any HighlightedList)?
///       init(_ list: any HighlightedList) { self.list = list }
///
///       func tableView(
///         _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
///       ) -> Bool { list?.canHighlight(at: indexPath) ?? true }
///     }
///
/// A list that adopts one such protocol has nothing to add. A list that adopts several names their
/// capabilities in one line, because each of the protocols supplies `capabilities`:
///
///     static var capabilities: [ListCapability] { [.highlighted, .counted] }
///
/// Without the line, the compiler reports an ambiguity. A debug build names a capability that a
/// list adopts and leaves out.
///
/// An app's capabilities are asked before the kit's, in the order of `capabilities`, unless they
/// say otherwise.
@MainActor public struct ListCapability {
  private let adopter: ObjectIdentifier
  private let name: String
  private let followers: [ObjectIdentifier]
  private let predecessors: [ObjectIdentifier]
  private let isAdopted: (any List) -> Bool
  let link: (any List) -> ListLink?

  /// Creates a capability.
  ///
  ///     static let highlighted = ListCapability(before: [(any EditableList).self]) {
  ///       (list: any HighlightedList) in HighlightLink(list)
  ///     }
  ///
  /// - Parameters:
  ///   - followers: The protocols of the capabilities that are asked after this one.
  ///   - predecessors: The protocols of the capabilities that are asked before this one.
  ///   - link: A closure that returns the link of a list. The type of its parameter is the
  ///     capability's protocol. A list that doesn't adopt the protocol has no such link.
  public init<Adopter>(
    before followers: [Any.Type] = [], after predecessors: [Any.Type] = [],
    link: @escaping (_ list: Adopter) -> ListLink
  ) {
    adopter = ObjectIdentifier(Adopter.self)
    name = "\(Adopter.self)"
    self.followers = followers.map(ObjectIdentifier.init)
    self.predecessors = predecessors.map(ObjectIdentifier.init)
    isAdopted = { $0 is Adopter }
    self.link = { ($0 as? Adopter).map(link) }
    #if DEBUG
    Self.known.append(self)
    #endif
  }

  // MARK: Links

  /// Returns the links of the capabilities that a list adopts, in the order in which they are
  /// asked.
  static func links<L: List>(of list: L) -> [ListLink] {
    // A subclass may add to the capabilities.
    let listClass = type(of: list)
    let capabilities = orders[ObjectIdentifier(listClass)] ?? order(of: listClass)
    #if DEBUG
    for capability in known where capability.isAdopted(list) {
      Advice.give(
        if: !capabilities.contains { $0.adopter == capability.adopter },
        "\(listClass) adopts \(capability.name), but its capabilities leave it out. Add it to "
          + "\(listClass).capabilities. A subclass adds to them only if its superclass declares them "
          + "as a class property, which takes the place of a protocol's default.")
    }
    #endif
    return capabilities.compactMap { $0.link(list) }
  }

  #if DEBUG
  /// The capabilities that have been created, to notice those that a list leaves out.
  private static var known: [ListCapability] = []
  #endif

  // MARK: Order

  /// The capabilities of the classes of lists, in the order in which they are asked.
  private static var orders: [ObjectIdentifier: [ListCapability]] = [:]

  private static func order<L: List>(of listClass: L.Type) -> [ListCapability] {
    let order = ordered(listClass.capabilities + listClass.standardCapabilities)
    orders[ObjectIdentifier(listClass)] = order
    return order
  }

  /// Returns capabilities in the order in which they are asked. Those that don't say otherwise keep
  /// their order.
  static func ordered(_ capabilities: [ListCapability]) -> [ListCapability] {
    var (remaining, ordered) = (capabilities, [ListCapability]())
    while !remaining.isEmpty {
      let next = remaining.firstIndex { candidate in
        !remaining.contains { $0.precedes(candidate) }
      }
      Advice.give(
        if: next == nil,
        "The capabilities \(remaining.map(\.name).joined(separator: ", ")) come before each other. "
          + "Remove one of the orders from their definitions.")
      ordered.append(remaining.remove(at: next ?? 0))
    }
    return ordered
  }

  private func precedes(_ other: ListCapability) -> Bool {
    adopter != other.adopter
      && (followers.contains(other.adopter) || other.predecessors.contains(adopter))
  }
}
