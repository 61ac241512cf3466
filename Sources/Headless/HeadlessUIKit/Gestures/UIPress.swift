public import Foundation

/// The press of a button or a key.
open class UIPress: NSObject {
  /// Creates a press of the select button.
  public override init() {}

  /// Creates the press of a key.
  @MainActor init(_ key: UIKey, in window: UIWindow, to responder: UIResponder) {
    (self.key, self.window, self.responder) = (key, window, responder)
    type =
      switch key.charactersIgnoringModifiers {
      case UIKeyCommand.inputUpArrow: .upArrow
      case UIKeyCommand.inputDownArrow: .downArrow
      case UIKeyCommand.inputLeftArrow: .leftArrow
      case UIKeyCommand.inputRightArrow: .rightArrow
      case UIKeyCommand.inputEscape: .menu
      default: .select
      }
  }

  /// The time of the press, in seconds since the system started.
  open private(set) var timestamp: TimeInterval = 0
  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// The pressed button.
  open private(set) var type = PressType.select
  /// The window in which the press began.
  open private(set) var window: UIWindow?
  /// The responder that receives the press.
  open private(set) var responder: UIResponder?
  /// The recognizers that receive the press.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The force of the press, from 0 to 1.
  open private(set) var force: CGFloat = 0
  /// The pressed key, or nil if a button was pressed.
  open private(set) var key: UIKey?

  /// Constants for the phase of a press.
  @nonexhaustive public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began
    /// The force changed.
    case changed
    /// The button remains pressed.
    case stationary
    /// The button was released.
    case ended
    /// The system canceled the press.
    case cancelled
  }

  /// Constants for the pressed button.
  @nonexhaustive public enum PressType: Int, Sendable {
    /// The up arrow.
    case upArrow
    /// The down arrow.
    case downArrow
    /// The left arrow.
    case leftArrow
    /// The right arrow.
    case rightArrow
    /// Select.
    case select
    /// Menu.
    case menu
    /// Play or pause.
    case playPause
  }
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject, @preconcurrency NSCoding,
  @preconcurrency NSCopying
{
  /// Creates a key without characters.
  public override init() {}

  /// Creates the key of an archive.
  public required init?(coder: NSCoder) {
    characters = coder.decodeValue(String.self, forKey: "characters") ?? ""
    charactersIgnoringModifiers = coder.decodeValue(String.self, forKey: "unmodified") ?? ""
    modifierFlags = UIKeyModifierFlags(
      rawValue: coder.decodeValue(Int.self, forKey: "modifierFlags") ?? 0)
  }

  /// Encodes the characters and the modifier keys.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(characters, forKey: "characters")
    coder.encodeValue(charactersIgnoringModifiers, forKey: "unmodified")
    coder.encodeValue(modifierFlags.rawValue, forKey: "modifierFlags")
  }

  /// Returns the key itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates a key from the input of a key command, and the modifier keys that are pressed. An
  /// uppercase letter is typed with Shift.
  package init(_ input: String, _ modifierFlags: UIKeyModifierFlags) {
    let isNamed = input.hasPrefix("UIKeyInput")
    let lowercase = isNamed ? input : input.lowercased()
    charactersIgnoringModifiers = lowercase
    self.modifierFlags = lowercase == input ? modifierFlags : modifierFlags.union(.shift)
    let types = modifierFlags.isDisjoint(with: [.command, .control])
    characters =
      isNamed || !types ? "" : self.modifierFlags.contains(.shift) ? input.uppercased() : input
  }

  /// The characters that the key types.
  open private(set) var characters = ""
  /// The characters that the key types without modifiers, or the input of a key command for a key
  /// that types none.
  open private(set) var charactersIgnoringModifiers = ""
  /// The modifier keys that are pressed.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The key of a keyboard in US English that types the character, or
  /// ``UIKeyboardHIDUsage/keyboardErrorUndefined`` if there is none.
  open var keyCode: UIKeyboardHIDUsage {
    UIKeyboardHIDUsage(typing: charactersIgnoringModifiers) ?? .keyboardErrorUndefined
  }
}

/// The modifier keys of a keyboard.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bit mask of the keys.
  public let rawValue: Int
  /// Creates flags from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
