import Foundation

extension UIKeyCommand {
  /// Returns a Boolean value that indicates whether a key performs the command.
  func matches(_ key: UIKey) -> Bool {
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    return input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
      && modifierFlags.subtracting(ignored) == key.modifierFlags.subtracting(ignored)
      && attributes.isDisjoint(with: [.disabled, .hidden])
  }

  /// Performs the command of a responder. Its target is looked for from the first responder of a
  /// chain on.
  ///
  /// - Returns: False if no responder can perform it.
  func perform(of responder: UIResponder, from first: UIResponder) -> Bool {
    if let handler { return handler(self, responder) }
    guard let target = first.target(forAction: action, withSender: self) as? UIResponder else {
      return false
    }
    guard let send = Self.editActions[action.name] else {
      return action.perform(on: target, with: [self])
    }
    send(target)(self)
    return true
  }

  /// The standard actions that a responder performs, by their selectors.
  private static let editActions: [String: (UIResponder) -> (Any?) -> Void] = [
    "cut:": UIResponder.cut, "copy:": UIResponder.copy, "paste:": UIResponder.paste,
    "select:": UIResponder.select, "selectAll:": UIResponder.selectAll,
    "delete:": UIResponder.delete, "duplicate:": UIResponder.duplicate,
    "print:": UIResponder.printContent, "rename:": UIResponder.rename,
    "export:": UIResponder.export, "find:": UIResponder.find,
    "findNext:": UIResponder.findNext, "findPrevious:": UIResponder.findPrevious,
    "toggleSidebar:": UIResponder.toggleSidebar,
  ]
}

extension Selector {
  fileprivate var name: String { "\(self)" }
}
