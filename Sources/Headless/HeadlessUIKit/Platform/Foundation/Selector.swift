#if !canImport(ObjectiveC)
/// The name of a method that a control, a bar button item or a notification center calls.
///
/// There is no Objective-C runtime to find a method by its name, so a selector is created with its
/// method. Where code for iOS has `#selector(addRecipe)`, write:
///
/// ```swift
/// Selector("addRecipe", RecipesViewController.addRecipe)
/// ```
///
/// From then on, each selector of this name calls the method of an object of the class, and a
/// method of a subclass that overrides it. A selector that was only named can't be sent.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the method.
  public let description: String
  /// Creates a selector with the specified name.
  public init(_ name: String) { description = name }
  /// Creates a selector from a string literal.
  public init(stringLiteral value: String) { description = value }

  /// Creates a selector of a method without parameters.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name)
    add { (target: Target, _) in _ = method(target)() }
  }

  /// Creates a selector of a method of the main actor without parameters.
  ///
  /// The action must be sent on the main thread.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.init(name)
    let selector = self
    add { (target: Target, _) in
      selector.onMainActor(method(target), target) { _ = $0() }
    }
  }

  /// Creates a selector of a method whose parameter is the sender.
  ///
  /// A sender of another type raises an exception.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name.hasSuffix(":") ? name : name + ":")
    let selector = self
    add { (target: Target, arguments) in
      guard let sender: Sender = selector.argument(0, of: arguments, to: target) else { return }
      _ = method(target)(sender)
    }
  }

  /// Creates a selector of a method of the main actor whose parameter is the sender.
  ///
  /// The action must be sent on the main thread. A sender of another type raises an exception.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name.hasSuffix(":") ? name : name + ":")
    let selector = self
    add { (target: Target, arguments) in
      guard let sender: Sender = selector.argument(0, of: arguments, to: target) else { return }
      selector.onMainActor((method(target), sender), target) { _ = $0.0($0.1) }
    }
  }

  /// Creates a selector of a method whose parameters are the sender and the event.
  ///
  /// A sender or an event of another type raises an exception.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.init(name.hasSuffix(":") ? name : name + "::")
    let selector = self
    add { (target: Target, arguments) in
      guard let sender: Sender = selector.argument(0, of: arguments, to: target),
        let event: Event = selector.argument(1, of: arguments, to: target)
      else { return }
      _ = method(target)(sender, event)
    }
  }

  /// Creates a selector of a method of the main actor whose parameters are the sender and the
  /// event.
  ///
  /// The action must be sent on the main thread. A sender or an event of another type raises an
  /// exception.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(name.hasSuffix(":") ? name : name + "::")
    let selector = self
    add { (target: Target, arguments) in
      guard let sender: Sender = selector.argument(0, of: arguments, to: target),
        let event: Event = selector.argument(1, of: arguments, to: target)
      else { return }
      selector.onMainActor((method(target), sender, event), target) { _ = $0.0($0.1, $0.2) }
    }
  }

  /// Calls a method of the main actor, or raises an exception on another thread.
  private func onMainActor<Call>(
    _ call: Call, _ target: AnyObject, _ perform: @MainActor (Call) -> Void
  ) {
    guard UIKitException.isOnMainActor else {
      return UIKitException.raiseAnywhere(
        .internalInconsistency,
        "-[\(type(of: target)) \(self)] must be called from the main thread only.")
    }
    nonisolated(unsafe) let call = call
    MainActor.assumeIsolated { perform(call) }
  }

  /// Returns an argument as a method's parameter. An object that is passed for a Boolean value is
  /// true, as in Objective-C.
  private func argument<Value>(
    _ index: Int, of arguments: [Any?], to target: AnyObject
  ) -> Value? {
    let argument = index < arguments.count ? arguments[index] : nil
    if let value = argument as? Value ?? true as? Value { return value }
    let found = argument.map { "an instance of \(type(of: $0))" } ?? "nil"
    UIKitException.raiseAnywhere(
      .invalidArgument,
      "-[\(type(of: target)) \(self)] expects \(Value.self), and is sent \(found).")
    return nil
  }
}
#endif
