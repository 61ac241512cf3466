public import Foundation

/// An object that can respond to events: the root of views and controllers.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The values that `objc_setAssociatedObject(_:_:_:_:)` stored, guarded by its lock; nil before the first.
  nonisolated(unsafe) var associatedValues: [UnsafeRawPointer: Any]?

  /// Makes a responder.
  public override init() {
    super.init()
  }

  // See UITableViewCell: makes an instance of a subclass that has no `required` initialiser.
  @_silgen_name("headless_uiresponder_make")
  convenience init(made: Void) {
    self.init()
  }

  /// The next responder in the chain; nil at its end.
  open var next: UIResponder? { nil }

  /// Whether this responder may become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may give up being first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first one of the app.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Makes this responder the first one, if it can be and the present one can resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, UIResponder.first?.resignFirstResponder() ?? true else {
      return false
    }
    UIResponder.first = self
    return true
  }

  /// Gives up being first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.first = nil
    return true
  }

  package fileprivate(set) static weak var first: UIResponder? {
    didSet {
      for view in [oldValue, first] { (view as? UIView)?.noteChange() }
    }
  }
}

extension UIResponder {
  /// Makes an instance of the class that this is called on; the body is the initialiser of the
  /// same link name.
  @_silgen_name("headless_uiresponder_make")
  package static func make() -> UIResponder
}
