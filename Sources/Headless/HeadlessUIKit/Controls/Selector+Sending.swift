extension Selector {
  /// Sends the selector to a target or, if it is nil, to the first of the responders that has the
  /// method: from the first responder of the sender's window on, or else from the sender on.
  ///
  /// It raises an exception if no object has it.
  @MainActor func send(to target: Any?, from sender: AnyObject, for event: UIEvent?) {
    let first = (sender as? UIView).map { $0.window?.firstResponder ?? $0 } ?? UIResponder.first
    let receiver = target ?? first?.target(forAction: self, withSender: sender)
    if let receiver, perform(on: receiver as AnyObject, with: [sender, event]) { return }
    let name = receiver.map { String(describing: type(of: $0)) } ?? "nil"
    UIKitException.raise(
      .invalidArgument,
      "\(type(of: sender)) can't send the action '\(description)' to \(name): "
        + "there is no Objective-C runtime here. Instead of addTarget(_:action:for:), write "
        + "addAction(UIAction { _ in … }, for: …), or create the selector with its method.")
  }
}
