public import Foundation

/// An object that can respond to events: the superclass of views and controllers.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The values that `objc_setAssociatedObject(_:_:_:_:)` stored, guarded by its lock, or nil
  /// before the first.
  nonisolated(unsafe) var associatedValues: [UnsafeRawPointer: Any]?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  // See `UITableViewCell`: creates an instance of a subclass that has no `required` initializer.
  @_silgen_name("headless_uiresponder_make")
  convenience init(made: Void) {
    self.init()
  }

  /// The next responder in the chain, or nil at its end.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the responder can become first responder; false unless
  /// overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can resign as first responder; true
  /// unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the responder is the app's first responder.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Makes the responder the first responder, if it can become one and the current one can resign.
  ///
  /// - Returns: A Boolean value that indicates whether the object is the first responder.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, UIResponder.first?.resignFirstResponder() ?? true else {
      return false
    }
    UIResponder.first = self
    return true
  }

  /// Resigns as first responder.
  ///
  /// - Returns: False if the object is the first responder and can't resign.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.first = nil
    return true
  }

  // MARK: Input

  /// The view that replaces the keyboard while the responder is first. It is not displayed.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while the responder is first. It is not displayed.
  open var inputAccessoryView: UIView? { nil }
  /// Updates the input views. They are not displayed.
  open func reloadInputViews() {}

  package fileprivate(set) static weak var first: UIResponder? {
    didSet {
      for view in [oldValue, first] { (view as? UIView)?.noteChange() }
    }
  }
}

extension UIResponder {
  /// Creates an instance of the receiving class.
  ///
  /// The body is the initializer that has the same link name.
  @_silgen_name("headless_uiresponder_make")
  package static func make() -> UIResponder
}
