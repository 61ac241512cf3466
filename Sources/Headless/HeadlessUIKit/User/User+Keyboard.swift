extension User {
  /// A key of a keyboard.
  public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The input of a ``UIKeyCommand`` for the key.
    public let input: String

    /// Creates a key from the input of a ``UIKeyCommand``: the character that the key types without
    /// modifiers, or one of the constants of that class.
    public init(_ input: String) { self.input = input }
    /// Creates a key from the character that it types without modifiers.
    public init(stringLiteral value: String) { input = value }

    /// The up arrow.
    public static let upArrow = Key(UIKeyCommand.inputUpArrow)
    /// The down arrow.
    public static let downArrow = Key(UIKeyCommand.inputDownArrow)
    /// The left arrow.
    public static let leftArrow = Key(UIKeyCommand.inputLeftArrow)
    /// The right arrow.
    public static let rightArrow = Key(UIKeyCommand.inputRightArrow)
    /// Page Up.
    public static let pageUp = Key(UIKeyCommand.inputPageUp)
    /// Page Down.
    public static let pageDown = Key(UIKeyCommand.inputPageDown)
    /// Home.
    public static let home = Key(UIKeyCommand.inputHome)
    /// End.
    public static let end = Key(UIKeyCommand.inputEnd)
    /// Escape.
    public static let escape = Key(UIKeyCommand.inputEscape)
    /// Delete, which deletes the character before the insertion point.
    public static let delete = Key(UIKeyCommand.inputDelete)
    /// Return.
    public static let `return` = Key("\r")
    /// Tab.
    public static let tab = Key("\t")
    /// The space bar.
    public static let space = Key(" ")
  }

  /// Presses a key of the keyboard.
  ///
  /// As in UIKit, key commands with priority come first, then the text that is being edited and the
  /// movement of the focus, then the other key commands, from the first responder or the focused
  /// view along the responder chain. The chain receives the presses that are left, and then the
  /// scroll views and the view controllers, which Escape leaves.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that are held down.
  ///   - window: The window that receives the key, or nil for the key window.
  /// - Returns: False if the key has no effect.
  @discardableResult
  public func press(
    _ key: Key, modifiers: UIKeyModifierFlags = [], in window: UIWindow? = nil
  ) -> Bool {
    guard let window = window ?? UIApplication.shared.keyWindow else { return false }
    return act(on: window) {
      KeyEvent(UIKey(key.input, modifiers), in: window).deliver(as: self)
    }
  }

  /// Types text with the keyboard, key by key: into the field that is being edited, or else as
  /// single keys, for example to focus a row by its text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - window: The window that receives the keys, or nil for the key window.
  /// - Returns: False if a key has no effect.
  @discardableResult
  public func type(_ text: String, in window: UIWindow? = nil) -> Bool {
    var isWhole = true
    for letter in text where !press(Key(String(letter)), in: window) { isWhole = false }
    return isWhole
  }
}
