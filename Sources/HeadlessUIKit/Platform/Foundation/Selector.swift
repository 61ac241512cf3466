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

  // Objective-C calls a method on the thread of the sender, whatever the actor of the method is.

  /// Creates a selector of a method without parameters.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.init(name)
    add { (target: Target, _) in _ = unsafeBitCast(method(target), to: (() -> Result).self)() }
  }

  /// Creates a selector of a method whose parameter is the sender.
  ///
  /// A sender of another type isn't passed on, and the method isn't called.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name.hasSuffix(":") ? name : name + ":")
    add { (target: Target, arguments) in
      guard let sender: Sender = argument(0, of: arguments) else { return }
      _ = unsafeBitCast(method(target), to: ((Sender) -> Result).self)(sender)
    }
  }

  /// Creates a selector of a method whose parameters are the sender and the event.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(name.hasSuffix(":") ? name : name + "::")
    add { (target: Target, arguments) in
      guard let sender: Sender = argument(0, of: arguments),
        let event: Event = argument(1, of: arguments)
      else { return }
      _ = unsafeBitCast(method(target), to: ((Sender, Event) -> Result).self)(sender, event)
    }
  }
}

/// Returns an argument as a method's parameter. An object that is passed for a Boolean value is
/// true, as in Objective-C.
private func argument<Value>(_ index: Int, of arguments: [Any?]) -> Value? {
  let argument = index < arguments.count ? arguments[index] : nil
  return argument as? Value ?? (true as? Value)
}
#endif
