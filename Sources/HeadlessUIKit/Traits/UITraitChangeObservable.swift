public import Foundation

/// The registration of a handler of trait changes.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that notifies handlers of changes of its traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: NSObjectProtocol {
  /// Removes a handler.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UIResponder {
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
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait],
    handler:
      @escaping @MainActor (
        _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
      ) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { object, previous in
      if let object = object as? Environment { handler(object, previous) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Removes a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (UIResponder, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping @MainActor (UIResponder, UITraitCollection) -> Void)
  {
    self.traits = traits
    self.handler = handler
  }

  /// Calls the handler if one of its traits changed.
  func notify(_ object: UIResponder, from previous: UITraitCollection, to new: UITraitCollection) {
    guard traits.contains(where: { !previous.values.isEqual(to: new.values, in: $0) }) else {
      return
    }
    handler(object, previous)
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
