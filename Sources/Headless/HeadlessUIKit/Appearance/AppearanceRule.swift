/// The place in which an appearance applies.
@MainActor struct AppearancePlace {
  /// The traits that instances must have.
  let traits: UITraitCollection
  /// The classes of the containers, innermost first.
  let containers: [any UIAppearanceContainer.Type]

  /// Returns a Boolean value that indicates whether the places are equal.
  func isEqual(to other: AppearancePlace) -> Bool {
    traits == other.traits
      && containers.map(ObjectIdentifier.init) == other.containers.map(ObjectIdentifier.init)
  }

  /// Returns a Boolean value that indicates whether a view is in the place.
  func contains(_ view: UIView) -> Bool {
    var rest = containers[...]
    var responder = view.next
    while let current = responder, let container = rest.first {
      if Self.isInstance(current, of: container) { rest.removeFirst() }
      responder = current.next
    }
    return rest.isEmpty && view.traitCollection.containsTraits(in: traits)
  }

  private static func isInstance<T>(_ object: Any, of type: T.Type) -> Bool { object is T }
}

/// The proxy of a class in a place.
@MainActor final class AppearanceRule {
  private static var rules: [AppearanceRule] = [] { didSet { areSome = true } }
  /// A Boolean value that indicates whether the app has asked for a proxy.
  private(set) static var areSome = false

  private let place: AppearancePlace
  private let type: AnyClass
  private let proxy: AnyObject
  /// A new instance, whose values nothing was set on.
  private let untouched: AnyObject
  private let matches: (Any) -> Bool

  private init(
    _ type: AnyClass, in place: AppearancePlace, make: () -> AnyObject,
    matches: @escaping (Any) -> Bool
  ) {
    self.type = type
    self.place = place
    self.matches = matches
    proxy = make()
    untouched = make()
  }

  /// Returns the proxy of a class in a place, which is made the first time.
  static func proxy<T: AnyObject>(
    of type: T.Type, in place: AppearancePlace, make: () -> T
  ) -> T {
    if let rule = rules.first(where: { $0.type === type && $0.place.isEqual(to: place) }) {
      return rule.proxy as! T
    }
    let rule = AppearanceRule(type, in: place, make: make) { $0 is T }
    rules.append(rule)
    // Rules of larger places and of subclasses, which more rules match, come first.
    let ranks = rules.map { rule in
      (rule, rule.place.containers.count, rules.count { $0.matches(rule.proxy) })
    }
    rules = ranks.sorted { ($0.1, $0.2) > ($1.1, $1.2) }.map(\.0)
    return rule.proxy as! T
  }

  /// Sets the values of proxies on a view that has entered a window.
  static func apply(to view: UIView) {
    for rule in rules where rule.matches(view) && rule.place.contains(view) {
      guard let proxy = rule.proxy as? UIView, let untouched = rule.untouched as? UIView else {
        continue
      }
      for property in AppearanceProperty.all { property.apply(proxy, untouched, view) }
    }
  }
}
