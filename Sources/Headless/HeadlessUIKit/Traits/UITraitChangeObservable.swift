public import Foundation

/// The registration of a handler of trait changes.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {
}

/// An object that notifies handlers of changes of its traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: NSObjectProtocol {
  /// A handler of trait changes, which receives the object and the traits that it had.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> =
    @MainActor (
      _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

  /// Registers a handler of changes of some traits. It ends with the object.
  ///
  /// The handler is called after `traitCollectionDidChange(_:)`, with the object and the traits
  /// that it had. Its first parameter has the class of the object, or `Self`:
  ///
  ///     registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
  ///       (self: Self, previous: UITraitCollection) in
  ///       self.setNeedsLayout()
  ///     }
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Removes a handler.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait],
    handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }

  /// Creates a registration whose handler is called for objects of a class.
  convenience init<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    of handler: @escaping @MainActor (TraitEnvironment, UITraitCollection) -> Void
  ) {
    self.init(traits) { object, previous in
      if let object = object as? TraitEnvironment { handler(object, previous) }
    }
  }

  /// Returns the registration itself, which doesn't change.
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Calls the handler if one of its traits changed.
  func notify(
    _ object: any UITraitEnvironment, from previous: UITraitCollection, to new: UITraitCollection
  ) {
    guard traits.contains(where: { !previous.values.isEqual(to: new.values, in: $0) }) else {
      return
    }
    handler(object, previous)
  }
}

extension UIView: UITraitChangeObservable {
  /// Registers a handler of changes of some traits of the view.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits, of: handler)
    traitRegistrations.append(registration)
    return registration
  }

  /// Removes a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Registers a handler of changes of some traits of the controller.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits, of: handler)
    traitRegistrations.append(registration)
    return registration
  }

  /// Removes a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIWindowScene: UITraitChangeObservable {
  /// Registers a handler of changes of some traits of the scene.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits, of: handler)
    traitRegistrations.append(registration)
    return registration
  }

  /// Removes a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIPresentationController: UITraitChangeObservable {
  /// Registers a handler of changes of some traits of the presentation controller.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits, of: handler)
    traitRegistrations.append(registration)
    return registration
  }

  /// Removes a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}
