import Foundation
import ListData
import ListPlatform

/// The memory of a list, because a protocol has no storage.
///
/// The state knows no capability: a capability keeps its own in its link, or here by its class.
@usableFromInline
@MainActor package final class ListState {
  private static var key: UInt8 = 0
  /// The state of the list that was asked last. A view asks the same list many times in a row.
  private static weak var last: ListState?

  /// Returns a list's state.
  ///
  /// The list retains the state, so it exists in the list's `deinit` too, where Objective-C refuses
  /// to form a weak reference.
  @usableFromInline
  package static func of(_ list: AnyObject) -> ListState {
    let id = ObjectIdentifier(list)
    if let last, last.listID == id { return last }
    let known = objc_getAssociatedObject(list, &key) as? ListState
    let state = known ?? ListState(of: id)
    if known == nil {
      objc_setAssociatedObject(list, &key, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    last = state
    return state
  }

  private init(of listID: ObjectIdentifier) { self.listID = listID }

  /// The identity of the list, which lives as long as the state does.
  private let listID: ObjectIdentifier

  /// The object that presents the list's updates.
  package let presenter = UpdatePresenter()
  /// The number of times that the rows may have changed: by an update of the list, or by one of the
  /// view's own, such as `reloadData()`.
  package private(set) var version = 0
  /// A Boolean value that indicates whether the list was given the data that it had already.
  package var isSetToItself = false
  /// A Boolean value that indicates, in a debug build, whether the list is configuring a cell.
  var isConfiguring = false
  /// A Boolean value that indicates whether the list knows of the selection that the view reports.
  var isSelectionReported = false

  // MARK: Links

  private var links: [ListLink]?
  private var configuringLinks: [ListLink] = []

  /// Returns the links of a list's capabilities.
  func links(of list: some List) -> [ListLink] {
    if let links {
      if let presence, presence.superview == nil { watch(list.kitView) }
      return links
    }
    // A link may ask for the list's other links in its initializer.
    links = []
    let made = ListCapability.links(of: list)
    links = made
    for link in made { values[ObjectIdentifier(type(of: link))] = link }
    configuringLinks = made.filter(\.configuresCells)
    let followers = made.filter(\.followsView)
    if !followers.isEmpty { presence = ListPresence(for: followers) }
    return made
  }

  /// Returns the links that take part in the configuration of the list's cells.
  func configuringLinks(of list: some List) -> [ListLink] {
    if links == nil { _ = links(of: list) }
    return configuringLinks
  }

  /// The view by which links learn when the list is on screen, or `nil` if none does.
  private var presence: ListPresence?

  /// Makes a link that doesn't follow the view learn when it appears, after the others.
  package func addFollower(_ link: ListLink, of list: some List) {
    guard link.presence == nil else { return }
    if let presence {
      presence.add(link)
    } else {
      presence = ListPresence(for: [link])
      watch(list.kitView)
    }
  }

  /// Makes links learn when a view of the list is on screen.
  func watch(_ view: UIView?) {
    guard let presence, let view, presence.superview !== view else { return }
    view.addSubview(presence)
  }

  /// Notes that the rows may change.
  func rowsMayChange() {
    version += 1
    for link in links ?? [] { link.rowsMayChange() }
  }

  // MARK: Values

  /// The list's links and other objects, each by its class.
  private var values: [ObjectIdentifier: AnyObject] = [:]

  /// The list's object of a class, or `nil` if there is none.
  @usableFromInline
  package subscript<Value: AnyObject>(type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Value.self) } }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// Returns the list's object of a class, which is made if there is none.
  package func value<Value: AnyObject>(_ type: Value.Type, orMake make: () -> Value) -> Value {
    if let value = self[type] { return value }
    let value = make()
    self[type] = value
    return value
  }
}
